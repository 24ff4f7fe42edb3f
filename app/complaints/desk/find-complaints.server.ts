import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Role } from '#app/auth/staff-member.ts';
import type { Database } from '#app/database/database.server.ts';
import { type Page, type PageRequest, keysetPage } from '#app/database/keyset-page.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { normalisePhone, searchedNumbers } from '#app/normalise/phone.ts';
import { countUpTo, countEach } from '#app/work/work-list.server.ts';
import {
  type ComplaintEntry,
  type ComplaintSearch,
  type ComplaintView,
  type OpenComplaint,
  type StaffComplaint,
  complaintViews,
} from './staff-complaint.ts';
import { visibleComplaints } from './visible-complaints.server.ts';
import { isWritten, spellingsOf } from '#app/database/containing.server.ts';
import { isNumberAlone, toAsciiDigits } from '#app/normalise/digits.ts';
import { nameReadings, nameSearchKey } from '#app/normalise/name.ts';

/** Who looks, and when. */
type Looking = { role: Role; now: Date };

/** One page of the complaints that fit. Of what waits for somebody that comes first which is due first. */
export async function findComplaints(
  db: Database,
  search: ComplaintSearch,
  { role, now }: Looking,
  request: PageRequest,
): Promise<Page<StaffComplaint>> {
  const today = todayInDhaka(now);
  const isOwed = search.view === 'open' || search.view === 'late';
  let query = selectComplaints(db, role).where(isOfView(search.view, today));
  if (search.q.trim()) query = query.where(await holdsWords(db, search.q, role));
  const { rows, next } = await keysetPage(query, request, isOwed ? soonestFirst : undefined);
  return { rows: rows.map((row) => presented(row, today)), next };
}

/** How many complaints each view has, up to a thousand. */
export function countComplaints(db: Database, { role, now }: Looking) {
  const today = todayInDhaka(now);
  return countEach(complaintViews, (view) =>
    countUpTo(db, visibleComplaints(db, role).select('_id').where(isOfView(view, today))),
  );
}

/** One complaint with its entries; null where there is none, or not for this role. */
export async function readComplaint(
  db: Database,
  id: string,
  { role, now }: Looking,
): Promise<OpenComplaint | null> {
  const row = await selectComplaints(db, role).where('_id', '=', id).executeTakeFirst();
  if (!row) return null;
  return { ...presented(row, todayInDhaka(now)), entries: await readEntries(db, id) };
}

function readEntries(db: Database, complaint: string): Promise<ComplaintEntry[]> {
  return db
    .selectFrom('complaintEntry')
    .leftJoin('staff', 'staff.id', 'complaintEntry.by')
    .select(['_id', 'kind', 'text', 'state', 'outcome', 'at', 'staff.name as by'])
    .where('complaint', '=', complaint)
    .orderBy('at', 'desc')
    .orderBy('_id', 'desc')
    .execute();
}

/** The day by which the next thing is owed, closed or not: the first answer, then the end. */
const owedOn = sql<string>`case when "answeredOn" is null then "answerBy" else "closeBy" end`;
const soonestFirst = { by: 'owedOn', of: owedOn, isLatestFirst: false };

/** The columns of a complaint as `presented` expects them. */
function selectComplaints(db: Database, role: Role) {
  return visibleComplaints(db, role).select([
    ...(['_id', 'reference', 'kind', 'text', 'receiptNo', 'name', 'phone', 'email'] as const),
    ...(['language', 'state', 'outcome', 'answer', 'createdAt', 'stateAt', 'version'] as const),
    ...(['answerBy', 'closeBy', 'answeredOn', 'closedAt', 'isFlagged'] as const),
    owedOn.as('owedOn'),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectComplaints>['execute']>>[number];

/** A row as staff see it on a day in Dhaka. */
function presented({ owedOn, ...row }: Row, today: string): StaffComplaint {
  const dueOn = row.state === 'closed' ? null : owedOn;
  return {
    ...row,
    phoneE164: normalisePhone(row.phone).value,
    isFlagged: row.isFlagged === 1,
    dueOn,
    isLate: dueOn !== null && dueOn < today,
  };
}

type Builder = ExpressionBuilder<Tables, 'complaint'>;

function isOfView(view: ComplaintView, today: string) {
  return (builder: Builder) => isIn(builder, view, today);
}

function isIn(builder: Builder, view: ComplaintView, today: string): Expression<SqlBool> {
  switch (view) {
    case 'all':
      return builder.and([]);
    case 'open':
      return builder('state', '!=', 'closed');
    case 'late':
      return isOwedBefore(builder, today);
    default:
      return builder('state', '=', view);
  }
}

/** Whether an answer, or the end, was owed before a day in Dhaka. */
export function isOwedBefore({ and, eb, or }: Builder, day: string): Expression<SqlBool> {
  return and([
    eb('state', '!=', 'closed'),
    or([
      and([eb('answeredOn', 'is', null), eb('answerBy', '<', day)]),
      and([eb('answeredOn', 'is not', null), eb('closeBy', '<', day)]),
    ]),
  ]);
}

type Expressions = ExpressionBuilder<Tables, 'complaint'>;

/** Where a word of a search is looked for as it was written. */
const written = ['reference', 'text', 'receiptNo', 'name', 'phone', 'email', 'answer'] as const;

/** So many of the newest complaints are looked through for names and numbers. */
const newest = 2000;

/**
 * For a query: whether a complaint holds every word that was typed, or is from somebody with this name or one of these
 * telephone numbers. Names and numbers are read here and not by the database: complaints are few, and have no columns for it.
 */
async function holdsWords(
  db: Database,
  typed: string,
  role: Role,
): Promise<(builder: Expressions) => Expression<SqlBool>> {
  const from = await complaintsFrom(db, typed, role);
  const words = isNumberAlone(typed) ? [typed.trim()] : typed.trim().split(/\s+/);
  return (builder) => {
    const holds = builder.and(words.map((word) => isWritten(builder, written, allSpellings(word))));
    return from.length ? builder.or([holds, builder('_id', 'in', from)]) : holds;
  };
}

async function complaintsFrom(db: Database, typed: string, role: Role): Promise<string[]> {
  const least = isNumberAlone(typed) ? 3 : 6;
  const numbers = searchedNumbers(typed).filter((digits) => digits.length >= least);
  const readings = isNumberAlone(typed) ? [] : nameReadings(typed);
  const rows = await visibleComplaints(db, role)
    .select(['_id', 'name', 'phone'])
    .orderBy('createdAt', 'desc')
    .limit(newest)
    .execute();
  const found = rows.filter(({ name, phone }) => {
    const digits = toAsciiDigits(phone).replace(/\D/g, '');
    const key = name && nameSearchKey(name);
    return (
      numbers.some((number) => digits.includes(number)) ||
      readings.some((sounds) => sounds.every((sound) => key.includes(` ${sound}`)))
    );
  });
  return found.map(({ _id }) => _id);
}

function allSpellings(word: string): string[] {
  const ascii = toAsciiDigits(word);
  return [...new Set([...spellingsOf(word), ...spellingsOf(ascii), inBengali(ascii)])];
}

function inBengali(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)));
}
