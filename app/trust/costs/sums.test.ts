import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { canonicalCostsCountry, costsOf } from './costs-of.ts';
import { type CostItem, type Counted, countedOn, distanceTo, itemsFor, sumsOf } from './sums.ts';

const today = '2026-03-01';
const shipped = defaultDocuments();

/** An item of 1,000 to 1,200 taka that the worker pays, but for what is said of it. */
function item(said: Partial<CostItem> = {}): CostItem {
  return {
    ...{ _key: 'one', code: 'one', name: { en: 'One', bn: 'এক' }, countries: [] },
    ...{ payer: 'worker', min: 1000, max: 1200, source: {}, checkedOn: today },
    ...said,
  };
}

const counted = (...items: Partial<CostItem>[]) => countedOn(today, items.map(item));

test('T-29 the sums go from the least to the most, for each who pays', () => {
  const all = counted({}, { min: 500, max: undefined }, { payer: 'employer', min: 0, max: 70 });
  expect(sumsOf(all)).toEqual({
    unknown: 0,
    all: 3,
    sums: [
      { payer: 'worker', amounts: [{ min: 1500, max: 1700, currency: 'BDT' }], isComplete: true },
      { payer: 'employer', amounts: [{ min: 0, max: 70, currency: 'BDT' }], isComplete: true },
      { payer: 'agency', amounts: [], isComplete: true },
    ],
  });
});

test('T-29 foreign money stands apart, after the taka', () => {
  const [worker] = sumsOf(counted({ currency: 'EUR', min: 80, max: 90 }, {})).sums;
  expect(worker?.amounts).toEqual([
    { min: 1000, max: 1200, currency: 'BDT' },
    { min: 80, max: 90, currency: 'EUR' },
  ]);
});

test('T-29 missing and outdated amounts are counted and not added, and unchecked ones are added', () => {
  const all = counted(
    { min: undefined, max: undefined },
    { checkedOn: '2025-11-30' },
    { checkedOn: '2025-12-01' },
    { checkedOn: undefined },
  );
  const { sums, ...counts } = sumsOf(all);
  expect(counts).toEqual({ unknown: 2, all: 4 });
  expect(sums[0]).toEqual({
    payer: 'worker',
    amounts: [{ min: 2000, max: 2400, currency: 'BDT' }],
    isComplete: false,
  });
});

test('what nobody is said to pay has a sum of its own, and leaves all others incomplete', () => {
  const { sums } = sumsOf(counted({}, { payer: 'undecided' }));
  expect(sums.map(({ payer }) => payer)).toEqual(['worker', 'employer', 'agency', 'undecided']);
  expect(sums.slice(0, 3).map(({ isComplete }) => isComplete)).toEqual([false, false, false]);
});

test('a sum is never less than any of its amounts, and the most never less than the least', () => {
  const amounts = fc.record({ min: fc.nat(1e6), more: fc.nat(1e6) });
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 1 }), (all) => {
      const items = all.map(({ min, more }) => ({ min, max: min + more }));
      const [sum] = sumsOf(counted(...items)).sums[0]!.amounts;
      expect(sum!.min).toBeLessThanOrEqual(sum!.max);
      for (const { max } of items) expect(sum!.max).toBeGreaterThanOrEqual(max);
    }),
  );
});

test.each([
  [1200, { kind: 'below', min: 0, max: 200 }],
  [1500, { kind: 'below', min: 300, max: 500 }],
  [999, { kind: 'above', min: 1, max: 201 }],
  [1100, { kind: 'may_be_above', min: 100, max: 100 }],
])('1,000 to 1,200 taka and a ceiling of %d', (ceiling, distance) => {
  expect(distanceTo(ceiling, sumsOf(counted({})))).toEqual(distance);
});

test.each<[string, number | null, Counted[]]>([
  ['without a ceiling', null, counted({})],
  ['of a sum that is not complete', 5000, counted({}, { min: undefined, max: undefined })],
  ['as long as somebody is not decided', 5000, counted({}, { payer: 'undecided' })],
  ['where something is paid in foreign money', 5000, counted({}, { currency: 'EUR' })],
])('T-31 there is no distance %s', (_, ceiling, items) => {
  expect(distanceTo(ceiling, sumsOf(items))).toBeNull();
});

test('items of other countries do not count', () => {
  const items = [item(), item({ _key: 'two', countries: ['ro', 'pl'] })];
  const keysFor = (country?: 'hu' | 'ro') =>
    itemsFor(country, { items, ceilings: [], rates: [] }).map(({ _key }) => _key);
  expect(keysFor('hu')).toEqual(['one']);
  expect(keysFor('ro')).toEqual(['one', 'two']);
  expect(keysFor()).toEqual(['one']);
});

test('an outdated ceiling is none', () => {
  const ceiling = { _key: 'hu', country: 'hu' as const, amountBdt: 1234, source: {} };
  const ceilingWith = (checkedOn: string) => {
    const ceilings = [{ ...ceiling, checkedOn }];
    const costs = { ...shipped.costs, ceilings };
    return costsOf('hungary', { ...shipped, costs, today: { day: today } }).ceiling;
  };
  expect(ceilingWith('2025-12-01')).toBe(1234);
  expect(ceilingWith('2025-11-30')).toBeNull();
});

test('only listed countries are pages of their own, and the first is the page without a query', () => {
  for (const word of ['poland', 'Poland', ' POLAND ', 'pl', 'পোল্যান্ড'])
    expect(canonicalCostsCountry(word, shipped)).toBe('poland');
  for (const word of ['hungary', 'HU', 'germany', 'atlantis', '', null])
    expect(canonicalCostsCountry(word, shipped)).toBeNull();
  expect(costsOf(null, shipped).country?.code).toBe('hu');
  expect(costsOf('poland', shipped).country?.code).toBe('pl');
});
