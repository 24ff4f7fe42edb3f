/** Where staff arrive when no page was remembered. */
const firstPage = '/admin/addgallery';

/**
 * The page to go on to after signing in: `next` if it is a path of this origin under `/admin/`, else
 * the first page. Judged after parsing as the browser would parse it, so that no way of writing
 * another origin (`//evil`, `/\evil`) or another path (`/admin/../x`, `%2e%2e`) gets through.
 */
export function rememberedPage(next: string | null): string {
  if (!next?.startsWith('/admin/')) return firstPage;
  const here = 'https://here.invalid';
  // Not `URL.parse`, which the older half of the browsers of docs/operations/run.md does not have.
  try {
    const { origin, pathname, search, hash } = new URL(next, here);
    const isPlain = /^\/admin\/[a-z]+(?:-[a-z]+)*(?:\/trash)?$/.test(pathname);
    return origin === here && isPlain ? pathname + search + hash : firstPage;
  } catch {
    return firstPage;
  }
}

/** The same for a page of staff that may be the sign-in itself, which keeps the page it goes on to. */
export function rememberedStaffPage(from: string | null): string {
  const [path, query] = from?.split('?', 2) ?? [];
  if (path !== '/admin') return rememberedPage(from);
  const next = new URLSearchParams(query).get('next');
  return next === null ? '/admin' : signInAddress(rememberedPage(next));
}

/** The address of the sign-in that comes back to the given page. */
export function signInAddress(page: string): string {
  return `/admin?${new URLSearchParams({ next: page })}`;
}
