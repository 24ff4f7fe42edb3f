import { useEffect, useState } from 'react';
import { staffLanguage, staffMeta } from '#app/i18n/staff-meta.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { textsIn, useTexts } from '#app/i18n/text.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import { PlainButtonLink } from '#app/ui/button.tsx';
import { FailureAlert } from '#app/ui/failure-alert.tsx';
import { StaffPageHead } from '#app/ui/staff-page-head.tsx';
import { type Notice, Toast } from '#app/ui/toast.tsx';
import { agency } from '#content/agency.ts';
import type { Route } from './+types/accounts-page';
import styles from './accounts-page.module.css';
import { accountsTexts } from './accounts.text.ts';
import { type Accounts, fetchAccounts } from './accounts.ts';
import { Colleagues } from './colleagues.tsx';
import { InviteForm } from './invite-form.tsx';
import { OwnEvents } from './own-events.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const language = staffLanguage(matches);
  return staffMeta(textsIn(accountsTexts, language).title, agency.name[language]);
}

/** Who may sign in, and one's own password, sessions and second factor. */
export default function AccountsPage() {
  const texts = useTexts(accountsTexts);
  const common = useTexts(staffTexts);
  const [found, setFound] = useState<ApiResult<Accounts> | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  async function load() {
    setFound(await fetchAccounts());
  }
  useEffect(() => {
    void fetchAccounts().then(setFound);
  }, []);

  /** After something has changed: the list anew, and what has happened. */
  function tell(sentence: string, detail?: string) {
    setNotice({ tone: 'success', sentence, detail });
    void load();
  }

  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      {!found && <p role="status">{common.loading}</p>}
      {found && !found.ok && (
        <FailureAlert
          failure={found}
          onRetry={() => {
            setFound(null);
            void load();
          }}
        />
      )}
      {found?.ok && (
        <div className={styles.page}>
          <section className={styles.section} aria-labelledby="staff">
            <h2 id="staff">{texts.staff}</h2>
            <Colleagues accounts={found.data} onChange={tell} />
          </section>
          <section className={styles.section} aria-labelledby="invite">
            <h2 id="invite">{texts.invite}</h2>
            {found.data.isElsewhere ? (
              <p>{texts.elsewhere}</p>
            ) : (
              <>
                <p>{texts.inviteLead}</p>
                <InviteForm onInvited={() => void load()} />
              </>
            )}
          </section>
          <section className={styles.section} aria-labelledby="yours">
            <h2 id="yours">{texts.yourAccount}</h2>
            <p className={styles.email}>{found.data.me.email}</p>
            {!found.data.isElsewhere && (
              <>
                <h3>{texts.password}</h3>
                <div>
                  <PlainButtonLink tone="ghost" size="small" href="/admin/password">
                    {texts.changePassword}
                  </PlainButtonLink>
                </div>
              </>
            )}
            <h3>{texts.sessions}</h3>
            <OwnSessions
              sessions={found.data.sessions}
              hasPassword={found.data.hasPassword}
              onChange={tell}
            />
            {!found.data.isElsewhere && (
              <>
                <h3>{texts.secondFactor}</h3>
                <SecondFactor isOn={found.data.me.hasSecondFactor} onChange={tell} />
              </>
            )}
            <h3 id="what-happened">{texts.whatHappened}</h3>
            <OwnEvents events={found.data.events} />
          </section>
        </div>
      )}
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}
