import { sql } from 'kysely';
import { noteOlderPairs } from '#app/applications/storage/pairs-task.server.ts';
import type { FilledDatabase } from './filled-database.ts';
import { inMs, median, percentile } from './numbers.ts';
import type { Row } from './row.ts';
import { cipher } from './sample-rows.ts';

/**
 * What the task takes that finds who is here twice, where most are: an hour for a million, in steps that no request
 * notices.
 */
export async function pairs(engine: string, { db }: FilledDatabase, size: number): Promise<Row> {
  // Names sound alike, so that four have each of them and its day of birth. Every tenth passport number is there twice.
  const number = sql`cast(substr("_id", 2) as integer)`;
  await sql`
    update "application" set
      "passportHash" = 'n' || cast(case when ${number} % 10 = 1 then ${number} - 1 else ${number} end as text),
      "birth" = '19' || cast(50 + ${number} / 5700 % 50 as text) || '-' || cast(10 + ${number} / 1900 % 3 as text)
        || '-' || cast(10 + ${number} / 100 % 19 as text)`.execute(db);
  // Or it would still take all for the same number.
  if (engine === 'PostgreSQL') await sql`analyze "application"`.execute(db);
  const times: number[] = [];
  const start = performance.now();
  for (let ids = ['']; ids.length > 0;) {
    const began = performance.now();
    ids = await noteOlderPairs(db, cipher, ids.at(-1));
    times.push(performance.now() - began);
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    what: `${engine}: who is here twice, among ${size / 1000} thousand`,
    ours: `${seconds.toFixed(0)} s`,
    peer: `a step ${inMs(median(times))}, p99 ${inMs(percentile(times, 99))}, the longest ${inMs(Math.max(...times))}`,
    allowed: 'an hour for a million; on SQLite, where all wait for it, a step under 50 ms',
    isMet: seconds < size * 0.0036 && (engine !== 'SQLite' || percentile(times, 99) < 50),
  };
}
