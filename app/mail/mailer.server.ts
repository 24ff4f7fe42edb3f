/** A plain-text mail. `replyTo` must already be a single valid address. */
export type Mail = {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** Stays the same in retries, so that receivers can detect duplicates. */
  messageId?: string;
  /** A contact message field by field, for a provider that takes a form and composes the mail itself. */
  fields?: Record<string, string>;
};

/**
 * `accepted` for good; `refused`, so that it can be sent again; or `unknown`, because the connection was lost
 * after the mail was sent. `code` is for the log and contains nothing personal.
 */
export type MailOutcome = { status: 'accepted' } | { status: 'refused' | 'unknown'; code: string };

export type Mailer = {
  /** False where mail is only written to files, which staff must know. */
  delivers: boolean;
  /** False where only contact messages to the office can be sent. */
  reachesAnyone: boolean;
  /**
   * Gives up after `timeoutMs` in total, at whatever stage; by default early enough that a waiting visitor
   * gets an answer within 6 s. Never throws: the outcome says what went wrong.
   */
  send(mail: Mail, timeoutMs?: number): Promise<MailOutcome>;
  /** Tests whether a mail would be accepted, without sending one; null where only sending can tell. */
  check(): Promise<MailOutcome | null>;
};

/** The id of a mail that stays the same in retries, in the domain of its sender. */
export function messageIdOf(id: string, from: string): string {
  return `<${id}@${from.replace(/^.*@|>$/g, '')}>`;
}

/** Options for nodemailer. Without them the text of a mail could make it read local files or URLs. */
export const isolation = { disableFileAccess: true, disableUrlAccess: true };

/** How long a visitor who needs the outcome waits, in milliseconds. */
export const requestTimeoutMs = 5500;
