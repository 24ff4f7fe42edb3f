import type { Migration } from 'kysely/migration';

/** Which code of an authenticator app was the last one taken, so that none is taken twice. */
export const takeCodesOnce: Migration = {
  async up(db) {
    await db.schema.alterTable('twoFactor').addColumn('lastStep', 'integer').execute();
  },
};
