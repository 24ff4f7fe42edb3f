import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What staff have written over the shipped content: drafts, what is live, every published revision, the
 * pictures they use and the fonts cut for the published words. Values are JSON in text.
 */
export const addContent: Migration = {
  async up(db) {
    let documents = db.schema
      .createTable('contentDocument')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('publishedRevision', 'integer')
      .addColumn('version', 'integer', (column) => column.notNull());
    for (const name of ['published', 'draft', 'changedBy', 'askedAt', 'askedBy', 'deletedAt']) {
      documents = documents.addColumn(name, 'text');
    }
    for (const name of ['changedAt', 'createdAt']) {
      documents = documents.addColumn(name, 'text', (column) => column.notNull());
    }
    await documents.execute();
    // The snapshot reads the live rows alone, however many were thrown away.
    await db.schema
      .createIndex('contentDocument_live')
      .on('contentDocument')
      .column('kind')
      .where(sql<boolean>`"published" is not null and "deletedAt" is null`)
      .execute();

    let revisions = db.schema
      .createTable('contentRevision')
      .addColumn('_id', 'text', (column) => column.primaryKey())
      .addColumn('number', 'integer');
    for (const name of ['document', 'state', 'value', 'changed', 'at', 'note']) {
      revisions = revisions.addColumn(name, 'text', (column) => column.notNull());
    }
    for (const name of ['by', 'publication', 'restoredFrom']) {
      revisions = revisions.addColumn(name, 'text');
    }
    await revisions.execute();
    await db.schema
      .createIndex('contentRevision_number')
      .unique()
      .on('contentRevision')
      .columns(['document', 'number'])
      .execute();
    await db.schema
      .createIndex('contentRevision_publication')
      .on('contentRevision')
      .column('publication')
      .execute();
    await db.schema
      .createIndex('contentRevision_discarded')
      .on('contentRevision')
      .column('at')
      .where(sql<boolean>`"state" = 'discarded'`)
      .execute();

    await db.schema
      .createTable('contentPicture')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('shape', 'text', (column) => column.notNull())
      .addColumn('focus', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('contentPictureUse')
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('revision', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('contentPictureUse_key', ['key', 'document', 'revision'])
      .execute();
    await db.schema
      .createTable('contentFont')
      .addColumn('set', 'text', (column) => column.notNull())
      .addColumn('face', 'text', (column) => column.notNull())
      .addColumn('bytes', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('contentFont_key', ['set', 'face'])
      .execute();

    await db.schema
      .alterTable('outbox')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('application'))
      .execute();
  },
};
