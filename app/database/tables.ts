import type { Generated } from 'kysely';
import type {
  CaseColumns,
  CaseNoteTable,
  ChecklistMarkTable,
  DifferentPeopleTable,
  DuplicateColumns,
  FactChangeTable,
  OwnerSettingTable,
  PaymentTable,
  PendingSettingTable,
  ReceiptSeriesTable,
  StageMoveTable,
} from './tables/case-tables.ts';
import type {
  ComplaintEntryTable,
  ComplaintTable,
  DayCountTable,
  FalseIdentityTable,
} from './tables/complaint-tables.ts';
import type { ImportBatchTable, ImportPartTable } from './tables/import-tables.ts';
import type { JobOrderTable } from './tables/job-order-tables.ts';
import type {
  ContentDocumentTable,
  ContentFontTable,
  ContentPictureTable,
  ContentPictureUseTable,
  ContentRevisionTable,
} from './tables/content-tables.ts';

/**
 * The schema: every table and column. Names follow section 3 of the specification. Both engines store ids as
 * text, times as ISO 8601 UTC text with milliseconds, days as `yyyy-mm-dd` and flags as 0 or 1, so that one
 * query reads the same from either. The five tables at the end belong to better-auth; only `app/staff` reads
 * them directly.
 */
export type Tables = {
  galleryItem: GalleryItemTable;
  image: ImageTable;
  hostedImage: HostedImageTable;
  withdrawnPicture: WithdrawnPictureTable;
  application: ApplicationTable;
  contactMessage: ContactMessageTable;
  contentVersion: ContentVersionTable;
  contentDocument: ContentDocumentTable;
  contentRevision: ContentRevisionTable;
  contentPicture: ContentPictureTable;
  contentPictureUse: ContentPictureUseTable;
  contentFont: ContentFontTable;
  applicationTerm: ApplicationTermTable;
  differentPeople: DifferentPeopleTable;
  callLog: CallLogTable;
  stageMove: StageMoveTable;
  caseNote: CaseNoteTable;
  factChange: FactChangeTable;
  checklistMark: ChecklistMarkTable;
  payment: PaymentTable;
  jobOrder: JobOrderTable;
  importBatch: ImportBatchTable;
  importPart: ImportPartTable;
  receiptSeries: ReceiptSeriesTable;
  ownerSetting: OwnerSettingTable;
  pendingSetting: PendingSettingTable;
  complaint: ComplaintTable;
  complaintEntry: ComplaintEntryTable;
  falseIdentity: FalseIdentityTable;
  dayCount: DayCountTable;
  event: EventTable;
  rateLimit: RateLimitTable;
  browserError: BrowserErrorTable;
  task: TaskTable;
  secretKey: SecretKeyTable;
  runningProcess: RunningProcessTable;
  outbox: OutboxTable;
  staffLink: StaffLinkTable;
  staffPreference: StaffPreferenceTable;
  staffRole: StaffRoleTable;
  staff: StaffTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
  twoFactor: TwoFactorTable;
};

export type GalleryItemTable = {
  _id: string;
  name: string;
  job: string;
  country: string;
  /** Day of departure. */
  date: string;
  /** Origin-relative address of the 800 px picture; empty once it was erased. */
  image: string;
  createdAt: string;
  /** When it was moved to the trash; null while it is visible. */
  deletedAt: string | null;
  /** How, when and to whom the person agreed, and to what; null where that was not recorded (`consent.ts`). */
  consentHow: string | null;
  consentOn: string | null;
  /** Who of the agency has asked for it, as typed. */
  consentBy: string | null;
  shows: string | null;
  nameShown: string | null;
  /** When the consent was withdrawn; from then on no page names or shows the person. */
  withdrawnAt: string | null;
  withdrawalReason: string | null;
  /** 1 when the person wished that the initials and a drawing stay. */
  leavesInitials: Generated<number>;
  /** Grows with each change by staff. */
  version: Generated<number>;
};

/**
 * Pictures whose addresses stay closed for ever, because somebody has withdrawn the consent; and those that the site has
 * erased while an image host keeps a copy.
 */
export type WithdrawnPictureTable = {
  key: string;
  at: string;
  /** Where copies are that this site cannot delete, separated by spaces; empty where there are none, or no longer. */
  leftAt: string;
};

/** Pictures that our store has accepted: gallery items may refer only to these. */
export type ImageTable = {
  key: string;
  /** Empty while it is being removed. */
  createdAt: string;
};

/** Where an external image host keeps a file of ours (`image-host.server.ts`). */
export type HostedImageTable = {
  name: string;
  address: string;
};

