import type { Field, Fields } from '#app/content/fields.ts';
import { type Leaves, contentWithLeaves, withLeaves } from '#app/content/leaves.ts';
import { type DraftedDocument, type Saving, shownValue } from '../saving/saving.ts';

/** The content of a document as the screen shows it: what was typed over what the server has. */
export function shownContent(fields: Fields, saving: Saving): Record<string, unknown> {
  const { server, changes, collisions } = saving;
  const paths = [
    ...Object.keys(server.leaves),
    ...changes.map(({ path }) => path),
    ...Object.keys(collisions),
  ];
  const isDisputed = (path: string) =>
    Object.keys(collisions).some((one) => one === path || one.startsWith(`${path}/`));
  const leaves: Leaves = {};
  for (const path of new Set(paths)) {
    const value = shownValue(saving, path);
    // An item that one has removed and another has changed stands until somebody has chosen.
    if (value !== undefined && !(value === null && isDisputed(path))) leaves[path] = value;
  }
  return contentFrom(fields, leaves);
}

/** What was shipped. */
export function shippedContent(fields: Fields, { leaves }: DraftedDocument) {
  const shipped = Object.entries(leaves).filter(([, leaf]) => leaf.default !== undefined);
  return contentFrom(
    fields,
    Object.fromEntries(shipped.map(([path, leaf]) => [path, leaf.default])),
  );
}

/** What visitors see, and what they would see of the draft. */
export function liveAndDraft(fields: Fields, { leaves }: DraftedDocument) {
  const all = Object.entries(leaves);
  const live = all.filter(([, leaf]) => leaf.published !== undefined);
  const draft = all.filter(([, leaf]) => leaf.draft !== undefined);
  const before = contentFrom(
    fields,
    Object.fromEntries(live.map(([path, leaf]) => [path, leaf.published])),
  );
  const changes = Object.fromEntries(draft.map(([path, leaf]) => [path, leaf.draft]));
  return { before, after: contentWithLeaves(fields, before, changes) };
}

function contentFrom(fields: Fields, leaves: Leaves): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]: [string, Field]) => [
      name,
      withLeaves(name, field, undefined, leaves),
    ]),
  );
}
