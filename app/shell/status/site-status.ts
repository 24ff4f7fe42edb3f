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
  retentionMonths: number;
  backup: TaskState;
  drill: TaskState;
  housekeeping: TaskState;
  mailTest: TaskState;
  mail: {
    delivers: boolean;
    /** Whether anybody is told of new applications. */
    announces: boolean;
    waiting: number;
    oldestAt: string | null;
    failed: number;
    unknown: number;
  };
};

/** What staff should have put right, the worst first. */
export const warnings = [
  'disk_low',
  'no_backup',
  'backup_failed',
  'drill_failed',
  'mail_not_delivered',
  'mail_test_failed',
  'queue_stuck',
  'mails_lost',
  'housekeeping_failed',
  'housekeeping_late',
  'no_drill',
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
  'mail_test_failed',
  'queue_stuck',
  'housekeeping_failed',
  'housekeeping_late',
];

/** `askedAt` is the server's clock, because that of a phone may be wrong. */
export type SiteStatus = SiteFacts & { askedAt: string; warnings: Warning[] };

/** What became of a test mail; `code` says why it was not taken. */
export type MailTest = { status: 'accepted' | 'refused' | 'unknown'; code: string | null };
