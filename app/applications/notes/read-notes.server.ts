import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import type { CaseNote } from './case-note.ts';

/** The notes on a case, the newest first, with why its passport number was shown. */
export function readNotes(db: Database, id: string): Promise<CaseNote[]> {
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
