import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/http/api-client.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type SiteStatus, urgentWarnings } from './site-status.ts';
import styles from './status-notice.module.css';
import { statusTexts } from './status.text.ts';

const statusPage = '/admin/status';

/** Says on every other staff page that something should be put right, asked anew with each page. */
export function StatusNotice() {
  const texts = useTexts(statusTexts);
  const language = useLanguage();
  const { pathname } = useLocation();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (pathname === statusPage) return;
    let isLeft = false;
    async function ask() {
      const found = await callApi('GET /api/status');
      // Whatever keeps this from being known, the page itself is told of it too.
      if (found.ok && !isLeft) setCount(urgent(found.data));
    }
    void ask();
    return () => {
      isLeft = true;
    };
  }, [pathname]);
  if (count === 0 || pathname === statusPage) return null;
  const sentence = count === 1 ? texts.oneWarning : texts.warnings;
  return (
    <p className={styles.notice}>
      <Icon name="circle-alert" />
      <span>
        {fill(sentence, { count: formatNumber(language, count) })}{' '}
        <Link to={statusPage}>{texts.look}</Link>
      </span>
    </p>
  );
}

function urgent({ warnings }: SiteStatus): number {
  return warnings.filter((name) => urgentWarnings.includes(name)).length;
}
