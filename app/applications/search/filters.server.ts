import { type Expression, type SqlBool, expressionBuilder, sql } from 'kysely';
import { listedJob } from '#app/brand/listed-job.ts';
import { containing, spellingsOf } from '#app/database/containing.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { startOfDayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import type { Documents } from '#app/content/documents.ts';
import type { ApplicationSearch } from './application-search.ts';
import { jobReadings } from '../storage/job-words.ts';
import type { Order } from '#app/database/keyset-page.server.ts';

/** What is looked for on which day (`yyyy-mm-dd`, in Dhaka), and whether by passport numbers, too. */
export type Question = {
  search: ApplicationSearch;
  today: string;
  /** Who asks, whose cases are those of `me`. */
  staffId: string;
  /** What the agency lists. */
  documents: Pick<Documents, 'countries' | 'sectors'>;
  /** Given where passport numbers may be looked at, which `allowPassportSearch` decides about. */
  passports?: PassportCipher | null;
};

/** For a query: whether an application fits all of a search but its words. */
export function fits({ search, today, staffId, documents }: Question): Expression<SqlBool> {
  const { view, state, country, job, from, to, flagged } = search;
  const { stage, assignee, destination, source, due, duplicate, jobOrder } = search;
  const { eb, and, or } = expressionBuilder<Tables, 'application'>();
  const fitting: Expression<SqlBool>[] = [];
  for (const wanted of [view, state]) {
    if (wanted === 'contacted' || wanted === 'waiting') {
      fitting.push(eb('contacted', '=', wanted === 'contacted' ? 1 : 0));
    }
  }
  if (view === 'due') fitting.push(eb('followUpOn', '<=', today));
  const own = documents.countries.countries.map(({ code }) => code.toUpperCase());
  for (const [column, wanted] of [
    ['interestedCode', country],
    ['destination', destination],
  ] as const) {
    if (wanted === 'other') fitting.push(or([eb(column, 'is', null), eb(column, 'not in', own)]));
    else if (wanted) fitting.push(eb(column, '=', wanted));
  }
  if (stage) fitting.push(eb('stage', '=', stage));
  if (assignee === 'nobody') fitting.push(eb('assignee', 'is', null));
  else if (assignee) fitting.push(eb('assignee', '=', assignee === 'me' ? staffId : assignee));
  if (source) fitting.push(eb('source', '=', source));
  if (jobOrder) fitting.push(eb('jobOrder', '=', jobOrder));
  if (due) fitting.push(eb('nextStepOn', '<=', today));
  // Not a parameter, or SQLite does not take the index for it.
  if (duplicate) fitting.push(eb('hasDuplicate', '=', sql.lit(1)));
  if (job?.trim()) fitting.push(isJob(job.trim(), documents.sectors));
  if (from) fitting.push(eb('createdAt', '>=', startOfDayInDhaka(from)));
  if (to) fitting.push(eb('createdAt', '<', startOfDayInDhaka(to, 1)));
  if (flagged) fitting.push(eb('flags', '<>', ''));
  return and(fitting);
}

/** A part of the job as it was typed; one that the agency lists also by its other names, as the overview counts it. */
function isJob(typed: string, sectors: Documents['sectors']): Expression<SqlBool> {
  const { eb, and, or } = expressionBuilder<Tables, 'application'>();
  const holds = (part: string) =>
    or(spellingsOf(part).map((one) => eb(sql`lower("job")`, 'like', containing(one))));
  const isListed = listedJob(typed, sectors.sectors) !== undefined;
  const readings = isListed ? jobReadings(typed, sectors) : [[typed]];
  return or(readings.map((parts) => and(parts.map(holds))));
}

/** What a search is ordered by. Each order has an index. */
export function orderOf({ view = 'all', due }: ApplicationSearch): Order {
  if (view === 'due') return { by: 'followUpOn', isLatestFirst: false };
  if (due) return { by: 'nextStepOn', isLatestFirst: false };
  return { by: 'createdAt', isLatestFirst: view !== 'waiting' };
}
