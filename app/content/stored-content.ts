import type { Language } from '#app/i18n/language.ts';

/** When a leaf was last changed or confirmed in each language; where they differ, the earlier one is stale. */
export type Stamps = Partial<Record<Language, string>>;

/** The last change of a leaf. Its version is the document's at that change, and outlives publishing. */
export type LeafMark = {
  version: number;
  /** Id of the staff member; null for a command. */
  by: string | null;
  at: string;
  /** The open screen that it came from, and the how manieth save of it. */
  editor: string;
  sequence: number;
};

/** A changed leaf that is not published. */
export type DraftLeaf = LeafMark & {
  value: unknown;
  stamps: Stamps;
  /** Id of the revision whose value it is, while nobody has changed it since. */
  restoredFrom?: string;
};

/** The changed leaves of a document, by path. */
export type Draft = Record<string, DraftLeaf>;

/** The published value of a field that differs from the shipped one. */
export type Override = {
  /** Absent where the shipped value was published again: stamps and versions stay. */
  value?: unknown;
  /** Of the shipped value that it replaced (`basisOf`). */
  basis: string;
  /** By leaf. Without them both languages are in step. */
  stamps: Record<string, Stamps>;
  versions: Record<string, LeafMark>;
};

/** A value from a column of JSON, which nobody but us has written. */
export function parseStored<Value>(json: string | null | undefined): Value {
  return JSON.parse(json ?? '{}') as Value;
}

/** The overrides of a document, by the paths of its fields. */
export type Overrides = Record<string, Override>;
