import type { Application } from '../application.ts';
import { presented, selectApplications } from '../storage/read-applications.server.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import { maskedPassport } from '../passport-mask.ts';
import type { Database } from '#app/database/database.server.ts';
import { type Page, type PageRequest, keysetPage } from '#app/database/keyset-page.server.ts';
import type { SearchView } from './application-search.ts';
import { type Question, fits, orderOf } from './filters.server.ts';
import { countByWords, findByWords } from './find-by-words.server.ts';

/** Counts end here: nobody in an office needs more than "1,000+", and a full count reads every row. */
const maxCounted = 1000;

/** At most so many, and whether there are more. */
export type Count = { count: number; isMore: boolean };

/** One page of the applications that fit, in the order of the view, not from the trash, passport numbers masked. */
export async function findApplications(
  db: Database,
  cipher: PassportCipher,
  question: Question,
  request: PageRequest,
): Promise<Page<Application>> {
  const { search } = question;
  const { rows, next } = search.q?.trim()
    ? await findByWords(db, question, request)
    : await keysetPage(selectApplications(db).where(fits(question)), request, orderOf(search));
  return { rows: rows.map((row) => presented(row, maskedPassport(cipher.decrypt(row)))), next };
}

/** How many applications fit: at most `max`, and whether there are more. */
export async function countFound(
  db: Database,
  question: Question,
  max = maxCounted,
): Promise<Count> {
  const limit = max + 1;
  const found = question.search.q?.trim()
    ? await countByWords(db, question, limit)
    : await countFiltered(db, question, limit);
  return { count: Math.min(found, max), isMore: found > max };
}

/** How many applications each view has. */
export async function countViews(
  db: Database,
  question: Omit<Question, 'search'>,
): Promise<Record<SearchView, Count>> {
  const countOf = (view: SearchView) => countFound(db, { ...question, search: { view } });
  const [all, waiting, contacted, due] = await Promise.all([
    countOf('all'),
    countOf('waiting'),
    countOf('contacted'),
    countOf('due'),
  ]);
  return { all, waiting, contacted, due };
}

async function countFiltered(db: Database, question: Question, limit: number): Promise<number> {
  const { by, isLatestFirst } = orderOf(question.search);
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('application')
        .select('_id')
        .where(fits(question))
        .where('deletedAt', 'is', null)
        // In the order of an index: those of a state may all lie together, behind a million of the other.
        .orderBy(db.dynamic.ref(by), isLatestFirst ? 'desc' : 'asc')
        .orderBy('_id', isLatestFirst ? 'desc' : 'asc')
        .limit(limit)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
