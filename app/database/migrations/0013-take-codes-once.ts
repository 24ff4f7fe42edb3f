import type { Migration } from 'kysely/migration';

/** The time step of the last accepted authenticator code, so that no code is accepted twice. */
export const takeCodesOnce: Migration = {
  async up(db) {
    await db.schema.alterTable('twoFactor').addColumn('lastStep', 'integer').execute();
  },
};
