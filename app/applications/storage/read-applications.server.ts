import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import type { Application } from '../application.ts';
import { keysOf } from '#app/config/typed-record.ts';
import { fields } from '../fields.ts';
import { parseStored } from '#app/content/stored-content.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { formatSpokenCode } from '#app/brand/slip/spoken-code.server.ts';
import { type PassportCipher, maskedPassport } from './passport-cipher.server.ts';

/** How many applications are not in the trash, and how many of them wait for a call. */
export async function countApplications(db: Database): Promise<{ all: number; waiting: number }> {
  const { all, contacted } = await db
    .selectFrom('application')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.sum<number | null>('contacted').as('contacted'),
    ])
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { all: Number(all), waiting: Number(all) - Number(contacted ?? 0) };
}

/** One application as the list has it, its passport number masked; null when there is none. */
export async function readCard(
  db: Database,
  cipher: PassportCipher,
  id: string,
): Promise<Application | null> {
  const row = await selectApplications(db)
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row ? masked(cipher)(row) : null;
}

/** The fields that have a column of their own name; the passport number is encrypted in another. */
export const storedFields = keysOf(fields).filter((field) => field !== 'passport');

/** The columns of an application as `presented` expects them. */
export function selectApplications(db: Database) {
  return db
    .selectFrom('application')
    .select([
      '_id',
      ...storedFields,
      'birthYear',
      'noEmail',
      'passportSealed',
      'passportKeyId',
      'contacted',
      'contactedAt',
      'createdAt',
      'receiptNumber',
      'flags',
      'phoneE164',
      'score',
      'language',
      'version',
      'outcome',
      'note',
      'followUpOn',
      'outcomeAt',
    ])
    .select(caseColumns)
    .select(({ selectFrom, ref }) =>
      selectFrom('staff')
        .select(sql<string>`coalesce(nullif("staff"."name", ''), "staff"."email")`.as('who'))
        .whereRef('staff.id', '=', ref('application.assignee'))
        .as('assigneeName'),
    )
    .select((builder) =>
      (['title', 'slug'] as const).map((column) =>
        builder
          .selectFrom('jobOrder')
          .select(`jobOrder.${column}`)
          .whereRef('jobOrder._id', '=', builder.ref('application.jobOrder'))
          .as(column === 'title' ? 'orderTitle' : 'orderSlug'),
      ),
    );
}

/** The columns of the case as staff see them. */
const caseColumns = [
  'stage',
  'stageAt',
  'closeReason',
  'destination',
  'assignee',
  'nextStep',
  'nextStepText',
  'nextStepOn',
  'source',
  'lookupClosed',
  'eraseAfter',
  'leftWithoutClearance',
  'jobOrder',
] as const;

type Row = Awaited<ReturnType<ReturnType<typeof selectApplications>['execute']>>[number];

/** Makes of each row what staff see, its passport number masked. */
export function masked(cipher: PassportCipher) {
  return (row: Row) => presented(row, maskedPassport(cipher.decrypt(row)));
}

/** A row as staff see it, with the passport number whole or masked; one that cannot be decrypted is marked by a flag. */
export function presented(row: Row, passport: string | null): Application {
  const {
    passportSealed: _ciphertext,
    passportKeyId: _keyId,
    orderTitle,
    orderSlug,
    ...shown
  } = row;
  return {
    ...shown,
    passport: passport ?? '',
    noEmail: row.noEmail === 1,
    contacted: row.contacted === 1,
    // A process of the version before wrote no stage.
    stageAt: row.stageAt || row.createdAt,
    lookupClosed: row.lookupClosed === 1,
    leftWithoutClearance: row.leftWithoutClearance === 1,
    jobOrder:
      row.jobOrder && orderTitle
        ? { _id: row.jobOrder, title: parseStored<Bilingual>(orderTitle), slug: orderSlug }
        : null,
    receiptNumber: formatSpokenCode(row.receiptNumber),
    flags: [
      ...(passport === null ? ['passport-unreadable'] : []),
      ...row.flags.split(' ').filter(Boolean),
    ],
  };
}
