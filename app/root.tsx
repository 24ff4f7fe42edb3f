import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import type { Documents } from './content/documents.ts';
import { markOf, shownMark } from './content/pictures/mark.ts';
import { wholeFonts } from './document/fonts/whole-fonts.ts';
import { PageContent } from './content/page-content.tsx';
import { hydration } from './ui/deferred/hydration.ts';
import { type Language, languageOfPath } from './i18n/language.ts';
import { documentsContext, servicesContext } from '#app/http/request-context.server.ts';
import { isStaffPath } from './http/staff-path.ts';
import { type PublicSettings, PublicSettingsContext } from './config/use-public-settings.ts';
import { LanguageContext } from './i18n/text.ts';
import { PageErrorState } from './shell/page-error-state.tsx';
import { isRenamed } from './brand/mark/renamed.server.ts';
import { themeColour } from './brand/theme-colour.ts';
import { samplesIn } from './shell/sample-notice/samples.ts';
import { reconsiderFonts } from './shell/reconsider-fonts.ts';
import { ScrollPosition } from './shell/scroll-position.tsx';
import { preferredLanguage } from './i18n/language-cookie.ts';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

/** Staff pages have one address for both languages; a cookie stores the language. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const cookies = request.headers.get('cookie');
  const { settings } = context.get(servicesContext);
  const { linkHost } = settings;
  const documents = context.get(documentsContext);
  const isStaffPage = isStaffPath(url.pathname);
  const mark = markOf(documents.agency.agency);
  return {
    staffLanguage: isStaffPage ? preferredLanguage(cookies) : null,
    // In both languages, as staff change theirs without leaving the page.
    ...(isStaffPage && {
      content: JSON.stringify(staffContent(documents)),
      samples: samplesIn(documents),
    }),
    ...({
      linkHost,
      // Most sites have none of these: their pages say nothing of it.
      ...(documents.news.wasEver && { hasNews: true }),
      ...(isRenamed(documents) && { isRenamed: true }),
      ...(mark && { mark: shownMark(mark) }),
    } satisfies PublicSettings),
  };
}

/**
 * Only the language switch of staff pages changes the data, and going there from public pages. Reloading it
 * on other navigations would let a failed request take the whole page down, because the root would fail, too.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
}: ShouldRevalidateFunctionArgs) {
  const isStaffPage = ({ pathname }: URL) => isStaffPath(pathname);
  return formAction === '/admin/language' || isStaffPage(currentUrl) !== isStaffPage(nextUrl);
}

export function Layout({ children }: { children: React.ReactNode }) {
  const language = usePageLanguage();
  const mark = useRouteLoaderData<typeof loader>('root')?.mark;
  // Nothing has been compared yet: React renders all of the page in one task where others have changed it.
  if (!import.meta.env.SSR && !hydration.isOver) hydration.others?.showAsDrawn();
  useLayoutEffect(() => {
    hydration.others?.showAsChanged();
    hydration.isOver = true;
  }, []);
  return (
    <html
      lang={language}
      data-fonts={useFontsOf(language)}
      // The scripts of the head have marked it by now (`page-scripts.server.ts`). React compares in development alone.
      {...(import.meta.env.DEV && { suppressHydrationWarning: true })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour} />
        {/* Browsers that darken pages make the logo vanish, and the words of mustard buttons white (decision 84). */}
        <meta name="color-scheme" content="only light" />
        {mark ? (
          <link rel="icon" href={`/favicon.ico${mark.query}`} sizes="32x32 48x48" />
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
        <ScrollPosition />
        {/* The router removes them with the first tap: as siblings of the page, they had all its styles matched anew. */}
        <div hidden>
          <Scripts />
        </div>
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { hash, pathname } = useLocation();
  const fontsDecided = useRef<string[]>([]);
  useLayoutEffect(() => {
    // The page that the server rendered keeps its fonts, so that nothing moves.
    if (firstPage === pathname) return;
    fontsDecided.current = reconsiderFonts(fontsDecided.current);
  }, [pathname]);
  // React Router does not announce page changes to screen readers, so the heading gets the focus.
  useEffect(() => {
    if (firstPage === pathname || hash) return;
    firstPage = null;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <PublicSettingsContext value={loaderData}>
      <PageContent sent={loaderData.content}>
        <Outlet />
      </PageContent>
    </PublicSettingsContext>
  );
}

/** The last resort when even the frame of a page has failed. */
export function ErrorBoundary() {
  return (
    <main>
      <PageErrorState />
    </main>
  );
}

/** The documents that staff pages read. */
function staffContent({ agency, countries, sectors }: Documents) {
  return { agency, countries, sectors };
}

let firstPage = typeof location === 'undefined' ? null : location.pathname;

/**
 * `whole` where the page's words are in no font set that this document knows: its own set is in its styles. Other
 * pages name theirs, with their data; the built one goes without saying.
 */
function useFontsOf(language: Language): string | undefined {
  const set = useRouteLoaderData<{ fonts?: string }>(`public.${language}`)?.fonts;
  const [own] = useState(set);
  return set === own && set !== wholeFonts ? undefined : wholeFonts;
}

function usePageLanguage(): Language {
  const { pathname } = useLocation();
  const data = useRouteLoaderData<typeof loader>('root');
  return data?.staffLanguage ?? languageOfPath(pathname);
}
