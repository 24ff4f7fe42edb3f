import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { recordOf } from '#app/config/typed-record.ts';
import { formatSpokenCode } from '#app/brand/slip/spoken-code.server.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import { isAnsiBengali } from './cell-readings.ts';
import type { Column, TableRow } from './columns.ts';
import { type Person, findPeople, marksOf, personOf } from './find-people.server.ts';
import type { PlanCounts } from './import-record.ts';
import { type PlanState, planStates } from './plan-states.ts';
import {
  createTurns,
  dropPlan,
  readParts,
  encryptParts,
  storeParts,
} from './import-parts.server.ts';
import { type ColumnChoice, type ReadRow, checkedRow, readRow } from './read-row.server.ts';
import { blockSize } from './reading/read-list.server.ts';

/** Which sheet of a list is brought in, and what becomes of its columns. */
export type PlanChoice = { sheet: number; columns: ColumnChoice[]; isCalled: boolean };

/** What is kept of a list beside its rows. */
export type KeptSheet = { name: string; rowCount: number; columns: Column[] };

/** A row of a plan: what it says, and what becomes of it. */
export type PlannedRow = ReadRow & {
  state: PlanState;
  /** The earlier row that is about the same person. */
  sameAs: number | null;
  /** Whom it is about, who is here or in the trash. */
  found: { _id: string; receiptNumber: string } | null;
  /** By what its person is known, read once: to hear a name takes longer than to store the row. Null where it has faults. */
  person: Person | null;
};

type Readable = Pick<PlannedRow, keyof ReadRow | 'person'>;

/** A plan as it was stored: its keyed hash, and how many rows there are of each kind. */
export type StoredPlan = { hash: string; counts: PlanCounts };

type Scope = { batch: string; now: Date };

/** Rows whose people are looked for at once. */
const rowsAtOnce = 50;

/**
 * Reads the rows of a list, looks for their people and stores the plan. Null where the list is gone. It stands in the log, and so
 * does whoever was found by nothing but a passport number: a list of made-up numbers is a search for them.
 */
export async function makePlan(
  db: Database,
  cipher: PassportCipher,
  choice: PlanChoice,
  scope: Scope & { actor: string; today: string },
): Promise<StoredPlan | null> {
  const { batch, today } = scope;
  const [sheets] = (await readParts<KeptSheet[]>(db, cipher, { batch, kind: 'sheets' })) ?? [];
  const headings = sheets?.[choice.sheet]?.columns.map(({ heading }) => heading);
  const blocks = await readParts<TableRow[]>(db, cipher, { batch, kind: `sheet${choice.sheet}` });
  if (!headings || !blocks) return null;
  const { columns, isCalled } = choice;
  const all = blocks.flat();
  const othersFirst = createTurns();
  const isAnsi: boolean[] = [];
  for (const at of columns.keys()) {
    isAnsi.push(all.some(({ cells }) => isAnsiBengali(cells[at] ?? '')));
    await othersFirst();
  }
  const rows: Readable[] = [];
  for (const row of all) {
    const read = readRow(row, { headings, columns, isCalled, isAnsi, today });
    const checked = read.faults.length > 0 ? null : checkedRow(read.answers, today);
    rows.push({ ...read, person: checked && personOf(checked) });
    await othersFirst();
  }
  const { planned, byPassport } = await judged(db, cipher, rows, scope.now);
  await noteSearch(db, byPassport, scope);
  return storePlan(db, cipher, planned, { ...scope, choice });
}

/**
 * Looks for the people of a stored plan again, and stores what has changed. Null where the plan is gone; with the hash of before
 * where all is as it was.
 */
export async function renewPlan(
  db: Database,
  cipher: PassportCipher,
  scope: Scope,
): Promise<(StoredPlan & { rows: PlannedRow[] }) | null> {
  const blocks = await readParts<PlannedRow[]>(db, cipher, { batch: scope.batch, kind: 'plan' });
  if (!blocks) return null;
  const { planned } = await judged(db, cipher, blocks.flat(), scope.now);
  return { ...(await storePlan(db, cipher, planned, scope)), rows: planned };
}

