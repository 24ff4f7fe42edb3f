import { type FormEvent, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { firstDayPage } from '#app/auth/remembered-page.ts';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { formTexts } from '#app/http/form-texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import type { Route } from './+types/link-page';
import { PasswordField } from '../password-field.tsx';
import { passwordTexts } from '../password.text.ts';
import { passwordErrorOf } from '../password-errors.ts';
import { keepSession } from './just-signed-in.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { useKeptSecret } from './use-kept-secret.ts';
import formStyles from './sign-in-form.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...staffMeta(matches, passwordTexts.linkTitle),
    { name: 'referrer', content: 'no-referrer' },
  ];
}

type Link = AnswerOf<'POST /api/auth/link'> & { token: string };

/** Looks up the owner and purpose of the link; null if it was used or never existed. */
export async function clientLoader() {
  await followBrowser();
  const token = window.location.hash.slice(1);
  const link = callApi('POST /api/auth/link', { body: { token } }).then(
    (result): ApiResult<Link | null> => {
      if (result.ok) return { ...result, data: { token, ...result.data } };
      const isGone = result.status === 404 || result.status === 422;
      return isGone ? { ok: true, data: null, next: null } : result;
    },
  );
  return { link };
}

/**
 * Once per tab the page of somebody new takes the language of their browser. Not by the router, which would lose the
 * secret behind the `#`.
 */
async function followBrowser() {
  const isOther = navigator.language.startsWith('bn') && document.documentElement.lang === 'en';
  if (!isOther || sessionStorage.getItem(followedKey)) return;
  sessionStorage.setItem(followedKey, 'yes');
  const body = new URLSearchParams({ language: 'bn' });
  await fetch('/admin/language', { method: 'POST', body, redirect: 'manual' }).catch(() => null);
  window.location.reload();
}

const followedKey = 'language-followed';

/** All that the server renders: the secret never reaches it. */
export function HydrateFallback() {
  const texts = useTexts(passwordTexts);
  const common = useTexts(staffTexts);
  return (
    <SignInFrame title={texts.linkTitle}>
      <p role="status">{common.loading}</p>
    </SignInFrame>
  );
}

/** The page of a one-time link. The secret is in the fragment, so that the server's logs never contain it. */
export default function LinkPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(passwordTexts);
  return (
    <SignInFrame title={texts.linkTitle}>
      <Loaded
        result={useLoaded(loaderData.link)}
        isEmpty={(link) => link === null}
        empty={
          <Alert tone="danger" sentence={texts.linkGone}>
            <p>{texts.linkGoneAdvice}</p>
          </Alert>
        }
      >
        {(link) => link && <ChooseForm link={link} />}
      </Loaded>
    </SignInFrame>
  );
}

/**
 * Calls the API itself: after a route action the router would look the link up again, which is used by then.
 */
function ChooseForm({ link: { token, email, isInvitation } }: { link: Link }) {
  const texts = useTexts(passwordTexts);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, failure, call } = useApiCall();
  const { revalidate } = useRevalidator();
  useKeptSecret(token);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current || isBusy) return;
    const body = { token, ...formTexts(form.current, 'newPassword') };
    const result = await call(() => callApi('POST /api/auth/link/password', { body }));
    if (result.ok) return goIn(body.newPassword);
    if (result.status === 404) return revalidate();
    form.current?.querySelector('input')?.focus();
  }

  /** Straight in; where that takes more than the password, or fails, by the sign-in page. */
  async function goIn(password: string) {
    const entered = await call(() =>
      callApi('POST /api/auth/sign-in/email', { body: { email, password } }),
    );
    if (!entered.ok || 'secondStep' in entered.data)
      return navigate('/admin', { replace: true, state: { hasPassword: true } });
    keepSession(entered.data);
    const { startPage } = entered.data;
    return navigate(isInvitation ? firstDayPage : startPage, { replace: true });
  }

  const error = failure && passwordErrorOf(failure, 'newPassword');
  return (
    <form
      ref={form}
      method="post"
      className={formStyles.form}
      onSubmit={(event) => void submit(event)}
    >
      <p>{fill(isInvitation ? texts.invited : texts.resetting, { email })}</p>
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={texts.newPassword}
        hint={texts.rules}
        name="newPassword"
        autoComplete="new-password"
        error={error && texts[error]}
      />
      {failure && !error && <FailureAlert failure={failure} takesFocus />}
      <Button type="submit" size="large" busy={isBusy}>
        {texts.choose} <Icon name="arrow-right" />
      </Button>
    </form>
  );
}
