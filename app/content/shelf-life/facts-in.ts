import type { Field, Fields } from '../fields.ts';
import { isRecord, itemsOf } from '../leaves.ts';
import type { Checked } from './fact-state.ts';
import type { Shelf } from './shelves.ts';

/** A fact with a shelf life somewhere in a document. */
export type PlacedFact = {
  shelf: Shelf;
  /** The path of the group or the item that is the fact: `steps/visa`. */
  path: string;
  fact: Checked;
  /** Whether the owner alone publishes it. */
  isGuarded: boolean;
};

/** All facts with a shelf life in the content of a document, in the order of its fields. */
export function factsIn(fields: Fields, content: unknown): PlacedFact[] {
  return factsAt(fields, content, '', false);
}

function factsAt(fields: Fields, content: unknown, path: string, isGuarded: boolean): PlacedFact[] {
  if (!isRecord(content)) return [];
  const checkedOn = fields.checkedOn?.type === 'fact' ? fields.checkedOn : undefined;
  const isOwners = isGuarded || checkedOn?.isGuarded === true;
  const shelf = checkedOn?.shelf;
  const own = shelf ? [{ shelf, path, fact: factOf(content), isGuarded: isOwners }] : [];
  const inside = Object.entries(fields).flatMap(([name, field]: [string, Field]) => {
    const at = path ? `${path}/${name}` : name;
    const value = content[name];
    if (field.type === 'group') return factsAt(field.fields, value, at, isGuarded);
    if (field.type !== 'list') return [];
    return itemsOf(value).flatMap((item) =>
      factsAt(field.item, item, `${at}/${item._key}`, isGuarded || field.isGuarded === true),
    );
  });
  return [...own, ...inside];
}

/** What is published has passed its schemas, but the source of an item may be away. */
function factOf(content: Record<string, unknown>): Checked {
  return { ...content, source: isRecord(content.source) ? content.source : {} };
}
