import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import type { MailOutcome } from '#app/mail/mailer.server.ts';
import { type MailState, isAbandoned } from '../mail-state.ts';

/** Longer than the mailer takes; a visitor who sends twice waits for the same outcome. */
const longestMs = 6500;
const betweenLooksMs = 250;

/**
 * Takes over a mail that failed, or whose process died, to try it again. Null when somebody else has been
 * faster, or has it in hand.
 */
export async function claimMail(
  db: Database,
  mail: MailState,
  now: Date,
): Promise<MailState | null> {
  if (mail.mailStatus === 'sent' || (mail.mailStatus === 'waiting' && !isAbandoned(mail, now))) {
    return null;
  }
  const claimed = { mailStatus: 'waiting', mailTriedAt: now.toISOString() } as const;
  const { numUpdatedRows } = await db
    .updateTable('contactMessage')
    .set(claimed)
    .where('_id', '=', mail._id)
    .where('mailStatus', '=', mail.mailStatus)
    .where('mailTriedAt', '=', mail.mailTriedAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { ...mail, ...claimed } : null;
}

/** Notes what came of a mail, for staff and for a repeat. */
export async function noteMail(
  db: Database,
  { _id }: MailState,
  outcome: MailOutcome,
  now: Date,
): Promise<void> {
  const isSent = outcome.status === 'accepted';
  const action = isSent ? 'message.mailed' : 'message.mail-failed';
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('contactMessage')
      .set(
        isSent
          ? { mailStatus: 'sent', mailError: null, mailedAt: now.toISOString() }
          : { mailStatus: 'failed', mailError: outcome.code },
      )
      .where('_id', '=', _id)
      .execute();
    await recordEvent(transaction, { actor: null, action, subject: _id }, now);
  });
}

/** Waits while another process has the mail in hand. Tells whether it was sent. */
export async function wasSentMeanwhile(db: Database, { _id }: MailState): Promise<boolean> {
  for (let waited = 0; ; waited += betweenLooksMs) {
    const row = await db
      .selectFrom('contactMessage')
      .select('mailStatus')
      .where('_id', '=', _id)
      .executeTakeFirst();
    if (row?.mailStatus !== 'waiting' || waited >= longestMs) return row?.mailStatus === 'sent';
    await pause(betweenLooksMs);
  }
}
