import { isSameValue } from '#app/content/same-value.ts';
import {
  type Draft,
  type Overrides,
  type Stamps,
  parseStored,
} from '#app/content/stored-content.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { type EditedDocument, readEdited } from '../documents/edited-document.server.ts';
import { draftColumn, storeDocument, untilStored } from '../documents/store-document.server.ts';
import { type By, keepDraft } from '../drafts/discard-draft.server.ts';
import { leavesToward } from '../drafts/leaves-toward.ts';
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
    if (isSameValue(wanted.content, document.draftContent)) return 0;
    const draft = draftToward(document, wanted.content, wanted.stamps, revision, by);
    await db.transaction().execute(async (transaction) => {
      if (Object.keys(document.draft).length > 0) await keepDraft(transaction, document, by);
      await storeDocument(transaction, document, { draft: draftColumn(draft) }, by);
      const event = { actor: by.actor, action: 'content.restored', subject: id };
      await recordEvent(transaction, event, by.now);
    });
    return 1;
  });
}

async function wantedContent(db: Database, document: EditedDocument, revision: string) {
  if (revision === 'shipped') return { content: document.shipped, stamps: {} };
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

function draftToward(
  { kind, version, resolved }: EditedDocument,
  content: Record<string, unknown>,
  stamps: Record<string, Stamps>,
  restoredFrom: string,
  { actor, now }: By,
): Draft {
  const mark = {
    ...{ version: version + 1, by: actor, at: now.toISOString() },
    ...{ editor: '', sequence: 0, restoredFrom },
  };
  return Object.fromEntries(
    Object.entries(leavesToward(kind, resolved.content, content)).map(([path, value]) => [
      path,
      { ...mark, value, stamps: stamps[path] ?? {} },
    ]),
  );
}
