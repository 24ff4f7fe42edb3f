import type { EntryContext } from 'react-router';

type Manifest = Pick<EntryContext['manifest'], 'routes'>;

/**
 * Tags that have a browser fetch the scripts and styles of other pages once it has nothing else to do: what these paths
 * need beyond the page at `shown`. Not a preload, which would come before what the page itself shows.
 */
export function nextPageLinks(
  { routes }: Manifest,
  shown: string,
  paths: readonly string[],
): string {
  const has = new Set([...filesOf(routes, shown).keys()].map(fileAt));
  const files = new Map(paths.flatMap((path) => [...filesOf(routes, path)]));
  return [...files]
    .filter(([href]) => !has.has(fileAt(href)))
    .map(([href, as]) => `<link rel="prefetch" as="${as}" href="${href}"/>`)
    .join('');
}

/** The files of a route with a fixed path, and of the frames around it, each with what it is. */
function filesOf(routes: Manifest['routes'], path: string): Map<string, 'script' | 'style'> {
  const files = new Map<string, 'script' | 'style'>();
  let route = Object.values(routes).find((one) => one?.path === path.slice(1));
  while (route) {
    for (const href of [route.module, ...(route.imports ?? [])]) files.set(href, 'script');
    for (const href of route.css ?? []) files.set(href, 'style');
    route = route.parentId === undefined ? undefined : routes[route.parentId];
  }
  return files;
}

/** React Router adds a fragment where two routes use the same stylesheet, and later looks for the link with it. */
function fileAt(href: string): string {
  return href.replace(/#.*/, '');
}
