import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '#app/database/database.server.ts';

/** The second factor table that better-auth 1.7 expects, and the one-time links to accounts. */
export function staffAccounts(engine: Engine): Migration {
  return {
    async up(db) {
      await createSecondFactor(db, engine);
      await createLinks(db);
    },
  };
}

async function createSecondFactor(db: Kysely<unknown>, engine: Engine) {
  const moment = engine === 'sqlite' ? sql`date` : sql`timestamptz`;
  const flag = engine === 'sqlite' ? sql`integer` : sql`boolean`;
  await db.schema.alterTable('staff').addColumn('twoFactorEnabled', flag).execute();
  await db.schema
    .createTable('twoFactor')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) =>
      column.notNull().references('staff.id').onDelete('cascade'),
    )
    .addColumn('verified', flag)
    .addColumn('failedVerificationCount', 'integer')
    .addColumn('lockedUntil', moment)
    .execute();
  await db.schema.createIndex('twoFactor_userId').on('twoFactor').column('userId').execute();
}

async function createLinks(db: Kysely<unknown>) {
  await db.schema
    .createTable('staffLink')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('staffId', 'text', (column) => column.references('staff.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
}
