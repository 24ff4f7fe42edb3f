import type { Migration } from 'kysely/migration';

/** Calls and moves of a month are counted without reading those of all years. */
export const indexByTime: Migration = {
  async up(db) {
    for (const table of ['callLog', 'stageMove']) {
      await db.schema.createIndex(`${table}_at`).on(table).columns(['at']).execute();
    }
  },
};
