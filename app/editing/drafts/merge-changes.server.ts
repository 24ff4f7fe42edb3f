import type { Fields } from '#app/content/fields.ts';
import { type Leaves, itemsOnPath } from '#app/content/leaves.ts';
import { isSameValue } from '#app/content/same-value.ts';
import type { Draft, LeafMark, Stamps } from '#app/content/stored-content.ts';
import { nextStamps } from './stamps.ts';

/** A document as it was when a save arrived. */
export type EditedState = {
  fields: Fields;
  /** What is live. */
  published: Leaves;
  /** By leaf, of what was once changed and is live now. */
  marks: Record<string, LeafMark>;
  stamps: Record<string, Stamps>;
  draft: Draft;
};

/**
 * A new value for a leaf, and the version of the leaf that it was typed over (0: never changed). Null removes an
 * item or empties an optional field, true adds an item or puts it back.
 */
export type Change = { path: string; base: number; value: unknown };

/** One save of one open screen. `version` is that of the document after it. */
export type Save = LeafMark & { changes: readonly Change[] };

/** A change that would have overwritten what somebody else has written since: their value, who and when. */
export type Collision = { path: string; isRemoved: boolean; value: unknown; mark: LeafMark };

export type Merged = { draft: Draft; collisions: Collision[]; isChanged: boolean };

/**
 * The draft after a save. A change collides when its leaf is no longer of the version that it was typed over,
 * unless it says the same, or the last change came from the same screen: then the later of its saves wins, so that
 * repeats and overtaking do no harm. Every other change is taken.
 */
export function mergeChanges(state: EditedState, save: Save): Merged {
  const merged: Merged = { draft: { ...state.draft }, collisions: [], isChanged: false };
  for (const change of save.changes) {
    const collision =
      change.value === null && isItem(state.fields, change.path)
        ? remove(state, save, change, merged)
        : write(state, save, change, merged);
    if (collision) merged.collisions.push(collision);
  }
  return merged;
}

function write(state: EditedState, save: Save, change: Change, merged: Merged): Collision | null {
  const { path, base, value } = change;
  const removal = removalOf(state, path);
  const last = removal?.mark ?? markAt(state, path);
  const isSaid = !removal && isThereAlready(state, path, value);
  if (isSaid || isOvertaken(last, save)) return null;
  if (last.version !== base && last.editor !== save.editor) {
    const theirs = removal ? null : valueIn(state, path);
    return { path, isRemoved: removal !== null, value: theirs ?? null, mark: last };
  }
  // Whoever has seen that the item was removed, and writes in it nevertheless, puts it back.
  if (removal) put(merged, save, removal.path, true, {});
  const stamps = nextStamps(
    { value: valueIn(state, path), stamps: stampsAt(state, path), leaf: state.draft[path] },
    { value, at: save.at, editor: save.editor },
  );
  put(merged, save, path, value, stamps);
  return null;
}

function isThereAlready(state: EditedState, path: string, value: unknown): boolean {
  if (isItem(state.fields, path)) return isThere(state, path);
  return isSameValue(valueIn(state, path), value);
}

/** Removing an item collides with any newer change inside it. */
function remove(state: EditedState, save: Save, change: Change, merged: Merged): Collision | null {
  const { path, base } = change;
  if (removalOf(state, path) || !isThere(state, path)) return null;
  const inside = [...marksInside(state.draft, path), ...marksInside(state.marks, path)];
  const newer = inside.filter((mark) => mark.version > base).sort((a, b) => b.version - a.version);
  const others = newer.find(({ editor }) => editor !== save.editor);
  if (others) return { path, isRemoved: false, value: itemIn(state, path), mark: others };
  if (newer.some((mark) => isOvertaken(mark, save))) return null;
  put(merged, save, path, null, {});
  return null;
}

function put(merged: Merged, save: Save, path: string, value: unknown, stamps: Stamps): void {
  const { version, by, at, editor, sequence } = save;
  merged.draft[path] = { value, version, by, at, editor, sequence, stamps };
  merged.isChanged = true;
}

/** Whether a later save of the same screen, or this one, has been here already. */
function isOvertaken(last: LeafMark, { editor, sequence }: Save): boolean {
  return last.editor === editor && last.sequence >= sequence;
}

/** How the nearest removed item around a path, or at it, was removed; null where none was. */
function removalOf(state: EditedState, path: string): { path: string; mark: LeafMark } | null {
  for (const item of itemsOnPath(state.fields, path).reverse()) {
    const drafted = state.draft[item];
    if (drafted) {
      if (drafted.value === null) return { path: item, mark: drafted };
      continue;
    }
    const mark = state.marks[item];
    if (mark && !isThere(state, item)) return { path: item, mark };
  }
  return null;
}

function isThere({ published, draft }: EditedState, item: string): boolean {
  return [published, draft].some((leaves) =>
    Object.keys(leaves).some((path) => path === item || path.startsWith(`${item}/`)),
  );
}

function isItem(fields: Fields, path: string): boolean {
  return itemsOnPath(fields, path).includes(path);
}

function marksInside(marks: Record<string, LeafMark>, item: string): LeafMark[] {
  return Object.entries(marks)
    .filter(([path]) => path === item || path.startsWith(`${item}/`))
    .map(([, mark]) => mark);
}

/** Everything that an item holds, by the paths inside it: for whoever has to choose whether it stays. */
function itemIn({ published, draft }: EditedState, item: string): Record<string, unknown> {
  const paths = [...Object.keys(published), ...Object.keys(draft)].filter((path) =>
    path.startsWith(`${item}/`),
  );
  return Object.fromEntries(
    [...new Set(paths)].map((path) => [
      path.slice(item.length + 1),
      draft[path] ? draft[path].value : published[path],
    ]),
  );
}

function valueIn({ published, draft }: EditedState, path: string): unknown {
  return draft[path] ? draft[path].value : published[path];
}

function stampsAt({ stamps, draft }: EditedState, path: string): Stamps {
  return draft[path]?.stamps ?? stamps[path] ?? {};
}

function markAt({ marks, draft }: EditedState, path: string): LeafMark {
  return draft[path] ?? marks[path] ?? never;
}

const never: LeafMark = { version: 0, by: null, at: '', editor: '', sequence: 0 };
