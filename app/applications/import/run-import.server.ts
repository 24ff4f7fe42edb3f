import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Services } from '#app/services/services.server.ts';
import { type Database, isUniqueViolation } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { endOf, isOver as hasEnded } from '#app/jobs/lease.server.ts';
import { notePairs } from '../duplicates/note-pairs.server.ts';
import { isMinor } from '../rules.ts';
import { insertRows, newRow } from '../storage/insert-application.server.ts';
import { type PassportCipher, loggingCipher } from '../storage/passport-cipher.server.ts';
import { type Person, findPeople } from './find-people.server.ts';
import { readParts } from './import-parts.server.ts';
import { keyOfRow, rowsOf } from './lists.server.ts';
import { type PlannedRow, renewPlan } from './make-plan.server.ts';
import { checkedRow } from './read-row.server.ts';

type RunServices = Pick<Services, 'database' | 'secrets' | 'log' | 'now'>;

/** What became of the wish to bring a list in. */
export type Started =
  | { status: 'running'; done: number; of: number }
  | { status: 'not_found' | 'changed_meanwhile' | 'list_gone' | 'list_has_faults' };

type Wish = { hash: string; rows: 'good' | 'all'; alsoExisting: number[] };

/**
 * Begins to bring the rows of a plan in, those that are new and those that somebody wants all the same. Looks for their people once
 * more: a plan that is another now is shown anew. Asked again it says how far it has come.
 */
export async function startImport(
  db: Database,
  cipher: PassportCipher,
  { hash, rows, alsoExisting }: Wish,
  { batch, actor, now }: { batch: string; actor: string; now: Date },
): Promise<Started> {
  const kept = await progressOf(db, batch);
  if (!kept) return { status: 'not_found' };
  if (kept.hash !== hash) return { status: 'changed_meanwhile' };
  if (kept.state !== 'planned') return { status: 'running', done: kept.done, of: kept.of };
  const plan = await renewPlan(db, cipher, { batch, now });
  if (!plan) return { status: 'list_gone' };
  if (plan.hash !== hash) return { status: 'changed_meanwhile' };
  if (rows === 'all' && plan.counts.faulty > 0) return { status: 'list_has_faults' };
  const wanted = new Set(alsoExisting);
  const chosen = plan.rows
    .filter(({ state, found, row }) => state === 'new' || (found !== null && wanted.has(row)))
    .map(({ row }) => row);
  const isStarted = await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('importBatch')
      .set({ state: 'running', chosen: JSON.stringify(chosen) })
      .where('_id', '=', batch)
      .where('state', '=', 'planned')
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await recordEvent(transaction, { actor, action: 'import.started', subject: batch }, now);
    return true;
  });
  // Somebody else was first, with the same plan or another.
  return isStarted
    ? { status: 'running', done: 0, of: chosen.length }
    : startImport(db, cipher, { hash, rows, alsoExisting }, { batch, actor, now });
}

async function progressOf(db: Database, batch: string) {
  const row = await db
    .selectFrom('importBatch')
    .select(['state', 'hash', 'done', 'chosen'])
    .where('_id', '=', batch)
    .executeTakeFirst();
  return row && { ...row, of: rowsOf(row.chosen).length };
}

/** Milliseconds for which a process may be silent before another goes on in its place. */
const leaseMs = 5000;
/** Rows that are stored in one transaction: few on SQLite, where everybody who writes waits for it. */
const rowsAtOnce = { sqlite: 10, postgres: 20 };
/**
 * Between two transactions, in milliseconds: on SQLite longer than whoever waits for one pauses before trying again
 * (`busy-retry.server.ts`), so that it is theirs after one of ours at most.
 */
const pauseMs = { sqlite: 16, postgres: 4 };

/** Brings in what waits, also what another process has left half done. Never throws: what fails is tried again. */
export async function runImports(services: RunServices, stopping?: AbortSignal): Promise<void> {
  const isStopped = () => stopping?.aborted ?? false;
  const { database, log, now } = services;
  const cipher = loggingCipher(services);
  try {
    while (!isStopped()) {
      const lease = await takeList(database.db, now());
      if (!lease) return;
      const { batch } = lease;
      const plan = await readParts<PlannedRow[]>(database.db, cipher, { batch, kind: 'plan' });
      const rows = new Map(plan?.flat().map((row) => [row.row, row]));
      const more = () => storeSome(database, cipher, rows, lease, now());
      while (!isStopped() && (await more().catch(unlessDrawnTwice)))
        await pause(pauseMs[database.engine]);
      if (isStopped()) await giveBack(database.db, lease);
    }
  } catch (error) {
    log.error({ err: error }, 'list not brought in');
  }
}

/** A receipt number or a place in the list was drawn that another has: nothing was stored, and others are drawn. */
function unlessDrawnTwice(error: unknown): true {
  if (isUniqueViolation(error)) return true;
  throw error;
}

/** `clock` gives each row a millisecond of its own: within one, two might draw the same place in the list. */
type Lease = { batch: string; until: string; clock: number };

/** A list that waits and that no process has. */
export function waitingList(db: Database, now: Date): Promise<{ _id: string } | undefined> {
  return db
    .selectFrom('importBatch')
    .select('_id')
    .where('state', '=', 'running')
    .where(hasEnded('leaseUntil', now, leaseMs))
    .orderBy('_id')
    .executeTakeFirst();
}

