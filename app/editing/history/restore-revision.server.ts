import {
  type Draft,
  type Overrides,
  type Stamps,
  parseStored,
} from '#app/content/stored-content.ts';
import { isDocumentId } from '#app/content/documents.ts';
import type { Database } from '#app/database/database.server.ts';
import { type EditedDocument, readEdited } from '../documents/edited-document.server.ts';
import { untilStored } from '../documents/store-document.server.ts';
import type { By } from '../drafts/discard-draft.server.ts';
import { replaceDraft } from '../drafts/replace-draft.server.ts';
import { contentOf, revisionRow } from './read-history.server.ts';

/**
 * Makes the values of a revision, or what was shipped, the draft of its document. Another draft that was there is
 * kept as a discarded revision. Returns how many documents have another draft: 0 where it says so already.
 */
export function restoreRevision(
  db: Database,
  id: string,
  revision: string,
  by: By,
): Promise<number | 'unknown' | 'erased'> {
  return untilStored(async () => {
    const document = await readEdited(db, id);
    const wanted = document && (await wantedContent(db, document, revision));
    if (!wanted) return 'unknown';
    if (!wanted.content) return 'erased';
    const { content, stamps } = wanted;
    const isReplaced = await db
      .transaction()
      .execute((transaction) =>
        replaceDraft(
          transaction,
          document,
          { content, stamps, restoredFrom: revision },
          'content.restored',
          by,
        ),
      );
    return Number(isReplaced);
  });
}

async function wantedContent(db: Database, document: EditedDocument, revision: string) {
  if (revision === 'shipped' && isDocumentId(document.id))
    return { content: document.shipped, stamps: {} };
  const row = await revisionRow(db, document.id, revision);
  return row && { content: contentOf(document, row), stamps: stampsIn(row.state, row.value) };
}

/** Of each leaf: which of its languages lagged behind comes back with the text. */
function stampsIn(state: string, value: string): Record<string, Stamps> {
  if (state === 'erased') return {};
  if (state === 'discarded') {
    const leaves = Object.entries(parseStored<Draft>(value));
    return Object.fromEntries(leaves.map(([path, { stamps }]) => [path, stamps]));
  }
  const overrides = Object.values(parseStored<Overrides>(value));
  return Object.fromEntries(overrides.flatMap(({ stamps }) => Object.entries(stamps)));
}
