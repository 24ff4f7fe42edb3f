import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '#app/database/tables.ts';
import { startOfDayInDhaka } from '#app/platform/dhaka-time.ts';
import { type ApplicationSearch, searchCountries } from './application-search.ts';

/** The query with everything of a search but its words: state, country, job, days, flags. */
export function filtered<TB extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, TB, Row>,
  { state, country, job, from, to, flagged }: ApplicationSearch,
): SelectQueryBuilder<Tables, TB, Row> {
  let selection = query as unknown as SelectQueryBuilder<Tables, 'application', Row>;
  if (state) selection = selection.where('contacted', '=', state === 'contacted' ? 1 : 0);
  if (country === 'other') {
    selection = selection.where(({ eb, or }) =>
      or([eb('interestedCode', 'is', null), eb('interestedCode', 'not in', [...searchCountries])]),
    );
  } else if (country) selection = selection.where('interestedCode', '=', country);
  if (job?.trim()) {
    selection = selection.where(sql`lower("job")`, 'like', containing(job.trim().toLowerCase()));
  }
  if (from) selection = selection.where('createdAt', '>=', startOfDayInDhaka(from));
  if (to) selection = selection.where('createdAt', '<', startOfDayInDhaka(to, 1));
  if (flagged) selection = selection.where('flags', '<>', '');
  return selection as unknown as SelectQueryBuilder<Tables, TB, Row>;
}

/** A pattern for texts that hold this one. */
export function containing(text: string) {
  return sql<string>`${`%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`;
}
