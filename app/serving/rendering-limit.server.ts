import { networkSubject } from '#app/http/limits/rate-limit.server.ts';

/** How many pages that are in no memory an address has in a minute: each takes some 20 ms of the processor. */
const most = 60;
const windowMs = 60_000;

/**
 * Counts what is rendered for an address (IPv6: /48). Returns for how many seconds it has to wait, 0 where it need not. In
 * this process alone and not in the database: a page must not cost less than its count.
 */
export function renderingLimit(): (clientAddress: string) => number {
  let begun = performance.now();
  let counts = new Map<string, number>();
  return (clientAddress) => {
    const now = performance.now();
    if (now - begun >= windowMs) [begun, counts] = [now, new Map()];
    const subject = networkSubject(clientAddress) ?? clientAddress;
    const count = (counts.get(subject) ?? 0) + 1;
    counts.set(subject, count);
    return count > most ? Math.ceil((begun + windowMs - now) / 1000) : 0;
  };
}
