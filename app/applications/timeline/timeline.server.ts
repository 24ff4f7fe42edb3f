import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import type { Tables } from '#app/database/tables.ts';
import type { TimelineEntry, TimelinePage } from './timeline-entry.ts';

/** How many entries come at a time. */
const pageSize = 30;

/** How the events of telling begin, but for what was put off or taken back. */
const informed = 'application.informed-';
const informedActions = ['whatsapp', 'call', 'office'].map((way) => informed + way);

const wayOf = (action: string) => action.slice(informed.length);

/** Events that stand in the timeline and have no row of their own elsewhere. */
const shownEvents = ['application.message-opened', ...informedActions];
const reveals = 'application.passport-shown.';

/**
 * A part of the timeline of a case, the newest first: from its beginning, or what is older than `before`, the `next` of
 * the part above. `reader` is the id of who asks. Every source is asked for one more than is shown, so that nothing of
 * the same moment is passed over.
 */
export async function readTimeline(
  db: Database,
  id: string,
  { before, reader }: { before: string | null; reader: string },
): Promise<TimelinePage> {
  const source = { db, id, before, reader };
  const found = await Promise.all([
    sent(source),
    moves(source),
    calls(source),
    notes(source),
    checks(source),
    payments(source),
    corrections(source),
    events(source),
  ]);
  const entries = found.flat().sort((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1));
  const shown = entries.slice(0, pageSize);
  const last = shown.at(-1);
  return { entries: shown, next: entries.length > pageSize && last ? placeOf(last) : null };
}

/** Entries of the same moment are ordered by their id, so that a part can begin after any of them. */
function placeOf({ at, _id }: Pick<TimelineEntry, 'at' | '_id'>): string {
  return `${at} ${_id}`;
}

type Source = { db: Database; id: string; before: string | null; reader: string };

const plain = {
  ...{ byName: null, isOwn: false, code: '', from: '', text: '', on: null, amountBdt: null },
  ...{ isRefund: false, isVoid: false, isEdited: false, withdrawnBy: null },
};

const nameOf = sql<string | null>`coalesce(nullif("staff"."name", ''), "staff"."email")`;

/** Rows of a table that are older than `before`, the newest first. */
function older<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  table: string,
  before: string | null,
) {
  const [at = '', id = ''] = before?.split(' ') ?? [];
  const [time, key] = [sql.ref(`${table}.at`), sql.ref(`${table}._id`)];
  const limited = query
    .orderBy(time, 'desc')
    .orderBy(key, 'desc')
    .limit(pageSize + 1);
  return before === null
    ? limited
    : limited.where(sql<boolean>`(${time}, ${key}) < (${at}, ${id})`);
}

async function sent({ db, id, before }: Source): Promise<TimelineEntry[]> {
  const row = await db
    .selectFrom('application')
    .select(['_id', 'createdAt', 'source'])
    .where('_id', '=', id)
    .executeTakeFirst();
  if (!row) return [];
  const entry = {
    ...plain,
    _id: row._id,
    kind: 'sent' as const,
    at: row.createdAt,
    code: row.source,
  };
  return before !== null && placeOf(entry) >= before ? [] : [entry];
}

async function moves({ db, id, before, reader }: Source): Promise<TimelineEntry[]> {
  const query = db
    .selectFrom('stageMove')
    .leftJoin('staff', 'staff.id', 'stageMove.actor')
    .select(['stageMove._id', 'stageMove.at', 'from', 'to', 'on', 'reason', 'actor'])
    .select(nameOf.as('byName'))
    .where('application', '=', id);
  const rows = await older(query, 'stageMove', before).execute();
  return rows.map(({ to, reason, actor, ...row }) => ({
    ...{ ...plain, ...row, kind: 'move' as const, code: to, text: reason, isOwn: actor === reader },
  }));
}

async function calls({ db, id, before, reader }: Source): Promise<TimelineEntry[]> {
  const query = db
    .selectFrom('callLog')
    .leftJoin('staff', 'staff.id', 'callLog.actor')
    .select(['callLog._id', 'callLog.at', 'outcome', 'note', 'followUpOn', 'actor'])
    .select(nameOf.as('byName'))
    .where('subject', '=', id)
    .where('kind', '=', 'application')
    // The move to `new` says it with its reason.
    .where(({ eb, or }) => or([eb('outcome', 'is', null), eb('outcome', '<>', 'back_to_waiting')]));
  const rows = await older(query, 'callLog', before).execute();
  return rows.map(({ outcome, note, followUpOn, actor, ...row }) => ({
    ...{ ...plain, ...row, kind: 'call' as const, code: outcome ?? '', text: note },
    ...{ on: followUpOn, isOwn: actor === reader },
  }));
}

