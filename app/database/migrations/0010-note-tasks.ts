import type { Migration } from 'kysely/migration';

/** Periodic tasks, each run by one of many processes: the last run, its outcome, and the current lease. */
export function noteTasks(): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('task')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('leaseUntil', 'text')
        .addColumn('startedAt', 'text')
        .addColumn('finishedAt', 'text')
        .addColumn('succeededAt', 'text')
        .addColumn('outcome', 'text')
        .execute();
    },
  };
}
