import type { ExpressionWrapper, SqlBool } from 'kysely';
import { type ExpressionBuilder } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { eraseCalls } from '#app/calls/call-log.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { monthsBefore } from '#app/i18n/months-before.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import { indexedFields, unindexApplication } from './sort-key.server.ts';

/** Small, because everybody who writes waits for it on SQLite. */
const batch = 50;

/** Deletes for good what has been in the trash for 30 days, some at a time. Returns how many. */
export function eraseTrashedApplications(db: Database, now: Date): Promise<number> {
  return erase(db, now, 'application.erased', ({ eb }) => eb('deletedAt', '<', trashedSince(now)));
}

/**
 * Deletes for good, some at a time, applications whose last contact is `months` ago: the mark, or the
 * last call, or else the application itself. One that is to be called again stays until that day.
 * Returns how many.
 */
export function eraseExpiredApplications(db: Database, months: number, now: Date): Promise<number> {
  const before = monthsBefore(now, months).toISOString();
  return erase(db, now, 'application.expired', ({ eb, and, or }) =>
    and([
      eb('deletedAt', 'is', null),
      eb('createdAt', '<', before),
      or([eb('contactedAt', 'is', null), eb('contactedAt', '<', before)]),
      or([eb('outcomeAt', 'is', null), eb('outcomeAt', '<', before)]),
      or([eb('followUpOn', 'is', null), eb('followUpOn', '<', todayInDhaka(now))]),
    ]),
  );
}

type Condition = (
  builder: ExpressionBuilder<Tables, 'application'>,
) => ExpressionWrapper<Tables, 'application', SqlBool>;

function erase(db: Database, now: Date, action: string, isOver: Condition): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const over = await transaction
      .selectFrom('application')
      .select('_id')
      .where(isOver)
      .orderBy('createdAt')
      .limit(batch)
      .execute();
    if (over.length === 0) return 0;
    const ids = over.map(({ _id }) => _id);
    const erased = await transaction
      .deleteFrom('application')
      .where('_id', 'in', ids)
      // Again: on PostgreSQL somebody may have taken one back meanwhile.
      .where(isOver)
      .returning(['_id', ...indexedFields])
      .execute();
    await eraseCalls(
      transaction,
      'application',
      erased.map(({ _id }) => _id),
    );
    for (const { _id, position, ...parts } of erased) {
      if (position !== null) await unindexApplication(transaction, { position, ...parts });
      await recordEvent(transaction, { actor: null, action, subject: _id }, now);
    }
    return erased.length;
  });
}
