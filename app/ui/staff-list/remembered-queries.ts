import { tabStorage } from '../tab-storage.ts';

/**
 * Keeps what was typed into the search in this tab, and returns a random name for it to put into an address:
 * passport numbers and telephone numbers do not belong in the browser's history. Where the browser allows
 * no storage it is kept until the next reload.
 */
export function rememberQuery(words: string): string {
  const all = searches.read();
  const known = Object.entries(all).find(([, kept]) => kept === words)?.[0];
  if (known) return known;
  const name = crypto.getRandomValues(new Uint32Array(2)).join('');
  const entries: [string, string][] = [...Object.entries(all), [name, words]];
  searches.write(Object.fromEntries(entries.slice(-maxKept)));
  return name;
}

/** What was typed under this name, in this tab; null when it was not, or is forgotten. */
export function recalledQuery(name: string): string | null {
  // Not `all[name]`, which would find `constructor`; `Object.hasOwn` came after the oldest browsers.
  return Object.entries(searches.read()).find(([known]) => known === name)?.[1] ?? null;
}

const searches = tabStorage<string>('staff-searches');
/** As many steps back as anybody takes. */
const maxKept = 50;
