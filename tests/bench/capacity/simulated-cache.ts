/** Where an answer comes from: the site, or a cache that stands nearer to it. */
export type Source = {
  /**
   * The version of what is stored under `key`. Whoever asks has the version `known` already (-1: none), so that an
   * equal one need not be sent again (304).
   */
  ask(key: number, tick: number, known: number): number;
};

/** How long a cache answers by itself, in ticks. */
export type Holding = {
  /** So long it asks nobody (`s-maxage`). With 0 it asks for every answer. */
  hold: number;
  /** So long after that it still answers at once, and asks behind the visitor's back (`stale-while-revalidate`). */
  stale: number;
};

/**
 * One cache. It keeps the ETag of its copy and asks with that. An answer from behind takes one tick, and whoever wants the
 * same during this tick waits for the same answer: requests behind are coalesced. Nothing is ever pushed out for want of room:
 * all pages in both languages are a few megabytes.
 */
export class SimulatedCache implements Source {
  readonly #behind: Source;
  readonly #fresh: number;
  readonly #usable: number;
  readonly #versions: Int32Array;
  readonly #askedAt: Int32Array;

  constructor(behind: Source, keys: number, { hold, stale }: Holding) {
    this.#behind = behind;
    this.#fresh = Math.max(1, hold);
    this.#usable = hold + stale;
    this.#versions = new Int32Array(keys).fill(-1);
    this.#askedAt = new Int32Array(keys);
  }

  ask(key: number, tick: number): number {
    const copy = this.#versions[key]!;
    const age = tick - this.#askedAt[key]!;
    if (copy >= 0 && age < this.#fresh) return copy;
    const current = this.#behind.ask(key, tick, copy);
    this.#versions[key] = current;
    this.#askedAt[key] = tick;
    return copy >= 0 && age < this.#usable ? copy : current;
  }
}
