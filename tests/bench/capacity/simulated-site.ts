import type { Source } from './simulated-cache.ts';

/** What can be asked for: a page in one language, or several files that are loaded together. */
export type Asked = {
  kind: 'page' | 'files' | 'pictures';
  /** The path of a page. */
  path: string;
  /** Requests that one asking makes, and the bytes of their answers. */
  requests: number;
  bytes: number;
};

/** Processor time in microseconds. `fresh` is a page that is rendered and compressed anew. */
export type Costs = Record<'page' | 'notModified' | 'files' | 'pictures' | 'fresh', number>;

/** What the site is asked in each minute of the day. */
export type Minute = { requests: number; bytes: number; microseconds: number };

/** An answer without a body, head and all. */
const bytesOfNotModified = 200;

/**
 * The site behind its caches: answers everything from its own memory at once, draws a page anew after each change, and
 * keeps count.
 */
export class SimulatedSite implements Source {
  readonly minutes: Minute[];
  /** Requests for pages in all. */
  pages = 0;
  readonly #asked: Asked[];
  readonly #costs: Costs;
  readonly #current: Int32Array;
  readonly #drawn: Int32Array;
  readonly #ticksOfMinute: number;

  constructor(
    asked: Asked[],
    current: Int32Array,
    { costs, minutes, ticksOfMinute }: { costs: Costs; minutes: number; ticksOfMinute: number },
  ) {
    this.#asked = asked;
    this.#costs = costs;
    this.#current = current;
    this.#drawn = new Int32Array(asked.length).fill(-1);
    this.#ticksOfMinute = ticksOfMinute;
    this.minutes = Array.from({ length: minutes }, () => ({
      requests: 0,
      bytes: 0,
      microseconds: 0,
    }));
  }

  ask(key: number, tick: number, known: number): number {
    const { kind, requests, bytes } = this.#asked[key]!;
    const minute = this.minutes[Math.floor(tick / this.#ticksOfMinute)]!;
    const current = this.#current[key]!;
    const isKnown = known === current;
    minute.requests += requests;
    minute.bytes += isKnown ? requests * bytesOfNotModified : bytes;
    minute.microseconds += requests * this.#costs[isKnown ? 'notModified' : kind];
    if (kind === 'page') {
      this.pages += 1;
      if (this.#drawn[key] !== current) minute.microseconds += this.#costs.fresh;
      this.#drawn[key] = current;
    }
    return current;
  }
}
