import { sql } from 'kysely';
import type { Documents } from '#app/content/documents.ts';
import type { Database } from '#app/database/database.server.ts';
import { readChecklist } from '../checklist/read-checklist.server.ts';
import { readAlsoHere } from '../duplicates/also-here.server.ts';
import { readMoney } from '../money/read-money.server.ts';
import { readCard } from '../storage/read-applications.server.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import type { CaseView, StageMove } from './case-view.ts';
import type { CaseNote } from '../timeline/case-note.ts';

/** Everything that the page of a case shows; null where there is no such application, or it is in the trash. */
export async function readCase(
  db: Database,
  { cipher, documents }: { cipher: PassportCipher; documents: Documents },
  id: string,
): Promise<CaseView | null> {
  const [application, moves, notes, money, alsoHere] = await Promise.all([
    readCard(db, cipher, id),
    readMoves(db, id),
    readNotes(db, id),
    readMoney(db, id),
    readAlsoHere(db, id),
  ]);
  if (!application) return null;
  const { stage, stageAt, destination } = application;
  const papers = await readChecklist(db, documents, { id, destination });
  return { application, stage, stageAt, moves, notes, ...papers, money, alsoHere };
}

/** Events that leave the case as it is. */
const unchanging = [
  'application.message-opened',
  'application.receipt-printed',
  'application.receipt-unprinted',
];

/** Who has changed a case last, or this part of it, and when; undefined where nobody has. */
export function readLastChange(db: Database, id: string, part = '') {
  return db
    .selectFrom('event')
    .leftJoin('staff', 'staff.id', 'event.actor')
    .select('event.at')
    .select(sql<string | null>`coalesce(nullif("staff"."name", ''), "staff"."email")`.as('byName'))
    .where('subject', '=', id)
    .where('action', 'like', `application.${part}%`)
    .where('action', 'not in', unchanging)
    .where('action', 'not like', 'application.passport-%')
    .where('action', 'not like', 'application.note-%')
    .orderBy('event.at', 'desc')
    .orderBy('event._id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The moves of a case, the newest first. */
function readMoves(db: Database, id: string): Promise<StageMove[]> {
  return db
    .selectFrom('stageMove')
    .leftJoin('staff', 'staff.id', 'stageMove.actor')
    .select(['stageMove._id', 'from', 'to', 'at', 'on', 'actor', 'reason', 'closeReason'])
    .select(
      sql<string | null>`coalesce(nullif("staff"."name", ''), "staff"."email")`.as('actorName'),
    )
    .where('application', '=', id)
    .orderBy('at', 'desc')
    .orderBy('stageMove._id', 'desc')
    .execute();
}

/** The notes on a case, the newest first, with why its passport number was shown. */
function readNotes(db: Database, id: string): Promise<CaseNote[]> {
  return db
    .selectFrom('caseNote')
    .leftJoin('staff as author', 'author.id', 'caseNote.by')
    .leftJoin('staff as withdrawer', 'withdrawer.id', 'caseNote.withdrawnBy')
    .select(['caseNote._id', 'caseNote.text', 'caseNote.at', 'caseNote.by', 'caseNote.editedAt'])
    .select('caseNote.shownFor')
    .select([
      sql<string | null>`coalesce(nullif("author"."name", ''), "author"."email")`.as('byName'),
      sql<string | null>`coalesce(nullif("withdrawer"."name", ''), "withdrawer"."email",
        "caseNote"."withdrawnBy")`.as('withdrawnBy'),
    ])
    .where('application', '=', id)
    .orderBy('at', 'desc')
    .orderBy('caseNote._id', 'desc')
    .execute();
}
