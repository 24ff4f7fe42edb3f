/** How a task went last: when it went well, and when and why it failed, if that was since. */
export type TaskState = {
  succeededAt: string | null;
  failedAt: string | null;
  code: string | null;
};

/** What the page of the state of the site shows, apart from what is wrong with it. */
export type SiteFacts = {
  version: { number: string; commit: string | null; builtAt: string | null };
  database: 'sqlite' | 'postgres';
  images: 'disk' | 's3' | 'image-host';
  /** True where pictures outlive their deletion here. */
  picturesStay: boolean;
  freeBytes: number | null;
  /** Whether the site makes a backup a day by itself. */
  backsUpDaily: boolean;
  /** Whether the backups that the site or its command makes can be read with the passphrase alone. */
  encryptsBackups: boolean;
  /**
   * How visitors reach the site: by an address with https, from this machine alone, by an address without
   * https, or over the network under an address that is not in the settings.
   */
  reachedBy: 'https' | 'this-machine' | 'http' | 'unknown-address';
  retentionMonths: number;
  backup: TaskState;
  drill: TaskState;
  housekeeping: TaskState;
  mailTest: TaskState;
  /** Processes that run with older keys than others do. */
  outdatedProcesses: number;
  /** When hashes without a key were replaced, and how many plain backups from before are in the folder. */
  keyedHashes: { replacedAt: string | null; plainBackups: number };
  mail: {
    delivers: boolean;
    /** Whether new applications are announced by mail. */
    announces: boolean;
    waiting: number;
    oldestAt: string | null;
    /** What the mail server said to one that waits. */
    code: string | null;
    failed: number;
    unknown: number;
  };
  browserErrors: BrowserErrors;
};

/** What browsers have reported in the last seven days, today included. */
export type BrowserErrors = {
  /** Pages and scripts of the running build that failed. */
  failed: number;
  /** Of other builds, mended by the browser itself, or scripts that did not come. */
  others: number;
  /** Visits by browsers that get pages without scripts. */
  tooOld: number;
  /** The most frequent ones, for whoever runs the site; null when there was none. */
  code: string | null;
};

/** What staff should have put right, the worst first. */
export const warnings = [
  'disk_low',
  'no_backup',
  'backup_failed',
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
  'no_drill',
  'keys_outdated',
] as const;

export type Warning = (typeof warnings)[number];

/**
 * What is said on every staff page too. The others wait for whoever looks at the page of the state:
 * that mail is not delivered has a notice of its own, and given-up mails have a mark on their applications.
 */
export const urgentWarnings: readonly Warning[] = [
  'disk_low',
  'no_backup',
  'backup_failed',
  'drill_failed',
  'origin_not_https',
  'origin_missing',
  'mail_not_encrypted',
  'backups_tell_passports',
  'mail_test_failed',
  'queue_stuck',
  'housekeeping_failed',
  'housekeeping_late',
];

/** `askedAt` is the server's clock, because that of a phone may be wrong. */
export type SiteStatus = SiteFacts & { askedAt: string; warnings: Warning[] };

/** The result of a test mail; `code` says why it was not accepted. */
export type MailTest = { status: 'accepted' | 'refused' | 'unknown'; code: string | null };
