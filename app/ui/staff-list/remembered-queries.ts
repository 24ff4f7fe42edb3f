/**
 * Keeps what was typed into the search in this tab, and returns a random name for it to put into an address:
 * passport numbers and telephone numbers do not belong in the browser's history. Where the browser allows
 * no storage it is kept until the next reload.
 */
export function rememberQuery(words: string): string {
  const all = allWords();
  const known = Object.entries(all).find(([, kept]) => kept === words)?.[0];
  if (known) return known;
  const name = crypto.getRandomValues(new Uint32Array(2)).join('');
  const entries: [string, string][] = [...Object.entries(all), [name, words]];
  keep(Object.fromEntries(entries.slice(-maxKept)));
  return name;
}

/** What was typed under this name, in this tab; null when it was not, or is forgotten. */
export function recalledQuery(name: string): string | null {
  // Not `all[name]`, which would find `constructor`; `Object.hasOwn` came after the oldest browsers.
  return Object.entries(allWords()).find(([known]) => known === name)?.[1] ?? null;
}

/** Forgets everything that was typed in this tab: whoever signs in next need not know it. */
export function forgetQueries(): void {
  inMemory = {};
  try {
    sessionStorage.removeItem(storageName);
  } catch {
    // No storage: nothing can be there.
  }
}

const storageName = 'staff-searches';
/** As many steps back as anybody takes. */
const maxKept = 50;

let inMemory: Record<string, string> = {};

function allWords(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageName) ?? 'null');
    return kept ? (kept as Record<string, string>) : inMemory;
  } catch {
    return inMemory;
  }
}

function keep(words: Record<string, string>): void {
  inMemory = words;
  try {
    sessionStorage.setItem(storageName, JSON.stringify(words));
  } catch {
    // No storage, or no room: in memory it is.
  }
}