async function judged(
  db: Database,
  cipher: PassportCipher,
  rows: Readable[],
  now: Date,
): Promise<{ planned: PlannedRow[]; byPassport: Set<string> }> {
  const firstWith = new Map<string, number>();
  const planned: PlannedRow[] = [];
  const byPassport = new Set<string>();
  const othersFirst = createTurns();
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce);
    const wanted = some.flatMap(({ person }) => person ?? []);
    const found = (await findPeople(db, cipher, wanted, now)).values();
    for (const row of some) {
      const same = row.person ? found.next().value : null;
      if (same?.isByPassport) byPassport.add(same._id);
      planned.push({ ...row, ...stateOf(row, same, firstWith) });
    }
    await othersFirst();
  }
  return { planned, byPassport };
}

/** Many of a list may have another name or telephone number now. */
const maxNoted = 100;

function noteSearch(
  db: Database,
  byPassport: Set<string>,
  { batch, actor, now }: Scope & { actor: string },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await recordEvent(transaction, { actor, action: 'import.planned', subject: batch }, now);
    for (const subject of [...byPassport].slice(0, maxNoted)) {
      const event = { actor, action: 'application.found-by-passport', subject };
      await recordEvent(transaction, event, now);
    }
  });
}

function stateOf(
  { row, person }: Readable,
  found: Awaited<ReturnType<typeof findPeople>>[number] | undefined,
  firstWith: Map<string, number>,
): Pick<PlannedRow, 'state' | 'sameAs' | 'found'> {
  if (!person) return { state: 'faulty', sameAs: null, found: null };
  const marks = marksOf(person);
  const sameAs = marks.map((mark) => firstWith.get(mark)).find((first) => first !== undefined);
  if (sameAs !== undefined) return { state: 'same', sameAs, found: null };
  for (const mark of marks) firstWith.set(mark, row);
  if (!found) return { state: 'new', sameAs: null, found: null };
  const { _id, receiptNumber, isTrashed } = found;
  return {
    state: isTrashed ? 'trashed' : 'here',
    sameAs: null,
    found: { _id, receiptNumber: formatSpokenCode(receiptNumber) },
  };
}

async function storePlan(
  db: Database,
  cipher: PassportCipher,
  rows: PlannedRow[],
  { batch, now, choice }: Scope & { choice?: PlanChoice },
): Promise<StoredPlan> {
  const texts: string[] = [];
  const hashes: string[] = [];
  const othersFirst = createTurns();
  for (let at = 0; at < rows.length; at += blockSize) {
    const text = JSON.stringify(rows.slice(at, at + blockSize));
    texts.push(text);
    hashes.push(cipher.contentHashes(text)[0]);
    await othersFirst();
  }
  const hash = cipher.contentHashes(hashes.join('\n'))[0];
  const counts = recordOf(planStates, (state) => rows.filter((row) => row.state === state).length);
  const before = await db
    .selectFrom('importBatch')
    .select('hash')
    .where('_id', '=', batch)
    .executeTakeFirst();
  if (!choice && before?.hash === hash) return { hash, counts };
  const parts = await encryptParts(
    cipher,
    { batch, kind: 'plan', now: await beganAt(db, batch, now) },
    texts,
  );
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('importBatch')
      .set({ state: 'planned', hash, counts: JSON.stringify(counts) })
      .$if(choice !== undefined, (update) => update.set({ choice: JSON.stringify(choice) }))
      .where('_id', '=', batch)
      // Never that of a list whose rows are being stored.
      .where('state', 'in', ['read', 'planned'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await dropPlan(transaction, batch);
    await storeParts(transaction, parts);
  });
  return { hash, counts };
}

/** A plan that is made anew is kept no longer than its list. */
async function beganAt(db: Database, batch: string, now: Date): Promise<Date> {
  const row = await db
    .selectFrom('importBatch')
    .select('createdAt')
    .where('_id', '=', batch)
    .executeTakeFirst();
  return row ? new Date(row.createdAt) : now;
}
