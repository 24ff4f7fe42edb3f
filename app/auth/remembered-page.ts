/** The pages with which somebody may want to start. The first is where everybody starts until they choose. */
export const startPages = [
  '/admin/addgallery',
  '/admin/today',
  '/admin/allapplication',
  '/admin/inbox',
  '/admin/overview',
  '/admin/content',
] as const;

/** Where somebody goes after their first password (decision 81). */
export const firstDayPage = '/admin/first-day';

export type StartPage = (typeof startPages)[number];

/**
 * The page to open after sign-in: `next` if it is a path of this origin under `/admin/`, else `startPage`.
 * Checked after parsing, as a browser parses it, so that no spelling of another origin (`//evil`, `/\evil`)
 * or another path (`/admin/../x`, `%2e%2e`) gets through. A path holds names of pages, ids and codes of items.
 */
export function rememberedPage(next: string | null, startPage: StartPage = startPages[0]): string {
  if (!next?.startsWith('/admin/')) return startPage;
  const here = 'https://here.invalid';
  // Not `URL.parse`, which half of the supported browsers lack (docs/operations/run.md).
  try {
    const { origin, pathname, search, hash } = new URL(next, here);
    const isPlain = /^\/admin(?:\/[a-z\d_]+(?:[-.][a-z\d_]+)*)+$/.test(pathname);
    const isPage = isPlain && pathname !== languageAction;
    return origin === here && isPage ? pathname + search + hash : startPage;
  } catch {
    return startPage;
  }
}

/** Only takes forms: whoever opens it sees an error. */
const languageAction = '/admin/language';

/** The same for a staff page that may be the sign-in page itself: then the page remembered there. */
export function rememberedStaffPage(from: string | null): string {
  const [path, query] = from?.split('?', 2) ?? [];
  if (path !== '/admin') return rememberedPage(from);
  const next = new URLSearchParams(query).get('next');
  return next === null ? '/admin' : signInAddress(rememberedPage(next));
}

/** The address of the sign-in page that leads back to a page. */
export function signInAddress(page: string): string {
  return `/admin?${new URLSearchParams({ next: page })}`;
}

/** The paths to which a sign-in may lead: that of `next`, or else of whichever page the account starts with. */
export function pagesAfterSignIn(next: string | null): readonly string[] {
  const page = rememberedPage(next);
  return page === startPages[0] ? startPages : [page.replace(/[?#].*/, '')];
}
