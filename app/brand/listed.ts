import { useFacts } from '#app/content/content-context.ts';

/**
 * Tells whether the page at an English address stands in menus and lists of pages: staff may take some out of them. The
 * last part of an address is the page's id.
 */
export function useListed(): (address: string) => boolean {
  const { pagesOutOfMenus } = useFacts('navigation');
  return (address) => !pagesOutOfMenus.some((id) => address.endsWith(`/${id}`));
}
