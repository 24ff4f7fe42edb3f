import type { Migration } from 'kysely/migration';

/**
 * Where the whole picture is from which a crop was cut. It has a name of its own, because that of the crop is public: in a
 * bucket that everybody can read, a name made from it would show what was cut away.
 */
export const addContentPictureMaster: Migration = {
  async up(db) {
    await db.schema
      .alterTable('contentPicture')
      .addColumn('master', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
