/**
 * The facts that age: for how many days one holds after it was checked, unless it says otherwise itself, and the fields
 * of which at least one has a value once it is entered.
 */
export const shelves = {
  licence: { days: 30, values: ['holder', 'validUntil'] },
  law: { days: 90, values: ['name'] },
  identity: { days: 30, values: ['value'] },
  countryStatus: { days: 45, values: ['value'] },
  step: { days: 60, values: ['name'] },
  mission: { days: 90, values: ['name'] },
  cost: { days: 90, values: ['min', 'max'] },
  ceiling: { days: 90, values: ['amountBdt'] },
  rate: { days: 7, values: ['hundredInBdt'] },
  platform: { days: 90, values: ['name'] },
  helpLine: { days: 180, values: ['number', 'url'] },
} as const satisfies Record<string, { days: number; values: readonly string[] }>;

export type Shelf = keyof typeof shelves;
