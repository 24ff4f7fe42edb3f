import { v7 as newId } from 'uuid';
import type { Role } from '#app/auth/staff-member.ts';
import type { ComplaintEntryTable, ComplaintState } from '#app/database/tables/complaint-tables.ts';
import { changeContent } from '#app/database/content-version.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { keyedId, ofKey } from '#app/limits/submission-key.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { type ComplaintHappening, recordComplaintEvent } from '../complaint-event.server.ts';
import type { ComplaintChange } from './staff-complaint.ts';
import { visibleComplaints } from './visible-complaints.server.ts';

/** Who changes which complaint when. */
type Change = { id: string; actor: string; role: Role; now: Date; key: string };

type Changed =
  | { status: 'changed' | 'not_found' | 'changed_meanwhile' | 'key_reused' }
  | ({ status: 'wrong' } & NonNullable<ReturnType<typeof wrongField>>);

/**
 * Answers, moves, closes and notes, as one change with its entries and its event, once for each `key` and if the complaint is
 * still of the version that one saw. The first answer is of this day in Dhaka. Where nothing differs nothing is recorded. The pages
 * that show the totals are told when it changes these.
 */
export function changeComplaint(db: Database, by: Change, wish: ComplaintChange): Promise<Changed> {
  return changeContent(db, async ({ transaction, announce }) => {
    const before = await visibleComplaints(transaction, by.role)
      .select(['_id', 'kind', 'state', 'outcome', 'answer', 'answeredOn', 'version'])
      .where('_id', '=', by.id)
      .executeTakeFirst();
    if (!before) return { status: 'not_found' };
    const earlier = await entryOfKey(transaction, by, wish);
    if (earlier) return earlier;
    if (before.version !== wish.version) return { status: 'changed_meanwhile' };
    const wrong = wrongField(before, wish);
    if (wrong) return { status: 'wrong', ...wrong };
    const entries = entriesOf(before, wish);
    if (entries.length === 0) return { status: 'changed' };

    const at = by.now.toISOString();
    const isMove = wish.state !== before.state;
    const isAnswer = entries.some(({ kind }) => kind === 'answer');
    const answeredOn = before.answeredOn ?? (isAnswer ? todayInDhaka(by.now) : null);
    const { numUpdatedRows } = await transaction
      .updateTable('complaint')
      .set({
        state: wish.state,
        outcome: wish.outcome,
        answeredOn,
        version: wish.version + 1,
        ...(isAnswer && { answer: wish.answer }),
        ...(isMove && { stateAt: at, closedAt: wish.state === 'closed' ? at : null }),
      })
      .where('_id', '=', by.id)
      .where('version', '=', wish.version)
      .executeTakeFirst();
    // This change, at this very moment, or somebody else's.
    if (numUpdatedRows === 0n)
      return (await entryOfKey(transaction, by, wish)) ?? { status: 'changed_meanwhile' };
    const made = { complaint: by.id, at, by: by.actor };
    await transaction
      .insertInto('complaintEntry')
      // The first has the key, by which a repeat finds it.
      .values(
        entries.map((entry, at) => ({
          _id: at === 0 ? keyedId(by.key) : newId(),
          ...entry,
          ...made,
        })),
      )
      .execute();
    const what = happeningOf(before, wish, isAnswer);
    await recordComplaintEvent(transaction, before, { actor: by.actor, what }, by.now);
    const isOpenOrEnd = isMove && (before.state === 'closed' || wish.state === 'closed');
    if (answeredOn !== before.answeredOn || isOpenOrEnd) await announce();
    return { status: 'changed' };
  });
}

/** What became of an earlier call with this key, which is told by the first entry that it made. */
async function entryOfKey(
  db: Database,
  { id, actor, key }: Change,
  { note, answer, state, outcome }: ComplaintChange,
): Promise<Changed | null> {
  const entry = await db
    .selectFrom('complaintEntry')
    .select(['by', 'kind', 'text', 'state', 'outcome'])
    .where('complaint', '=', id)
    .where('_id', 'like', ofKey(key))
    .executeTakeFirst();
  if (!entry) return null;
  const isSame =
    entry.kind === 'state'
      ? entry.state === state && entry.outcome === outcome
      : entry.text === (entry.kind === 'note' ? note : answer);
  return { status: isSame && entry.by === actor ? 'changed' : 'key_reused' };
}

type Before = Pick<ComplaintChange, 'state' | 'outcome' | 'answer'>;

function entriesOf(before: Before, { state, outcome, answer, note }: ComplaintChange) {
  const entries: Pick<ComplaintEntryTable, 'kind' | 'text' | 'state' | 'outcome'>[] = [];
  if (note !== '') entries.push({ kind: 'note', text: note, state: null, outcome: null });
  if (answer !== '' && answer !== before.answer) {
    entries.push({ kind: 'answer', text: answer, state: null, outcome: null });
  }
  if (state !== before.state || outcome !== before.outcome) {
    entries.push({ kind: 'state', text: '', state, outcome });
  }
  return entries;
}

/** The one word for it in the log: the end before the answer, the answer before a move. */
function happeningOf(before: Before, wish: Before, isAnswer: boolean): ComplaintHappening {
  const isMove = wish.state !== before.state || wish.outcome !== before.outcome;
  if (isMove && wish.state === 'closed') return 'closed';
  if (isAnswer) return 'answered';
  return isMove ? 'moved' : 'noted';
}

/** What a complaint may become. It is received once; one that was answered or closed can be taken up again. */
const nextStates: Record<ComplaintState, readonly ComplaintState[]> = {
  received: ['in_work', 'answered', 'closed'],
  in_work: ['answered', 'closed'],
  answered: ['in_work', 'closed'],
  closed: ['in_work'],
};

/**
 * The first field of a change that does not go with what the complaint is, and why; null where all do. To answer needs
 * an answer, to close an outcome.
 */
function wrongField(
  before: { state: ComplaintState; answer: string },
  { state, outcome, answer }: ComplaintChange,
): { field: 'state' | 'outcome' | 'answer'; code: 'invalid' | 'required' } | null {
  const isMove = state !== before.state;
  if (isMove && !nextStates[before.state].includes(state)) {
    return { field: 'state', code: 'invalid' };
  }
  // Whoever has read a complaint and answered has taken it up.
  if (state === 'received' && answer !== '') return { field: 'state', code: 'invalid' };
  if (state === 'answered' && answer === '' && before.answer === '') {
    return { field: 'answer', code: 'required' };
  }
  if (state === 'closed') return outcome === null ? { field: 'outcome', code: 'required' } : null;
  return outcome === null ? null : { field: 'outcome', code: 'invalid' };
}
