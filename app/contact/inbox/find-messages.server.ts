import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { type Page, type PageRequest, keysetPage } from '#app/database/keyset-page.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { type Trashed, latestDeleted } from '#app/database/trash.server.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import type { Message, MessageSearch, MessageView } from './message.ts';
import { holdsWords } from './message-words.server.ts';
import { presented, selectMessages } from './read-messages.server.ts';

/** Counts end here: nobody in an office needs more than "1,000+", and a full count reads every row. */
const maxCounted = 1000;

/** At most so many, and whether there are more. */
export type Count = { count: number; isMore: boolean };

/** One page of the messages that fit, the newest first, not from the trash. */
export async function findMessages(
  db: Database,
  search: MessageSearch,
  request: PageRequest,
): Promise<Page<Message>> {
  const { rows, next } = await keysetPage(selectMessages(db).where(fits(search)), request);
  return { rows: rows.map(presented), next };
}

/** How many messages fit, at most `max`. */
export async function countMessages(
  db: Database,
  search: MessageSearch,
  max = maxCounted,
): Promise<Count> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('contactMessage')
        .select('_id')
        .where(fits(search))
        .where('deletedAt', 'is', null)
        .limit(max + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { count: Math.min(Number(count), max), isMore: Number(count) > max };
}

/** How many messages each view has. */
export async function countViews(db: Database): Promise<Record<MessageView, Count>> {
  const countOf = (view: MessageView) => countMessages(db, { view, q: '' });
  const [waiting, answered, airticket, employer, all] = await Promise.all([
    countOf('waiting'),
    countOf('answered'),
    countOf('airticket'),
    countOf('employer'),
    countOf('all'),
  ]);
  return { waiting, answered, airticket, employer, all };
}

/** One page of what was deleted in the last 30 days, the latest first. */
export async function listMessageTrash(
  db: Database,
  request: PageRequest,
  now: Date,
): Promise<Page<Trashed<Message>>> {
  const { rows, next } = await latestDeleted(
    db,
    selectMessages(db).select('deletedAt'),
    { since: trashedSince(now), actions: ['message.deleted'] },
    request,
  );
  return {
    rows: rows.map(({ deletedAt, deletedBy, ...row }) => ({
      ...presented(row),
      deletedAt,
      deletedBy,
    })),
    next,
  };
}

function fits({ view, q }: MessageSearch) {
  return (builder: ExpressionBuilder<Tables, 'contactMessage'>): Expression<SqlBool> => {
    const { eb, and } = builder;
    const fitting: Expression<SqlBool>[] = [];
    if (view === 'waiting' || view === 'answered') {
      fitting.push(eb('answered', '=', view === 'answered' ? 1 : 0));
    }
    if (view === 'airticket' || view === 'employer') fitting.push(eb('kind', '=', view));
    if (q.trim()) fitting.push(holdsWords(q)(builder));
    return and(fitting);
  };
}
