import type { Database } from '#app/database/database.server.ts';

/** What is done regularly or by hand, and noted so that staff see when it last went well. */
export type TaskName = 'backup' | 'restore-drill' | 'housekeeping';

/** Notes how a task went. `outcome` is a code or a few numbers, nothing personal. */
export async function noteTask(
  db: Database,
  name: TaskName,
  { outcome, succeeded, now }: { outcome: string; succeeded: boolean; now: Date },
): Promise<void> {
  const at = now.toISOString();
  const noted = {
    finishedAt: at,
    leaseUntil: null,
    outcome,
    ...(succeeded && { succeededAt: at }),
  };
  await db
    .insertInto('task')
    .values({ name, startedAt: at, succeededAt: null, ...noted })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(noted))
    .execute();
}
