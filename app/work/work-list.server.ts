import { Readable } from 'node:stream';
import type { SelectQueryBuilder } from 'kysely';
import { recordOf } from '#app/config/typed-record.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { Page, PageRequest } from '#app/database/keyset-page.server.ts';
import { csv, guarded } from '#app/http/csv.server.ts';
import type { StaffScope } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import type { Count } from './work-list.ts';

/** Counts end here: nobody in an office needs more than "1,000+", and a full count reads every row. */
export const maxCounted = 1000;

/** More than there can be, and a number that both engines take as a limit. */
export const everyOne = 1_000_000_000;

/** How many rows a query finds, at most `max`. */
export async function countUpTo<DB, TB extends keyof DB, Row>(
  db: Database,
  query: SelectQueryBuilder<DB, TB, Row>,
  max = maxCounted,
): Promise<Count> {
  const { count } = await db
    .selectFrom(query.limit(max + 1).as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return countOf(Number(count), max);
}

/** The same of so many that were found, at most one more than `max`. */
export function countOf(found: number, max = maxCounted): Count {
  return { count: Math.min(found, max), isMore: found > max };
}

/** How many each view of a list has. */
export async function countEach<View extends string>(
  views: readonly View[],
  count: (view: View) => Promise<Count>,
): Promise<Record<View, Count>> {
  const counts = await Promise.all(views.map(count));
  return recordOf(views, (view) => counts[views.indexOf(view)] ?? countOf(0));
}

/**
 * A column of an export: its heading, and what stands there for a row. People read both in the language of their page;
 * programs, which name none, English headings and codes.
 */
export type Column<Row> = [
  heading: Bilingual,
  cell: (row: Row, language: Language | undefined) => string,
];

/** A code for a cell: in words where a language is wanted and there are some. */
export function wordOf(
  words: Record<string, Bilingual>,
  code: string | null,
  language: Language | undefined,
): string {
  return (language && words[code ?? '']?.[language]) ?? code ?? '';
}

/** The same of several. */
export function wordsOf(
  words: Record<string, Bilingual>,
  codes: string[],
  language: Language | undefined,
): string {
  return codes.map((code) => wordOf(words, code, language)).join(language ? ', ' : ' ');
}

/**
 * What a search finds as CSV (RFC 4180) in pieces, in the order of the list, with the mark by which Excel knows UTF-8.
 * Only a page at a time is held in memory. `more` are further columns, read for a page at once.
 */
export async function* csvPieces<Row>(
  columns: Column<Row>[],
  find: (request: PageRequest) => Promise<Page<Row>>,
  language: Language | undefined,
  more?: { headings: Bilingual[]; cellsOf: (rows: Row[]) => Promise<(row: Row) => string[]> },
): AsyncGenerator<string> {
  const headings = [...columns.map(([heading]) => heading), ...(more?.headings ?? [])];
  yield `\u{feff}${csv([headings.map((heading) => heading[language ?? 'en'])])}`;
  for (let request: PageRequest | null = { limit: 100 }; request;) {
    const { rows, next } = await find(request);
    const moreOf = await more?.cellsOf(rows);
    const records = rows.map((row) => [
      ...columns.map(([, cell]) => cell(row, language)),
      ...(moreOf?.(row) ?? []),
    ]);
    if (records.length > 0) yield csv(records.map((record) => record.map(guarded)));
    request = next;
  }
}

/** Such pieces as a download, once it is logged: `subject` says how many they are, and by what they were chosen. */
export async function csvDownload(
  { c, db, staff, now }: Pick<StaffScope, 'c' | 'db' | 'staff' | 'now'>,
  { action, subject, name }: { action: string; subject: string; name: string },
  pieces: AsyncGenerator<string>,
): Promise<Response> {
  await recordEvent(db, { actor: staff.id, action, subject }, now);
  const body = Readable.toWeb(Readable.from(pieces, { objectMode: false }));
  return c.body(body as ReadableStream<Uint8Array>, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${todayInDhaka(now)}.csv"`,
  });
}
