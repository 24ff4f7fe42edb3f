import type { Migration } from 'kysely/migration';

/**
 * Adds columns derived from what applicants typed, to search, match and sort by, and those for the person who
 * helped, the consent and the language of the form. The next start fills them in for existing rows
 * (`refreshNormalised`), because the rules belong to the applications.
 */
export const addWhatWasMeant: Migration = {
  async up(db) {
    for (const name of [
      'helperName',
      'helperPhone',
      'consentVersion',
      'language',
      'nameSearchKey',
      'phoneDigits',
    ]) {
      await db.schema
        .alterTable('application')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
    for (const name of [
      'consentAt',
      'phoneE164',
      'emailNormalised',
      'presentCode',
      'interestedCode',
    ]) {
      await db.schema.alterTable('application').addColumn(name, 'text').execute();
    }
    await db.schema
      .alterTable('application')
      .addColumn('experienceYears', 'double precision')
      .execute();
    for (const name of ['score', 'normalisedVersion']) {
      await db.schema
        .alterTable('application')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await db.schema
      .createIndex('application_normalisedVersion')
      .on('application')
      .columns(['normalisedVersion', '_id'])
      .execute();
  },
};