async function takeList(db: Database, now: Date): Promise<Lease | null> {
  const waiting = await waitingList(db, now);
  if (!waiting) return null;
  const until = endOf(now, leaseMs);
  const taken = await db
    .updateTable('importBatch')
    .set({ leaseUntil: until })
    .where('_id', '=', waiting._id)
    .where(hasEnded('leaseUntil', now, leaseMs))
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n ? { batch: waiting._id, until, clock: 0 } : null;
}

async function giveBack(db: Database, { batch, until }: Lease): Promise<void> {
  await db
    .updateTable('importBatch')
    .set({ leaseUntil: null })
    .where('_id', '=', batch)
    .where('leaseUntil', '=', until)
    .execute();
}

/** Stores the next rows of a list, in one transaction with how far it has come. False where none are left, or it is another's. */
async function storeSome(
  { db, engine }: RunServices['database'],
  cipher: PassportCipher,
  plan: Map<number, PlannedRow>,
  lease: Lease,
  now: Date,
): Promise<boolean> {
  const { batch } = lease;
  const list = await db
    .selectFrom('importBatch')
    .select(['by', 'done', 'chosen'])
    .where('_id', '=', batch)
    .executeTakeFirstOrThrow();
  const next = rowsOf(list.chosen).slice(list.done, list.done + rowsAtOnce[engine]);
  const rows = next.flatMap((row) => plan.get(row) ?? []);
  lease.clock = Math.max(lease.clock, now.getTime());
  const ready = rows.flatMap((row) => {
    lease.clock += 1;
    const by = { batch, actor: list.by, now: new Date(lease.clock) };
    return readyRow(cipher, row, by) ?? [];
  });
  // Or its rows are gone, after a day.
  const isOver = rows.length === 0;
  const until = endOf(now, leaseMs);
  const isOurs = await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('importBatch')
      .set(
        isOver
          ? { state: 'done', leaseUntil: null, finishedAt: now.toISOString() }
          : { leaseUntil: until, done: list.done + rows.length },
      )
      .where('_id', '=', batch)
      .where('leaseUntil', '=', lease.until)
      .where('done', '=', list.done)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (isOver) {
      await recordEvent(
        transaction,
        { actor: list.by, action: 'import.done', subject: batch },
        now,
      );
      return true;
    }
    // Two lists with the same people at once: SQLite has one transaction at a time anyway.
    if (engine === 'postgres')
      await sql`select pg_advisory_xact_lock(${oneAtATime})`.execute(transaction);
    const stored = await storeRows(transaction, cipher, ready, now);
    await transaction
      .updateTable('importBatch')
      .set(({ eb }) => ({ stored: eb('stored', '+', stored) }))
      .where('_id', '=', batch)
      .execute();
    return true;
  });
  lease.until = until;
  return isOurs && !isOver;
}

/** Names the lock; any number that nothing else uses. */
const oneAtATime = 370_037;

type ReadyRow = {
  application: ReturnType<typeof newRow>;
  person: Person;
  note: string;
  /** It is stored although somebody like this is here. */
  isWanted: boolean;
  arrival: { takenDownBy: string; fromList: { isCalled: boolean }; now: Date };
};

function readyRow(
  cipher: PassportCipher,
  { row, state, answers, note, isCalled, person }: PlannedRow,
  { batch, actor, now }: { batch: string; actor: string; now: Date },
): ReadyRow | null {
  const checked = checkedRow(answers, todayInDhaka(now));
  if (!checked || !person) return null;
  const arrival = { takenDownBy: actor, fromList: { isCalled }, now };
  const isWanted = state !== 'new';
  const flags = [
    ...(isWanted ? ['duplicate'] : []),
    ...(isMinor(checked.parsed.birth) ? ['under-18'] : []),
  ];
  const key = keyOfRow(batch, row);
  const { derived } = person;
  const application = newRow(cipher, checked.input, { ...arrival, key, flags, derived });
  return { application, person, note, isWanted, arrival };
}

/** Stores rows, but for those whose people have come by themselves meanwhile. Returns how many. */
async function storeRows(
  transaction: Database,
  cipher: PassportCipher,
  rows: ReadyRow[],
  now: Date,
): Promise<number> {
  const found = await findPeople(
    transaction,
    cipher,
    rows.map(({ person }) => person),
    now,
  );
  const stored = rows.filter(({ isWanted }, at) => isWanted || !found[at]);
  const [first] = stored;
  if (!first) return 0;
  const applications = stored.map(({ application }) => application);
  await insertRows(transaction, applications, first.arrival);
  const notes = stored.flatMap(({ application, note, arrival }) => {
    const { _id, createdAt, submissionKey } = application;
    const about = { application: _id, at: createdAt, by: arrival.takenDownBy, submissionKey };
    return note === '' ? [] : { ...about, _id: newId(), text: note, shownFor: '' };
  });
  if (notes.length > 0) await transaction.insertInto('caseNote').values(notes).execute();
  await notePairs(
    transaction,
    cipher,
    applications.map(({ _id }) => _id),
  );
  return stored.length;
}
