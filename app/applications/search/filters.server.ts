import { type Expression, type SqlBool, expressionBuilder, sql } from 'kysely';
import type { Tables } from '#app/database/tables.ts';
import { startOfDayInDhaka } from '#app/i18n/dhaka-time.ts';
import { type ApplicationSearch, agencyCountries } from './application-search.ts';

/** For a query: whether an application fits all of a search but its words: state, country, job, days, flags. */
export function fits(search: ApplicationSearch): Expression<SqlBool> {
  const { state, country, job, from, to, flagged } = search;
  const { eb, and, or } = expressionBuilder<Tables, 'application'>();
  const fitting: Expression<SqlBool>[] = [];
  if (state) fitting.push(eb('contacted', '=', state === 'contacted' ? 1 : 0));
  if (country === 'other') {
    const others = eb('interestedCode', 'not in', agencyCountries);
    fitting.push(or([eb('interestedCode', 'is', null), others]));
  } else if (country) fitting.push(eb('interestedCode', '=', country));
  if (job?.trim()) {
    fitting.push(eb(sql`lower("job")`, 'like', containing(job.trim().toLowerCase())));
  }
  if (from) fitting.push(eb('createdAt', '>=', startOfDayInDhaka(from)));
  if (to) fitting.push(eb('createdAt', '<', startOfDayInDhaka(to, 1)));
  if (flagged) fitting.push(eb('flags', '<>', ''));
  return and(fitting);
}

/** A pattern for texts that hold this one. */
export function containing(text: string) {
  return sql<string>`${`%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`;
}
