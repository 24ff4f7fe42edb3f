import { v7 as newId } from 'uuid';
import { documentIds } from '#app/content/documents.ts';
import type { NoticeContent } from '#app/content/news/notice-fields.ts';
import type { Database } from '#app/database/database.server.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { otherTexts } from '#tests/support/other-texts.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { type FilledDatabase, type engines, emptyPlace } from '#tests/bench/filled-database.ts';

const notices = 500;
const revisions = 5_000;
const at = '2026-01-01T00:00:00.000Z';

/** A database of its own, as shipped or after years of editing: every text another one, notices, a long history. */
export async function contentDatabase(
  engine: (typeof engines)[number],
  { isEdited }: { isEdited: boolean },
): Promise<FilledDatabase> {
  const place = await emptyPlace(engine);
  const database = openDatabase(place.url);
  await migrate(database);
  if (isEdited) {
    await storeContent(database.db, otherTexts());
    await addRevisions(database.db);
    await addNotices(database.db);
  }
  return {
    ...database,
    url: place.url,
    async end() {
      await database.db.destroy();
      await place.remove();
    },
  };
}

/** More revisions of all documents, each with all overrides; the last one is live. */
async function addRevisions(db: Database): Promise<void> {
  const live = await db.selectFrom('contentRevision').selectAll().execute();
  await inBlocks(revisions, (count) =>
    db
      .insertInto('contentRevision')
      .values({
        ...live[count % live.length]!,
        ...{ _id: newId(), number: 2 + Math.floor(count / documentIds.length) },
      })
      .execute(),
  );
  await db
    .updateTable('contentDocument')
    .set(({ selectFrom }) => ({
      publishedRevision: selectFrom('contentRevision')
        .select(({ fn }) => fn.max('number').as('last'))
        .whereRef('contentRevision.document', '=', 'contentDocument._id'),
    }))
    .execute();
}

/** Published ones, the most of them over; ten run. */
async function addNotices(db: Database): Promise<void> {
  const text = (bn: string) => ({ en: 'A paragraph of a notice. '.repeat(6), bn });
  await inBlocks(notices, async (count) => {
    const notice: NoticeContent = {
      title: { en: `Notice ${count}`, bn: `নোটিশ ${count}` },
      from: at,
      until: count < 10 ? '2099-01-01T00:00:00.000Z' : '2026-01-02T00:00:00.000Z',
      body: Array.from({ length: 5 }, (_, row) => {
        return { _key: `row-${row}`, kind: 'paragraph', text: text('নোটিশের লেখা। '.repeat(10)) };
      }),
    };
    const overrides = Object.entries(notice).map(([path, value]) => {
      return [path, { value, basis: '', stamps: {}, versions: {} }] as const;
    });
    const published = JSON.stringify(Object.fromEntries(overrides));
    const _id = `news.${newId()}`;
    await db
      .insertInto('contentDocument')
      .values({
        ...{ _id, kind: 'news', published, publishedRevision: 1, draft: null, version: 1 },
        ...{ changedAt: at, changedBy: null, askedAt: null, askedBy: null },
        ...{ createdAt: at, deletedAt: null },
      })
      .execute();
    await db
      .insertInto('contentRevision')
      .values({
        ...{ _id: newId(), document: _id, number: 1, state: 'published', value: published },
        ...{ changed: '{}', at, by: null, publication: null, note: '', restoredFrom: null },
      })
      .execute();
  });
}

async function inBlocks(count: number, insert: (number: number) => Promise<unknown>) {
  for (let from = 0; from < count; from += 50) {
    const to = Math.min(count, from + 50);
    await Promise.all(Array.from({ length: to - from }, (_, index) => insert(from + index)));
  }
}
