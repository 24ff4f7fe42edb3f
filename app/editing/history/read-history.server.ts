import type { Selectable } from 'kysely';
import { isDocumentId } from '#app/content/documents.ts';
import { contentWithLeaves, fieldsIn, valueAt } from '#app/content/leaves.ts';
import { fitsField } from '#app/content/faults/faults.ts';
import { resolve } from '#app/content/resolve.server.ts';
import { type Draft, type Overrides, parseStored } from '#app/content/stored-content.ts';
import type { ContentRevisionTable } from '#app/database/tables/content-tables.ts';
import type { Database } from '#app/database/database.server.ts';
import { type Page, type PageRequest, isAfter, pageOf } from '#app/database/keyset-page.server.ts';
import type { Language } from '#app/i18n/language.ts';
import { type EditedDocument, valuesOf } from '../documents/edited-document.server.ts';
import { type Person, type People, readPeople } from '../documents/people.server.ts';

type RevisionRow = Selectable<ContentRevisionTable>;

const newestFirst = { by: 'at', isLatestFirst: true };

/** A revision without its texts. */
export type RevisionAnswer = {
  _id: string;
  number: number | null;
  state: RevisionRow['state'];
  at: string | null;
  by: Person | null;
  changed: Record<string, Language[]>;
  note: string;
  publication: string | null;
  restoredFrom: string | null;
};

/** The text that the site came with, as the revision before the first. */
const shippedRevision: RevisionAnswer = {
  ...{ _id: 'shipped', number: 0, state: 'published', at: null, by: null, changed: {} },
  ...{ note: '', publication: null, restoredFrom: null },
};

/** A page of a document's revisions, newest first; the last one is what was shipped, of which a notice has none. */
export async function listRevisions(
  db: Database,
  document: string,
  request: PageRequest,
): Promise<Page<RevisionAnswer>> {
  let query = db.selectFrom('contentRevision').selectAll().where('document', '=', document);
  if (request.cursor) query = query.where(isAfter(newestFirst, request.cursor));
  const found = await query
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .limit(request.limit + 1)
    .execute();
  const { rows, next } = pageOf(found, request, newestFirst);
  const people = await readPeople(
    db,
    rows.map(({ by }) => by),
  );
  const told = rows.map((row) => toldRevision(row, people));
  const isLast = next === null && isDocumentId(document);
  return { rows: isLast ? [...told, shippedRevision] : told, next };
}

/** A revision of a document with the value of every field as of then; null where there is none. */
export async function readRevision(
  db: Database,
  document: EditedDocument,
  id: string,
): Promise<(RevisionAnswer & { fields: Record<string, unknown> }) | null> {
  if (id === 'shipped' && isDocumentId(document.id))
    return { ...shippedRevision, fields: fieldValues(document, document.shipped) };
  const row = await revisionRow(db, document.id, id);
  if (!row) return null;
  const people = await readPeople(db, [row.by]);
  const content = contentOf(document, row);
  return {
    ...toldRevision(row, people),
    fields: content ? fieldValues(document, content) : {},
  };
}

/** The content of a document as a revision has it; null once its values are erased. */
export function contentOf(
  document: EditedDocument,
  row: RevisionRow,
): Record<string, unknown> | null {
  const { kind, shipped, resolved } = document;
  switch (row.state) {
    case 'published':
      return resolve(kind, shipped, parseStored<Overrides>(row.value), fitsField(kind, shipped))
        .content;
    case 'discarded':
      return contentWithLeaves(
        kind.fields,
        resolved.content,
        valuesOf(parseStored<Draft>(row.value)),
      );
    case 'erased':
      return null;
  }
}

export async function revisionRow(
  db: Database,
  document: string,
  id: string,
): Promise<RevisionRow | undefined> {
  return db
    .selectFrom('contentRevision')
    .selectAll()
    .where('document', '=', document)
    .where('_id', '=', id)
    .executeTakeFirst();
}

function fieldValues({ kind }: EditedDocument, content: object): Record<string, unknown> {
  return Object.fromEntries(fieldsIn(kind.fields).map(([path]) => [path, valueAt(content, path)]));
}

function toldRevision(row: RevisionRow, people: People): RevisionAnswer {
  const { _id, number, state, at, note, publication, restoredFrom } = row;
  const changed = parseStored<Record<string, Language[]>>(row.changed);
  return { _id, number, state, at, by: people(row.by), changed, note, publication, restoredFrom };
}
