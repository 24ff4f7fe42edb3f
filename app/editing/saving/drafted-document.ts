import type { Language } from '#app/i18n/language.ts';

/** One leaf of a document as the API gives it. What it has not is left out. */
export type DraftedLeaf = {
  /** What was shipped. */
  default?: unknown;
  /** What visitors see, where it is not the shipped value. */
  published?: unknown;
  /** What staff have changed and not published; null for an item that was removed. */
  draft?: unknown;
  version: number;
  by?: string | null;
  at?: string | null;
  stamps?: Partial<Record<Language, string>>;
  shippedChanged?: boolean;
};

export type DraftedLeaves = Record<string, DraftedLeaf>;

/** A finding of the rules, as in `app/content/faults.ts`. */
export type DraftFinding = {
  path: string;
  locale: Language | null;
  code: string;
  limit?: number;
  line?: number;
};

export type DraftedDocument = {
  version: number;
  leaves: DraftedLeaves;
  faults: DraftFinding[];
  warnings: DraftFinding[];
};

/** What a colleague has made of a leaf in the meantime. A value of null: they have removed it. */
export type Theirs = { value: unknown; version: number; by: string | null; at: string | null };

/** The value that the next publication would show; undefined where there is none. */
export function valueOf(leaf: DraftedLeaf | undefined): unknown {
  if (!leaf) return undefined;
  if (leaf.draft !== undefined) return leaf.draft;
  return leaf.published === undefined ? leaf.default : leaf.published;
}
