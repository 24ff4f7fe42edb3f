import { type FormEvent, useRef, useState } from 'react';
import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router';
import { pathIn } from '#app/i18n/language.ts';
import { staffLanguage, staffMeta } from '#app/i18n/staff-meta.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { textsIn, useLanguage, useTexts } from '#app/i18n/text.ts';
import { type ApiFailure, callApi } from '#app/platform/api-client.ts';
import { rememberedPage } from '#app/platform/remembered-page.ts';
import { servicesContext } from '#app/platform/services.server.ts';
import { staffSession } from '#app/platform/staff-session.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { failureText } from '#app/ui/failure-alert.tsx';
import { FieldErrorText, TextField } from '#app/ui/field.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Icon } from '#app/ui/icon.tsx';
import { StaffLanguageSwitch } from '#app/ui/staff-language-switch.tsx';
import { agency } from '#content/agency.ts';
import type { Route } from './+types/sign-in-page';
import styles from './sign-in-page.module.css';
import { signInTexts } from './staff.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  const language = staffLanguage(matches);
  return staffMeta(textsIn(signInTexts, language).title, agency.name[language]);
}

/** Whoever is signed in already goes on at once. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (await staffSession(context.get(servicesContext), request.headers)) {
    throw redirect(rememberedPage(new URL(request.url).searchParams.get('next')));
  }
  return null;
}

export default function SignInPage() {
  const texts = useTexts(signInTexts);
  const language = useLanguage();
  return (
    <main id="main" className={styles.page}>
      <img className={styles.picture} src="/illustrations/scene-river.svg" alt="" />
      <div className={styles.side}>
        <div className={styles.content}>
          <img
            className={styles.logo}
            src="/illustrations/logo.svg"
            width={248}
            height={64}
            alt={agency.name[language]}
          />
          <h1 tabIndex={-1}>{texts.title}</h1>
          <SignedOutAlert />
          <SignInForm />
          <div className={styles.ways}>
            <a className={styles.home} href={pathIn(language, '/')}>
              {texts.home}
            </a>
            <StaffLanguageSwitch />
          </div>
        </div>
      </div>
    </main>
  );
}

function SignInForm() {
  const texts = useTexts(signInTexts);
  const common = useTexts(staffTexts);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || isBusy) return;
    const { email, password } = Object.fromEntries(new FormData(form.current));
    setBusy(true);
    setFailure(null);
    const result = await callApi('POST', '/api/auth/sign-in/email', { email, password });
    setBusy(false);
    form.current?.reset();
    if (result.ok) return navigate(rememberedPage(query.get('next')), { replace: true });
    setFailure(result);
    form.current?.querySelector('input')?.focus();
  }

  return (
    // With method="post" a press before scripts run could not put the password into an address.
    <form ref={form} method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        placeholder="you@example.com"
        maxLength={254}
        required
      />
      <TextField
        label={texts.password}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={128}
        required
      />
      <fieldset disabled={!isHydrated} className={styles.submit}>
        <Button type="submit" size="large" busy={isBusy}>
          {texts.submit} <Icon name="arrow-right" />
        </Button>
      </fieldset>
      <div role="alert">
        {failure && (
          <FieldErrorText>
            {isAboutCredentials(failure) ? texts.failed : common[failureText(failure)]}
          </FieldErrorText>
        )}
      </div>
      <noscript>
        <p>{texts.needsScripts}</p>
      </noscript>
    </form>
  );
}

/** Says so to whoever has just logged out, until it is closed. */
function SignedOutAlert() {
  const texts = useTexts(signInTexts);
  const common = useTexts(staffTexts);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isSignedOut?: boolean } | null };
  const [isClosed, setClosed] = useState(false);
  if (!state?.isSignedOut || isClosed) return null;
  return (
    <Alert
      tone="success"
      sentence={texts.signedOut}
      closeLabel={common.close}
      onClose={() => {
        setClosed(true);
        // Nor shall it come back when the page is loaded again.
        void navigate('.', { replace: true, state: null });
      }}
    />
  );
}

/** Unknown address, wrong password, locked account, text that can be neither: all say the same. */
function isAboutCredentials({ status }: ApiFailure): boolean {
  return status === 400 || status === 401 || status === 422;
}
