import type { Application } from '../application.ts';
import { masked, selectApplications } from '../storage/read-applications.server.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { type Page, type PageRequest, keysetPage } from '#app/database/keyset-page.server.ts';
import { type Trashed, latestDeleted } from '#app/database/trash.server.ts';
import { countOf, countUpTo, countEach, maxCounted } from '#app/work/work-list.server.ts';
import type { Count } from '#app/work/work-list.ts';
import { type Question, fits, orderOf } from './filters.server.ts';
import { countByWords, findByWords } from './find-by-words.server.ts';

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
  return { rows: rows.map(masked(cipher)), next };
}

/** One page of what was deleted in the last 30 days, the latest first, passport numbers masked. */
export function listTrash(
  db: Database,
  cipher: PassportCipher,
  request: PageRequest,
  now: Date,
): Promise<Page<Trashed<Application>>> {
  const rows = selectApplications(db).select('deletedAt');
  const deleted = { now, actions: ['application.deleted'] };
  return latestDeleted(db, rows, deleted, request, masked(cipher));
}

/** How many applications fit: at most `max`, and whether there are more. */
export async function countFound(
  db: Database,
  question: Question,
  max = maxCounted,
): Promise<Count> {
  if (question.search.q?.trim()) return countOf(await countByWords(db, question, max + 1), max);
  const { by, isLatestFirst } = orderOf(question.search);
  const fitting = db.selectFrom('application').select('_id').where(fits(question));
  return countUpTo(
    db,
    fitting
      .where('deletedAt', 'is', null)
      // In the order of an index: those of a state may all lie together, behind a million of the other.
      .orderBy(db.dynamic.ref(by), isLatestFirst ? 'desc' : 'asc')
      .orderBy('_id', isLatestFirst ? 'desc' : 'asc'),
    max,
  );
}

/** How many applications each view has. */
export function countViews(db: Database, question: Omit<Question, 'search'>) {
  return countEach(['all', 'waiting', 'contacted', 'due'] as const, (view) =>
    countFound(db, { ...question, search: { view } }),
  );
}
