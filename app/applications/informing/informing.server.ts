import { sql } from 'kysely';
import * as v from 'valibot';
import { formatSpokenCode } from '#app/brand/slip/spoken-code.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { countUpTo } from '#app/work/work-list.server.ts';
import type { Count } from '#app/work/work-list.ts';
import type { Change } from '#app/work/work-record.server.ts';
import { type Missed, changeSeen, changeWithin } from '../storage/change-application.server.ts';
import type { InformingWay, NewsLine } from './informing.ts';
import { newsAfter, newsOf } from '../case/news.ts';

/** So many come at once: more than anybody tells in a row. */
const maxLines = 50;

/** How long it can be taken back by whoever did it: the 10 seconds of the page, and time for second thoughts. */
const undoMs = 15 * 60_000;

const dayMs = 24 * 3600 * 1000;

/** Whoever was not told for so many days stands in the owners' numbers. */
const forgottenDays = 14;

/** The cases whose applicants do not know yet how they stand, whoever waits the longest first, and how many they are. */
export async function readNews(
  db: Database,
  now: Date,
): Promise<{ count: Count; lines: NewsLine[] }> {
  const [count, rows] = await Promise.all([
    countNews(db, now),
    toBeInformed(db, now)
      .select(['_id', 'version', 'name', 'phone as number', 'receiptNumber', 'phoneE164'])
      .select(['language', 'stage', 'stageAt', 'closeReason', 'outcome', 'note', 'followUpOn'])
      .select(sql<string>`"newsSince"`.as('newsSince'))
      .orderBy('newsSince')
      .orderBy('_id')
      .limit(maxLines)
      .execute(),
  ]);
  const lines = rows.map((row) => ({ ...row, receiptNumber: formatSpokenCode(row.receiptNumber) }));
  return { count, lines };
}

/** How many are to be told today. */
export function countNews(db: Database, now: Date): Promise<Count> {
  return countUpTo(db, toBeInformed(db, now).select('_id'));
}

/** Not those that were put off to a later day. */
function toBeInformed(db: Database, now: Date) {
  return withNews(db).where(({ eb, or }) =>
    or([eb('newsOn', 'is', null), eb('newsOn', '<=', todayInDhaka(now))]),
  );
}

/** How many have waited for news for two weeks, put off or not. */
export async function countForgotten(db: Database, now: Date): Promise<number> {
  const since = new Date(now.getTime() - forgottenDays * dayMs).toISOString();
  const { count } = await withNews(db)
    .where('newsSince', '<', since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function withNews(db: Database) {
  return db
    .selectFrom('application')
    .where('deletedAt', 'is', null)
    .where('newsSince', 'is not', null);
}

function readInformed(db: Database, id: string) {
  return db
    .selectFrom('application')
    .select(['informedOf', 'newsSince', 'newsOn', 'stage', 'closeReason', 'version'])
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

const eventOf: Record<InformingWay, string> = {
  whatsapp: 'application.informed-whatsapp',
  call: 'application.informed-call',
  office: 'application.informed-office',
  later: 'application.informing-put-off',
};

/**
 * Notes that and how an applicant was told of the news, or puts it off until tomorrow. `known` where there are none, because
 * somebody else was faster: nobody is told twice.
 */
export async function noteInformed(
  db: Database,
  by: Change,
  { version, by: way }: { version: number; by: InformingWay },
): Promise<{ status: 'changed' | 'known' } | Missed> {
  const row = await readInformed(db, by.id);
  if (!row) return { status: 'not_found' };
  if (row.newsSince === null) return { status: 'known' };
  const { informedOf, newsSince, newsOn, stage, closeReason } = row;
  const isLater = way === 'later';
  const tomorrow = todayInDhaka(new Date(by.now.getTime() + dayMs));
  return changeSeen(db, by, version, eventOf[way], (update) =>
    update.set({
      ...(isLater
        ? { newsOn: tomorrow }
        : { informedOf: newsOf(stage, closeReason) ?? informedOf, newsSince: null, newsOn: null }),
      informedAt: by.now.toISOString(),
      informedBy: by.actor,
      informedBefore: JSON.stringify({ informedOf, newsSince, newsOn }),
      ...(isLater ? {} : { lastActivityAt: by.now.toISOString() }),
    }),
  );
}

const replaced = v.object({
  informedOf: v.string(),
  newsSince: v.string(),
  newsOn: v.nullable(v.string()),
});

/** Takes back what the same person has just noted. Returns how many that were: 0 where it was another's, or too long ago. */
export function undoInformed(db: Database, by: Change): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('application')
      .select(['stage', 'closeReason', 'informedAt', 'informedBy', 'informedBefore'])
      .where('_id', '=', by.id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    const since = new Date(by.now.getTime() - undoMs).toISOString();
    if (!row?.informedBefore || row.informedBy !== by.actor) return 0;
    if (row.informedAt === null || row.informedAt < since) return 0;
    const { newsOn, ...before } = v.parse(replaced, JSON.parse(row.informedBefore));
    // The case may have moved since.
    const news = newsAfter(before, { ...row, at: before.newsSince });
    return changeWithin(transaction, by, 'application.informing-undone', (update) =>
      update
        .set({ informedOf: before.informedOf, ...news, newsOn, informedBefore: null })
        .where('informedAt', '=', row.informedAt),
    );
  });
}
