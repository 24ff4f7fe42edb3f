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
  const { origin, pathname, search, hash } = new URL(next, here);
  const isPlain = /^\/admin\/[a-z]+$/.test(pathname);
  return origin === here && isPlain ? pathname + search + hash : firstPage;
}

/** The address of the sign-in that comes back to the given page. */
export function signInAddress(page: string): string {
  return `/admin?${new URLSearchParams({ next: page })}`;
}
