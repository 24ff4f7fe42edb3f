import * as v from 'valibot';
import type { Fields } from '#app/content/fields.ts';
import { contentWithLeaves, type Place, itemKey, placeAt } from '#app/content/leaves.ts';
import { cleanValue, hasForbiddenCharacters } from '#app/content/typed-text.ts';
import type { Database } from '#app/database/database.server.ts';
import { type EditedDocument, readEdited, valuesOf } from '../documents/edited-document.server.ts';
import { draftColumn, storeDocument, untilStored } from '../documents/store-document.server.ts';
import { requestAfter } from './ask-owner.server.ts';
import { type Change, type Collision, mergeChanges } from './merge-changes.server.ts';

/** What an open screen sends: its id, the how manieth save it is, and the changed leaves. */
export type Sent = { editor: string; sequence: number; changes: Change[] };

export type Saved =
  | { status: 'unknown' }
  | { status: 'refused'; path: string; code: ChangeFault }
  | { status: 'too_large' }
  | { status: 'saved'; document: EditedDocument; collisions: Collision[] };

/** No draft is as large; what is larger was not typed. */
const maxDraftLength = 1_000_000;

/**
 * Saves what somebody has typed into the draft of a document, except what collides with somebody else's. Returns
 * the document after it. A call of which one change cannot be stored changes nothing.
 */
export function saveDraft(
  db: Database,
  id: string,
  { editor, sequence, changes }: Sent,
  by: { actor: string; now: Date },
): Promise<Saved> {
  return untilStored(async (): Promise<Saved> => {
    const document = await readEdited(db, id);
    if (!document) return { status: 'unknown' };
    const { fields } = document.kind;
    const checked: Change[] = [];
    for (const change of changes) {
      const one = checkedChange(fields, change);
      if (typeof one === 'string') return { status: 'refused', path: change.path, code: one };
      checked.push(one);
    }
    const save = {
      version: document.version + 1,
      by: by.actor,
      at: by.now.toISOString(),
      editor,
      sequence,
      changes: checked,
    };
    const { draft, collisions, isChanged } = mergeChanges({ ...document, fields }, save);
    if (!isChanged) return { status: 'saved', document, collisions };
    const column = draftColumn(draft);
    if (column && column.length > maxDraftLength) return { status: 'too_large' };
    const after = withDraft(document, draft);
    const changed = { draft: column, ...requestAfter(after) };
    await db
      .transaction()
      .execute((transaction) => storeDocument(transaction, document, changed, by));
    return { status: 'saved', document: after, collisions };
  });
}

/** The document as it is once a draft is stored. */
export function withDraft(
  document: EditedDocument,
  draft: EditedDocument['draft'],
): EditedDocument {
  return {
    ...document,
    draft,
    version: document.version + 1,
    draftContent: contentWithLeaves(
      document.kind.fields,
      document.resolved.content,
      valuesOf(draft),
    ),
  };
}

/** Why a change cannot even be a draft. */
type ChangeFault = 'unknown_field' | 'invalid' | 'forbidden_characters';

/**
 * A change as it is stored, with its texts tidied; a code where its path is of no field, its value of another form
 * than a field's, or its texts hold what cannot be stored. Whatever else is wrong with a value may be a draft.
 */
function checkedChange(fields: Fields, change: Change): Change | ChangeFault {
  const place = placeAt(fields, change.path);
  if (!place) return 'unknown_field';
  // First: what is nested as deep as a body allows has none of these forms.
  if (!v.is(formOf(place), change.value)) return 'invalid';
  if (hasForbiddenCharacters(change.value)) return 'forbidden_characters';
  return place.kind === 'leaf'
    ? { ...change, value: cleanValue(place.field, change.value) }
    : change;
}

const text = v.strictObject({ en: v.string(), bn: v.string() });

const scalar = v.union([v.string(), v.number(), v.boolean(), v.null()]);

const several = v.pipe(v.array(scalar), v.maxLength(100));

/** One or several values, or a few by name, for example opening times. */
const fact = v.union([scalar, several, v.record(v.string(), v.union([scalar, several]))]);

const order = v.pipe(
  v.array(v.pipe(v.string(), v.regex(itemKey))),
  v.maxLength(200),
  v.check((keys) => new Set(keys).size === keys.length),
);

function formOf(place: Place): v.GenericSchema {
  if (place.kind === 'item') return v.union([v.null(), v.literal(true)]);
  if (place.kind === 'order') return order;
  switch (place.field.type) {
    case 'both':
      return v.nullable(text);
    case 'lines':
      return v.nullable(v.pipe(v.array(text), v.maxLength(100)));
    case 'fact':
      return fact;
  }
}
