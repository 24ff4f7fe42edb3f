import { type Kysely, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '#app/database/database.server.ts';

/**
 * What an application becomes after it was received: stage, responsible person, next step and the rest of a case,
 * with an index for each filter of the list. Who was contacted is at `called`, everybody else at `new`.
 */
export function addCaseColumns(engine: Engine): Migration {
  return {
    async up(db) {
      await addColumns(db);
      await (engine === 'postgres' ? fillInOnePass(db) : fill(db));
      await addIndexes(db);
    },
  };
}

async function addColumns(db: Kysely<unknown>) {
  const withDefault = { stage: 'new', stageAt: '', nextStepText: '', source: 'website' } as const;
  const add = () => db.schema.alterTable('application');
  for (const [name, value] of Object.entries({ ...withDefault, lastActivityAt: '' })) {
    await add()
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute();
  }
  for (const name of ['lookupClosed', 'leftWithoutClearance']) {
    await add()
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  for (const name of [
    'closeReason',
    'destination',
    'assignee',
    'nextStep',
    'nextStepOn',
    'eraseAfter',
  ]) {
    await add().addColumn(name, 'text').execute();
  }
}

const values = {
  stage: sql`case when "contacted" = 1 then 'called' else 'new' end`,
  stageAt: sql`coalesce("contactedAt", "createdAt")`,
  destination: sql`"interestedCode"`,
};

/** The same for rows that a restore has brought from before there were these columns, on either engine. */
export async function fillRestoredCases(db: QueryExecutorProvider): Promise<void> {
  const { ref } = sql;
  const later = (a: RawBuilder<unknown>, b: RawBuilder<unknown>) =>
    sql`case when ${a} >= ${b} then ${a} else ${b} end`;
  const orNone = (column: string) => sql`coalesce(${ref(column)}, '')`;
  const latest = later(ref('createdAt'), later(orNone('contactedAt'), orNone('outcomeAt')));
  await sql`
    update "application" set
      "stage" = ${values.stage}, "stageAt" = ${values.stageAt},
      "destination" = ${values.destination}, "lastActivityAt" = ${latest}
    where "lastActivityAt" = ''`.execute(db);
}

async function fill(db: Kysely<unknown>) {
  // Texts of ISO 8601 compare like the moments that they name.
  const latest = sql`max("createdAt", coalesce("contactedAt", ''), coalesce("outcomeAt", ''))`;
  await sql`
    update "application" set
      "stage" = ${values.stage}, "stageAt" = ${values.stageAt},
      "destination" = ${values.destination}, "lastActivityAt" = ${latest}`.execute(db);
}

/**
 * An update would write every row a second time and leave the first for vacuum; changing the types of the new
 * columns writes the table once.
 */
async function fillInOnePass(db: Kysely<unknown>) {
  const latest = sql`greatest("createdAt", "contactedAt", "outcomeAt")`;
  await sql`
    alter table "application"
      alter column "stage" type text using ${values.stage},
      alter column "stageAt" type text using ${values.stageAt},
      alter column "destination" type text using ${values.destination},
      alter column "lastActivityAt" type text using ${latest}`.execute(db);
}

async function addIndexes(db: Kysely<unknown>) {
  const index = (name: string, columns: string[], condition: string) =>
    db.schema
      .createIndex(`application_${name}`)
      .on('application')
      .columns(columns)
      .where(sql.raw<boolean>(`"deletedAt" is null${condition}`))
      .execute();
  for (const column of ['stage', 'assignee', 'destination']) {
    await index(`${column}_newest`, [column, 'createdAt desc', '_id desc'], '');
  }
  await index('office_newest', ['createdAt desc', '_id desc'], ` and "source" = 'office'`);
  await index('nextStepOn', ['nextStepOn', '_id'], ' and "nextStepOn" is not null');
  await index('stage_activity', ['stage', 'lastActivityAt'], '');
  await index('eraseAfter', ['eraseAfter'], ' and "eraseAfter" is not null');
}
