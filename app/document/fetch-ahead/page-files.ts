import { languageOfPath } from '#app/i18n/language.ts';
import { pageFilesAddress } from '#app/document/public-manifest.ts';

type Page = { clientLoader?: (args: { serverLoader: () => Promise<null> }) => Promise<unknown> };

/** The files of every page by its script, as the build has written them; in development there is no such list. */
let lists: Promise<Record<string, string[]>> | undefined;

/** The pages that were loaded, or are on their way, by their scripts. */
const pages = new Map<string, Promise<unknown>>();

/**
 * How often scripts did not come. Browsers from before the summer of 2026 remember that and never ask for the address
 * again (whatwg/html#10327), and the router reloads the page that it cannot leave.
 */
const failed = new Map<string, number>();

/**
 * Fetches the scripts and styles of a public page, all at once, and runs the scripts as far as the page does before it
 * is shown. The page's own `clientLoader` says what that takes: what it asks the server for is in `kept-data.ts`.
 * Rejects where something does not come; the next call tries again.
 */
export async function loadPage(
  pathname: string,
  { isUrgent }: { isUrgent: boolean },
): Promise<void> {
  const route = routeAt(pathname);
  if (!route) return;
  const { id, module, css = [] } = route;
  const priority = isUrgent ? 'high' : 'low';
  const start = () =>
    Promise.all([
      filesOfPages().then((lists) => lists[module]?.forEach((href) => preload(href, priority))),
      ...css.map((href) => loadStyles(href, priority)),
      run(id, module),
    ]);
  const loading = pages.get(module) ?? start();
  pages.set(module, loading);
  await loading.catch((error: unknown) => {
    pages.delete(module);
    throw error;
  });
}

async function run(id: string, module: string) {
  const tries = failed.get(module) ?? 0;
  const page: unknown = await import(
    /* @vite-ignore */ tries > 0 ? `${module}?again=${tries}` : module
  ).catch((error: unknown) => {
    failed.set(module, tries + 1);
    throw error;
  });
  const known = window.__reactRouterRouteModules;
  // The router would import it once more, which takes a task even for what is there.
  if (known) known[id] ??= page;
  if (isPage(page)) await page.clientLoader?.({ serverLoader: async () => null });
}

/** Asks for the list of files, once. */
export function filesOfPages(): Promise<Record<string, string[]>> {
  lists ??= ask(pageFilesAddress(window.__reactRouterManifest?.url ?? ''));
  return lists;
}

async function ask(address: string | null): Promise<Record<string, string[]>> {
  if (!address) return {};
  const response = await fetch(address).catch(() => null);
  const lists: unknown = response?.ok ? await response.json() : {};
  return isLists(lists) ? lists : {};
}

function isPage(module: unknown): module is Page {
  return typeof module === 'object' && module !== null;
}

function isLists(given: unknown): given is Record<string, string[]> {
  return typeof given === 'object' && given !== null;
}

/** The route of the router's manifest that shows a page: those of public pages are below the frame of their language. */
function routeAt(pathname: string) {
  const frame = `public.${languageOfPath(pathname)}`;
  const names = pathname.slice(1).split('/');
  return Object.values(window.__reactRouterManifest?.routes ?? {}).find((route) => {
    const own = (route.path ?? '').split('/');
    return (
      route.parentId === frame &&
      own.length === names.length &&
      own.every((name, at) => name === names[at] || name.startsWith(':'))
    );
  });
}

function preload(href: string, fetchPriority: 'high' | 'low') {
  if (document.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return;
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority }));
}

/**
 * Loads a sheet that changes nothing yet. The router asks for no sheet that the document has a link to; without one it
 * applies it to the page that is left, and takes it away again, and each time the browser matches the styles of all
 * elements anew. The bundler's preload helper would take such a link for a sheet in use, but the router's list names
 * those that several pages share by an address of its own, with a fragment.
 */
function loadStyles(href: string, fetchPriority: 'high' | 'low'): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const onerror = () => {
      link.remove();
      reject(new Error(`no styles: ${href}`));
    };
    const media = 'not all';
    Object.assign(link, {
      rel: 'stylesheet',
      media,
      href,
      fetchPriority,
      onload: resolve,
      onerror,
    });
    document.head.append(link);
  });
}
