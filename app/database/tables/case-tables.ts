import type { Generated } from 'kysely';

/** Where a case stands (`app/applications/stage.ts` has their words). */
export type Stage =
  | 'new'
  | 'called'
  | 'documents'
  | 'interview'
  | 'offer'
  | 'permit'
  | 'visa'
  | 'granted'
  | 'refused'
  | 'clearance'
  | 'ticketed'
  | 'departed'
  | 'arrived'
  | 'returned'
  | 'closed';

/** Why a case was closed. */
export type CloseReason =
  | 'withdrew'
  | 'unreachable'
  | 'unsuitable'
  | 'no_opening'
  | 'refused_final'
  | 'completed'
  | 'duplicate'
  | 'other';

/** What is to be done next on a case. */
export type NextStep =
  | 'call'
  | 'visit'
  | 'papers'
  | 'employer'
  | 'embassy'
  | 'medical'
  | 'training'
  | 'pdo'
  | 'bmet'
  | 'ticket'
  | 'refund'
  | 'other';

/** The later life of an application: columns of the same row, so that lists stay as fast as they are. */
export type CaseColumns = {
  stage: Generated<Stage>;
  /** When it reached this stage. */
  stageAt: string;
  /** Only of a closed case. */
  closeReason: CloseReason | null;
  /** ISO 3166-1 alpha-2; at first that of `interestedCode`. */
  destination: string | null;
  /** Id of the responsible account; null for nobody's. */
  assignee: string | null;
  nextStep: NextStep | null;
  nextStepText: Generated<string>;
  nextStepOn: string | null;
  source: Generated<'website' | 'office' | 'import'>;
  /** 1 when the applicant's look-up at /status is closed. */
  lookupClosed: Generated<number>;
  /** When it is erased on request; null where nobody asked, or it was stopped. */
  eraseAfter: string | null;
  /** The latest application, call, note, move, check, payment, correction or restore: retention counts from it. */
  lastActivityAt: string;
  /** 1 when it departed without clearance, with a reason: a mark in print and CSV. */
  leftWithoutClearance: Generated<number>;
  /** The news that the applicant has had last (`newsOf`); empty before the first. */
  informedOf: Generated<string>;
  /** Since when other news wait to be told; null where none do. */
  newsSince: string | null;
  /** The day, in Dhaka, from which they are to be told; null for at once. */
  newsOn: string | null;
  informedAt: string | null;
  /** Id of the account. */
  informedBy: string | null;
  /** JSON: the columns that this replaced, to take it back. */
  informedBefore: string | null;
  /** Id of the job order with which somebody applied, or that staff set. */
  jobOrder: string | null;
  /** JSON of `JobTerms`: what somebody without a job order is promised; null before anybody has written it. */
  terms: string | null;
  /** How often that was written. */
  termsVersion: Generated<number>;
  termsAt: string | null;
  /** Id of the account. */
  termsBy: string | null;
};

/** Who is here twice (`app/applications/duplicates/`). Nothing of another application stands here. */
export type DuplicateColumns = {
  /** What all writings of a name have in common, with the day of birth, hashed; null without such a day. */
  personKey: Generated<string | null>;
  /** The same for all with one passport number, and drawn for them: a change of keys leaves it. Null where there is one alone. */
  passportGroup: Generated<string | null>;
  /** 1 while another one with either of the two is there to be looked at. */
  hasDuplicate: Generated<number>;
  /** 1 once the task has looked among the others. */
  pairsNoted: Generated<number>;
};

/** Two applications that staff have called different people, both ways round. */
export type DifferentPeopleTable = {
  one: string;
  another: string;
  at: string;
  by: string | null;
};

/** Append-only but for the own last move taken back: from which stage a case was moved to which. */
export type StageMoveTable = {
  _id: string;
  application: string;
  from: Stage;
  to: Stage;
  /** When it was noted. */
  at: string;
  /** The day on which it really happened. */
  on: string;
  /** Id of the staff member. */
  actor: string | null;
  reason: string;
  closeReason: CloseReason | null;
  /** JSON: the columns that it replaced, to take it back (`MovedColumns`). */
  before: string;
};

export type CaseNoteTable = {
  _id: string;
  application: string;
  text: string;
  at: string;
  by: string | null;
  editedAt: string | null;
  withdrawnBy: string | null;
  /** Empty for a note; the reason when it says why a passport number was shown. */
  shownFor: string;
  /** The `Idempotency-Key`, or the note's own id. */
  submissionKey: string;
};

/** A corrected field, as it was typed before and after; passport numbers are encrypted. */
export type FactChangeTable = {
  _id: string;
  application: string;
  field: string;
  before: string;
  after: string;
  /** Which key encrypted the two; null where they are plain. */
  keyId: string | null;
  at: string;
  by: string | null;
  reason: string;
};

/** A change of an item of the checklist: the whole item as it then was. The latest one counts. */
export type ChecklistMarkTable = {
  _id: string;
  application: string;
  /** The code of the item. */
  item: string;
  seenOn: string | null;
  copiedOn: string | null;
  /** When an original was lent to the office, and when it is due back. */
  receivedOn: string | null;
  dueBackOn: string | null;
  returnedOn: string | null;
  doneOn: string | null;
  expiresOn: string | null;
  note: string;
  /** In which language the contract was explained, `en` or `bn` or another's name; empty otherwise. */
  language: string;
  /** 1 when a copy of the contract was handed over. */
  copyHandedOver: number;
  /** Which lines were explained (`CaseLines.lines`); empty where none were written then. */
  lines: Generated<string>;
  /** 1 for somebody who departed with other lines than were explained. */
  leftWithOthers: Generated<number>;
  at: string;
  by: string | null;
  /** 1 for the latest of its item. */
  isLatest: number;
};

/** A payment of an applicant, or a refund. Never changed but voided; its application is null once erased. */
export type PaymentTable = {
  _id: string;
  application: string | null;
  /** `R-<year>-<6 digits>`, gapless per year of Dhaka. */
  receiptNo: string;
  /** Whole taka; positive also for a refund, until its application is erased. */
  amountBdt: number;
  kind: string;
  method: string;
  reference: string;
  on: string;
  paidBy: string;
  /** Id of the payment that this one gives back, in part or whole. */
  refundOf: string | null;
  at: string;
  by: string | null;
  voidedAt: string | null;
  voidedBy: string | null;
  voidReason: string;
  /** How often it was printed. */
  prints: number;
  /** Of the last print, until it is taken back. */
  printedAt: string | null;
  printedBy: string | null;
  submissionKey: string;
  /** Of payments from before November 2026; empty since. */
  submissionHash: string;
};

/** The last receipt number of a year. */
export type ReceiptSeriesTable = {
  year: number;
  last: number;
};

/** Fewer months that an owner has set, until they hold. */
export type PendingSettingTable = {
  name: string;
  /** JSON; `null` for what holds without an owner. */
  value: string;
  holdsFrom: string;
  at: string;
  by: string;
};

/** A setting that the owner has changed. */
export type OwnerSettingTable = {
  name: string;
  /** JSON. */
  value: string;
  at: string;
  by: string | null;
};
