/** What a complaint is about. `copy` and `erase` ask for one's own data, `gallery` for a picture to be taken down. */
export type ComplaintKind =
  | 'money'
  | 'delay'
  | 'staff'
  | 'sub_agent'
  | 'impostor'
  | 'papers_kept'
  | 'treatment_abroad'
  | 'copy'
  | 'erase'
  | 'gallery'
  | 'other';

export type ComplaintState = 'received' | 'in_work' | 'answered' | 'closed';

/** How a complaint ended. */
export type ComplaintOutcome = 'upheld' | 'partly' | 'not_upheld' | 'withdrawn' | 'passed_on';

/** A complaint as it was sent, and where it stands. Optional answers are empty. */
export type ComplaintTable = {
  _id: string;
  /** `C-XXXX-XXXX`, what the complainant asks with. */
  reference: string;
  kind: ComplaintKind;
  text: string;
  /** The receipt number of an application or a payment, as it was typed. */
  receiptNo: string;
  name: string;
  phone: string;
  email: string;
  language: 'en' | 'bn';
  state: ComplaintState;
  /** Null until it is closed. */
  outcome: ComplaintOutcome | null;
  /** What the complainant reads: the latest answer. */
  answer: string;
  createdAt: string;
  /** When it reached its state. */
  stateAt: string;
  /** The days of Dhaka by which it is to be answered first, and closed. */
  answerBy: string;
  closeBy: string;
  /** The day of the first answer. */
  answeredOn: string | null;
  closedAt: string | null;
  /** When an owner put it into the trash. */
  deletedAt: string | null;
  /** Id of the application that is being erased on its request; null before, and once that is done. */
  application: string | null;
  /** 1 where many came from one address: for staff to look at. */
  isFlagged: number;
  version: number;
  /** A keyed hash of the PIN, which is nowhere kept. */
  pinHash: string;
  submissionKey: string;
  submissionHash: string;
};

/** Append-only: an answer, a note of staff, a change of state. */
export type ComplaintEntryTable = {
  _id: string;
  complaint: string;
  kind: 'answer' | 'note' | 'state' | 'erasure' | 'erasure_stopped';
  /** Empty where the kind says it all. */
  text: string;
  /** Of a change of state, what it became. */
  state: ComplaintState | null;
  outcome: ComplaintOutcome | null;
  at: string;
  /** Id of the staff member; null for the complainant and for tasks. */
  by: string | null;
};

/** A number or an address that the owner has confirmed not to be the agency's. */
export type FalseIdentityTable = {
  _id: string;
  /** Normalised, as checks compare it. */
  value: string;
  kind: string;
  at: string;
  by: string | null;
  /** Id of the complaint that told of it. */
  complaint: string | null;
};

/** How often something happened on a day of Dhaka; about nobody in particular. */
export type DayCountTable = {
  day: string;
  name: string;
  count: number;
};
