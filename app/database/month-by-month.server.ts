import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type Period, monthsOf } from '#app/i18n/period.ts';

/**
 * What a query finds for each month of a period, one after the other. SQLite holds the whole process up as long as a
 * query takes, and between two of them visitors are answered.
 */
export async function monthByMonth<Row>(
  period: Period,
  find: (month: Period) => Promise<Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (const month of monthsOf(period)) {
    found.push(...(await find(month)));
    await yieldToOthers();
  }
  return found;
}
