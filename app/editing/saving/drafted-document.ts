import type { FindingAnswer, LeafAnswer } from '../content-shapes.ts';

/** A leaf of a document as far as the editor knows it. */
export type DraftedLeaf = Partial<LeafAnswer> & Pick<LeafAnswer, 'version'>;

/** A document, or the part of it that a save has changed. */
export type DraftedDocument = {
  version: number;
  leaves: Record<string, DraftedLeaf>;
  faults: FindingAnswer[];
  warnings: FindingAnswer[];
};

export type Person = LeafAnswer['by'];

/** What a colleague has made of a leaf in the meantime. */
export type Theirs = {
  value: unknown;
  version: number;
  by: Person;
  at: string | null;
  /** They have removed the item that the leaf is in. */
  isRemoved: boolean;
};

/** The value that the next publication would show; undefined where there is none. */
export function valueOf(leaf: DraftedLeaf | undefined): unknown {
  if (!leaf) return undefined;
  if (leaf.draft !== undefined) return leaf.draft;
  return leaf.published === undefined ? leaf.default : leaf.published;
}
