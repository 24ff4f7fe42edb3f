/** One plain-text mail. `replyTo` must already be a single valid address. */
export type Mail = {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** Stays the same when a mail is tried again, so that receivers can tell. */
  messageId?: string;
  /** A contact message field by field, for a provider that takes forms and makes the mail itself. */
  fields?: Record<string, string>;
};

/**
 * Taken for good; turned away, so that it can be sent again; or nobody knows, because the connection
 * was lost after the mail was on its way. `code` is for the log and says nothing personal.
 */
export type MailOutcome = { status: 'accepted' } | { status: 'refused' | 'unknown'; code: string };

export type Mailer = {
  /** False where mail is only written to files, which staff must be told. */
  delivers: boolean;
  /** False where only contact messages can be sent, and only to the office. */
  reachesAnyone: boolean;
  /**
   * Gives a mail up after `timeoutMs` altogether, at whatever stage; when not given, so early that a
   * visitor who waits for it has an answer within 6 s. Never throws: what went wrong is in the outcome.
   */
  send(mail: Mail, timeoutMs?: number): Promise<MailOutcome>;
  /** Tries whether a mail would be taken, without sending one; null where only sending can tell. */
  check(): Promise<MailOutcome | null>;
};

/** For nodemailer. Without these a mail could read local files or fetch addresses that its text names. */
export const isolation = { disableFileAccess: true, disableUrlAccess: true };

/** How long somebody who waits for the outcome is kept waiting, in milliseconds. */
export const requestTimeoutMs = 5500;
