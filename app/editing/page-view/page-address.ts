import { type Language, pathIn } from '#app/i18n/language.ts';
import { isStaffPath } from '#app/http/staff-path.ts';

/** Where the page view is. Its document alone may show pages of the site in a frame (`entry.server.tsx`). */
export const pageViewPath = '/admin/content/page';

/** The public page that an address of the page view shows: `?path=/bn/about`. The home page where it names none. */
export function pathShown(query: URLSearchParams, language: Language): string {
  const path = query.get('path');
  return (path && publicPath(path, location.origin)) || pathIn(language, '/');
}

/** The page view's own address for a public page. */
export function addressOfView(path: string): string {
  return `${pageViewPath}?${new URLSearchParams({ path })}`;
}

/** Where the drafts of a public page are shown. */
export function previewOf(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}preview=draft`;
}

/** The path of a public page, with its query, by any address; null for what is none of ours. */
export function publicPath(address: string, origin: string): string | null {
  // Read as a browser would: `//elsewhere` is another host.
  const url = parsed(address, origin);
  if (!url || url.origin !== origin || isStaffPath(url.pathname) || isFile(url.pathname))
    return null;
  url.searchParams.delete('preview');
  return url.pathname + url.search;
}

function parsed(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
}

/** What the site serves beside its pages. */
function isFile(pathname: string): boolean {
  return /^\/(api|media|fonts)\/|\.\w+$/.test(pathname);
}
