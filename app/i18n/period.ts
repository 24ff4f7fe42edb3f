/** Days of Dhaka (`yyyy-mm-dd`): from the first, until before the other. */
export type Period = { from: string; to: string };

export function yearPeriod(year: number): Period {
  return { from: firstDay(year, 0), to: firstDay(year + 1, 0) };
}

/** The months of a year, for what is counted one month at a time. */
export function monthsOf({ from }: Period): Period[] {
  const year = Number(from.slice(0, 4));
  return Array.from({ length: 12 }, (_, month) => ({
    from: firstDay(year, month),
    to: firstDay(year, month + 1),
  }));
}

/** Month 12 is the January after. */
function firstDay(year: number, month: number): string {
  return new Date(Date.UTC(year, month)).toISOString().slice(0, 10);
}
