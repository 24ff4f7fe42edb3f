import type { Migration } from 'kysely/migration';

/**
 * What a person of the gallery has agreed to, all empty for the items that are there; when the consent was withdrawn;
 * and the keys of withdrawn pictures, which stay when everything else is erased, so that the addresses stay closed.
 */
export const addGalleryConsent: Migration = {
  async up(db) {
    const add = () => db.schema.alterTable('galleryItem');
    for (const name of [
      ...['consentHow', 'consentOn', 'consentBy', 'shows', 'nameShown'],
      ...['withdrawnAt', 'withdrawalReason'],
    ]) {
      await add().addColumn(name, 'text').execute();
    }
    await add()
      .addColumn('leavesInitials', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    // Every request for a picture asks what its item may show.
    await db.schema.createIndex('galleryItem_image').on('galleryItem').column('image').execute();
    await db.schema
      .createTable('withdrawnPicture')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('leftAt', 'text', (column) => column.notNull())
      .execute();
  },
};
