import type { Database } from '#app/database/database.server.ts';
import { countUpTo } from '#app/work/work-list.server.ts';
import type { DueMessage } from '../inbox/message.ts';

/** Whoever wrote and is to be called again today (`yyyy-mm-dd` in Dhaka) or earlier, the most overdue first. */
export async function readMessagesDue(
  db: Database,
  today: string,
  limit: number,
): Promise<DueMessage[]> {
  const rows = await messagesDue(db, today)
    .select(['_id as message', 'version', 'name', 'number as phone', 'phoneE164', 'language'])
    .select(['followUpOn as dueOn', 'outcome', 'note'])
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, kind: 'message' as const, dueOn: row.dueOn ?? '' }));
}

/** How many of them there are, up to a thousand. */
export function countMessagesDue(db: Database, today: string) {
  return countUpTo(db, messagesDue(db, today).select('_id'));
}

function messagesDue(db: Database, today: string) {
  return db
    .selectFrom('contactMessage')
    .where('followUpOn', '<=', today)
    .where('answered', '=', 0)
    .where('deletedAt', 'is', null)
    .orderBy('followUpOn')
    .orderBy('_id');
}
