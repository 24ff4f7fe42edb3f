import { sql } from 'kysely';
import type { Documents } from '#app/content/documents.ts';
import type { Database } from '#app/database/database.server.ts';
import { formatSpokenCode } from '#app/brand/slip/spoken-code.server.ts';
import type { Whose } from '#app/work/due.ts';
import type { DueCall, DueOriginal, DuePaper, DueStep } from './due-line.ts';
import { callsDue, originalsDue, papersDue, stepsDue } from './due-queries.server.ts';

/** Whose work is due on which day (`yyyy-mm-dd` in Dhaka), for the account that asks. */
export type DueQuestion = { today: string; whose: Whose; me: string };

type Names = Pick<Documents, 'checklists'>;

/** Whom to call again, the most overdue first. */
export async function readCallsDue(
  db: Database,
  question: DueQuestion,
  limit: number,
): Promise<DueCall[]> {
  const rows = await callsDue(db, question.today)
    .where(isFor(question))
    .select(applicant)
    .select([assigneeName, 'followUpOn as dueOn', 'contacted', 'outcome', 'application.note'])
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...presented(row),
    kind: 'call' as const,
    contacted: row.contacted === 1,
  }));
}

/** Next steps, the most overdue first. */
export async function readStepsDue(
  db: Database,
  question: DueQuestion,
  limit: number,
): Promise<DueStep[]> {
  const rows = await stepsDue(db, question.today)
    .where(isFor(question))
    .select(applicant)
    .select([assigneeName, 'nextStepOn as dueOn', 'nextStep', 'nextStepText as text'])
    .limit(limit)
    .execute();
  return rows.map(({ nextStep, ...row }) => ({
    ...presented(row),
    kind: 'step' as const,
    step: nextStep ?? 'other',
  }));
}

/** Originals to give back, those that are late first. */
export async function readOriginalsDue(
  db: Database,
  names: Names,
  question: DueQuestion,
  limit: number,
): Promise<DueOriginal[]> {
  const rows = await originalsDue(db)
    .where(isFor(question))
    .select(applicant)
    .select([assigneeName, 'dueBackOn as dueOn', 'item', 'checklistMark.note'])
    .select(['seenOn', 'copiedOn', 'receivedOn', 'dueBackOn', 'returnedOn', 'doneOn', 'expiresOn'])
    .select(['checklistMark.language as inLanguage', 'copyHandedOver'])
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { item, note, inLanguage, copyHandedOver, ...rest } = row;
    const { seenOn, copiedOn, receivedOn, dueBackOn, returnedOn, doneOn, expiresOn, ...who } = rest;
    return {
      ...presented(who),
      kind: 'original' as const,
      item: named(names, item),
      marks: {
        ...{ seenOn, copiedOn, receivedOn, dueBackOn, returnedOn, doneOn, expiresOn, note },
        ...{ language: inLanguage, copyHandedOver: copyHandedOver === 1 },
      },
    };
  });
}

/** Papers that expire, those that have expired first. */
export async function readPapersDue(
  db: Database,
  names: Names,
  question: DueQuestion,
  limit: number,
): Promise<DuePaper[]> {
  const rows = await papersDue(db, question.today)
    .where(isFor(question))
    .select(applicant)
    .select([assigneeName, 'expiresOn as dueOn', 'item'])
    .limit(limit)
    .execute();
  return rows.map(({ item, ...row }) => ({
    ...presented(row),
    kind: 'paper' as const,
    item: named(names, item),
  }));
}

const applicant = [
  'application._id as application',
  'application.version',
  'application.name',
  'application.phone',
  'application.phoneE164',
  'application.receiptNumber',
  'application.language',
  'application.assignee',
] as const;

const assigneeName = sql<string | null>`(
  select coalesce(nullif("staff"."name", ''), "staff"."email") from "staff"
  where "staff"."id" = "application"."assignee")`.as('assigneeName');

/** Not by the index of responsible persons, which has all their cases of all years: by that of the days. */
function isFor({ whose, me }: DueQuestion) {
  if (whose === 'all') return sql<boolean>`1 = 1`;
  return sql<boolean>`coalesce("application"."assignee", '') = ${whose === 'mine' ? me : ''}`;
}

function presented<Row extends { receiptNumber: string; dueOn: string | null }>(row: Row) {
  return {
    ...row,
    dueOn: row.dueOn ?? '',
    receiptNumber: formatSpokenCode(row.receiptNumber),
  };
}

/** An item that the content has no more is called by its code. */
function named({ checklists }: Names, code: string) {
  const known = checklists.items.find((item) => item.code === code);
  return { code, name: known ? { en: known.name.en, bn: known.name.bn } : { en: code, bn: code } };
}
