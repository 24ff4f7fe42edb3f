const names = ['staff-searches', 'unfinished'] as const;

/** Empties what is kept in memory. */
const emptied = new Set<() => void>();

/**
 * What somebody of the staff leaves in a tab under a name, by keys, across pages and reloads. Where the browser allows no storage,
 * or has no room, it is kept until the next reload.
 */
export function tabStorage<Entry>(name: (typeof names)[number]) {
  let inMemory: Record<string, Entry> = {};
  emptied.add(() => (inMemory = {}));
  return {
    read(): Record<string, Entry> {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
        return kept ? (kept as Record<string, Entry>) : inMemory;
      } catch {
        return inMemory;
      }
    },
    write(all: Record<string, Entry>): void {
      inMemory = all;
      try {
        sessionStorage.setItem(name, JSON.stringify(all));
      } catch {
        // In memory it is.
      }
    },
  };
}

/** Forgets all of it on signing out: whoever signs in next need not know it. */
export function forgetTab(): void {
  for (const empty of emptied) empty();
  try {
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // No storage: nothing can be there.
  }
}
