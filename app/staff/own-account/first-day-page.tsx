import { type FormEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSubmit } from 'react-router';
import { type StartPage, firstDayPage, rememberedPage } from '#app/auth/remembered-page.ts';
import type { StaffSession } from '#app/auth/staff-member.ts';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { callApi } from '#app/http/api-client.ts';
import { formTexts } from '#app/http/form-texts.ts';
import { languageNames, languages } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { actionOf, useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { RadioTiles } from '#app/ui/field/radio-tiles.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import type { Route } from './+types/first-day-page';
import styles from './first-day-page.module.css';
import { firstDayTexts } from './first-day.text.ts';
import { ownAccountActs } from './own-account.ts';
import { profileTexts } from './profile.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, firstDayTexts.title);
}

export function clientLoader() {
  return { session: callApi('GET /api/auth/get-session') };
}

export const clientAction = actionOf(ownAccountActs);

/** After the first password, once: name, language, what one does here, and a second code (decision 81). Nothing but the name is needed. */
export default function FirstDayPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(firstDayTexts);
  return (
    <>
      <div className={styles.head}>
        <StaffPageHead title={texts.title} />
      </div>
      <Loaded result={useLoaded(loaderData.session)} keepsContent>
        {(session) => session && <Questions {...session} />}
      </Loaded>
    </>
  );
}

type Session = Pick<StaffSession, 'staff' | 'startPage' | 'signInBy'>;

function Questions({ staff, startPage, signInBy }: Session) {
  const texts = useTexts(firstDayTexts);
  const profile = useTexts(profileTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const submit = useSubmit();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<StartPage | null>(null);
  const [code, setCode] = useState<'now' | 'later' | null>(null);
  const { isBusy, failure, send } = useAction(ownAccountActs, 'saveProfile');

  async function begin(event: FormEvent) {
    event.preventDefault();
    if (!form.current || isBusy) return;
    const { name } = formTexts(form.current, 'name');
    const page = chosen ?? startPage;
    const result = await send({ name, startPage: page });
    if (!result.ok) return form.current?.querySelector('input')?.focus();
    const wanted = new URLSearchParams(search).get('next');
    // Whoever was sent to where everybody starts was on the way to nowhere else.
    const next = rememberedPage(wanted === startPage ? null : wanted, page);
    await navigate(code === 'now' ? '/admin/account#second-factor' : next, { replace: true });
  }

  const wrong = failure?.errors.find(({ field }) => field === 'name');
  const sentences: Record<string, string> = profile;
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void begin(event)}>
      <TextField
        label={profile.name}
        name="name"
        autoComplete="name"
        maxLength={60}
        defaultValue={guessed(staff)}
        error={wrong && (sentences[wrong.code] ?? profile.badName)}
      />
      <fieldset className={styles.languages}>
        <legend>{texts.language}</legend>
        {languages.toReversed().map((one) => (
          <label key={one} lang={one}>
            <input
              type="radio"
              name="language"
              checked={one === language}
              onChange={() =>
                void submit(
                  { language: one, from: firstDayPage + search },
                  { method: 'post', action: '/admin/language', replace: true },
                )
              }
            />
            <span>{languageNames[one]}</span>
          </label>
        ))}
      </fieldset>
      <RadioTiles
        legend={texts.role}
        name="role"
        value={chosen}
        onChoose={setChosen}
        tiles={[
          {
            value: '/admin/allapplication',
            icon: 'phone',
            label: texts.calls,
            hint: texts.callsHow,
          },
          {
            value: '/admin/today',
            icon: 'clipboard-list',
            label: texts.cases,
            hint: texts.casesHow,
          },
          {
            value: '/admin/content',
            icon: 'globe',
            label: texts.website,
            hint: texts.websiteHow,
          },
        ]}
      />
      {signInBy === null && !staff.hasSecondFactor && (
        <RadioTiles
          legend={texts.code}
          name="code"
          isBeside
          value={code}
          onChoose={setCode}
          tiles={[
            { value: 'now', icon: 'shield-check', label: texts.now },
            { value: 'later', icon: 'clock', label: texts.later },
          ]}
        />
      )}
      {failure && !wrong && <FailureAlert failure={failure} takesFocus />}
      <Button type="submit" size="large" busy={isBusy}>
        {texts.begin} <Icon name="arrow-right" />
      </Button>
    </form>
  );
}

/** Until somebody has said their name it is the beginning of their e-mail address: `shirin` may well be Shirin. */
function guessed({ name, email }: Session['staff']): string {
  if (name !== email.split('@')[0]) return name;
  return name
    .split(/[._-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
