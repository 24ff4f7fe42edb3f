import type { Database } from '#app/database/database.server.ts';

type Doing = { application: string; actor: string; now: Date };

/** `application` is the one that it has been tied to already. */
export type AskingComplaint = { _id: string; reference: string; application: string | null };

/** The complaints by which erasures are asked for. They are another feature's: the roof hands them in. */
export type AskingComplaints = {
  /** The one of kind `erase` with this id or reference; null where there is none. */
  find: (db: Database, typed: string) => Promise<AskingComplaint | null>;
  /** Notes in a transaction that it has brought about an erasure. */
  begin: (transaction: Database, complaint: string, by: Doing) => Promise<void>;
  /** Notes in a transaction that the erasure of an application was stopped. */
  stop: (transaction: Database, by: Doing) => Promise<void>;
};
