import type { Saving } from '../saving/saving.ts';

/** What waits for somebody at a path and inside it. */
export type Attention = { faults: number; stale: number; collisions: number };

export function attentionIn({ server, collisions }: Saving, path: string): Attention {
  const isIn = (one: string) => one === path || one.startsWith(`${path}/`);
  return {
    faults: server.faults.filter((fault) => isIn(fault.path)).length,
    stale: Object.entries(server.leaves).filter(([one, { stale }]) => stale && isIn(one)).length,
    collisions: Object.keys(collisions).filter(isIn).length,
  };
}
