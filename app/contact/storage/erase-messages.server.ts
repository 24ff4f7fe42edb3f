import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { eraseCalls } from '#app/calls/call-log.server.ts';
import type { Database } from '#app/database/database.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { monthsBefore } from '#app/i18n/months-before.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import { eraseOver } from '#app/work/work-erasure.server.ts';

/** Deletes for good messages that have been in the trash for 30 days, some at a time. Returns how many. */
export function eraseTrashedMessages(db: Database, now: Date): Promise<number> {
  return erase(db, now, 'message.erased', ({ eb }) => eb('deletedAt', '<', trashedSince(now)));
}

/**
 * Deletes for good, some at a time, messages whose last contact is `months` ago: the answer, or the last call,
 * or else the message itself. One that is to be called again stays until that day. Returns how many.
 */
export function eraseExpiredMessages(db: Database, months: number, now: Date): Promise<number> {
  return erase(db, now, 'message.expired', hasExpired(months, now));
}

/** How many messages these months would erase now. */
export async function countExpiredMessages(
  db: Database,
  months: number,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('contactMessage')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(hasExpired(months, now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function hasExpired(months: number, now: Date): Condition {
  const before = monthsBefore(now, months).toISOString();
  return ({ eb, and, or }) =>
    and([
      eb('deletedAt', 'is', null),
      eb('createdAt', '<', before),
      or([eb('answeredAt', 'is', null), eb('answeredAt', '<', before)]),
      or([eb('outcomeAt', 'is', null), eb('outcomeAt', '<', before)]),
      or([eb('followUpOn', 'is', null), eb('followUpOn', '<', todayInDhaka(now))]),
    ]);
}

type Condition = (
  builder: ExpressionBuilder<Tables, 'contactMessage'>,
) => ExpressionWrapper<Tables, 'contactMessage', SqlBool>;

function erase(db: Database, now: Date, action: string, isOver: Condition): Promise<number> {
  return eraseOver(db, now, {
    find: (rows) =>
      rows.selectFrom('contactMessage').select('_id').where(isOver).orderBy('createdAt'),
    remove: (rows) => rows.deleteFrom('contactMessage').where(isOver).returning('_id'),
    actionOf: () => action,
    also: (transaction, _, ids) => eraseCalls(transaction, 'message', ids),
  });
}
