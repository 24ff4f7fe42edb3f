import type { Insertable } from 'kysely';
import { v7 as newId } from 'uuid';
import { type Database, isUniqueViolation } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { inGroupCommit } from '#app/database/group-commit.server.ts';
import type { ApplicationTable } from '#app/database/tables.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { assertKeyInUse } from '#app/config/secret-fingerprints.server.ts';
import { queueMail } from '#app/mail/outbox.server.ts';
import type { Application, NewApplication } from '../application.ts';
import { indexApplication, newSortKey } from './sort-key.server.ts';
import { fields, keysOf } from '../fields.ts';
import { type DerivedApplication, derivedColumns } from '../normalise/normalised-application.ts';
import type { PassportCipher } from './passport-cipher.server.ts';
import { maskedPassport } from '../passport-mask.ts';
import { newReceiptNumber, formatReceiptNumber } from '../receipt/receipt-number.server.ts';
import { isSameSubmission, rememberedSince, submissionHashes } from './submission-hash.server.ts';

/** What came of a submission. A repeated one gives the first one's receipt again. */
export type Submission =
  | { status: 'accepted'; _id: string; receiptNumber: string; createdAt: string }
  | { status: 'key_reused' };

/**
 * Stores an application once: one row and one event in one transaction. A second call with the same
 * `key` (of the form that was filled in) stores nothing and answers as the first did, or says that
 * the key was used for other content. `flags` are codes for staff, `score` says how odd it looks;
 * with `announce` staff are told by mail, from the outbox. What was meant by it may be
 * `derived` already.
 */
export async function submitApplication(
  db: Database,
  cipher: PassportCipher,
  input: NewApplication,
  {
    key,
    flags = [],
    score = 0,
    announce = false,
    derived,
    now,
  }: {
    key: string;
    flags?: string[];
    score?: number;
    announce?: boolean;
    derived?: DerivedApplication;
    now: Date;
  },
): Promise<Submission> {
  const hashes = submissionHashes(cipher, input);
  const _id = newId();
  const { noEmail, passport, consent, language = '', fillSeconds: _seconds, ...texts } = input;
  const createdAt = now.toISOString();
  const row = {
    ...texts,
    ...(derived?.columns ?? derivedColumns(texts, todayInDhaka(now))),
    ...cipher.encrypt(passport, _id, derived?.passportNumber),
    _id,
    noEmail: noEmail ? 1 : 0,
    contacted: 0,
    version: 0,
    note: '',
    createdAt,
    position: newSortKey(createdAt),
    receiptNumber: newReceiptNumber(),
    submissionKey: key,
    submissionHash: hashes[0],
    flags: flags.join(' '),
    score,
    language,
    consentVersion: consent,
    consentAt: consent === '' ? null : createdAt,
  };
  for (let draws = 1; ; draws++) {
    try {
      await insertApplication(db, row, announce, now);
      return accepted(row);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // A repeat, perhaps one that is being taken at this very moment.
      const earlier = await earlierSubmission(db, cipher, key, hashes, now);
      if (earlier) return earlier;
      // Or somebody else drew the same receipt number, or the same place within the millisecond.
      if (draws === maxDraws) throw error;
      row.receiptNumber = newReceiptNumber();
      row.position = newSortKey(createdAt);
    }
  }
}

const maxDraws = 5;

/** One row, its search terms, one event and, if staff are to be told, one mail: all or nothing. */
function insertApplication(
  db: Database,
  row: Insertable<ApplicationTable> & { position: number },
  announce: boolean,
  now: Date,
): Promise<void> {
  return inGroupCommit(db, async (transaction) => {
    await transaction.insertInto('application').values(row).execute();
    await assertKeyInUse(transaction, row.passportKeyId);
    await indexApplication(transaction, row);
    const event = { actor: null, action: 'application.submitted', subject: row._id };
    await recordEvent(transaction, event, now);
    if (announce) await queueMail(transaction, row._id, now);
  });
}

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
  return row ? presented(row, maskedPassport(cipher.decrypt(row))) : null;
}

/** One application with its whole passport number, noted in the log; null when there is none. */
export async function readApplication(
  db: Database,
  cipher: PassportCipher,
  id: string,
  actor: string,
  now: Date,
): Promise<Application | null> {
  const row = await selectApplications(db)
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  await recordEvent(db, { actor, action: 'application.read', subject: id }, now);
  return presented(row, cipher.decrypt(row));
}

/** What was answered to an earlier submission with this key; null when there was none. */
export function answerBefore(
  db: Database,
  cipher: PassportCipher,
  key: string,
  input: NewApplication,
  now: Date,
): Promise<Submission | null> {
  return earlierSubmission(db, cipher, key, submissionHashes(cipher, input), now);
}

async function earlierSubmission(
  db: Database,
  cipher: PassportCipher,
  key: string,
  hashes: string[],
  now: Date,
): Promise<Submission | null> {
  const row = await db
    .selectFrom('application')
    .select(['_id', 'receiptNumber', 'createdAt', 'submissionHash'])
    .where('submissionKey', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.createdAt < rememberedSince(now)) {
    // Given up, so that it is new to whoever sends it again. No form can send one with a colon.
    await db
      .updateTable('application')
      .set({ submissionKey: `old:${row._id}` })
      .where('_id', '=', row._id)
      .execute();
    return null;
  }
  const isRepeat = isSameSubmission(cipher, row.submissionHash, hashes);
  return isRepeat ? accepted(row) : { status: 'key_reused' };
}

function accepted(row: { _id: string; receiptNumber: string; createdAt: string }): Submission {
  const { _id, createdAt } = row;
  return {
    status: 'accepted',
    _id,
    createdAt,
    receiptNumber: formatReceiptNumber(row.receiptNumber),
  };
}

/** The fields that have a column of their own name; the passport number rests encrypted in another. */
export const storedFields = keysOf(fields).filter((field) => field !== 'passport');

/** The columns of an application as `presented` expects them. */
export function selectApplications(db: Database) {
  return db
    .selectFrom('application')
    .select([
      '_id',
      ...storedFields,
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
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectApplications>['execute']>>[number];

/** A row as staff see it, with the passport number as given; one that cannot be read is told by a flag. */
export function presented(row: Row, passport: string | null): Application {
  const { passportSealed: _ciphertext, passportKeyId: _keyId, ...shown } = row;
  return {
    ...shown,
    passport: passport ?? '',
    noEmail: row.noEmail === 1,
    contacted: row.contacted === 1,
    receiptNumber: formatReceiptNumber(row.receiptNumber),
    flags: [
      ...(passport === null ? ['passport-unreadable'] : []),
      ...row.flags.split(' ').filter(Boolean),
    ],
  };
}
