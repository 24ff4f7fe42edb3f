import type { Migration } from 'kysely/migration';

/** The version of a gallery item: a change from an older one is refused, which would take a colleague's back. */
export const addGalleryVersion: Migration = {
  async up(db) {
    await db.schema
      .alterTable('galleryItem')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
