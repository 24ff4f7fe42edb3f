import { type UpdateQueryBuilder, type UpdateResult, sql } from 'kysely';
import {
  type CallKind,
  type NotedCall,
  callBefore,
  forgetCall,
  keepCall,
  noteOnce,
} from '#app/calls/call-log.server.ts';
import type { CallNote } from '#app/calls/call.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';

/** Who changes which record when. */
export type Change = { id: string; actor: string; now: Date };

/** What is changed of a row, and under which conditions. */
export type Alter<Table extends keyof Tables> = (
  update: UpdateQueryBuilder<Tables, Table, Table, UpdateResult>,
) => UpdateQueryBuilder<Tables, Table, Table, UpdateResult>;

/** A kind of records that staff work on. */
type Kind<Table extends keyof Tables> = {
  /** How the names of its events begin: `message.`. */
  events: string;
  /** Its table, which has `_id`, `version` and `deletedAt`. */
  update: (db: Database) => UpdateQueryBuilder<Tables, Table, Table, UpdateResult>;
  /** Its transaction, where public pages show it. */
  transact?: (db: Database, work: (transaction: Database) => Promise<number>) => Promise<number>;
  /** What follows from every change of a record, in its transaction. */
  follow?: (transaction: Database, id: string) => Promise<void>;
};

/**
 * What is done to records that staff work on: one row and its version, one event, one transaction, so that however many
 * try at once, one of them did it. Everything returns how many rows were changed: 0 where the conditions did not hold.
 */
export function workRecord<Table extends keyof Tables>({
  events,
  update,
  transact = (db, work) => db.transaction().execute(work),
  follow,
}: Kind<Table>) {
  /** A change within a transaction that is under way. `also` is what else belongs to it. */
  async function changeWithin(
    transaction: Database,
    { id, actor, now }: Change,
    action: string,
    alter: Alter<Table>,
    also?: (transaction: Database) => Promise<void>,
  ): Promise<number> {
    const { numUpdatedRows } = await alter(update(transaction))
      .where(sql.ref('_id'), '=', id)
      .set(sql.ref('version'), sql`"version" + 1`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 0;
    await also?.(transaction);
    await follow?.(transaction, id);
    await recordEvent(transaction, { actor, action, subject: id }, now);
    return Number(numUpdatedRows);
  }

  /** A change in a transaction of its own. */
  function change(
    db: Database,
    by: Change,
    action: string,
    alter: Alter<Table>,
    also?: (transaction: Database) => Promise<void>,
  ): Promise<number> {
    return transact(db, (transaction) => changeWithin(transaction, by, action, alter, also));
  }

  /** Puts a record into the trash, if it fits; it has been there already with 0. */
  function remove(db: Database, by: Change, ifFits: Alter<Table> = asItIs): Promise<number> {
    return change(db, by, `${events}deleted`, (row) =>
      ifFits(row)
        .set(sql.ref('deletedAt'), by.now.toISOString())
        .where(sql.ref('deletedAt'), 'is', null),
    );
  }

  /** Brings a record back from the trash, with what else is then to change of it. */
  function restore(db: Database, by: Change, alter: Alter<Table> = asItIs): Promise<number> {
    return change(db, by, `${events}restored`, (row) =>
      alter(row)
        .set(sql.ref('deletedAt'), null)
        .where(sql.ref('deletedAt'), '>=', trashedSince(by.now)),
    );
  }

  return { events, changeWithin, change, remove, restore };
}

function asItIs<Query>(query: Query): Query {
  return query;
}

/** What is done about the calls of such records, whose rows have the last one. */
export function callsAbout<Table extends keyof Tables>(
  { events, change }: ReturnType<typeof workRecord<Table>>,
  kind: CallKind,
  {
    touch = asItIs,
    mayUndo = asItIs,
  }: {
    /** What a call changes besides. */
    touch?: (update: Parameters<Alter<Table>>[0], now: Date) => ReturnType<Alter<Table>>;
    /** What else must be so for a call to be taken back. */
    mayUndo?: Alter<Table>;
  } = {},
) {
  return {
    /**
     * Writes down how a call went, as the last one and in the log, once for each `key` and if the record is still as the
     * caller saw it; `changed_meanwhile` also where it is gone.
     */
    note(db: Database, by: Change & { key: string }, call: CallNote): Promise<NotedCall> {
      const { version, outcome, note, followUpOn } = call;
      const about = { kind, subject: by.id };
      const columns = { outcome, note, followUpOn, outcomeAt: by.now.toISOString() };
      return noteOnce(db, about, by, call, () =>
        change(
          db,
          by,
          `${events}called`,
          (update) =>
            withColumns(touch(update, by.now), { ...columns, outcomeBy: by.actor })
              .where(sql.ref('version'), '=', version)
              .where(sql.ref('deletedAt'), 'is', null),
          (transaction) => keepCall(transaction, about, by, call, by.key),
        ),
      );
    },
    /** Takes back a call that the same person has just noted. Returns how many were taken back: 0 or 1. */
    async undo(db: Database, by: Change): Promise<number> {
      const call = await callBefore(db, { kind, subject: by.id }, by);
      if (!call) return 0;
      return change(
        db,
        by,
        `${events}call-undone`,
        (update) =>
          withColumns(mayUndo(update), call.columns)
            // Of two who take it back at once one finds it so.
            .where(sql.ref('outcomeAt'), '=', call.noted)
            .where(sql.ref('deletedAt'), 'is', null),
        (transaction) => forgetCall(transaction, call._id),
      );
    },
  };
}

function withColumns<Table extends keyof Tables>(
  update: Parameters<Alter<Table>>[0],
  columns: Record<string, string | null>,
) {
  return Object.entries(columns).reduce(
    (query, [column, value]) => query.set(sql.ref(column), value),
    update,
  );
}
