import { networkSubject } from '#app/limits/rate-limit.server.ts';

/** How many pages that are in no memory an address has in a minute: each takes some 20 ms of the processor. */
const most = 60;
const windowMs = 60_000;

/** A form that is refused counts as so many. Some twenty people behind one address of a mobile network may err at once. */
const refusal = 3;

/** Counts what is rendered for an address. */
export type RenderingLimit = {
  /** Counts a page. Returns for how many seconds the address has to wait, 0 where it need not. */
  waitOf(clientAddress: string): number;
  /** The page that was counted last has refused something. */
  addRefusal(clientAddress: string): void;
};

/**
 * For an address (IPv6: a /48), in this process alone and not in the database: counting there would cost as much as some
 * pages do.
 */
export function renderingLimit(): RenderingLimit {
  let begun = performance.now();
  let counts = new Map<string, number>();
  const add = (clientAddress: string, pages: number) => {
    const subject = networkSubject(clientAddress) ?? clientAddress;
    const count = (counts.get(subject) ?? 0) + pages;
    counts.set(subject, count);
    return count;
  };
  return {
    waitOf(clientAddress) {
      const now = performance.now();
      if (now - begun >= windowMs) [begun, counts] = [now, new Map<string, number>()];
      const isTooMany = add(clientAddress, 1) > most;
      return isTooMany ? Math.ceil((begun + windowMs - now) / 1000) : 0;
    },
    addRefusal(clientAddress) {
      add(clientAddress, refusal - 1);
    },
  };
}
