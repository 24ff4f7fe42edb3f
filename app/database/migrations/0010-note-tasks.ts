import type { Migration } from 'kysely/migration';

/** What is done regularly, by one of many processes: when, with what outcome, and by whom just now. */
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
