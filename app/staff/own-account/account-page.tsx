import { type ReactNode, useState } from 'react';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts } from '#app/i18n/text.ts';
import { actionOf } from '#app/ui/api-call/use-action.ts';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import type { Route } from './+types/account-page';
import styles from '../accounts/accounts-page.module.css';
import { OwnEvents } from './own-events.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { fetchOwnAccount, ownAccountActs } from './own-account.ts';
import { ownAccountTexts } from './own-account.text.ts';
import { ProfileForm } from './profile-form.tsx';
import { SecondFactor } from './second-factor.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, ownAccountTexts.title);
}

export function clientLoader() {
  return { account: fetchOwnAccount() };
}

export const clientAction = actionOf(ownAccountActs);

/** The user's own name, password, sessions and second factor, whatever the role. */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(ownAccountTexts);
  const [notice, setNotice] = useState<Notice | null>(null);
  const tell = (sentence: string, detail?: ReactNode) =>
    setNotice({ tone: 'success', sentence, detail });
  const others = <a href="#sessions">{texts.endOthers}</a>;
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <Loaded result={useLoaded(loaderData.account)} keepsContent>
        {({ me, startPage, isElsewhere, hasPassword, sessions, events }) => (
          <div className={styles.page}>
            {!isElsewhere && !me.hasSecondFactor && (
              <p className={styles.urge}>
                <b>{texts.passwordAlone}</b> {texts.passwordAloneAdvice}{' '}
                <a href="#second-factor">{texts.setUpCode}</a>
              </p>
            )}
            <section className="part" aria-labelledby="you">
              <h2 id="you" className={styles.email}>
                {me.email}
              </h2>
              <ProfileForm me={me} startPage={startPage} onSaved={tell} />
            </section>
            {!isElsewhere && (
              <section className="part" aria-labelledby="password">
                <h2 id="password">{texts.password}</h2>
                <div>
                  <PlainButtonLink tone="ghost" size="small" href="/admin/password">
                    {texts.changePassword}
                  </PlainButtonLink>
                </div>
              </section>
            )}
            <section className="part" aria-labelledby="sessions">
              <h2 id="sessions">{texts.sessions}</h2>
              <OwnSessions sessions={sessions} hasPassword={hasPassword} onChange={tell} />
            </section>
            {!isElsewhere && (
              <section className="part" aria-labelledby="second-factor">
                <h2 id="second-factor">{texts.secondFactor}</h2>
                <SecondFactor
                  isOn={me.hasSecondFactor}
                  onChange={(sentence) =>
                    tell(sentence, sentence === texts.isOn && sessions.length > 1 && others)
                  }
                />
              </section>
            )}
            <section className="part" aria-labelledby="what-happened">
              <h2 id="what-happened">{texts.whatHappened}</h2>
              <OwnEvents events={events} />
            </section>
          </div>
        )}
      </Loaded>
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </>
  );
}
