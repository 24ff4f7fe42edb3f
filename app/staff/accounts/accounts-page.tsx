import { useState } from 'react';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import type { Route } from './+types/accounts-page';
import { accountActs } from './account-acts.ts';
import styles from './accounts-page.module.css';
import { accountsTexts } from './accounts.text.ts';
import { fetchAccounts } from './accounts.ts';
import { OwnersOnly } from './owners-only.tsx';
import { StaffAccountsTable } from './staff-table.tsx';
import { InviteForm } from './invite-form.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, accountsTexts.title);
}

export function clientLoader() {
  return { accounts: fetchAccounts() };
}

export const clientAction = actionOf(accountActs);

/** All accounts, their roles and the invitations, for owners; staff read here that they cannot. */
export default function AccountsPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(accountsTexts);
  const [notice, setNotice] = useState<Notice | null>(null);
  const tell = (sentence: string, detail: string) =>
    setNotice({ tone: 'success', sentence, detail });
  const result = useLoaded(loaderData.accounts);
  if (result && !result.ok && result.code === 'owner_only')
    return <OwnersOnly title={texts.title} />;
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <Loaded result={result} keepsContent>
        {(accounts) => (
          <div className={styles.page}>
            <section className="part" aria-labelledby="staff">
              <h2 id="staff">{texts.staff}</h2>
              <StaffAccountsTable accounts={accounts} onChange={tell} />
            </section>
            <section className="part" aria-labelledby="invite">
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
          </div>
        )}
      </Loaded>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}
