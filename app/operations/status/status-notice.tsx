import { Link } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { type SiteStatus, urgentWarnings } from './site-status.ts';
import styles from './status-notice.module.css';
import { noticeTexts } from './status-notice.text.ts';

/** The page with the details of the notice. */
export const statusPage = '/admin/status';

/** A notice on another staff page that something needs attention. */
export function StatusNotice({ status }: { status: Promise<ApiResult<SiteStatus>> }) {
  const texts = useTexts(noticeTexts);
  const language = useLanguage();
  const count = useUrgentCount(status);
  if (count === 0) return null;
  const sentence = count === 1 ? texts.oneWarning : texts.warnings;
  return (
    <p className={styles.notice}>
      <Icon name="circle-alert" />
      <span>
        {fill(sentence, { count: formatNumber(language, count) })}{' '}
        <Link className="tap" to={statusPage}>
          {texts.look}
        </Link>
      </span>
    </p>
  );
}

/** How many things need attention soon. Where the status cannot be fetched, its page reports that. */
export function useUrgentCount(status: Promise<ApiResult<SiteStatus>> | null): number {
  const found = useLoaded(status);
  return found?.ok ? urgent(found.data) : 0;
}

function urgent({ warnings }: SiteStatus): number {
  return warnings.filter((name) => urgentWarnings.includes(name)).length;
}