export type ApplicationTable = {
  _id: string;
  name: string;
  birth: string | null;
  /** Where nobody knows more of it; `birth` is then null. */
  birthYear: number | null;
  job: string;
  experience: string;
  email: string;
  /** 1 when the applicant said that there is no e-mail address; `email` is then empty. */
  noEmail: number;
  phone: string;
  /** The passport number as typed, encrypted (`passport-cipher.server.ts`). */
  passportSealed: string;
  passportKeyId: string;
  /** Keyed hashes that let staff find a record without decrypting anything. */
  passportHash: string | null;
  passportTailHash: string | null;
  address: string;
  reference: string;
  present: string;
  interested: string;
  contacted: number;
  contactedAt: string | null;
  /** Id of the staff member who marked it. */
  contactedBy: string | null;
  createdAt: string;
  deletedAt: string | null;
  /** Eight characters without look-alikes, without the dash that is shown in the middle. */
  receiptNumber: string;
  /** The form's own key, by which a repeated submission finds the first one. */
  submissionKey: string;
  /**
   * Keyed hash of the submission, to detect the same key with other content; empty once the key has been
   * dropped (`submission-hash.server.ts`).
   */
  submissionHash: string;
  /** What staff should check, as codes separated by spaces, for example `over-limit no-email`. */
  flags: string;
  /** How likely it is a program or a prank, from 0; see `abuse-score.ts`. */
  score: number;
  /** Who filled the form in for the applicant; both empty when nobody helped. */
  helperName: string;
  helperPhone: string;
  /** The accepted version of the consent sentence, by its date; empty when none was ticked. */
  consentVersion: string;
  consentAt: string | null;
  /** The language of the form, `en` or `bn`; empty when unknown. */
  language: string;
  /** Counts changes by staff, so that nobody overwrites a change that they have not seen. */
  version: number;
  /** How the last call went, as a code (`call-outcome.ts`); null before the first. */
  outcome: string | null;
  note: string;
  /** The day to call again. */
  followUpOn: string | null;
  outcomeAt: string | null;
  /** Id of the staff member who called. */
  outcomeBy: string | null;
  /** A unique number that sorts like `createdAt`; null until the search terms are built. */
  position: number | null;
} & NormalisedColumns &
  CaseColumns &
  DuplicateColumns;

/**
 * Prefixes of names and parts of phone numbers for searching applications (`search-terms.ts`); the newest
 * rows of a term are stored side by side.
 */
export type ApplicationTermTable = {
  term: string;
  position: number;
};

/** Append-only: every call about an application or a message that staff have noted (`app/calls`). */
export type CallLogTable = {
  _id: string;
  kind: 'application' | 'message';
  /** Id of the record that the call was about. */
  subject: string;
  at: string;
  /** Id of the staff member who called; null where that was not kept. */
  actor: string | null;
  /** How the call went, as a code (`call-outcome.ts`); null for a note alone. */
  outcome: string | null;
  note: string;
  /** The day to call again that was agreed then. */
  followUpOn: string | null;
};

/** Columns derived from what was typed (`normalised-application.ts`), to search and match by. */
export type NormalisedColumns = {
  /** Words and sounds of the name, a space before each (`normalise/name.ts`). */
  nameSearchKey: string;
  phoneE164: string | null;
  /** Every digit of the phone field, in ASCII. */
  phoneDigits: string;
  emailNormalised: string | null;
  experienceYears: number | null;
  /** ISO 3166-1 alpha-2. */
  presentCode: string | null;
  interestedCode: string | null;
  /** The version of the rules that derived these columns; 0 when they are not derived yet. */
  normalisedVersion: number;
};

/** What visitors wrote by the contact form, and what staff do with it. */
export type ContactMessageTable = {
  _id: string;
  /** The form that asked: the contact form anywhere, that of the air ticket page, or the contact form of an employer. */
  kind: 'contact' | 'airticket' | 'employer';
  name: string;
  number: string;
  /** Empty when `noEmail` is 1. */
  email: string;
  noEmail: number;
  reference: string;
  address: string;
  /** Empty when none was asked. */
  question: string;
  /** The journey, as far as it was told. `from` and `to` are words of SQL. */
  fromPlace: string;
  toPlace: string;
  /** The day of departure. */
  travelOn: string | null;
  trip: '' | 'one_way' | 'return';
  travellers: number | null;
  /** The language of the form, `en` or `bn`; empty when unknown. */
  language: string;
  createdAt: string;
  deletedAt: string | null;
  /** As with an application: finds the first of two that are the same, and tells apart two that are not. */
  submissionKey: string;
  submissionHash: string;
  /** Why it looks like a program's, as codes separated by spaces; empty where there is little evidence. */
  flags: string;
  /**
   * `waiting` while it is being mailed, which takes seconds: who finds it so later knows that the process
   * died in between, and that perhaps nobody was told. `failed` was not accepted by the mail server.
   */
  mailStatus: 'waiting' | 'sent' | 'failed';
  /** Why the last attempt failed, as a code. */
  mailError: string | null;
  /** When the last attempt began. */
  mailTriedAt: string;
  mailedAt: string | null;
  /** Counts changes by staff, as with an application. */
  version: number;
  answered: number;
  answeredAt: string | null;
  /** Id of the staff member who marked it. */
  answeredBy: string | null;
  /** How the last call went, as a code; null before the first. */
  outcome: string | null;
  note: string;
  /** The day to call again. */
  followUpOn: string | null;
  outcomeAt: string | null;
  /** Id of the staff member who called. */
  outcomeBy: string | null;
} & Pick<NormalisedColumns, 'nameSearchKey' | 'phoneE164' | 'phoneDigits' | 'normalisedVersion'>;

