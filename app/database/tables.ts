import type { Generated } from 'kysely';

/**
 * The map of the data: every table and column. Names follow the specification's section 3.
 * Both engines hold ids as text, moments as ISO 8601 UTC text with milliseconds, days as
 * `yyyy-mm-dd` and flags as 0 or 1, so that one query reads the same from either.
 * The five tables at the end are better-auth's; only `app/staff` reads them directly.
 */
export type Tables = {
  galleryItem: GalleryItemTable;
  image: ImageTable;
  hostedImage: HostedImageTable;
  application: ApplicationTable;
  contentVersion: ContentVersionTable;
  applicationTerm: ApplicationTermTable;
  event: EventTable;
  rateLimit: RateLimitTable;
  browserError: BrowserErrorTable;
  task: TaskTable;
  secretKey: SecretKeyTable;
  runningProcess: RunningProcessTable;
  outbox: OutboxTable;
  staffLink: StaffLinkTable;
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
  /** Origin-relative address of the 800 px picture. */
  image: string;
  createdAt: string;
  /** When it went to the trash; null while it is on show. */
  deletedAt: string | null;
};

/** Pictures that our store has issued: only these may be named by a gallery item. */
export type ImageTable = {
  key: string;
  createdAt: string;
};

/** Where an outside image host keeps a file of ours (`image-host.server.ts`). */
export type HostedImageTable = {
  name: string;
  address: string;
};

export type ApplicationTable = {
  _id: string;
  name: string;
  birth: string | null;
  job: string;
  experience: string;
  email: string;
  /** 1 when the applicant said that there is no e-mail address; `email` is then empty. */
  noEmail: number;
  phone: string;
  /** The passport number as typed, encrypted (`passport-cipher.server.ts`). */
  passportSealed: string;
  passportKeyId: string;
  /** Keyed hashes by which staff find a record without anything being unsealed. */
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
  /** The form's own key: a repeated submission finds the first one by it. */
  submissionKey: string;
  /**
   * Keyed hash of what was sent, so that the same key with other content is noticed; empty once the key
   * is forgotten (`submission-hash.server.ts`).
   */
  submissionHash: string;
  /** What staff should look at, as codes separated by spaces, for example `over-limit no-email`. */
  flags: string;
  /** How much speaks for a program or a prank, from 0; see `abuse-score.ts`. */
  score: number;
  /** Who filled the form in for the applicant; both empty when nobody did. */
  helperName: string;
  helperPhone: string;
  /** Which consent sentence was ticked, by its date; empty when none was. */
  consentVersion: string;
  consentAt: string | null;
  /** The language of the form, `en` or `bn`; empty when not known. */
  language: string;
  /** Counts the changes by staff, so that nobody overwrites what they have not seen. */
  version: number;
  /** How the last call went, as a code (`call-outcome.ts`); null before the first. */
  outcome: string | null;
  note: string;
  /** The day to call again. */
  followUpOn: string | null;
  outcomeAt: string | null;
  /** Id of the staff member who called. */
  outcomeBy: string | null;
  /** The place in order of `createdAt`, as a number of its own; null until the terms are made. */
  position: number | null;
} & NormalisedColumns;

/**
 * Beginnings of names and parts of phone numbers by which applications are found
 * (`search-terms.ts`): the newest ones with a term stand side by side.
 */
export type ApplicationTermTable = {
  term: string;
  position: number;
};

/** What was meant by what was typed (`normalised-application.ts`), to search and match by. */
export type NormalisedColumns = {
  /** Words and sounds of the name, a space before each (`applications/normalise/name.ts`). */
  nameSearchKey: string;
  phoneE164: string | null;
  /** Every digit of the phone field, in ASCII. */
  phoneDigits: string;
  emailNormalised: string | null;
  experienceYears: number | null;
  /** ISO 3166-1 alpha-2. */
  presentCode: string | null;
  interestedCode: string | null;
  /** By which edition of the rules these columns were made; 0 when they have not been yet. */
  normalisedVersion: number;
};

/** One row: it changes whenever what the public pages show has changed. */
export type ContentVersionTable = {
  version: number;
};

/** Append-only: who did what to which record when, without personal values. */
export type EventTable = {
  _id: string;
  at: string;
  /** Id of a staff member; null for a visitor or the program itself. */
  actor: string | null;
  /** `command` for what was done by a command on the server, whose user no account tells. */
  via: string | null;
  action: string;
  subject: string;
};

/** What is done regularly by one of many processes (`scheduler.server.ts`), and how it went last. */
export type TaskTable = {
  name: string;
  /** Until when somebody is at it; null or past when nobody is. */
  leaseUntil: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  succeededAt: string | null;
  /** A code or a few numbers, for staff and the log. */
  outcome: string | null;
};

export type RateLimitTable = {
  key: string;
  /** Seconds since 1970 at which the counting window began. */
  windowStart: number;
  hits: number;
};

/** How often browsers have told of an error on a day in Dhaka, in words of ours (`browser-errors.server.ts`). */
export type BrowserErrorTable = {
  day: string;
  build: string;
  kind: string;
  name: string;
  page: string;
  count: number;
};

/** By what a key of the secrets is known: nothing of the key itself. */
export type SecretKeyTable = {
  /** The id of a key; `signing` is the first that signs. */
  name: string;
  fingerprint: string;
  /** Since when no number needs it any more. */
  droppedAt: string | null;
};

/** A process of the site that runs, until nobody has heard of it for a while (`running-processes.server.ts`). */
export type RunningProcessTable = {
  _id: string;
  seenAt: string;
  /** The names that the keys have in `secretKey`, with spaces between. */
  keys: string;
};

/** A one-time link by which somebody sets a password: an invitation, or a way back in. */
export type StaffLinkTable = {
  _id: string;
  /** Whose it is; a newer link of the same address takes the place of an older one. */
  email: string;
  /** The account whose password is set anew; null for an invitation. */
  staffId: string | null;
  /** Id of the staff member who made it, and with whose account it ends. */
  createdBy: string | null;
  /** SHA-256 of the link's secret, which is nowhere else. */
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
};

/** Mails to staff that have not been sent yet, or never will be. A sent one leaves the table. */
export type OutboxTable = {
  _id: string;
  /** Id of the record that the mail is about; its text is made when it is sent. */
  subject: string;
  /**
   * `waiting` until `dueAt`; `sending` by whoever holds the lease; `failed` after the last attempt;
   * `unknown` when the mail server may have taken it. The last two are never tried again.
   */
  state: 'waiting' | 'sending' | 'failed' | 'unknown';
  createdAt: string;
  dueAt: string;
  attempts: number;
  leasedUntil: string | null;
  /** Why the last attempt did not succeed. */
  code: string | null;
};

export type StaffTable = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean | number;
  mustChangePassword: boolean | number;
  disabledAt: string | null;
  /** Id of the staff member whose invitation made the account. */
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
  /** When it was used last, to the minute; null before its first use. */
  lastUsedAt: string | null;
  /** The way of signing in that made it, as the setting names it. */
  signInBy: Generated<string>;
  /** The entry of the allow-list by which its owner was let in; null with our own accounts. */
  listedAs: string | null;
};
export type AccountTable = {
  id: string;
  userId: string;
  /** Who vouches for the owner: `credential` is a password of ours. */
  providerId: string;
  /** The provider's id of the owner; with a password of ours the account's. */
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
  /** The recovery codes that are left, hashed. */
  backupCodes: string;
  /** False until a code has confirmed it. */
  verified: boolean | number | null;
  /** The time step of the last code that was taken. */
  lastStep: number | null;
};
