import { type RawBuilder, sql } from 'kysely';
import { searchTerms } from '#app/applications/storage/search-terms.ts';
import type { Engine, OpenDatabase } from '#app/database/database.server.ts';
import { blockSize, firstMoment, sampleRow } from './sample-rows.ts';

/**
 * Makes a thousand blocks of one in a minute, in the database itself: each block has the rows of the
 * first one, later and with phone numbers of their own. Throws when a row made so is not the one that
 * the product would have stored.
 */
export async function multiply({ db, engine }: OpenDatabase, blocks: number): Promise<void> {
  if (engine === 'sqlite') {
    // Nothing of this need survive.
    await sql`pragma synchronous = off`.execute(db);
    await sql`pragma cache_size = -500000`.execute(db);
  }
  await addRows(db, engine, blocks);
  await addTermsOfRows(db, engine);
  await compare(db, blocks);
  if (engine === 'sqlite') {
    await sql`pragma synchronous = full`.execute(db);
    await sql`pragma cache_size = -2000`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  }
}

async function addRows(db: OpenDatabase['db'], engine: Engine, blocks: number) {
  const phone = sql`'017' || cast(10000000 + n * 7919 % 89999999 as text)`;
  const made: Record<string, RawBuilder<unknown>> = {
    _id: sql`'a' || ${padded(engine, sql`n`, 9)}`,
    phone,
    phoneDigits: phone,
    phoneE164: sql`'+88' || ${phone}`,
    createdAt: momentOf(engine),
    stageAt: momentOf(engine),
    lastActivityAt: momentOf(engine),
    position: sql`(${sql.lit(firstMoment / 1000)} + n) * 1000000`,
    receiptNumber: sql`'B' || ${padded(engine, sql`n`, 7)}`,
    submissionKey: sql`'bench-' || cast(n as text)`,
  };
  const names = Object.keys(sampleRow(0));
  await sql`
    with recursive
      block(b) as (select 1 union all select b + 1 from block where b < ${sql.lit(blocks - 1)}),
      numbered as (
        select application.*, ${numberOf(engine, sql`_id`)} + b * ${sql.lit(blockSize)} as n
        from block cross join application)
    insert into application (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(names.map((name) => made[name] ?? sql.ref(name)))} from numbered order by n
  `.execute(db);
}

async function addTermsOfRows(db: OpenDatabase['db'], engine: Engine) {
  const lengths = [3, 5, 7].flatMap((length) =>
    Array.from({ length: 12 - length }, (_, at) => sql`(${sql.lit(at + 1)}, ${sql.lit(length)})`),
  );
  const first = sql`'a' || ${padded(engine, sql`${numberOf(engine, sql`later._id`)} % ${sql.lit(blockSize)}`, 9)}`;
  const isLater = sql`later._id >= ${sampleRow(blockSize)._id}`;
  // An index is made faster than it grows; SQLite has none, because there the key is the table.
  const hasIndex = engine === 'postgres';
  if (hasIndex)
    await sql`alter table "applicationTerm" drop constraint "applicationTerm_key"`.execute(db);
  await sql`
    insert into "applicationTerm" (term, position)
    with part(start, length) as (values ${sql.join(lengths)})
    select distinct * from (
      select 'p' || substr(later."phoneDigits", start, length) as term, later.position
        from application later cross join part where ${isLater}
      union all
      select 'r' || substr("receiptNumber", 1, 4), position from application later where ${isLater}
      union all
      select term, later.position
        from application later
        join application first on first._id = ${first}
        join "applicationTerm" on "applicationTerm".position = first.position
        where ${isLater} and substr(term, 1, 1) not in ('p', 'r')
    ) as made ${hasIndex ? sql`order by position` : sql`order by term, position`}
  `.execute(db);
  if (hasIndex) {
    await sql`alter table "applicationTerm"
      add constraint "applicationTerm_key" primary key (term, position)`.execute(db);
  }
}

async function compare(db: OpenDatabase['db'], blocks: number) {
  const index = blocks * blockSize - 1;
  const { position: _position, ...expected } = sampleRow(index);
  const { position, ...row } = await db
    .selectFrom('application')
    .select(Object.keys(sampleRow(0)) as (keyof ReturnType<typeof sampleRow>)[])
    .where('_id', '=', expected._id)
    .executeTakeFirstOrThrow();
  const terms = await db
    .selectFrom('applicationTerm')
    .select('term')
    .where('position', '=', position)
    .execute();
  const wrong = Object.entries(expected).filter(
    ([name, value]) => row[name as keyof typeof row] !== value,
  );
  const hasTerms =
    terms
      .map(({ term }) => term)
      .toSorted()
      .join() === searchTerms(expected).toSorted().join();
  if (wrong.length > 0 || !hasTerms)
    throw new Error(`row ${index} is not as the product stores it: ${JSON.stringify(wrong)}`);
}

function momentOf(engine: Engine) {
  const seconds = sql`${sql.lit(firstMoment / 1000)} + n`;
  return engine === 'sqlite'
    ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${seconds}, 'unixepoch')`
    : sql`to_char(to_timestamp(${seconds}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function padded(engine: Engine, number: RawBuilder<unknown>, width: number) {
  const zeros = sql.lit('0'.repeat(width));
  return engine === 'sqlite'
    ? sql`substr(${zeros} || (${number}), ${sql.lit(-width)})`
    : sql`right(${zeros} || (${number}), ${sql.lit(width)})`;
}

/** The index in `a000000123`. */
function numberOf(engine: Engine, id: RawBuilder<unknown>) {
  return sql`cast(substr(${id}, 2) as ${sql.raw(engine === 'sqlite' ? 'integer' : 'bigint')})`;
}
