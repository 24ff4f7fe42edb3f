import { type PassportCipher } from '../storage/passport-cipher.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { RateLimiter } from '#app/limits/rate-limit.server.ts';
import type { Question } from './filters.server.ts';
import { countFound } from './find-applications.server.ts';
import { type PassportQuery, passportQuery } from './passport-query.ts';

/** Passport numbers that one person may look for in an hour (decision 23a). */
const maxPerHour = 30;
const windowSeconds = 3600;
/** Many numbers may share their last four characters. */
const maxNoted = 100;

/** Whether a search may look at passport numbers; it need not where it is none, or finds something else. */
export type PassportSearch =
  | { status: 'needless' | 'admitted' }
  | { status: 'too_many'; retryAfterSeconds: number };

/**
 * Decides whether `actor`, a staff id, may look for what was `typed` among the passport numbers, counts
 * that, and writes into the log which records it finds, or that it finds none; never the number. The
 * same number once more within the hour is neither counted nor logged again: it reveals nothing new.
 *
 * Digits alone are the phone number of somebody where there is one. So a whole number is looked for
 * only where nothing else fits, and the last four characters always.
 */
export async function allowPassportSearch(
  {
    db,
    cipher,
    limiter,
    documents,
  }: { db: Database; cipher: PassportCipher; limiter: RateLimiter } & Pick<Question, 'documents'>,
  typed: string,
  actor: string,
  now: Date,
): Promise<PassportSearch> {
  const wanted = passportQuery(typed);
  if (!wanted) return { status: 'needless' };
  const question = { staffId: actor, search: { q: typed }, today: todayInDhaka(now), documents };
  if (wanted.isWhole && (await countFound(db, question, 1)).count > 0) {
    return { status: 'needless' };
  }
  const same = `${actor}:${wanted.code}`;
  if ((await limiter.hits('passport-sought', same, windowSeconds, now)) > 0) {
    return { status: 'admitted' };
  }
  const { hits, retryAfterSeconds } = await limiter.count(
    'passport-search',
    actor,
    windowSeconds,
    now,
    maxPerHour,
  );
  if (hits > maxPerHour) return { status: 'too_many', retryAfterSeconds };
  // Logged first: nobody finds out anything that is not logged.
  await note(db, cipher, wanted, actor, now);
  await limiter.count('passport-sought', same, windowSeconds, now);
  return { status: 'admitted' };
}

async function note(
  db: Database,
  cipher: PassportCipher,
  { code, isWhole }: PassportQuery,
  actor: string,
  now: Date,
): Promise<void> {
  const { passportHashes, passportTailHashes } = cipher.searchHashes(code);
  const found = await db
    .selectFrom('application')
    .select('_id')
    .where(({ eb }) =>
      isWhole
        ? eb('passportHash', 'in', passportHashes)
        : eb('passportTailHash', 'in', passportTailHashes),
    )
    .where('deletedAt', 'is', null)
    .limit(maxNoted)
    .execute();
  await db.transaction().execute(async (transaction) => {
    for (const { _id } of found) {
      const event = { actor, action: 'application.found-by-passport', subject: _id };
      await recordEvent(transaction, event, now);
    }
    const nothing = { actor, action: 'application.passport-not-found', subject: '' };
    if (found.length === 0) await recordEvent(transaction, nothing, now);
  });
}
