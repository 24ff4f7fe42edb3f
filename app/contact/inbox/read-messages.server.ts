import type { Database } from '#app/database/database.server.ts';
import type { Message } from './message.ts';

/** One message as the inbox has it; null when there is none, or it is in the trash. */
export async function readMessage(db: Database, id: string): Promise<Message | null> {
  const row = await selectMessages(db)
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row ? presented(row) : null;
}

/** The columns of a message as `presented` expects them. */
export function selectMessages(db: Database) {
  return db
    .selectFrom('contactMessage')
    .select([
      ...(['_id', 'kind', 'name', 'number', 'email', 'noEmail', 'reference', 'address'] as const),
      ...(['question', 'fromPlace', 'toPlace', 'travelOn', 'trip', 'travellers'] as const),
      ...(['language', 'createdAt', 'flags', 'phoneE164', 'version'] as const),
      ...(['mailStatus', 'mailError', 'mailTriedAt', 'mailedAt'] as const),
      ...(['answered', 'answeredAt', 'outcome', 'note', 'followUpOn', 'outcomeAt'] as const),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

/** A row as staff see it. */
export function presented({ fromPlace: from, toPlace: to, ...row }: Row): Message {
  return {
    ...row,
    from,
    to,
    noEmail: row.noEmail === 1,
    answered: row.answered === 1,
    flags: row.flags.split(' ').filter(Boolean),
  };
}
