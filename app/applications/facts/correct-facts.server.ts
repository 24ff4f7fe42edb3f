import { keysOf, recordOf } from '#app/config/typed-record.ts';
import type { Database } from '#app/database/database.server.ts';
import type { FieldError } from '#app/http/field-errors.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { birthText, storedBirth } from '../birth.ts';
import { errorOf } from '../check-application.server.ts';
import { fields } from '../fields.ts';
import { derivedColumns } from '../normalised-application.ts';
import { type ParsedAnswers, isMinor } from '../rules.ts';
import { goal } from '../staff-fields.ts';
import type { Change } from '#app/work/work-record.server.ts';
import { type Missed, changeWithin } from '../storage/change-application.server.ts';
import { forgetDifferent } from '../duplicates/different-people.server.ts';
import { notePairs, pairedFields } from '../duplicates/note-pairs.server.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import { storedFields } from '../storage/read-applications.server.ts';
import { indexApplication, indexedFields, unindexApplication } from '../storage/sort-key.server.ts';
import { type TypedAnswers, correctedAnswers } from './corrected-answers.ts';
import { type FactBody, type FactKey, factKeys } from './fact-body.ts';
import { keepHistory } from './fact-history.server.ts';

/** What became of a correction; `same` where nothing differs from what stands, and nothing is recorded. */
export type Corrected =
  | { status: 'corrected' | 'same' }
  | { status: 'invalid'; errors: FieldError[] }
  | Missed;

/**
 * Corrects what was typed in an application. What stood there is kept in its history, passport numbers encrypted, and
 * it is found by the new answers alone. The hash of what was sent stays, so that a repeat of the form is still
 * recognised.
 */
export function correctFacts(
  db: Database,
  cipher: PassportCipher,
  by: Change,
  { version, changes, reason }: FactBody,
): Promise<Corrected> {
  return db.transaction().execute(async (transaction) => {
    const row = await readRow(transaction, by.id);
    if (!row) return { status: 'not_found' };
    // Before any comparison: an answer that differs for the number that is stored would let it be guessed, unnoticed.
    const isLate = row.version !== version;
    if (isLate && changes.passport !== undefined) return { status: 'changed_meanwhile' };
    const current = currentAnswers(row, changes.passport === undefined ? '' : read(cipher, row));
    const corrected = correctedAnswers(current, changes, todayInDhaka(by.now));
    const { answers, problems } = corrected;
    const columns = derivedColumns(
      answers,
      todayInDhaka(new Date(row.createdAt)),
      corrected.parsed,
    );
    const destination = newDestination(row, changes, columns.interestedCode);
    const before = { ...current, destination: row.destination ?? '' };
    const after = { ...answers, destination: destination ?? '' };
    const changed = factKeys.filter((field) => before[field] !== after[field]);
    if (problems.length === 0 && changed.length === 0) return { status: 'same' };
    if (isLate) return { status: 'changed_meanwhile' };
    if (problems.length > 0) {
      const errors = problems.map((problem) => {
        const error = errorOf(problem);
        return { ...error, field: `changes.${error.field}` };
      });
      return { status: 'invalid', errors };
    }
    const sealed = changed.includes('passport') ? cipher.encrypt(answers.passport, by.id) : {};
    const count = await changeWithin(transaction, by, 'application.corrected', (update) =>
      update
        .set({
          ...recordOf(storedFields, (field) => answers[field]),
          ...{ ...columns, ...sealed, destination, ...storedBirth(answers.birth) },
          noEmail: changes.email === undefined ? row.noEmail : Number(hasNoEmail(answers)),
          flags: newFlags(row.flags, changed, corrected),
          lastActivityAt: by.now.toISOString(),
        })
        .where('version', '=', version)
        .where('deletedAt', 'is', null),
    );
    if (count === 0) return { status: 'changed_meanwhile' };
    await findAgain(transaction, row, { ...answers, ...columns });
    if (pairedFields.some((field) => changed.includes(field))) {
      await forgetDifferent(transaction, [by.id]);
      await notePairs(transaction, cipher, [by.id]);
    }
    await keepHistory(transaction, cipher, by, { changed, before, after, reason });
    return { status: 'corrected' };
  });
}

function readRow(transaction: Database, id: string) {
  return transaction
    .selectFrom('application')
    .select([
      '_id',
      'version',
      'createdAt',
      ...storedFields,
      ...indexedFields,
      'noEmail',
      'flags',
      'birthYear',
    ])
    .select(['passportSealed', 'passportKeyId', 'destination', 'interestedCode'])
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>;

function currentAnswers(row: Row, passport: string): TypedAnswers {
  return recordOf(keysOf(fields), (field) =>
    field === 'passport' ? passport : field === 'birth' ? birthText(row) : (row[field] ?? ''),
  );
}

/** One that cannot be decrypted (the cipher reports it) is corrected like an empty one: this is how it is repaired. */
function read(cipher: PassportCipher, row: Row): string {
  return cipher.decrypt(row) ?? '';
}

/** Follows the country that somebody wants to go to for as long as it is that one. */
function newDestination(
  row: Row,
  changes: FactBody['changes'],
  interestedCode: string | null,
): string | null {
  if (changes.destination !== undefined) return changes.destination;
  const follows = changes[goal] !== undefined && row.destination === row.interestedCode;
  return follows ? (interestedCode ?? row.destination) : row.destination;
}

function hasNoEmail({ email }: TypedAnswers): boolean {
  return email.trim() === '';
}

/** What staff should know when they call, as far as it has changed. */
function newFlags(
  flags: string,
  changed: FactKey[],
  { answers, parsed }: { answers: TypedAnswers; parsed: ParsedAnswers },
): string {
  const judged: [flag: string, isJudged: boolean, isTrue: boolean][] = [
    ['no-email', changed.includes('email'), hasNoEmail(answers)],
    ['under-18', changed.includes('birth'), isMinor(parsed.birth)],
  ];
  const kept = flags
    .split(' ')
    .filter((flag) => flag !== '' && !judged.some(([code, isJudged]) => isJudged && code === flag));
  const added = judged.flatMap(([flag, isJudged, isTrue]) => (isJudged && isTrue ? [flag] : []));
  return [...kept, ...added].join(' ');
}

/** A row without a place is not in the index yet, and comes into it with the next start (`refreshNormalised`). */
async function findAgain(
  transaction: Database,
  row: Row,
  { name, job, phoneDigits }: { name: string; job: string; phoneDigits: string },
): Promise<void> {
  const { position, receiptNumber } = row;
  if (position === null) return;
  await unindexApplication(transaction, { ...row, position });
  await indexApplication(transaction, { position, receiptNumber, name, job, phoneDigits });
}
