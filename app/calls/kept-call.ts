import * as v from 'valibot';

/** A call as it stands in the log of a record. */
export const keptCall = v.object({
  _id: v.string(),
  at: v.string(),
  /** Null where it was not kept. */
  by: v.nullable(v.object({ name: v.string(), email: v.string() })),
  outcome: v.nullable(v.string()),
  note: v.string(),
  followUpOn: v.nullable(v.string()),
});

export type KeptCall = v.InferOutput<typeof keptCall>;

/** What a record that staff call about has of its last call. `version` counts all its changes by staff. */
export type CalledRecord = {
  _id: string;
  version: number;
  outcome: string | null;
  note: string;
  followUpOn: string | null;
};
