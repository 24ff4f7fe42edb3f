import { v7 as newId } from 'uuid';
import type { Database } from '#app/database/database.server.ts';
import type { JobOrderFields } from '#app/job-orders/job-order.ts';
import { columnsOf } from '#app/job-orders/stored-order.server.ts';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { completeJobOrder } from './complete-job-order.ts';

/** Open for another hundred days. */
export const sampleOrder = completeJobOrder(daysLater(todayInDhaka(new Date()), 100));

/** An open job order, written into the table as its desk would leave it. Returns its id. */
export async function storeJobOrder(
  db: Database,
  fields: JobOrderFields = sampleOrder,
): Promise<string> {
  const _id = newId();
  await db
    .insertInto('jobOrder')
    .values({
      ...{ _id, slug: `kitchen-helper-${_id.slice(-4)}`, ...columnsOf(fields) },
      ...{ state: 'open', endReason: null, endSeen: null, seatsLeft: fields.seats, version: 1 },
      ...{ createdAt: '2026-10-01T04:00:00.000Z', publishedAt: '2026-10-02T04:00:00.000Z' },
      ...{ endedAt: null, deletedAt: null },
    })
    .execute();
  return _id;
}

/** Writes other fields into a job order, as a change at its desk does. */
export async function changeJobOrder(
  db: Database,
  id: string,
  fields: Partial<JobOrderFields>,
): Promise<void> {
  await db
    .updateTable('jobOrder')
    .set(({ eb }) => ({
      ...columnsOf({ ...sampleOrder, ...fields }),
      version: eb('version', '+', 1),
    }))
    .where('_id', '=', id)
    .execute();
}
