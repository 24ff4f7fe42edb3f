import type { ServerBuild } from 'react-router';
import { pageOfData } from '#app/document/data-address.ts';

/** Maps a path to the pattern of its route; null when no page has it. */
export type PageRoutes = (path: string) => string | null;

/**
 * The patterns of all pages, from the built routes. Text from a visitor is never one of them, so logs and
 * metrics may contain what this returns. Includes the router's data requests (`….data`).
 */
export function pageRoutes({ routes }: Pick<ServerBuild, 'routes'>): PageRoutes {
  const address = (id: string): string => {
    const { path, parentId } = routes[id] ?? {};
    return (parentId ? address(parentId) : '') + (path ? `/${path}` : '');
  };
  const known = new Set(Object.keys(routes).map((id) => address(id) || '/'));
  const patterns = [...known]
    .filter((pattern) => pattern.includes('/:'))
    .map((pattern) => [pattern, new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`)] as const);
  return (path) => {
    const page = pageOfData(path);
    if (known.has(page)) return page;
    return patterns.find(([, form]) => form.test(page))?.[0] ?? null;
  };
}
