import type { ServerBuild } from 'react-router';

/** The address of a page as the routes have it; null for an address that is no page's. */
export type PageRoutes = (path: string) => string | null;

/**
 * The addresses of all pages, from the routes that were built. What a visitor makes up is none of them,
 * so that a log or a metric may name what this returns. The router asks for a page's data at `….data`.
 */
export function pageRoutes({ routes }: Pick<ServerBuild, 'routes'>): PageRoutes {
  const address = (id: string): string => {
    const { path, parentId } = routes[id] ?? {};
    return (parentId ? address(parentId) : '') + (path ? `/${path}` : '');
  };
  const known = new Set(Object.keys(routes).map((id) => address(id) || '/'));
  return (path) => {
    const page = path.replace(/(?:^\/_root)?\.data$/, '') || '/';
    return known.has(page) ? page : null;
  };
}
