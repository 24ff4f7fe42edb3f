import { type Checked, factState } from '#app/content/shelf-life/fact-state.ts';
import type { Shelf } from '#app/content/shelf-life/shelves.ts';

/**
 * One of some facts in place of all, where the line below each would be the same, so that it is said once for the block;
 * null where they differ, or where there is none.
 */
export function sharedCheck<T extends Checked>(
  shelf: Shelf,
  facts: readonly T[],
  today: string,
): T | null {
  const said = facts.map((fact) => {
    const { title, titleBn, url } = fact.source;
    return JSON.stringify([factState(shelf, fact, today), title, titleBn, url, fact.checkedOn]);
  });
  return new Set(said).size === 1 ? (facts[0] ?? null) : null;
}
