import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '#bin/bootstrap.mjs';
import type { Row } from './row.ts';

const folder = join(root, 'build/client/assets');

/** What the page of a route loads, dialogs and all, beyond what every page of the staff area does. */
export function pageScripts(what: string, route: string): Row {
  const [manifest] = globSync(join(folder, 'manifest-*.js'));
  const text = readFileSync(manifest!, 'utf8');
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, { module: string }>;
  };
  const scriptOfRoute = (id: string) => basename(routes[id]!.module);
  const shared = reach(scriptOfRoute('staff/accounts/accounts-page'));
  const own = [...reach(scriptOfRoute(route))].filter((file) => !shared.has(file));
  const bytes = own.reduce((sum, file) => sum + brotliCompressSync(scriptOf(file)).length, 0);
  return {
    what: `scripts of ${what}, with its dialogs, beside those of the staff area`,
    ours: `${bytes} B, brotli`,
    peer: `${own.length} files`,
    allowed: 'at most 60000 B',
    isMet: bytes <= 60_000,
  };
}

/** A file with all that it loads at once or later. */
function reach(first: string): Set<string> {
  const found = new Set<string>();
  const waiting = [first];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file) || file.startsWith('manifest-')) continue;
    found.add(file);
    const code = scriptOf(file).toString();
    for (const [, other] of code.matchAll(/(?:from|import)\(?["'`]\.\/([\w-]+\.js)["'`]/g))
      waiting.push(other!);
  }
  return found;
}

function scriptOf(file: string): Buffer {
  return readFileSync(join(folder, file));
}
