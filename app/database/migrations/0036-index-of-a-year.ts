import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an owner prints of a year is counted without reading that of all years. Payments from the index alone. */
export const indexOfYear: Migration = {
  async up(db) {
    await db.schema
      .createIndex('payment_on')
      .on('payment')
      .columns(['on', 'kind', 'amountBdt', 'refundOf', 'voidedAt'])
      .execute();
    await db.schema
      .createIndex('stageMove_departed')
      .on('stageMove')
      .columns(['on', 'application'])
      .where(sql<boolean>`"to" = 'departed'`)
      .execute();
    await db.schema
      .createIndex('event_withdrawn')
      .on('event')
      .columns(['at', 'action'])
      .where(sql<boolean>`"action" in ('gallery.withdrawn', 'gallery.withdrawal-undone')`)
      .execute();
  },
};
