import { v7 as newId } from 'uuid';
import { type Database, isUniqueViolation } from '#app/database/database.server.ts';
import { recordEvents } from '#app/database/event-log.server.ts';
import { inGroupCommit } from '#app/database/group-commit.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { assertKeyInUse } from '#app/config/secret-fingerprints.server.ts';
import { notePairs } from '../duplicates/note-pairs.server.ts';
import { releasedKey, rememberedSince } from '#app/limits/submission-key.server.ts';
import { queueMail } from '#app/mail/outbox.server.ts';
import type { NewApplication } from '../application.ts';
import { type DerivedApplication, derivedColumns } from '../normalised-application.ts';
import { formatSpokenCode, newSpokenCode } from '#app/brand/slip/spoken-code.server.ts';
import type { PassportCipher } from './passport-cipher.server.ts';
import { indexNewApplications, newSortKey } from './sort-key.server.ts';
import { isSameSubmission, submissionHashes } from './submission-hash.server.ts';

/** The result of a submission. A repeat gets the receipt of the first one. */
export type Submission =
  | {
      status: 'accepted';
      _id: string;
      receiptNumber: string;
      createdAt: string;
      /** The id of the job order that it is for. */
      jobOrder: string | null;
    }
  | { status: 'key_reused' };

/**
 * Inserts an application once. A second call with the same `key` (that of the form) inserts nothing and
 * returns the first result, or says that the key was used for other content. `flags` are codes for staff,
 * `score` says how suspicious it looks; `announce` queues a mail to staff in the outbox. `derived` passes
 * columns that were computed already. `takenDownBy` is the id of who wrote it down in the office.
 */
export async function insertApplication(
  db: Database,
  cipher: PassportCipher,
  input: NewApplication,
  options: Arrival,
): Promise<Submission> {
  const { key, now } = options;
  const row = newRow(cipher, input, options);
  for (let attempts = 1; ; attempts++) {
    try {
      await inGroupCommit(db, async (transaction) => {
        await insertRows(transaction, [row], options);
        await notePairs(transaction, cipher, [row._id]);
      });
      return accepted(row);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // A repeat, perhaps of one that is being inserted at this very moment.
      const earlier = await earlierSubmission(db, cipher, { key, input, now });
      if (earlier) return earlier;
      // Or another application drew the same receipt number, or the same place within the millisecond.
      if (attempts === maxAttempts) throw error;
      row.receiptNumber = newSpokenCode();
      row.position = newSortKey(row.createdAt);
    }
  }
}

const maxAttempts = 5;

/** How an application has come. */
type Arrival = {
  key: string;
  flags?: string[];
  score?: number;
  announce?: boolean;
  takenDownBy?: string;
  /** It is from an old list, whose people were called already or not; `takenDownBy` brought the list in. */
  fromList?: { isCalled: boolean };
  derived?: DerivedApplication;
  /** The id of the job order that it is for. */
  jobOrder?: string | null;
  now: Date;
};

/** Everything that is stored of a new application. Pure, but for what is drawn. */
export function newRow(
  cipher: PassportCipher,
  input: NewApplication,
  { key, flags = [], score = 0, takenDownBy, fromList, derived, jobOrder = null, now }: Arrival,
) {
  const _id = newId();
  const { noEmail, passport, consent, language = '', fillSeconds: _seconds, ...texts } = input;
  const createdAt = now.toISOString();
  const columns = derived?.columns ?? derivedColumns(texts, todayInDhaka(now));
  const isCalled = fromList?.isCalled ?? false;
  return {
    ...texts,
    ...columns,
    destination: columns.interestedCode,
    ...cipher.encrypt(passport, _id, derived?.passportNumber),
    _id,
    noEmail: noEmail ? 1 : 0,
    version: 0,
    note: '',
    createdAt,
    stageAt: createdAt,
    lastActivityAt: createdAt,
    position: newSortKey(createdAt),
    receiptNumber: newSpokenCode(),
    submissionKey: key,
    submissionHash: submissionHashes(cipher, input)[0],
    flags: flags.join(' '),
    score,
    language,
    jobOrder,
    source: fromList
      ? ('import' as const)
      : takenDownBy
        ? ('office' as const)
        : ('website' as const),
    // Said of each: on SQLite a row of several that lacks a column gets null, not its default.
    stage: isCalled ? ('called' as const) : ('new' as const),
    contacted: isCalled ? 1 : 0,
    contactedAt: isCalled ? createdAt : null,
    contactedBy: isCalled ? (takenDownBy ?? null) : null,
    consentVersion: consent,
    consentAt: consent === '' ? null : createdAt,
  };
}

/**
 * Some rows, up to a hundred, with their search terms, an event for each and, if `announce`, a mail: all or nothing, in the
 * transaction of the caller, who also calls `notePairs`.
 */
export async function insertRows(
  transaction: Database,
  rows: ReturnType<typeof newRow>[],
  {
    announce = false,
    takenDownBy,
    fromList,
  }: Pick<Arrival, 'announce' | 'takenDownBy' | 'fromList'>,
): Promise<void> {
  await transaction.insertInto('application').values(rows).execute();
  for (const key of new Set(rows.map(({ passportKeyId }) => passportKeyId)))
    await assertKeyInUse(transaction, key);
  await indexNewApplications(transaction, rows);
  const event = takenDownBy
    ? { actor: takenDownBy, action: fromList ? 'application.imported' : 'application.taken-down' }
    : { actor: null, action: 'application.submitted' };
  await recordEvents(
    transaction,
    rows.map(({ _id, createdAt }) => ({ ...event, subject: _id, at: createdAt })),
  );
  if (!announce) return;
  for (const { _id, createdAt } of rows)
    await queueMail(transaction, { kind: 'application', subject: _id }, new Date(createdAt));
}

/** The result of an earlier submission with this key; null when there was none. */
export async function earlierSubmission(
  db: Database,
  cipher: PassportCipher,
  { key, input, now }: { key: string; input: NewApplication; now: Date },
): Promise<Submission | null> {
  const row = await db
    .selectFrom('application')
    .select(['_id', 'receiptNumber', 'createdAt', 'submissionHash', 'jobOrder'])
    .where('submissionKey', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.createdAt < rememberedSince(now)) {
    await db
      .updateTable('application')
      .set({ submissionKey: releasedKey(row._id) })
      .where('_id', '=', row._id)
      .execute();
    return null;
  }
  const hashes = submissionHashes(cipher, input);
  return isSameSubmission(cipher, row.submissionHash, hashes)
    ? accepted(row)
    : { status: 'key_reused' };
}

type Accepted = Extract<Submission, { status: 'accepted' }>;

function accepted(row: Omit<Accepted, 'status'>): Submission {
  const { _id, createdAt, receiptNumber, jobOrder } = row;
  return {
    status: 'accepted',
    _id,
    createdAt,
    receiptNumber: formatSpokenCode(receiptNumber),
    jobOrder,
  };
}
