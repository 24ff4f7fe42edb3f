import { brotliCompressSync } from 'node:zlib';
import { builtRoutes, scriptsFrom } from '#tests/support/built-scripts.ts';
import type { Row } from './row.ts';

/** What the page of a route loads, dialogs and all, beyond what every page of the staff area does. */
export function pageScripts(what: string, route: string): Row {
  const routes = builtRoutes()!;
  const scriptsOf = (id: string) => scriptsFrom(routes.get(id)!, { later: true });
  const shared = scriptsOf('staff/accounts/accounts-page');
  const own = [...scriptsOf(route)].filter(([file]) => !shared.has(file));
  const bytes = own.reduce((sum, [, code]) => sum + brotliCompressSync(code).length, 0);
  return {
    what: `scripts of ${what}, with its dialogs, beside those of the staff area`,
    ours: `${bytes} B, brotli`,
    peer: `${own.length} files`,
    allowed: 'at most 60000 B',
    isMet: bytes <= 60_000,
  };
}
