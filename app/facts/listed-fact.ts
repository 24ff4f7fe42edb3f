import * as v from 'valibot';
import { keysOf } from '#app/config/typed-record.ts';
import { shelves } from '#app/content/shelf-life/shelves.ts';
import { daysLater } from '#app/i18n/dhaka-time.ts';

const bilingual = v.object({ en: v.string(), bn: v.string() });

const day = v.nullable(v.pipe(v.string(), v.description('`yyyy-mm-dd` in Dhaka')));

/** The states of a fact, the worst first. */
export const factStates = ['outdated', 'unchecked', 'missing', 'fresh'] as const;

/** A fact with a shelf life, as staff see it. */
export const listedFact = v.object({
  document: v.string(),
  /** What the document is called. */
  title: bilingual,
  /** The path of the group or the item that is the fact. */
  path: v.string(),
  shelf: v.picklist(keysOf(shelves)),
  /** What it is about; null where its kind says that. */
  name: v.nullable(bilingual),
  state: v.picklist(factStates),
  source: v.object({ title: v.optional(v.string()), url: v.optional(v.string()) }),
  checkedOn: day,
  checkedBy: v.nullable(v.string()),
  /** The last day on which it counts as checked. */
  goodUntil: day,
  /** The last day of a licence. */
  validUntil: day,
  /** Whether it is the owner alone who confirms it. */
  isGuarded: v.boolean(),
});

export type ListedFact = v.InferOutput<typeof listedFact>;

/** All of them, the worst first, and the day by which they are so. */
export const listedFacts = v.object({ day: v.string(), facts: v.array(listedFact) });

/** So many days before a fact is outdated it is time to look again. */
const soonDays = 7;

/** Whether it is time, on a day of Dhaka, to look again at what was once checked. */
export function isDue({ goodUntil, state }: ListedFact, today: string): boolean {
  const wasChecked = state === 'outdated' || state === 'fresh';
  return wasChecked && goodUntil !== null && goodUntil <= daysLater(today, soonDays);
}
