import type { Generated } from 'kysely';

/** How far a list has come. `undone`: its people went to the trash again. */
export type ImportState = 'read' | 'planned' | 'running' | 'done' | 'undone';

/** A list that staff bring in. Nothing of its people is in here. */
export type ImportBatchTable = {
  _id: string;
  createdAt: string;
  /** Id of the staff member. */
  by: string;
  fileName: string;
  /** Keyed hash of the file, by which it is known when it comes again. */
  fileHash: string;
  state: ImportState;
  /** JSON: which sheet, and what becomes of its columns (`PlanChoice`); empty before. */
  choice: string;
  /** Keyed hash of the plan that was shown last; empty before. */
  hash: string;
  /** JSON: how many rows are new, here and so on (`PlanCounts`); empty before. */
  counts: string;
  /** JSON: the numbers of the rows that are to be stored, in order; empty before. */
  chosen: string;
  /** How many of those were looked at, and how many stored: not those who have come by themselves meanwhile. */
  done: Generated<number>;
  stored: Generated<number>;
  /** How many went to the trash when it was undone. */
  trashed: Generated<number>;
  /** Until when a process stores its rows. */
  leaseUntil: string | null;
  finishedAt: string | null;
  undoneAt: string | null;
};

/** Some rows of a list, or of its plan, encrypted like passport numbers; deleted after a day (`import-parts.server.ts`). */
export type ImportPartTable = {
  /** `<batch>:<kind>:<number>`, to which it is encrypted. */
  _id: string;
  batch: string;
  sealed: string;
  keyId: string;
  createdAt: string;
};
