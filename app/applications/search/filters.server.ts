import { type Expression, type SqlBool, expressionBuilder, sql } from 'kysely';
import { containing } from '#app/database/containing.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { startOfDayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import type { Documents } from '#app/content/documents.ts';
import type { ApplicationSearch, SearchView } from './application-search.ts';
import type { Order } from '#app/database/keyset-page.server.ts';

/** What is looked for on which day (`yyyy-mm-dd`, in Dhaka), and whether by passport numbers, too. */
export type Question = {
  search: ApplicationSearch;
  today: string;
  /** What the agency lists. */
  documents: Pick<Documents, 'countries' | 'sectors'>;
  /** Given where passport numbers may be looked at, which `allowPassportSearch` decides about. */
  passports?: PassportCipher | null;
};

/** For a query: whether an application fits all of a search but its words: view, state, country, job, days, flags. */
export function fits({ search, today, documents }: Question): Expression<SqlBool> {
  const { view, state, country, job, from, to, flagged } = search;
  const { eb, and, or } = expressionBuilder<Tables, 'application'>();
  const fitting: Expression<SqlBool>[] = [];
  for (const wanted of [view, state]) {
    if (wanted === 'contacted' || wanted === 'waiting') {
      fitting.push(eb('contacted', '=', wanted === 'contacted' ? 1 : 0));
    }
  }
  if (view === 'due') fitting.push(eb('followUpOn', '<=', today));
  if (country === 'other') {
    const own = documents.countries.countries.map(({ code }) => code.toUpperCase());
    const others = eb('interestedCode', 'not in', own);
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

/** What a view is ordered by. Each order has an index. */
export function orderOf(view: SearchView = 'all'): Order {
  if (view === 'due') return { by: 'followUpOn', isLatestFirst: false };
  return { by: 'createdAt', isLatestFirst: view !== 'waiting' };
}
