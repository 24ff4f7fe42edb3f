import { useState } from 'react';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { PlainButtonLink } from '#app/ui/button/button.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import type { Route } from './+types/accounts-page';
import { accountActs } from './account-acts.ts';
import styles from './accounts-page.module.css';
import { accountsTexts } from './accounts.text.ts';
import { fetchAccounts } from './accounts.ts';
import { StaffAccountsTable } from './staff-table.tsx';
import { InviteForm } from './invite-form.tsx';
import { ProfileForm } from '../own-account/profile-form.tsx';
import { OwnEvents } from '../own-account/own-events.tsx';
import { OwnSessions } from '../own-account/own-sessions.tsx';
import { SecondFactor } from '../own-account/second-factor.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, accountsTexts.title);
}

export function clientLoader() {
  return { accounts: fetchAccounts() };
}

export const clientAction = actionOf(accountActs);

/** All staff accounts, and the user's own password, sessions and second factor. */
export default function AccountsPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(accountsTexts);
  const [notice, setNotice] = useState<Notice | null>(null);
  const tell = (sentence: string, detail?: string) =>
    setNotice({ tone: 'success', sentence, detail });
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <Loaded result={useLoaded(loaderData.accounts)} keepsContent>
        {(accounts) => (
          <div className={styles.page}>
            {!accounts.isElsewhere && !accounts.me.hasSecondFactor && (
              <p className={styles.urge}>
                <b>{texts.passwordAlone}</b> {texts.passwordAloneAdvice}{' '}
                <a href="#second-factor">{texts.setUpCode}</a>
              </p>
            )}
            <section className={styles.section} aria-labelledby="staff">
              <h2 id="staff">{texts.staff}</h2>
              <StaffAccountsTable accounts={accounts} onChange={tell} />
            </section>
            <section className={styles.section} aria-labelledby="invite">
              <h2 id="invite">{texts.invite}</h2>
              {accounts.isElsewhere ? (
                <p>{texts.elsewhere}</p>
              ) : (
                <>
                  <p>{texts.inviteLead}</p>
                  <InviteForm />
                </>
              )}
            </section>
            <section className={styles.section} aria-labelledby="yours">
              <h2 id="yours">{texts.yourAccount}</h2>
              <p className={styles.email}>{accounts.me.email}</p>
              <ProfileForm me={accounts.me} startPage={accounts.startPage} onSaved={tell} />
              {!accounts.isElsewhere && (
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
                sessions={accounts.sessions}
                hasPassword={accounts.hasPassword}
                onChange={tell}
              />
              {!accounts.isElsewhere && (
                <>
                  <h3 id="second-factor">{texts.secondFactor}</h3>
                  <SecondFactor isOn={accounts.me.hasSecondFactor} onChange={tell} />
                </>
              )}
              <h3 id="what-happened">{texts.whatHappened}</h3>
              <OwnEvents events={accounts.events} />
            </section>
          </div>
        )}
      </Loaded>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}
