import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { firstDayPage } from '#app/auth/remembered-page.ts';
import type { Role } from '#app/auth/staff-member.ts';
import { useTexts } from '#app/i18n/text.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { StatusNotice, statusPage } from '#app/operations/status/status-notice.tsx';
import type { SiteStatus } from '#app/operations/status/site-status.ts';
import { adminLayoutTexts } from './admin-layout.text.ts';
import styles from './notices.module.css';
import { SampleNotice } from './sample-notice/sample-notice.tsx';
import { useSamples } from './sample-notice/samples.ts';

/**
 * What owners should know of the site, said once per sign-in above the page that it opens: on a phone it would
 * push everybody's work off the screen for ever. Afterwards a dot at Status reminds of it.
 */
export function Notices({
  role,
  signedInAt,
  mailIsDelivered,
  status,
}: {
  role: Role;
  signedInAt: string;
  mailIsDelivered: boolean;
  status: Promise<ApiResult<SiteStatus>> | null;
}) {
  const texts = useTexts(adminLayoutTexts);
  const { pathname } = useLocation();
  const samples = useSamples();
  const [shownAt, setShownAt] = useState(() =>
    localStorage.getItem(seenKey) === signedInAt ? null : pathname,
  );
  // The first day's questions come alone, on one screen of a phone: the page after them says the rest.
  const isFirstDay = pathname === firstDayPage;
  if (shownAt === firstDayPage && !isFirstDay) setShownAt(pathname);
  useEffect(() => {
    if (!isFirstDay) localStorage.setItem(seenKey, signedInAt);
  }, [signedInAt, isFirstDay]);
  if (isFirstDay) return null;
  // Nobody else can put it right.
  if (role !== 'owner') return null;
  // There it belongs to the page, which tells the rest in full.
  if (pathname === statusPage) return <SampleNotice places={samples} />;
  if (shownAt !== pathname) return null;
  return (
    <div className={styles.notices}>
      {!mailIsDelivered && (
        <p className={styles.notice}>
          <Icon name="info" />
          {texts.noMail}
        </p>
      )}
      {status && <StatusNotice status={status} />}
      <SampleNotice places={samples} />
      <Button tone="ghost" size="small" onClick={() => setShownAt(null)}>
        {texts.hide}
      </Button>
    </div>
  );
}

/** Under this name the sign-in is kept whose notices were shown. */
const seenKey = 'staff-notices';
