import * as v from 'valibot';
import { type CallKind, type NotedCall, readCalls } from '#app/calls/call-log.server.ts';
import { type CallNote, callNote, keptCall } from '#app/calls/call.ts';
import { recordOf } from '#app/config/typed-record.ts';
import type { Database } from '#app/database/database.server.ts';
import { type Page, type PageRequest, pageQuery } from '#app/database/keyset-page.server.ts';
import { idempotencyKey } from '#app/limits/submission-key.server.ts';
import { listOf, ok } from '#app/http/answers.server.ts';
import type { ApiError } from '#app/http/api-error.server.ts';
import { json } from '#app/http/bodies.server.ts';
import type { StaffScope } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { type Count, counted } from './work-list.ts';
import type { Change } from './work-record.server.ts';

// Each of these is what a route says and does, behind its name: `.route('GET /api/…', ...trash(…))`.

type Acting = StaffScope & { params: { id: string } };
type Refusing<Code> = { refuse: (code: Code) => ApiError };
type Act = (db: Database, by: Change) => Promise<number>;
type Schema = v.GenericSchema;

function changeOf({ staff, now, params }: Acting): Change {
  return { id: params.id, actor: staff.id, now };
}

/** Marks a record, or takes a mark back. */
export function marking(summary: string, description: string, mark: Act) {
  return [
    { summary, answer: ok(v.object({ modifiedCount: v.number() }), description) },
    async (scope: Acting) => ({ modifiedCount: await mark(scope.db, changeOf(scope)) }),
  ] as const;
}

/** Puts a record into the trash. */
export function removing(summary: string, remove: Act) {
  return [
    { summary, answer: ok(v.object({ deletedCount: v.number() }), 'How many were deleted') },
    async (scope: Acting) => ({ deletedCount: await remove(scope.db, changeOf(scope)) }),
  ] as const;
}

/** Takes a record back from the trash. */
export function restoring(summary: string, restore: Act) {
  return [
    { summary, answer: ok(v.object({ restoredCount: v.number() }), 'How many were taken back') },
    async (scope: Acting) => ({ restoredCount: await restore(scope.db, changeOf(scope)) }),
  ] as const;
}

/** What is in the trash. */
export function trash<Row extends Schema>(
  summary: string,
  [row, description]: [Row, string],
  list: (scope: StaffScope & { query: PageRequest }) => Promise<Page<v.InferOutput<Row>>>,
) {
  return [{ summary, query: pageQuery, answer: listOf(row, description) }, list] as const;
}

/** One record as it is now. */
export function reading<Row extends Schema>(
  summary: string,
  [row, description]: [Row, string],
  read: (scope: Acting) => Promise<v.InferOutput<Row> | null | undefined>,
) {
  return [
    { summary, answer: ok(row, description), refuses: ['not_found'] },
    async (scope: Acting & Refusing<'not_found'>) => {
      const found = await read(scope);
      if (!found) throw scope.refuse('not_found');
      return found;
    },
  ] as const;
}

/** How many records each view of a list has. */
export function viewCounts<View extends string>(
  summary: string,
  [views, description]: [readonly View[], string],
  count: (scope: StaffScope) => Promise<Record<View, Count>>,
) {
  return [
    { summary, answer: ok(v.object(recordOf(views, () => counted)), description) },
    count,
  ] as const;
}

/** Writes down how a call went. */
export function notingCall<Row extends Schema>(
  [row, description]: [Row, string],
  note: (db: Database, by: Change & { key: string }, call: CallNote) => Promise<NotedCall>,
  read: (scope: Acting) => Promise<v.InferOutput<Row> | null>,
) {
  return [
    {
      summary: 'Write down how a call went, if the record is still of the version that one saw',
      headers: idempotencyKey('Repeating a call with the same key notes nothing twice'),
      body: json((now) => callNote(todayInDhaka(now))),
      answer: ok(row, description),
      refuses: ['not_found', 'changed_meanwhile', 'key_reused'],
    },
    async (
      scope: Acting &
        Refusing<'not_found' | 'changed_meanwhile' | 'key_reused'> & {
          headers: { 'Idempotency-Key'?: string | undefined };
          body: CallNote;
        },
    ) => {
      const key = scope.headers['Idempotency-Key'] ?? crypto.randomUUID();
      const { status } = await note(scope.db, { ...changeOf(scope), key }, scope.body);
      const now = await read(scope);
      if (!now) throw scope.refuse('not_found');
      if (status !== 'noted') throw scope.refuse(status);
      return now;
    },
  ] as const;
}

/** The calls about a record. */
export function calls(summary: string, kind: CallKind) {
  return [
    { summary, answer: ok(v.array(keptCall), 'Calls') },
    ({ db, params }: Acting) => readCalls(db, { kind, subject: params.id }),
  ] as const;
}
