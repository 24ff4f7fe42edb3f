import { readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pageFilesAddress, publicManifest } from '#app/document/public-manifest.ts';

type RouteEntry = Record<string, unknown>;

/**
 * Leaves out of the browsers' manifest what says nothing: flags that are false, and the files that a route's module
 * asks for itself; the server, which writes preloads from these files, has a manifest of its own. Beside it goes one
 * without the back office, for public pages (`app/document/public-manifest.ts`): every visitor would pay 800 bytes for
 * addresses that no link of theirs leads to without a new document.
 */
export async function slimManifest(assets: string): Promise<void> {
  const names = await readdir(assets);
  const name = names.find((one) => /^manifest-.*\.js$/.test(one));
  if (!name) throw new Error(`There is no manifest in ${assets}.`);
  const text = await readFile(join(assets, name), 'utf8');
  const [begin, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
  const manifest = JSON.parse(text.slice(begin, end)) as {
    url: string;
    routes: Record<string, RouteEntry>;
  };
  for (const route of Object.values(manifest.routes)) {
    const said = Object.entries(route).filter(
      ([key, value]) => value !== false && !needless.includes(key),
    );
    manifest.routes[String(route['id'])] = Object.fromEntries(said);
  }
  const write = (file: string, said: object) =>
    writeFile(join(assets, file), text.slice(0, begin) + JSON.stringify(said) + text.slice(end));
  // Public pages are mounted once in each language, and their ids say so (`app/routes.ts`).
  const ofVisitors = Object.entries(manifest.routes).filter(([id]) => /^root$|\.(en|bn)$/.test(id));
  const routes = Object.fromEntries(ofVisitors);
  const url = publicManifest(manifest.url);
  const lists = join(assets, basename(pageFilesAddress(url)!));
  await writeFile(lists, JSON.stringify(await filesOfPages(assets, Object.values(routes))));
  // Its own address stands in it, and is preloaded once more from there.
  await write(publicManifest(name), { ...manifest, url, routes });
  await write(name, manifest);
}

/**
 * The scripts that each page needs besides its own, by the address of that: what it imports, and what it asks for when it
 * runs, each with its imports. A browser that fetches a page ahead asks for all of them at once and not for one after
 * the other (`app/document/fetch-ahead/`). What every page has is in none, nor what a page itself asks for only while staff
 * have not hidden it.
 */
async function filesOfPages(
  assets: string,
  routes: RouteEntry[],
): Promise<Record<string, string[]>> {
  const read = (file: string) => readFile(join(assets, file), 'utf8');
  /** Adds a script and all that it imports. */
  const add = async (file: string, to: Set<string>): Promise<void> => {
    if (to.has(file)) return;
    to.add(file);
    await Promise.all(namesIn(await read(file), importsNow).map((name) => add(name, to)));
  };
  const scriptOf = ({ module }: RouteEntry) => basename(String(module));
  const frame = new Set<string>();
  const isFrame = ({ id }: RouteEntry) => /^(root|public\..+)$/.test(String(id));
  for (const route of routes.filter(isFrame)) await add(scriptOf(route), frame);
  const lists: Record<string, string[]> = {};
  for (const route of routes.filter((one) => !isFrame(one))) {
    const own = scriptOf(route);
    const found = new Set(frame);
    await add(own, found);
    for (const later of namesIn(await read(own), importsLater))
      if (!mayBeHidden.test(later)) await add(later, found);
    lists[String(route['module'])] = [...found]
      .filter((file) => file !== own && !frame.has(file))
      .map((file) => `/assets/${file}`);
  }
  return lists;
}

const importsNow = /(?:from|import)["'`]\.\/([\w.-]+\.js)["'`]/g;
const importsLater = /import\(["'`]\.\/([\w.-]+\.js)["'`]/g;

/** The script of a section of the home page (`app/home/home-page.tsx`): where it is hidden, nobody is to load it. */
const mayBeHidden = /^reviews-section-/;

function namesIn(code: string, imports: RegExp): string[] {
  return [...code.matchAll(imports)].flatMap(([, name]) => name ?? []);
}

/** `imports` is for preloads of pages that are linked to, of which the site has none. */
const needless = ['imports', 'hasDefaultExport'];
