import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '#bin/bootstrap.mjs';

const folder = join(root, 'build/client/assets');

/** The script of each route of the last build, by the route's id; null where nothing is built. */
export function builtRoutes(): Map<string, string> | null {
  const [manifest] = globSync(join(folder, 'manifest-*.js'));
  if (!manifest) return null;
  const text = readFileSync(manifest, 'utf8');
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, { module: string }>;
  };
  return new Map(Object.entries(routes).map(([id, { module }]) => [id, basename(module)]));
}

/** Every script of the last build: code by name. */
export function builtScripts(): Map<string, string> {
  const files = globSync(join(folder, '*.js'));
  return new Map(files.map((file) => [basename(file), readFileSync(file, 'utf8')]));
}

/** The size in bytes of a file of the last build's assets. */
export function builtSize(file: string): number {
  return statSync(join(folder, file)).size;
}

/** A built script with all that it imports, and with `later` also what it fetches when it is wanted: code by name. */
export function scriptsFrom(first: string, { later }: { later: boolean }): Map<string, string> {
  const imports = later
    ? /(?:from|import)\(?["'`]\.\/([\w.-]+\.js)["'`]/g
    : /(?:from|import)["'`]\.\/([\w.-]+\.js)["'`]/g;
  const found = new Map<string, string>();
  const waiting = [first];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file) || file.includes('manifest-')) continue;
    const code = readFileSync(join(folder, file), 'utf8');
    found.set(file, code);
    for (const [, other] of code.matchAll(imports)) if (other) waiting.push(other);
  }
  return found;
}

/** The addresses of the built scripts that have this text in them. */
export function scriptsThatSay(text: string): string[] {
  return [...builtScripts()].filter(([, code]) => code.includes(text)).map(([n]) => `/assets/${n}`);
}
