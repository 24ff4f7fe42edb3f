import type { Field, Fields } from '#app/content/fields.ts';
import { type Leaves, withLeaves } from '#app/content/leaves.ts';
import type { DraftedDocument } from '../saving/drafted-document.ts';
import { type Saving, shownValue } from '../saving/saving.ts';

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

function contentFrom(fields: Fields, leaves: Leaves): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]: [string, Field]) => [
      name,
      withLeaves(name, field, undefined, leaves),
    ]),
  );
}
