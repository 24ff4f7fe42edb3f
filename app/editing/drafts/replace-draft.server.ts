import { isSameValue } from '#app/content/same-value.ts';
import type { Draft, Stamps } from '#app/content/stored-content.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { EditedDocument } from '../documents/edited-document.server.ts';
import { draftColumn, storeDocument } from '../documents/store-document.server.ts';
import { requestAfter } from './ask-owner.server.ts';
import { type By, keepDraft } from './discard-draft.server.ts';
import { leavesToward } from './leaves-toward.ts';
import { withDraft } from './save-draft.server.ts';

/** Content that a document's draft shall lead to, and where it comes from. */
export type Wanted = {
  content: Record<string, unknown>;
  /** Of each leaf: which of its languages lagged behind comes back with the text. */
  stamps: Record<string, Stamps>;
  /** Id of the revision that it was. */
  restoredFrom?: string;
};

/**
 * Makes content the draft of a document, in a transaction. Another draft that was there is kept as a discarded
 * revision. Returns whether the draft says something else now.
 */
export async function replaceDraft(
  transaction: Database,
  document: EditedDocument,
  wanted: Wanted,
  action: 'content.restored' | 'content.imported',
  by: By,
): Promise<boolean> {
  if (isSameValue(wanted.content, document.draftContent)) return false;
  const draft = draftToward(document, wanted, by);
  if (Object.keys(document.draft).length > 0) await keepDraft(transaction, document, by);
  const changed = { draft: draftColumn(draft), ...requestAfter(withDraft(document, draft)) };
  await storeDocument(transaction, document, changed, by);
  const doer = by.actor === null ? { via: 'command' as const } : {};
  const event = { actor: by.actor, ...doer, action, subject: document.id };
  await recordEvent(transaction, event, by.now);
  return true;
}

function draftToward(
  { kind, version, resolved }: EditedDocument,
  { content, stamps, restoredFrom }: Wanted,
  { actor, now }: By,
): Draft {
  const mark = {
    ...{ version: version + 1, by: actor, at: now.toISOString() },
    ...{ editor: '', sequence: 0, ...(restoredFrom && { restoredFrom }) },
  };
  return Object.fromEntries(
    Object.entries(leavesToward(kind, resolved.content, content)).map(([path, value]) => [
      path,
      { ...mark, value, stamps: stamps[path] ?? {} },
    ]),
  );
}