async function notes({ db, id, before, reader }: Source): Promise<TimelineEntry[]> {
  const query = db
    .selectFrom('caseNote')
    .leftJoin('staff', 'staff.id', 'caseNote.by')
    .select(['caseNote._id', 'caseNote.at', 'text', 'by', 'editedAt'])
    .select(nameOf.as('byName'))
    .select(
      sql<string | null>`coalesce(
        (select coalesce(nullif(other."name", ''), other."email") from "staff" as other
         where other."id" = "caseNote"."withdrawnBy"), "caseNote"."withdrawnBy")`.as('withdrawnBy'),
    )
    .where('application', '=', id)
    // Why a number was shown stands beside the showing.
    .where('shownFor', '=', '');
  const rows = await older(query, 'caseNote', before).execute();
  return rows.map(({ by, editedAt, ...row }) => ({
    ...{ ...plain, ...row, kind: 'note' as const, isOwn: by === reader },
    isEdited: editedAt !== null,
  }));
}

async function checks({ db, id, before, reader }: Source): Promise<TimelineEntry[]> {
  const query = db
    .selectFrom('checklistMark')
    .leftJoin('staff', 'staff.id', 'checklistMark.by')
    .select(['checklistMark._id', 'checklistMark.at', 'item', 'note', 'by'])
    .select(nameOf.as('byName'))
    .where('application', '=', id);
  const rows = await older(query, 'checklistMark', before).execute();
  return rows.map(({ item, note, by, ...row }) => ({
    ...{ ...plain, ...row, kind: 'check' as const, code: item, text: note, isOwn: by === reader },
  }));
}

async function payments({ db, id, before, reader }: Source): Promise<TimelineEntry[]> {
  const query = db
    .selectFrom('payment')
    .leftJoin('staff', 'staff.id', 'payment.by')
    .select(['payment._id', 'payment.at', 'receiptNo', 'amountBdt', 'kind', 'on'])
    .select(['refundOf', 'voidedAt', 'voidReason', 'by'])
    .select(nameOf.as('byName'))
    .where('application', '=', id);
  const rows = await older(query, 'payment', before).execute();
  return rows.map(({ receiptNo, kind, refundOf, voidedAt, voidReason, by, ...row }) => ({
    ...{
      ...plain,
      ...row,
      kind: 'payment' as const,
      code: kind,
      from: receiptNo,
      text: voidReason,
    },
    ...{ isRefund: refundOf !== null, isVoid: voidedAt !== null, isOwn: by === reader },
  }));
}

async function corrections({ db, id, before, reader }: Source): Promise<TimelineEntry[]> {
  const query = db
    .selectFrom('factChange')
    .leftJoin('staff', 'staff.id', 'factChange.by')
    .select(['factChange._id', 'factChange.at', 'field', 'after', 'reason', 'by'])
    .select(nameOf.as('byName'))
    .where('application', '=', id);
  const rows = await older(query, 'factChange', before).execute();
  return rows.map(({ field, after, reason, by, ...row }) => ({
    ...{ ...plain, ...row, kind: 'correction' as const, code: field },
    // Nobody asks why: which order it is says more.
    text: field === 'jobOrder' ? after : reason,
    isOwn: by === reader,
  }));
}

/** Passport numbers that were shown, with the note that said why, messages that were opened, and how news were told. */
async function events({ db, id, before, reader }: Source): Promise<TimelineEntry[]> {
  const query = db
    .selectFrom('event')
    .leftJoin('staff', 'staff.id', 'event.actor')
    .leftJoin('caseNote', (join) =>
      join
        .onRef('caseNote.application', '=', 'event.subject')
        .onRef('caseNote.at', '=', 'event.at')
        .onRef('caseNote.by', '=', 'event.actor')
        .on('caseNote.shownFor', '<>', ''),
    )
    .select(['event._id', 'event.at', 'event.action', 'event.actor', 'caseNote.text'])
    .select(nameOf.as('byName'))
    .where('event.subject', '=', id)
    .where(({ eb, or }) =>
      or([eb('action', 'in', shownEvents), eb('action', 'like', `${reveals}%`)]),
    );
  const rows = await older(query, 'event', before).execute();
  return rows.map(({ action, actor, text, ...row }) => {
    const isReveal = action.startsWith(reveals);
    const isOpened = action === 'application.message-opened';
    const kind = isReveal ? 'reveal' : isOpened ? 'message' : 'informed';
    const code = isReveal ? action.slice(reveals.length) : isOpened ? '' : wayOf(action);
    return { ...plain, ...row, kind, code, text: text ?? '', isOwn: actor === reader };
  });
}
