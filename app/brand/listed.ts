import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { useFacts } from '#app/content/content-context.ts';

/**
 * Tells whether the page at an English address stands in menus and lists of pages: staff may take some out of them, and
 * that of the notices is there once there was one. The last part of an address is the page's id.
 */
export function useListed(): (address: string) => boolean {
  const { pagesOutOfMenus } = useFacts('navigation');
  const { hasNews } = usePublicSettings();
  return (address) =>
    (hasNews || address !== '/news') && !pagesOutOfMenus.some((id) => address.endsWith(`/${id}`));
}
