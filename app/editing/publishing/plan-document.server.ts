import { hasKey } from '#app/config/typed-record.ts';
import type { Field, Fields } from '#app/content/fields.ts';
import {
  contentWithLeaves,
  fieldPath,
  fieldsIn,
  itemsOnPath,
  leavesOf,
  placeAt,
  valueAt,
} from '#app/content/leaves.ts';
import { basisOf } from '#app/content/resolve.server.ts';
import { isSameValue } from '#app/content/same-value.ts';
import type {
  Draft,
  DraftLeaf,
  LeafMark,
  Override,
  Overrides,
} from '#app/content/stored-content.ts';
import { type EditedDocument, valuesOf } from '../documents/edited-document.server.ts';
import { type ChangedLeaf, changedLeaves } from '../drafts/changed-leaves.ts';
import { foreignLeaves, ownersFields } from '../drafts/owners-fields.ts';

/** What becomes of a document when its draft goes live. */
export type Plan = {
  document: EditedDocument;
  /** The content then. */
  content: Record<string, unknown>;
  changed: ChangedLeaf[];
  /** An owner's changes, which stay in the draft when staff publish. */
  held: ChangedLeaf[];
  /** Those of the draft that bring in a number or an address that is not ours. */
  foreign: ChangedLeaf[];
  overrides: Overrides;
  draft: Draft;
  /** The revision that everything here was restored from, if so. */
  restoredFrom: string | null;
};

/**
 * Plans the publication of a draft by an owner, or by somebody who is none. `ours` are the contacts that are no owner's
 * alone; changes in the fields of `without` stay in the draft, whoever publishes.
 */
export function planDocument(
  document: EditedDocument,
  {
    isOwner,
    ours,
    without,
  }: { isOwner: boolean; ours: ReadonlySet<string>; without: ReadonlySet<string> },
): Plan {
  const { kind, draft, resolved, overrides, draftContent } = document;
  const owners = isOwner ? new Set<string>() : ownersFields(document, draftContent, ours);
  const goes = (path: string) => {
    const field = fieldPath(kind.fields, path);
    return placeAt(kind.fields, path) !== null && !owners.has(field) && !without.has(field);
  };
  const isWanted = ({ field }: ChangedLeaf) => !without.has(field);
  const going = Object.fromEntries(Object.entries(draft).filter(([path]) => goes(path)));
  // A notice without anything is no notice with empty lists.
  const content =
    Object.keys(going).length > 0
      ? contentWithLeaves(kind.fields, resolved.content, valuesOf(going))
      : resolved.content;
  const changed = changedLeaves(kind, resolved.content, content);
  return {
    ...{ document, content, changed },
    held: changedLeaves(kind, content, draftContent).filter(isWanted),
    foreign: foreignLeaves(document, draftContent, ours).filter(isWanted),
    overrides: { ...overrides, ...overridesOf(document, content, going) },
    draft: Object.fromEntries(Object.entries(draft).filter(([path]) => !goes(path))),
    restoredFrom: commonSource(changed.map(({ path }) => going[path])),
  };
}

/** The overrides of the fields that leaves of a draft are in, as they are once it is live. */
function overridesOf(
  { kind, shipped, overrides }: EditedDocument,
  content: object,
  going: Draft,
): Overrides {
  const made: Overrides = {};
  const touched = new Set(Object.keys(going).map((path) => fieldPath(kind.fields, path)));
  for (const [path, field] of fieldsIn(kind.fields)) {
    if (!touched.has(path)) continue;
    const leaves = Object.entries(going).filter(([leaf]) => fieldPath(kind.fields, leaf) === path);
    const value = valueAt(content, path);
    made[path] = overrideOf(
      kind.fields,
      [path, field],
      { value, shipped: valueAt(shipped, path) },
      [
        overrides[path],
        {
          stamps: Object.fromEntries(leaves.map(([leaf, { stamps }]) => [leaf, stamps])),
          versions: Object.fromEntries(leaves.map(([leaf, changed]) => [leaf, markOf(changed)])),
        },
      ],
    );
  }
  return made;
}

/**
 * The override that makes a value live, with the stamps and marks of several sources, the last before the others.
 * Of leaves that are gone only the mark of a removed item stays, which later changes inside it collide with.
 */
export function overrideOf(
  fields: Fields,
  [path, field]: readonly [string, Field],
  { value, shipped }: { value: unknown; shipped: unknown },
  sources: readonly (Pick<Override, 'stamps' | 'versions'> | undefined)[],
): Override {
  const there = leavesOf(path, field, value);
  const stamps = Object.fromEntries(
    sources.flatMap((source) => Object.entries(source?.stamps ?? {})),
  );
  const versions = Object.fromEntries(
    sources.flatMap((source) => Object.entries(source?.versions ?? {})),
  );
  const isItem = (leaf: string) => itemsOnPath(fields, leaf).includes(leaf);
  return {
    ...(!isSameValue(value, shipped) && { value: value ?? null }),
    basis: basisOf(shipped),
    stamps: Object.fromEntries(
      Object.entries(stamps).filter(
        ([leaf, stamp]) => hasKey(there, leaf) && Object.keys(stamp).length > 0,
      ),
    ),
    versions: Object.fromEntries(
      Object.entries(versions).filter(([leaf]) => hasKey(there, leaf) || isItem(leaf)),
    ),
  };
}

function markOf({ version, by, at, editor, sequence }: DraftLeaf): LeafMark {
  return { version, by, at, editor, sequence };
}

function commonSource(leaves: readonly (DraftLeaf | undefined)[]): string | null {
  const sources = new Set(leaves.map((leaf) => leaf?.restoredFrom));
  const [only] = sources;
  return sources.size === 1 && only !== undefined ? only : null;
}
