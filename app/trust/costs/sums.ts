import type { Payer } from '#app/content/kinds/parts/cost-words.ts';
import type { Destination } from '#app/content/destinations.ts';
import type { Documents } from '#app/content/documents.ts';
import { factState } from '#app/content/shelf-life/fact-state.ts';

type Costs = Documents['costs'];
export type CostItem = Costs['items'][number];

/** An amount that is known, of one currency. */
export type Range = { min: number; max: number; currency: string };

/** What a sum needs of an item; without `amount` where that is missing or outdated. */
export type Counted = { key: string; payer: Payer; isOptional: boolean; amount: Range | null };

/** What one of those who pay has to pay, apart for each currency, the taka first. */
export type Sum = { payer: Payer; amounts: Range[]; isComplete: boolean };

/** The sums of some items, and how many of their amounts are not known. */
export type Sums = { sums: Sum[]; unknown: number; all: number };

export const taka = 'BDT';

/** The items that count for a country; without one those that count everywhere. */
export function itemsFor(country: Destination | undefined, { items }: Costs): CostItem[] {
  return items.filter(
    ({ countries }) => countries.length === 0 || countries.some((code) => code === country),
  );
}

/** What a sum needs of each item, on a day of Dhaka. */
export function countedOn(today: string, items: readonly CostItem[]): Counted[] {
  return items.map((item) => {
    const { _key, payer, min, max = min, currency = taka } = item;
    const isKnown = ['fresh', 'unchecked'].includes(factState('cost', item, today));
    const amount = isKnown && max !== undefined ? { min: min ?? max, max, currency } : null;
    return { key: _key, payer, isOptional: item.optional === true, amount };
  });
}

/** Whether an item has an amount, however old. */
export function isEntered(item: CostItem, today: string): boolean {
  return factState('cost', item, today) !== 'missing';
}

/** Adds up what everybody pays. Of whoever is not decided yet there is a sum only where there is an amount. */
export function sumsOf(items: readonly Counted[]): Sums {
  const areAllDecided = items.every(({ payer }) => payer !== 'undecided');
  const sums = payersInOrder.map((payer) => {
    const own = items.filter((item) => item.payer === payer);
    const isComplete = areAllDecided && own.every(({ amount }) => amount !== null);
    return { payer, amounts: addUp(own), isComplete };
  });
  return {
    sums: sums.filter(({ payer, amounts }) => payer !== 'undecided' || amounts.length > 0),
    unknown: items.filter(({ amount }) => amount === null).length,
    all: items.length,
  };
}

export const payersInOrder: Payer[] = ['worker', 'employer', 'agency', 'undecided'];

function addUp(items: Counted[]): Range[] {
  const sums = new Map<string, Range>();
  for (const { amount } of items) {
    if (!amount) continue;
    const { currency } = amount;
    const before = sums.get(currency) ?? { min: 0, max: 0 };
    sums.set(currency, {
      min: before.min + amount.min,
      max: before.max + amount.max,
      currency,
    });
  }
  return [...sums.values()].sort(
    (one, other) => Number(other.currency === taka) - Number(one.currency === taka),
  );
}

/** How far a complete sum in taka is from the most that the government allows; null where either is not known. */
export function distanceTo(ceiling: number | null, { sums }: Sums): Distance | null {
  const own = sums.find(({ payer }) => payer === 'worker');
  const [amount, foreign] = own?.amounts ?? [];
  if (ceiling === null || !own?.isComplete || amount?.currency !== taka || foreign) return null;
  const { min, max } = amount;
  if (max <= ceiling) return { kind: 'below', min: ceiling - max, max: ceiling - min };
  if (min > ceiling) return { kind: 'above', min: min - ceiling, max: max - ceiling };
  return { kind: 'may_be_above', min: max - ceiling, max: max - ceiling };
}

export type Distance = { kind: 'below' | 'above' | 'may_be_above'; min: number; max: number };