/** One row, which changes whenever the public pages change. */
export type ContentVersionTable = {
  version: number;
};

/** Append-only: who did what to which record and when, without personal data. */
export type EventTable = {
  _id: string;
  at: string;
  /** Id of a staff member; null for a visitor or the program itself. */
  actor: string | null;
  /** `command` for an action of a command on the server, whose user is unknown. */
  via: string | null;
  action: string;
  subject: string;
};

/** Periodic tasks, each run by one of many processes (`scheduler.server.ts`), and their last outcome. */
export type TaskTable = {
  name: string;
  /** Until when a process holds the task; null or past when none does. */
  leaseUntil: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  succeededAt: string | null;
  /** A code or a few numbers, for staff and the log. */
  outcome: string | null;
};

export type RateLimitTable = {
  key: string;
  /** Start of the counting window, in seconds since 1970. */
  windowStart: number;
  hits: number;
};

/** How often browsers reported an error on a day in Dhaka, by our own names (`browser-errors.server.ts`). */
export type BrowserErrorTable = {
  day: string;
  build: string;
  kind: string;
  name: string;
  page: string;
  count: number;
};

/** The fingerprint of a secret key, which reveals nothing of the key. */
export type SecretKeyTable = {
  /** The id of the key; `signing` is the first signing key. */
  name: string;
  fingerprint: string;
  /** When the key was dropped because no number needs it any more. */
  droppedAt: string | null;
};

/**
 * A running process of the site; removed when it has been silent for a while (`running-processes.server.ts`).
 */
export type RunningProcessTable = {
  _id: string;
  seenAt: string;
  /** The names of its keys in `secretKey`, separated by spaces. */
  keys: string;
};

/** A one-time link to set a password: an invitation or a reset. */
export type StaffLinkTable = {
  _id: string;
  /** Its owner; a newer link for the same address replaces an older one. */
  email: string;
  /** The account whose password it resets; null for an invitation. */
  staffId: string | null;
  /** Id of the staff member who created it; it is withdrawn with their account. */
  createdBy: string | null;
  /** SHA-256 of the link's secret, which is stored nowhere. */
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
};

/** Mails to staff that were not sent yet, or never will be. A sent mail is deleted. */
export type OutboxTable = {
  _id: string;
  /** What it is about, and so who sends it: each sender takes only its own. */
  kind: Generated<MailKind>;
  /** Id of the record that the mail is about; the text is made on sending. */
  subject: string;
  /**
   * `waiting` until `dueAt`; `sending` while a process holds the lease; `failed` after the last attempt;
   * `unknown` when the mail server may have accepted it. The last two are never retried.
   */
  state: 'waiting' | 'sending' | 'failed' | 'unknown';
  createdAt: string;
  dueAt: string;
  attempts: number;
  leasedUntil: string | null;
  /** Why the last attempt failed. */
  code: string | null;
};

/** A new application; content that went live or waits for an owner, with the account it is for. */
export type MailKind = 'application' | 'content' | 'setting' | 'backup';

/** What a member of staff has chosen; no row where nothing was. */
export type StaffPreferenceTable = {
  staffId: string;
  /** The page after sign-in, one of `startPages`. */
  startPage: string;
};

/** What an account may do (`app/auth/roles.server.ts`). Whoever has no row is `staff`. */
export type StaffRoleTable = {
  staffId: string;
  role: 'owner' | 'staff';
};

export type StaffTable = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean | number;
  mustChangePassword: boolean | number;
  disabledAt: string | null;
  /** Id of the staff member who invited the account. */
  invitedBy: string | null;
  twoFactorEnabled: boolean | number | null;
  createdAt: Date | string;
  updatedAt: Date | string;
};

export type SessionTable = {
  id: string;
  userId: string;
  token: string;
  createdAt: Date | string;
  expiresAt: Date | string;
  /** When it was last used, to the minute; null before its first use. */
  lastUsedAt: string | null;
  /** The way of signing in that created it, as in the settings. */
  signInBy: Generated<string>;
  /** The allow-list entry that admitted its owner; null with our own accounts. */
  listedAs: string | null;
};
export type AccountTable = {
  id: string;
  userId: string;
  /** The provider of the account: `credential` for a password of ours. */
  providerId: string;
  /** The provider's id of the owner; with a password of ours the account's own id. */
  accountId: string;
  password: string | null;
  createdAt: Date | string;
  updatedAt: Date | string;
};
export type VerificationTable = { id: string; expiresAt: Date | string };
export type TwoFactorTable = {
  id: string;
  userId: string;
  /** Encrypted. */
  secret: string;
  /** The unused recovery codes, hashed. */
  backupCodes: string;
  /** False until confirmed by a code. */
  verified: boolean | number | null;
  /** The time step of the last accepted code. */
  lastStep: number | null;
};
