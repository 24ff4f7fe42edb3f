import { type FormEvent, useRef, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { ApiFailure } from '#app/http/api-client.ts';
import { callApi } from '#app/http/api-client.ts';
import { formTexts } from '#app/http/form-texts.ts';
import type { StaffSession } from '#app/auth/staff-member.ts';
import { Button } from '#app/ui/button/button.tsx';
import { problemSentence } from '#app/http/problems.ts';
import { FieldErrorText, TextField } from '#app/ui/field/field.tsx';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { PasswordField } from '../password-field.tsx';
import styles from './sign-in-form.module.css';
import { SingleSignOn } from './single-sign-on.tsx';
import { signInTexts } from '../staff.text.ts';

/**
 * Asks for e-mail and password, then for a code if the account has a second factor. Does not use route
 * actions: the form also appears over other pages, whose own action waits for it.
 */
export function SignInForm({
  email,
  signInBy,
  siteOrigin,
  isOverPage = false,
  onDone,
}: {
  email?: string;
  /**
   * The name of the single sign-on provider, "" for an external provider of passwords, null for our own
   * accounts.
   */
  signInBy: string | null;
  /** Where the site is set up to be. */
  siteOrigin?: string;
  /** Shown over a page that must keep its state. */
  isOverPage?: boolean;
  onDone: (session?: StaffSession) => void;
}) {
  const [step, setStep] = useState<'password' | 'code' | 'again'>('password');
  if (signInBy) return <SingleSignOn name={signInBy} {...(isOverPage && { onDone })} />;
  if (step === 'code') return <CodeForm onDone={onDone} onStartAgain={() => setStep('again')} />;
  return (
    <PasswordForm
      email={email}
      siteOrigin={siteOrigin}
      isAgain={step === 'again'}
      onDone={onDone}
      onCode={() => setStep('code')}
    />
  );
}

function PasswordForm({
  email,
  siteOrigin,
  isAgain,
  onDone,
  onCode,
}: {
  email: string | undefined;
  siteOrigin: string | undefined;
  isAgain: boolean;
  onDone: (session: StaffSession) => void;
  onCode: () => void;
}) {
  const texts = useTexts(signInTexts);
  const language = useLanguage();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, failure, call } = useApiCall();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || isBusy) return;
    const body = formTexts(form.current, 'email', 'password');
    const result = await call(() => callApi('POST /api/auth/sign-in/email', { body }));
    form.current?.reset();
    if (result.ok) return 'secondStep' in result.data ? onCode() : onDone(result.data);
    const [emailField, passwordField] = form.current?.querySelectorAll('input') ?? [];
    if (result.code !== 'busy') return emailField?.focus();
    // The address was not the problem, so it is kept.
    if (emailField) emailField.value = body.email;
    passwordField?.focus();
  }

  const sentenceOf = (problem: ApiFailure) => {
    if (isAboutCredentials(problem)) return texts.failed;
    if (problem.code !== 'foreign_origin' || !siteOrigin) return problemSentence(problem)[language];
    return fill(texts.elsewhere, { right: siteOrigin, here: location.origin });
  };
  const problem = failure ? sentenceOf(failure) : isAgain && texts.startAgain;
  return (
    // With method="post", submitting before hydration cannot put the password into the URL.
    <form ref={form} method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        id="sign-in-email"
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        placeholder="you@example.com"
        defaultValue={email}
        maxLength={254}
        required
      />
      <PasswordField
        id="sign-in-password"
        label={texts.password}
        name="password"
        autoComplete="current-password"
        // Over a page the address is known.
        takesFocus={email !== undefined}
      />
      <fieldset disabled={!isHydrated} className={styles.submit}>
        <Button type="submit" size="large" busy={isBusy}>
          {texts.submit} <Icon name="arrow-right" />
        </Button>
      </fieldset>
      <div role="alert">{problem && <FieldErrorText>{problem}</FieldErrorText>}</div>
      <noscript>
        <p>{texts.needsScripts}</p>
      </noscript>
    </form>
  );
}

function CodeForm({
  onDone,
  onStartAgain,
}: {
  onDone: (session: StaffSession) => void;
  onStartAgain: () => void;
}) {
  const texts = useTexts(signInTexts);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, failure, call } = useApiCall();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || isBusy) return;
    const body = formTexts(form.current, 'code');
    const result = await call(() => callApi('POST /api/auth/sign-in/code', { body }));
    if (result.ok) return onDone(result.data);
    if (result.code === 'start_again') return onStartAgain();
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
  }

  return (
    <form ref={form} method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        id="sign-in-code"
        label={texts.code}
        hint={texts.codeHint}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the password, just sent
        autoFocus
      />
      <Button type="submit" size="large" busy={isBusy}>
        {texts.submit} <Icon name="arrow-right" />
      </Button>
      <div role="alert">
        {failure && <FieldErrorText>{problemSentence(failure)[language]}</FieldErrorText>}
      </div>
    </form>
  );
}

/** Unknown address, wrong password, locked account and invalid text all show the same message. */
function isAboutCredentials({ status }: ApiFailure): boolean {
  return status === 400 || status === 401 || status === 422;
}
