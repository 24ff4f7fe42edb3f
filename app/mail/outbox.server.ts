import { v7 as newId } from 'uuid';
import type { Database } from '#app/database/database.server.ts';
import type { MailKind } from '#app/database/tables.ts';
import { endOf, isOver } from '#app/jobs/lease.server.ts';

/** A mail for this process to send now. */
export type DueMail = { _id: string; subject: string; attempts: number };

/** Longer than any attempt: a process that holds a lease beyond it is gone. */
const leaseMs = 5 * 60_000;

/** About a day and a half with the pauses below. */
const maxAttempts = 40;

const longestPauseMs = 60 * 60_000;

/** A minute after the first attempt, then doubled each time, up to an hour. */
function pauseMs(attempts: number): number {
  return Math.min(2 ** (attempts - 1) * 60_000, longestPauseMs);
}

/** Queues a mail of a kind about `subject`, in the transaction that stores the subject. */
export async function queueMail(
  transaction: Database,
  { kind, subject }: { kind: MailKind; subject: string },
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({
      _id: newId(),
      kind,
      subject,
      state: 'waiting',
      createdAt: now.toISOString(),
      dueAt: now.toISOString(),
      attempts: 0,
    })
    .execute();
}

/** Claims the next due mail of a kind for this process; null when there is none. */
export async function takeDueMail(
  db: Database,
  kind: MailKind,
  now: Date,
): Promise<DueMail | null> {
  for (;;) {
    const due = await db
      .selectFrom('outbox')
      .select('_id')
      .where('kind', '=', kind)
      .where('state', '=', 'waiting')
      .where(isOver('dueAt', now, longestPauseMs))
      .orderBy('dueAt')
      .limit(1)
      .executeTakeFirst();
    if (!due) return null;
    const taken = await db
      .updateTable('outbox')
      .set(({ eb }) => ({
        state: 'sending',
        attempts: eb('attempts', '+', 1),
        leasedUntil: endOf(now, leaseMs),
      }))
      .where('_id', '=', due._id)
      .where('state', '=', 'waiting')
      .returning(['_id', 'subject', 'attempts'])
      .executeTakeFirst();
    // Otherwise another process was faster: try the next mail.
    if (taken) return taken;
  }
}

/** Deletes a mail that was accepted, or that is no longer needed. */
export async function dropMail(db: Database, { _id }: DueMail): Promise<void> {
  await db.deleteFrom('outbox').where('_id', '=', _id).execute();
}

/** Deletes what is queued of a kind that nobody is told of any more. */
export async function dropQueuedMails(db: Database, kind: MailKind): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('kind', '=', kind)
    .where('state', 'in', ['waiting', 'sending'])
    .execute();
}

/**
 * Returns a mail that the server has certainly not accepted to the queue for a later attempt. Returns false
 * after the last attempt; the mail then stays in the table as `failed`.
 */
export async function postponeMail(
  db: Database,
  { _id, attempts }: DueMail,
  code: string,
  now: Date,
): Promise<boolean> {
  const again = attempts < maxAttempts;
  await db
    .updateTable('outbox')
    .set({
      state: again ? 'waiting' : 'failed',
      dueAt: endOf(now, pauseMs(attempts)),
      leasedUntil: null,
      code,
    })
    .where('_id', '=', _id)
    .execute();
  return again;
}

/** Marks a mail that the server may or may not have accepted; it is not sent again. */
export async function leaveMailUnknown(
  db: Database,
  { _id }: DueMail,
  code: string,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'unknown', leasedUntil: null, code })
    .where('_id', '=', _id)
    .execute();
}

/**
 * Marks mails of a kind as `unknown` whose process ended while sending them. Returns their subjects, each to only one
 * caller.
 */
export async function abandonExpiredMails(
  db: Database,
  kind: MailKind,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable('outbox')
    .set({ state: 'unknown', leasedUntil: null, code: 'LEASE_EXPIRED' })
    .where('kind', '=', kind)
    .where('state', '=', 'sending')
    .where(isOver('leasedUntil', now, leaseMs))
    .returning('subject')
    .execute();
  return rows.map(({ subject }) => subject);
}

/** How long a mail that will never be sent stays visible. The flag of its application stays. */
const lostDays = 30;

/** Deletes mails that were given up long ago. Returns how many. */
export async function forgetLostMails(db: Database, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - lostDays * 24 * 3600 * 1000).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('state', 'in', ['failed', 'unknown'])
    .where('createdAt', '<', oldest)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * How many mails are waiting (including those being sent) and since when, and how many were given up. `code`
 * is the server's last response to one of the waiting mails, null before the first attempt.
 */
export type OutboxState = {
  waiting: number;
  oldestAt: string | null;
  code: string | null;
  failed: number;
  unknown: number;
  /** How many of those given up told of the site and not of an application. */
  lostAboutContent: number;
};

export async function outboxState(db: Database): Promise<OutboxState> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', 'kind', ({ fn }) => fn.countAll<number>().as('count')])
    .select(({ fn }) => fn.min('createdAt').as('oldestAt'))
    .select(({ fn }) => fn.max('code').as('code'))
    .groupBy(['state', 'kind'])
    .execute();
  const of = (...states: string[]) => rows.filter(({ state }) => states.includes(state));
  const countOf = (some: typeof rows) => some.reduce((sum, { count }) => sum + Number(count), 0);
  const queued = of('waiting', 'sending');
  const lost = of('failed', 'unknown');
  return {
    waiting: countOf(queued),
    oldestAt: queued.map(({ oldestAt }) => oldestAt).toSorted()[0] ?? null,
    code: of('waiting').find(({ code }) => code !== null)?.code ?? null,
    failed: countOf(of('failed')),
    unknown: countOf(of('unknown')),
    lostAboutContent: countOf(lost.filter(({ kind }) => kind !== 'application')),
  };
}
