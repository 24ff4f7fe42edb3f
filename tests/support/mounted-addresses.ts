import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';

/** All addresses of `app/routes.ts`, with `*` for any path. */
export const mountedAddresses: string[] = addressesOf(routes);

function addressesOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const address = path ? `${above}/${path}` : above;
    if (children) return addressesOf(children, address);
    return path || index ? address || '/' : [];
  });
}
