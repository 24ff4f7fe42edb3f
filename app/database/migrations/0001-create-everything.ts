import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '#app/database/database.server.ts';

/** The schema of the first release. Never edit a released migration: add another one. */
export function createEverything(engine: Engine): Migration {
  return {
    async up(db) {
      await createGallery(db);
      await createApplications(db);
      await createBookkeeping(db);
      await createSignIn(db, engine);
    },
  };
}

async function createGallery(db: Kysely<unknown>) {
  await withText(db.schema.createTable('galleryItem'), [
    'name',
    'job',
    'country',
    'date',
    'image',
    'createdAt',
  ])
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('deletedAt', 'text')
    .execute();
  await newestFirstIndex(db, 'galleryItem').execute();
  await db.schema
    .createTable('image')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
}

async function createApplications(db: Kysely<unknown>) {
  await withText(db.schema.createTable('application'), [
    'name',
    'job',
    'experience',
    'email',
    'phone',
    'passportSealed',
    'passportKeyId',
    'address',
    'reference',
    'present',
    'interested',
    'createdAt',
    'submissionHash',
    'flags',
  ])
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('birth', 'text')
    .addColumn('noEmail', 'integer', (column) => column.notNull())
    .addColumn('passportHash', 'text')
    .addColumn('passportTailHash', 'text')
    .addColumn('contacted', 'integer', (column) => column.notNull())
    .addColumn('contactedAt', 'text')
    .addColumn('contactedBy', 'text')
    .addColumn('deletedAt', 'text')
    .addColumn('receiptNumber', 'text', (column) => column.notNull().unique())
    .addColumn('submissionKey', 'text', (column) => column.notNull().unique())
    .execute();
  await newestFirstIndex(db, 'application').execute();
  for (const column of ['passportHash', 'passportTailHash']) {
    await db.schema.createIndex(`application_${column}`).on('application').column(column).execute();
  }
}

async function createBookkeeping(db: Kysely<unknown>) {
  await withText(db.schema.createTable('event'), ['at', 'action', 'subject'])
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('actor', 'text')
    .execute();
  await db.schema.createIndex('event_subject').on('event').columns(['subject', 'at']).execute();
  await db.schema
    .createTable('rateLimit')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('windowStart', 'bigint', (column) => column.notNull())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .execute();
}

/**
 * better-auth's tables as its version 1.7 generates them, with the user table named `staff`. A test compares
 * them with what the installed version expects.
 */
async function createSignIn(db: Kysely<unknown>, engine: Engine) {
  // better-auth stores ISO text and 0/1 on SQLite, real dates and booleans on PostgreSQL.
  const moment = engine === 'sqlite' ? sql`date` : sql`timestamptz`;
  const flag = engine === 'sqlite' ? sql`integer` : sql`boolean`;
  await withText(db.schema.createTable('staff'), ['name'])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', flag, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('mustChangePassword', flag, (column) => column.notNull())
    .addColumn('disabledAt', 'text')
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('staff.id').onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('session_userId').on('session').column('userId').execute();
  await withText(db.schema.createTable('account'), ['accountId', 'providerId'])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', moment)
    .addColumn('refreshTokenExpiresAt', moment)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('account_userId').on('account').column('userId').execute();
  await withText(db.schema.createTable('verification'), ['identifier', 'value'])
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expiresAt', moment, (column) => column.notNull())
    .addColumn('createdAt', moment, (column) => column.notNull())
    .addColumn('updatedAt', moment, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('verification_identifier')
    .on('verification')
    .column('identifier')
    .execute();
}

function withText(
  table: CreateTableBuilder<string>,
  names: string[],
): CreateTableBuilder<string, string> {
  return names.reduce<CreateTableBuilder<string, string>>(
    (builder, name) => builder.addColumn(name, 'text', (column) => column.notNull()),
    table,
  );
}

/** An index for keyset pagination, newest first. */
function newestFirstIndex(db: Kysely<unknown>, table: string) {
  return db.schema
    .createIndex(`${table}_newest`)
    .on(table)
    .columns(['createdAt desc', '_id desc'])
    .where(sql.ref('deletedAt'), 'is', null);
}
