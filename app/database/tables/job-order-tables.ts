/** A job order. Its terms and papers are one JSON value, `JobOrderFields`; beside it stands what queries ask for. */
export type JobOrderTable = {
  _id: string;
  /** Its address; null before it is first published. Never given to another, not even after it is erased. */
  slug: string | null;
  /** Empty once it is erased, where its row stays to hold its slug. */
  fields: string;
  /** Of `fields`, for lists of others: JSON in both languages. */
  title: string;
  /** What a search finds it by, in lower case. */
  searchWords: string;
  /** As somebody set it: an order whose last day is over has ended, whatever stands here. */
  state: 'draft' | 'open' | 'ended';
  endReason: 'expired' | 'filled' | 'by_hand' | null;
  /** Of `fields`, for queries. */
  country: string | null;
  /** Of `fields`, for queries: the last day, in Dhaka. */
  validUntil: string | null;
  seatsLeft: number | null;
  /** The last day that somebody has looked at when it was near: Today tells no more of it. */
  endSeen: string | null;
  createdAt: string;
  publishedAt: string | null;
  endedAt: string | null;
  deletedAt: string | null;
  version: number;
};
