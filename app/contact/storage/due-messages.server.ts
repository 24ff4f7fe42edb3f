import type { Database } from '#app/database/database.server.ts';
import { type Due, type DueAsking, nobodys } from '#app/work/due.server.ts';
import { countUpTo } from '#app/work/work-list.server.ts';
import type { DueMessage } from '../inbox/message.ts';

/** Whoever wrote and is to be called again today or earlier, the most overdue first. Nobody is responsible for a message. */
export async function messagesDue(
  db: Database,
  { today, whose, limit }: DueAsking,
): Promise<Due<DueMessage>> {
  const rows = due(db, today)
    .select(['_id as message', 'version', 'name', 'number as phone', 'phoneE164', 'language'])
    .select(['followUpOn as dueOn', 'outcome', 'note'])
    .limit(limit + 1);
  const [found, count] = await Promise.all([
    whose === 'mine' ? [] : rows.execute(),
    countUpTo(db, due(db, today).select('_id')),
  ]);
  const lines = found.map((row) => ({ ...row, kind: 'message' as const, dueOn: row.dueOn ?? '' }));
  return { lines, counts: { message: nobodys(count) } };
}

function due(db: Database, today: string) {
  return db
    .selectFrom('contactMessage')
    .where('followUpOn', '<=', today)
    .where('answered', '=', 0)
    .where('deletedAt', 'is', null)
    .orderBy('followUpOn')
    .orderBy('_id');
}
