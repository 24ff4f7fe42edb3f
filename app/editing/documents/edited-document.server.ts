import type { Selectable } from 'kysely';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import {
  type DocumentId,
  type EditedId,
  type NoticeId,
  documentIds,
  isDocumentId,
  isEditedId,
  isNoticeId,
  kindOf,
} from '#app/content/documents.ts';
import { fitsField } from '#app/content/faults/faults.ts';
import type { DocumentKind } from '#app/content/fields.ts';
import { type Leaves, contentWithLeaves, leavesIn } from '#app/content/leaves.ts';
import { type Resolved, resolve } from '#app/content/resolve.server.ts';
import {
  type Draft,
  type LeafMark,
  type Overrides,
  type Stamps,
  parseStored,
} from '#app/content/stored-content.ts';
import type { ContentDocumentTable } from '#app/database/tables/content-tables.ts';
import type { Database } from '#app/database/database.server.ts';

export type DocumentRow = Selectable<ContentDocumentTable>;

/** A document as staff edit it. Read from the database: the snapshot may be of a moment ago. */
export type EditedDocument<Id extends EditedId = EditedId> = {
  id: Id;
  kind: DocumentKind;
  /** Nothing of a notice. */
  shipped: Record<string, unknown>;
  /** Null while nobody has touched it. */
  row: DocumentRow | null;
  version: number;
  overrides: Overrides;
  resolved: Resolved;
  /** Its live leaves, and of those that were ever changed the last change and the languages' stamps. */
  published: Leaves;
  marks: Record<string, LeafMark>;
  stamps: Record<string, Stamps>;
  draft: Draft;
  /** The live content with the draft over it. */
  draftContent: Record<string, unknown>;
  /** What is stored cannot be read; the document is as shipped. */
  isUnreadable: boolean;
};

/** A document with its draft; null for an id of none, and for a notice that is not there or in the trash. */
export async function readEdited(db: Database, id: string): Promise<EditedDocument | null> {
  const document = await readEvenDeleted(db, id);
  return document?.row?.deletedAt ? null : document;
}

/** The same, also in the trash. */
export async function readEvenDeleted(db: Database, id: string): Promise<EditedDocument | null> {
  if (!isEditedId(id)) return null;
  const row = await db
    .selectFrom('contentDocument')
    .selectAll()
    .where('_id', '=', id)
    .executeTakeFirst();
  return row || isDocumentId(id) ? editedDocument(id, row ?? null) : null;
}

/** All documents but the notices with their drafts, in the order in which staff see them. */
export async function readAllEdited(db: Database): Promise<EditedDocument<DocumentId>[]> {
  const rows = await db
    .selectFrom('contentDocument')
    .selectAll()
    .where('kind', '!=', 'news')
    .execute();
  const byId = new Map(rows.map((row) => [row._id, row]));
  return documentIds.map((id) => editedDocument(id, byId.get(id) ?? null));
}

/** All notices with their drafts, the newest first; those in the trash, too. */
export async function readAllNotices(db: Database): Promise<EditedDocument<NoticeId>[]> {
  const rows = await db
    .selectFrom('contentDocument')
    .selectAll()
    .where('kind', '=', 'news')
    .orderBy('_id', 'desc')
    .execute();
  return rows.flatMap((row) => (isNoticeId(row._id) ? [editedDocument(row._id, row)] : []));
}

function editedDocument<Id extends EditedId>(id: Id, row: DocumentRow | null): EditedDocument<Id> {
  const kind = kindOf(id);
  const shipped: Record<string, unknown> = isDocumentId(id) ? defaultDocuments()[id] : {};
  const stored = storedIn(row);
  const { overrides, draft } = stored;
  const resolved = resolve(kind, shipped, overrides, fitsField(kind, shipped));
  const all = Object.values(overrides);
  return {
    ...{ id, kind, shipped, row, resolved, version: row?.version ?? 0 },
    ...stored,
    published: leavesIn(kind.fields, resolved.content),
    marks: Object.fromEntries(all.flatMap(({ versions }) => Object.entries(versions))),
    stamps: Object.fromEntries(all.flatMap(({ stamps }) => Object.entries(stamps))),
    draftContent: contentWithLeaves(kind.fields, resolved.content, valuesOf(draft)),
  };
}

function storedIn(row: DocumentRow | null) {
  try {
    const overrides = parseStored<Overrides>(row?.published);
    const draft = parseStored<Draft>(row?.draft);
    return { overrides, draft, isUnreadable: false };
  } catch {
    return { overrides: {}, draft: {}, isUnreadable: true };
  }
}

/** The leaves of a draft without what is known of their changes. */
export function valuesOf(draft: Draft): Leaves {
  return Object.fromEntries(Object.entries(draft).map(([path, { value }]) => [path, value]));
}
