import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { type Page, type PageRequest, keysetPage } from '#app/database/keyset-page.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { latestDeleted } from '#app/database/trash.server.ts';
import { countUpTo } from '#app/work/work-list.server.ts';
import type { Message, MessageSearch } from './message.ts';
import { containing, isWritten, spellingsOf } from '#app/database/containing.server.ts';
import { isNumberAlone } from '#app/normalise/digits.ts';
import { nameReadings } from '#app/normalise/name.ts';
import { searchedNumbers } from '#app/normalise/phone.ts';

/** One page of the messages that fit, not from the trash: whoever waits the longest first, in other views the newest. */
export async function findMessages(
  db: Database,
  search: MessageSearch,
  request: PageRequest,
): Promise<Page<Message>> {
  const order = { by: 'createdAt', isLatestFirst: search.view !== 'waiting' };
  const { rows, next } = await keysetPage(selectMessages(db).where(fits(search)), request, order);
  return { rows: rows.map(presented), next };
}

/** How many messages fit, at most `max`. */
export function countMessages(db: Database, search: MessageSearch, max?: number) {
  const fitting = db.selectFrom('contactMessage').select('_id').where(fits(search));
  return countUpTo(db, fitting.where('deletedAt', 'is', null), max);
}

/** One page of what was deleted in the last 30 days, the latest first. */
export function listMessageTrash(db: Database, request: PageRequest, now: Date) {
  const messages = selectMessages(db).select('deletedAt');
  return latestDeleted(db, messages, { now, actions: ['message.deleted'] }, request, presented);
}

/** One message as the inbox has it; null when there is none, or it is in the trash. */
export async function readMessage(db: Database, id: string): Promise<Message | null> {
  const row = await selectMessages(db)
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row ? presented(row) : null;
}

/** The columns of a message as `presented` expects them. */
function selectMessages(db: Database) {
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
function presented({ fromPlace: from, toPlace: to, ...row }: Row): Message {
  return {
    ...row,
    from,
    to,
    noEmail: row.noEmail === 1,
    answered: row.answered === 1,
    flags: row.flags.split(' ').filter(Boolean),
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

type Builder = ExpressionBuilder<Tables, 'contactMessage'>;

/** Where a word of a search is looked for as it was written. */
const written = ['question', 'address', 'fromPlace', 'toPlace', 'reference'] as const;

/**
 * For a query: whether a message holds everything that was typed. A whole number is looked for in the telephone number,
 * however either is written; each word in the name, by its sound in either script, or in the text.
 */
function holdsWords(typed: string): (builder: Builder) => Expression<SqlBool> {
  return (builder) =>
    isNumberAlone(typed)
      ? builder.or([holdsNumber(builder, typed), holdsText(builder, typed.trim())])
      : builder.or([
          // As a whole too, because a name is stored without its honorifics, and a number beside words (`Mobile: 017…`).
          isName(builder, typed),
          holdsNumber(builder, typed, 6),
          builder.and(typed.split(/\s+/).flatMap((word) => (word ? holdsWord(builder, word) : []))),
        ]);
}

function holdsWord(builder: Builder, word: string): Expression<SqlBool> {
  return builder.or([isName(builder, word), holdsText(builder, word), holdsNumber(builder, word)]);
}

/** With its sounds at the beginning of words, or where they are enough to tell something, within. */
function isName({ eb, and, or }: Builder, words: string): Expression<SqlBool> {
  return or(
    nameReadings(words).map((sounds) =>
      and(
        sounds.map((sound) =>
          eb('nameSearchKey', 'like', containing(sound.length < 4 ? ` ${sound}` : sound)),
        ),
      ),
    ),
  );
}

function holdsNumber({ eb, or }: Builder, text: string, least = 3): Expression<SqlBool> {
  const numbers = searchedNumbers(text).filter((digits) => digits.length >= least);
  return or(numbers.map((digits) => eb('phoneDigits', 'like', containing(digits))));
}

function holdsText(builder: Builder, text: string): Expression<SqlBool> {
  return isWritten(builder, written, spellingsOf(text));
}
