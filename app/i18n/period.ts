/** Days of Dhaka (`yyyy-mm-dd`): from the first, until before the other. */
export type Period = { from: string; to: string };

export function yearPeriod(year: number): Period {
  return { from: firstDay(year, 0), to: firstDay(year + 1, 0) };
}

/** The months of a period that begins with one. */
export function monthsOf({ from, to }: Period): Period[] {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const next = firstDay(year, month);
  return next < to ? [{ from, to: next }, ...monthsOf({ from: next, to })] : [{ from, to }];
}

/** Month 0 is January, month 12 the one after. */
function firstDay(year: number, month: number): string {
  return new Date(Date.UTC(year, month)).toISOString().slice(0, 10);
}
