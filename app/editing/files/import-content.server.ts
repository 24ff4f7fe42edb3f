import type { DocumentId } from '#app/content/documents.ts';
import type { Database } from '#app/database/database.server.ts';
import { type EditedDocument, readAllEdited } from '../documents/edited-document.server.ts';
import { untilStored } from '../documents/store-document.server.ts';
import { replaceDraft } from '../drafts/replace-draft.server.ts';
import { type Difference, differences } from './differences.ts';

/** The content of files, by document. */
export type Imported = Partial<Record<DocumentId, Record<string, unknown>>>;

/** Where the drafts differ from the content of files. */
export async function differencesFromDrafts(db: Database, files: Imported): Promise<Difference[]> {
  return differences(drafts(await readAllEdited(db)), files);
}

/**
 * Makes the content of files the drafts of their documents, all or none. A draft that was there is kept as a
 * discarded revision. Publishes nothing. Returns the documents whose drafts have changed.
 */
export function importContent(db: Database, files: Imported, now: Date): Promise<DocumentId[]> {
  return untilStored(async () => {
    const changed: DocumentId[] = [];
    const all = await readAllEdited(db);
    const different = new Set(differences(drafts(all), files).map(({ document }) => document));
    await db.transaction().execute(async (transaction) => {
      for (const document of all) {
        const content = files[document.id];
        if (!content || !different.has(document.id)) continue;
        const wanted = { content, stamps: {} };
        const by = { actor: null, now };
        if (await replaceDraft(transaction, document, wanted, 'content.imported', by))
          changed.push(document.id);
      }
    });
    return changed;
  });
}

function drafts(all: EditedDocument[]): Imported {
  return Object.fromEntries(all.map(({ id, draftContent }) => [id, draftContent]));
}
