import type { ContactMessageTable } from '#app/database/tables.ts';

/** Where the mail of a stored message stands. */
export type MailState = Pick<ContactMessageTable, '_id' | 'mailStatus' | 'mailTriedAt'>;

/** Longer than sending a mail can take, however slow the mail server. */
const longestMs = 15_000;

/** The process that was to send the mail has died in between: whether anybody was told, nobody knows. */
export function isAbandoned(
  { mailStatus, mailTriedAt }: Pick<MailState, 'mailStatus' | 'mailTriedAt'>,
  now: Date,
): boolean {
  return mailStatus === 'waiting' && now.getTime() - Date.parse(mailTriedAt) > longestMs;
}
