import type { Theirs, Change, Collision, Saving } from './saving.ts';

/** A change on this device. `against` is what it collided with: it is not sent again until somebody has chosen. */
type KeptChange = Change & { keptAt: number; against?: Theirs };

/** Where changes rest on this device; `Storage` has more. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The documents into which an account has typed something that is still on this device alone. */
export function keptDocuments(
  shelf: () => Pick<Storage, 'length' | 'key'>,
  account: string,
): string[] {
  const prefix = nameOf(account, '');
  try {
    const all = shelf();
    const names = Array.from({ length: all.length }, (_, at) => all.key(at) ?? '');
    return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  } catch {
    return [];
  }
}

function nameOf(account: string, document: string): string {
  return `content:${account}:${document}`;
}

/** What one account has typed into one document on this device and the server has not acknowledged. */
export class KeptChanges {
  readonly #shelf: () => Shelf;
  readonly #now: () => number;
  readonly #name: string;
  #isWhole = true;

  /** `shelf` is a function, because some browsers throw where it is only asked for. */
  constructor(shelf: () => Shelf, now: () => number, account: string, document: string) {
    this.#shelf = shelf;
    this.#now = now;
    this.#name = nameOf(account, document);
  }

  /** What was kept in the last 30 days, in the order in which it was typed. */
  read(): { changes: Change[]; collisions: Record<string, Collision> } {
    const kept = this.#readAll();
    return {
      changes: kept.filter(({ against }) => !against).map(plain),
      collisions: Object.fromEntries(
        kept.flatMap((one) =>
          one.against ? [[one.path, { mine: plain(one), theirs: one.against }]] : [],
        ),
      ),
    };
  }

  /**
   * Keeps what `after` has and `before` had not, and lets go of the opposite. Changes of other open screens stay.
   * False while something of it could not be kept: no storage, or no room.
   */
  update(before: Kept, after: Kept): boolean {
    const old = entriesOf(before);
    const fresh = entriesOf(after);
    const left = old.filter((one) => !fresh.some((other) => isSame(one, other)));
    const added = this.#isWhole ? fresh.filter((one) => !old.includes(one)) : fresh;
    if (left.length === 0 && added.length === 0) return this.#isWhole;
    try {
      const rest = this.#readAll().filter(
        (kept) =>
          !added.some((one) => isSame(one, kept)) &&
          !left.some((one) => isSame(one, kept) && kept.sequence <= one.sequence),
      );
      const all = [...rest, ...added.map((one) => ({ ...one, keptAt: this.#now() }))];
      if (all.length === 0) this.#shelf().removeItem(this.#name);
      else this.#shelf().setItem(this.#name, JSON.stringify({ format, all }));
      this.#isWhole = true;
    } catch {
      this.#isWhole = false;
    }
    return this.#isWhole;
  }

  #readAll(): KeptChange[] {
    try {
      const kept: unknown = JSON.parse(this.#shelf().getItem(this.#name) ?? 'null');
      const { format: written, all } = (kept ?? {}) as { format?: number; all?: KeptChange[] };
      if (written !== format || !Array.isArray(all)) return [];
      const since = this.#now() - longestMs;
      return all.filter(({ keptAt }) => keptAt > since);
    } catch {
      return [];
    }
  }
}

function plain({ path, value, base, editor, sequence }: KeptChange): Change {
  return { path, value, base, editor, sequence };
}

type Kept = Pick<Saving, 'changes' | 'collisions'>;
type Entry = Change & { against?: Theirs };

/** The same objects for the same state, so that they can be compared by identity. */
const entriesOfState = new WeakMap<object, Entry>();

function entriesOf({ changes, collisions }: Kept): Entry[] {
  const against = Object.values(collisions).map((collision) => {
    const known = entriesOfState.get(collision);
    if (known) return known;
    const entry: Entry = { ...collision.mine, against: collision.theirs };
    entriesOfState.set(collision, entry);
    return entry;
  });
  return [...changes, ...against];
}

function isSame(one: Change, other: Change): boolean {
  return one.path === other.path && one.editor === other.editor;
}

/** Increase it when what older versions have kept can no longer be read. */
const format = 1;
const longestMs = 30 * 24 * 3_600_000;
