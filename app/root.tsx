import { useEffect, useLayoutEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  isRouteErrorResponse,
  useLocation,
  useNavigationType,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { type Language, languageOfPath } from './i18n/language.ts';
import { servicesContext } from './platform/services.server.ts';
import { LanguageContext, defineTexts, textsIn } from './i18n/text.ts';
import { ButtonLink } from './ui/button.tsx';
import { preferredLanguage } from './staff/language-cookie.ts';
import latinFont from './styles/fonts/made/anek-latin.woff2?url';
import bengaliFont from './styles/fonts/made/anek-bengali-400.woff2?url';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

/** Staff pages have one address in both languages; there the language is a preference in a cookie. */
export function loader({ request, context }: Route.LoaderArgs) {
  const isStaffPage = new URL(request.url).pathname.startsWith('/admin');
  return {
    staffLanguage: isStaffPage ? preferredLanguage(request.headers.get('cookie')) : null,
    linkHost: context.get(servicesContext).settings.linkHost,
  };
}

/**
 * Only the switch on staff pages can change it, and going there from the public ones. Otherwise a
 * list that could not be fetched would take the whole page down with it: the root would have failed
 * too.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
}: ShouldRevalidateFunctionArgs) {
  const isStaffPage = ({ pathname }: URL) => pathname.startsWith('/admin');
  return formAction === '/admin/language' || isStaffPage(currentUrl) !== isStaffPage(nextUrl);
}

export function Layout({ children }: { children: React.ReactNode }) {
  const language = usePageLanguage();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#08303A" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link
          rel="preload"
          href={language === 'bn' ? bengaliFont : latinFont}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { hash, pathname } = useLocation();
  const isFollowed = useNavigationType() !== 'POP';
  // To the top of a page one has followed a link to, the way is smooth; on Back, Forward and reload
  // the position is simply there again. Before `ScrollRestoration`, whose effect runs after this one.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-smooth', isFollowed);
  });
  // React Router announces nothing when it changes the page: the heading gets the focus instead.
  useEffect(() => {
    if (firstPage === pathname || hash) return;
    firstPage = null;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return <Outlet />;
}

export function ErrorBoundary() {
  const words = textsIn(texts, usePageLanguage());
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main className="wrap section">
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <p className="lead">{words.advice}</p>
      <p className="hint num">{status}</p>
      <ButtonLink to="/">{words.home}</ButtonLink>
    </main>
  );
}

let firstPage = typeof location === 'undefined' ? null : location.pathname;

function usePageLanguage(): Language {
  const { pathname } = useLocation();
  const data = useRouteLoaderData<typeof loader>('root');
  return data?.staffLanguage ?? languageOfPath(pathname);
}

const texts = defineTexts({
  title: { en: 'Something went wrong on our side', bn: 'আমাদের দিকে একটা সমস্যা হয়েছে' },
  advice: {
    en: 'Nothing you typed was sent. Please try again in a moment, or call us.',
    bn: 'আপনার লেখা কিছু পাঠানো হয়নি। একটু পরে আবার চেষ্টা করুন, অথবা আমাদের ফোন করুন।',
  },
  home: { en: 'Home', bn: 'মূল পাতা' },
});
