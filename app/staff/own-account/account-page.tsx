import { type ReactNode, type FormEvent, useState, useRef } from 'react';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useTexts, useLanguage } from '#app/i18n/text.ts';
import { actionOf, useAction } from '#app/ui/api-call/use-action.ts';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { type Notice, Toast } from '#app/ui/toast/toast.tsx';
import type { Route } from './+types/account-page';
import styles from '../accounts/accounts-page.module.css';
import { OwnSessions } from './own-sessions.tsx';
import { type OwnEvent, type OwnAccount, fetchOwnAccount, ownAccountActs } from './own-account.ts';
import { ownAccountTexts } from './own-account.text.ts';
import { SecondFactor } from './second-factor.tsx';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { accountActionTexts, doerOf, doerTexts } from '#app/i18n/log.text.ts';
import { startPages } from '#app/auth/remembered-page.ts';
import { formTexts } from '#app/http/form-texts.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { profileTexts } from './profile.text.ts';

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

/** Events of the user's own account: where no mail is delivered, the only way to learn of a link to it. */
function OwnEvents({ events }: { events: OwnEvent[] }) {
  const texts = useTexts(ownAccountTexts);
  const doers = useTexts(doerTexts);
  const actions: Record<string, string> = useTexts(accountActionTexts);
  const language = useLanguage();
  if (events.length === 0) return <p>{texts.nothingHappened}</p>;
  return (
    <>
      <p>{texts.whatHappenedLead}</p>
      <ul className={styles.rows} aria-labelledby="what-happened">
        {events.map((event) => (
          <li key={event._id} className={styles.row}>
            <span className={styles.who}>
              <b>{actions[event.action] ?? event.action}</b>, {doerOf(event, doers)}
            </span>
            <time className="hint" dateTime={event.at}>
              {formatMoment(language, event.at)}
            </time>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The name that colleagues see beside one's acts, and the page with which one starts. */
function ProfileForm({
  me,
  startPage,
  onSaved,
}: Pick<OwnAccount, 'me' | 'startPage'> & { onSaved: (sentence: string) => void }) {
  const texts = useTexts(profileTexts);
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, failure, send } = useAction(ownAccountActs, 'saveProfile');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || isBusy) return;
    const { name, startPage: chosen } = formTexts(form.current, 'name', 'startPage');
    const page = startPages.find((one) => one === chosen) ?? startPage;
    const result = await send({ name, startPage: page });
    if (result.ok) return onSaved(texts.saved);
    if (result.errors.length > 0) form.current.querySelector('input')?.focus();
  }

  const wrong = failure?.errors.find(({ field }) => field === 'name');
  const sentences: Record<string, string> = texts;
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        id="own-name"
        label={texts.name}
        hint={texts.nameHint}
        name="name"
        autoComplete="name"
        maxLength={60}
        defaultValue={me.name}
        error={wrong && (sentences[wrong.code] ?? texts.badName)}
      />
      <fieldset>
        <legend>{texts.startPage}</legend>
        {startPages.map((page) => (
          <label key={page}>
            <input type="radio" name="startPage" value={page} defaultChecked={page === startPage} />
            {texts[page]}
          </label>
        ))}
      </fieldset>
      {failure && !wrong && <FailureAlert failure={failure} takesFocus />}
      <Button type="submit" tone="ghost" size="small" busy={isBusy}>
        {texts.save}
      </Button>
    </form>
  );
}
