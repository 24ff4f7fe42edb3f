import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type RouteEntry = Record<string, unknown>;

/**
 * Leaves out of the browsers' manifest what says nothing: flags that are false, and the files that a route's module
 * asks for itself. Every visitor loads it with all routes of the back office, of which it says a kilobyte less this
 * way; the server, which writes preloads from these files, has a manifest of its own.
 */
export async function slimManifest(assets: string): Promise<void> {
  const names = await readdir(assets);
  const name = names.find((one) => /^manifest-.*\.js$/.test(one));
  if (!name) throw new Error(`There is no manifest in ${assets}.`);
  const text = await readFile(join(assets, name), 'utf8');
  const [begin, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
  const manifest = JSON.parse(text.slice(begin, end)) as { routes: Record<string, RouteEntry> };
  for (const route of Object.values(manifest.routes)) {
    const said = Object.entries(route).filter(
      ([key, value]) => value !== false && !needless.includes(key),
    );
    manifest.routes[String(route['id'])] = Object.fromEntries(said);
  }
  await writeFile(
    join(assets, name),
    text.slice(0, begin) + JSON.stringify(manifest) + text.slice(end),
  );
}

/** `imports` is for preloads of pages that are linked to, of which the site has none. */
const needless = ['imports', 'hasDefaultExport'];
