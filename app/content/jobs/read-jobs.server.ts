import * as v from 'valibot';
import type { Log } from '#app/config/log.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { parseStored } from '../stored-content.ts';
import { type PublishedJob, publishedFields } from './jobs.ts';

/** All job orders that were published and are not being reworked or deleted. One that cannot be read is left out. */
export async function readJobs(db: Database, log: Log): Promise<PublishedJob[]> {
  const rows = await db
    .selectFrom('jobOrder')
    .select(['slug', 'fields', 'state', 'seatsLeft', 'publishedAt', 'endedAt'])
    .where('state', 'in', ['open', 'ended'])
    .where('deletedAt', 'is', null)
    .execute();
  return rows.flatMap(({ slug, state, seatsLeft, publishedAt, endedAt, ...row }) => {
    const fields = v.safeParse(publishedFields, parseStored<unknown>(row.fields));
    if (!slug || !publishedAt || state === 'draft' || !fields.success) {
      log.error({ job: slug, code: 'JOB_UNREADABLE' }, 'published job order not readable');
      return [];
    }
    return [
      { slug, fields: fields.output, state, seatsLeft: seatsLeft ?? 0, publishedAt, endedAt },
    ];
  });
}
