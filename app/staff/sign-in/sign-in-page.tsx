import { useEffect, useState } from 'react';
import { redirect, useLocation, useNavigate } from 'react-router';
import { Logo } from '#app/brand/logo.tsx';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { keepSession } from './just-signed-in.ts';
import { rememberedPage } from '#app/auth/remembered-page.ts';
import { servicesContext, siteOriginContext } from '#app/http/request-context.server.ts';
import { signInBy, staffSession } from '#app/http/staff-session.server.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import type { Route } from './+types/sign-in-page';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { signInTexts } from '../staff.text.ts';

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, signInTexts.title);
}

/** Users who are signed in go on at once. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const session = await staffSession(services, request.headers);
  if (session) {
    const next = new URL(request.url).searchParams.get('next');
    throw redirect(rememberedPage(next, session.startPage));
  }
  return {
    signInBy: signInBy(services.externalSignIn),
    siteOrigin: context.get(siteOriginContext),
  };
}

export default function SignInPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(signInTexts);
  const next = new URLSearchParams(useLocation().search).get('next');
  const navigate = useNavigate();
  useEffect(prepareNextPages, []);
  return (
    <SignInFrame title={texts.title}>
      <ArrivalAlert />
      <SignInForm
        signInBy={loaderData.signInBy}
        siteOrigin={loaderData.siteOrigin}
        onDone={(session) => {
          if (session) keepSession(session);
          removeLateSheets();
          void navigate(rememberedPage(next, session?.startPage), { replace: true });
        }}
      />
      {loaderData.signInBy === null && <p>{texts.forgotten}</p>}
      <NextPictures />
    </SignInFrame>
  );
}

/** The pictures of every page after the sign-in, out of sight: reading two drawings takes a slow device 0.04 s and more. */
function NextPictures() {
  if (!useHydrated()) return null;
  return (
    <div hidden>
      <Logo isOnDark />
      <img src="/illustrations/textile-par-deep.svg" alt="" />
    </div>
  );
}

/**
 * Prepares what the document prefetches, which the router would read from the cache after the sign-in, for 0.1 s and more:
 * scripts are compiled, and sheets are there without being applied, so that it does not wait for them. The bundler's preload
 * helper would take such a sheet for one in use, so they go with this page.
 */
function prepareNextPages() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')) {
    if (link.as === 'script') link.rel = 'modulepreload';
    else Object.assign(link, { media: 'not all', rel: 'stylesheet' });
  }
  return () => sheetsAhead().forEach((link) => link.remove());
}

/** A sheet that has not come by now is left to the router, which shows no page before: a link to it would say that it is there. */
function removeLateSheets() {
  for (const link of sheetsAhead()) if (!link.sheet) link.remove();
}

function sheetsAhead() {
  return document.querySelectorAll<HTMLLinkElement>('link[as="style"][media="not all"]');
}

/** A message after signing out, or after choosing a password by a link, until it is closed. */
function ArrivalAlert() {
  const texts = useTexts(signInTexts);
  const common = useTexts(staffTexts);
  const navigate = useNavigate();
  const { isSignedOut, hasPassword } = arrivalOf(useLocation().state);
  const [isClosed, setClosed] = useState(false);
  if (isClosed || !(isSignedOut || hasPassword)) return null;
  return (
    <Alert
      tone="success"
      sentence={hasPassword ? texts.hasPassword : texts.signedOut}
      closeLabel={common.close}
      onClose={() => {
        setClosed(true);
        // Nor should it come back when the page is reloaded.
        void navigate('.', { replace: true, state: null });
      }}
    />
  );
}

type Arrival = { isSignedOut?: boolean; hasPassword?: boolean };

/** The previous page's message, which the browser keeps in the history state. */
function arrivalOf(state: unknown): Arrival {
  return typeof state === 'object' && state !== null ? state : {};
}
