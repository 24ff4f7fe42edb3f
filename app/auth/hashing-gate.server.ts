import { AsyncLocalStorage } from 'node:async_hooks';

/** Limits how many slow hash computations run at once. */
export type HashingGate = {
  /**
   * Runs `work` when its turn comes. Throws a `HashingBusy` when too many are waiting: somebody behind a
   * hundred others would give up before, and each would hold a connection and memory until then.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Work started inside has priority over that of strangers, and a slot that they cannot take. */
  ahead<T>(work: () => Promise<T>): Promise<T>;
};

/** Nothing was hashed because too many are waiting. The visitor is asked to try again. */
export class HashingBusy extends Error {
  readonly retryAfterSeconds = 5;
}

/** One hash takes a tenth of a second of a core and 32 MB; Node's other threads decode pictures meanwhile. */
export const atOnce = { all: 2, strangers: 1 };
/** About a second of waiting each. */
export const waitingAtMost = { known: 20, strangers: 8 };

type CallerKind = 'known' | 'strangers';

/** An empty gate. */
export function createHashingGate(): HashingGate {
  const goesAhead = new AsyncLocalStorage<true>();
  const waiting: Record<CallerKind, (() => void)[]> = { known: [], strangers: [] };
  const running: Record<CallerKind, number> = { known: 0, strangers: 0 };

  function hasRoom(kind: CallerKind): boolean {
    if (running.known + running.strangers >= atOnce.all) return false;
    return kind === 'known' || running.strangers < atOnce.strangers;
  }

  async function turnOf(kind: CallerKind): Promise<void> {
    if (!hasRoom(kind)) {
      const queue = waiting[kind];
      if (queue.length >= waitingAtMost[kind]) throw new HashingBusy();
      // `letIn` counts it as running before it resolves the promise, so that nobody else takes the slot in
      // between.
      return new Promise((resolve) => queue.push(resolve));
    }
    running[kind] += 1;
  }

  function letIn() {
    for (const kind of ['known', 'strangers'] as const) {
      while (hasRoom(kind)) {
        const begin = waiting[kind].shift();
        if (!begin) break;
        running[kind] += 1;
        begin();
      }
    }
  }

  return {
    async run(work) {
      const kind = goesAhead.getStore() ? 'known' : 'strangers';
      await turnOf(kind);
      try {
        return await work();
      } finally {
        running[kind] -= 1;
        letIn();
      }
    },
    ahead: (work) => goesAhead.run(true, work),
  };
}
