import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

/** All addresses of `app/routes.ts`, with `*` for any path. */
export const mountedAddresses: string[] = addressesOf(routes);

function addressesOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const address = path ? `${above}/${path}` : above;
    // A page with a place for others beside it, where there is none that stands for it.
    const own = path && children && !children.some((child) => child.index) ? [address] : [];
    if (children) return [...own, ...addressesOf(children, address)];
    return path || index ? address || '/' : [];
  });
}
