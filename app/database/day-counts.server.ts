import { sql } from 'kysely';
import type { Database } from './database.server.ts';
import { inSharedCommit } from './group-commit.server.ts';

/** Counts one more of what `name` says, on a day of Dhaka (`yyyy-mm-dd`). Nothing else of it is kept. */
export async function countOfDay(db: Database, day: string, name: string): Promise<void> {
  await inSharedCommit(db, (transaction) =>
    transaction
      .insertInto('dayCount')
      .values({ day, name, count: 1 })
      .onConflict((conflict) =>
        conflict.columns(['day', 'name']).doUpdateSet({ count: sql`"dayCount"."count" + 1` }),
      )
      .execute(),
  );
}
