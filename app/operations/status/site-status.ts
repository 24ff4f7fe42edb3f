import type { LaunchPoint } from './launch.ts';

/** The state of a task: when it last succeeded, and when and why it has failed since, if so. */
export type TaskState = {
  succeededAt: string | null;
  failedAt: string | null;
  code: string | null;
};

/** What the status page shows besides the warnings. */
export type SiteFacts = {
  version: { number: string; commit: string | null; builtAt: string | null };
  database: 'sqlite' | 'postgres';
  images: 'disk' | 's3' | 'image-host';
  /** True where pictures remain after their deletion here. */
  picturesStay: boolean;
  freeBytes: number | null;
  /** Whether the site makes a daily backup. */
  backsUpDaily: boolean;
  /** Whether backups by the site or by the command are encrypted. */
  encryptsBackups: boolean;
  /**
   * How visitors reach the site: by an https address, from this machine only, by an address without https, or
   * over the network under an address that is not in the settings.
   */
  reachedBy: 'https' | 'this-machine' | 'http' | 'unknown-address';
  retentionMonths: number;
  backup: TaskState;
  /** The copies in a second place. */
  secondPlace: TaskState & { kind: 'folder' | 's3' | 'none' };
  drill: TaskState;
  housekeeping: TaskState;
  /** The cutting of fonts for published words. */
  fonts: TaskState;
  mailTest: TaskState;
  /** Whether the site shows the agency's licence. */
  hasLicence: boolean;
  /** Its last day (`yyyy-mm-dd`); null where that is not known. */
  licenceUntil: string | null;
  /** How many processes run with outdated keys. */
  outdatedProcesses: number;
  /** When hashes without a key were replaced, and how many older unencrypted backups are in the folder. */
  keyedHashes: { replacedAt: string | null; plainBackups: number };
  mail: {
    delivers: boolean;
    /** Whether new applications are announced by mail. */
    announces: boolean;
    waiting: number;
    oldestAt: string | null;
    /** The mail server's response to one of the waiting mails. */
    code: string | null;
    failed: number;
    unknown: number;
    /** How many of these two told of the content and not of an application. */
    lostAboutContent: number;
  };
  browserErrors: BrowserErrors;
};

/** What browsers have reported in the last seven days including today. */
export type BrowserErrors = {
  /** Failed pages and scripts of the running build. */
  failed: number;
  /** Errors of other builds, errors that the browser recovered from, and scripts that did not load. */
  others: number;
  /** Visits by browsers that are too old and get pages without scripts. */
  tooOld: number;
  /** The most frequent errors, for the operator; null when there are none. */
  code: string | null;
};

/** Problems that need attention, worst first. */
export const warnings = [
  'disk_low',
  'no_backup',
  'backup_failed',
  'second_place_missed',
  'drill_failed',
  'origin_not_https',
  'origin_missing',
  'backup_not_encrypted',
  'backups_tell_passports',
  'mail_not_delivered',
  'mail_not_encrypted',
  'mail_test_failed',
  'queue_stuck',
  'mails_lost',
  'browser_errors',
  'housekeeping_failed',
  'housekeeping_late',
  'fonts_failed',
  'no_drill',
  'keys_outdated',
  'licence_over',
  'licence_near_its_end',
  'licence_ending',
  'licence_missing',
] as const;

export type Warning = (typeof warnings)[number];

/**
 * Warnings shown on every staff page. The others only appear on the status page: undelivered mail has a
 * notice of its own, and lost mails mark their applications.
 */
export const urgentWarnings: readonly Warning[] = [
  'disk_low',
  'no_backup',
  'backup_failed',
  'second_place_missed',
  'drill_failed',
  'origin_not_https',
  'origin_missing',
  'mail_not_encrypted',
  'backups_tell_passports',
  'mail_test_failed',
  'queue_stuck',
  'housekeeping_failed',
  'housekeeping_late',
  'licence_over',
  'licence_near_its_end',
];

/** `askedAt` is the server's time, because a phone's clock may be wrong. */
export type SiteStatus = SiteFacts & {
  askedAt: string;
  warnings: Warning[];
  /** What is still to do before the site opens. */
  openPoints: LaunchPoint[];
};

/** The result of a test mail; `code` says why it was not accepted. */
export type MailTest = { status: 'accepted' | 'refused' | 'unknown'; code: string | null };
