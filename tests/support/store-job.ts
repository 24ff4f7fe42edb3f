import { v7 as newId } from 'uuid';
import type { Database } from '#app/database/database.server.ts';
import { changeContent } from '#app/database/content-version.server.ts';
import type { JobOrderFields } from '#app/job-orders/job-order.ts';
import { columnsOf } from '#app/job-orders/stored-order.server.ts';

/** Publishes a job order at an address, without the calls of the desk, and returns its id. */
export async function storeJob(
  { database }: { database: { db: Database } },
  fields: JobOrderFields,
  slug: string,
  publishedAt: string,
  seatsLeft = 4,
): Promise<string> {
  const _id = newId();
  await changeContent(database.db, async ({ transaction, announce }) => {
    const row = { _id, slug, ...columnsOf(fields), state: 'open' as const, seatsLeft };
    await transaction
      .insertInto('jobOrder')
      .values({ ...row, createdAt: publishedAt, publishedAt, version: 0 })
      .execute();
    await announce();
  });
  return _id;
}
