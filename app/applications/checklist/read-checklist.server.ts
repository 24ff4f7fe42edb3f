import { sql } from 'kysely';
import type { Documents } from '#app/content/documents.ts';
import type { Database } from '#app/database/database.server.ts';
import type { CaseLines } from '../contract/case-lines.ts';
import {
  type ReadLines,
  isOutdated,
  linesChangedAt,
  readLines,
} from '../contract/read-lines.server.ts';
import type { ChecklistItem } from './checklist-item.ts';
import { contractExplained } from './wrong-days.ts';

/** Which case: its destination, an ISO code of a country, decides what it needs. */
type Case = { id: string; destination: string | null };

/**
 * The checklist of a case with its latest marks, in the order of the content; what was marked and is asked for no
 * more, as after a change of the destination, comes last. `hasCountryList`: whether the content has something of its
 * own for the destination; `contract`: what is promised, which an explanation that counts was of.
 */
export async function readChecklist(
  db: Database,
  documents: Documents,
  { id, destination }: Case,
): Promise<{ checklist: ChecklistItem[]; hasCountryList: boolean; contract: CaseLines }> {
  const { items } = documents.checklists;
  const country = destination?.toLowerCase();
  const isOwn = ({ countries }: Item) => countries.some((code) => code === country);
  const marks = new Map<string, Mark>((await readMarks(db, id)).map((mark) => [mark.item, mark]));
  const now = await readLines(db, id);
  const explained = marks.get(contractExplained);
  if (explained) marks.set(contractExplained, await asItCounts(db, id, explained, now));
  const asked = items.filter((item) => item.countries.length === 0 || isOwn(item));
  const codes = new Set(asked.map((item) => item.code));
  const others = [...marks.keys()]
    .filter((code) => !codes.has(code))
    .map((code) => ({ ...(items.find((item) => item.code === code) ?? unknownItem(code)) }))
    .map((item) => ({ ...item, required: false }));
  return {
    checklist: [...asked, ...others].map((item) => itemWith(item, marks.get(item.code))),
    hasCountryList: items.some(isOwn),
    contract: { order: now.order, lines: now.lines },
  };
}

/** A mark without its day, where the lines say something else than was explained. */
async function asItCounts(db: Database, id: string, mark: Mark, now: ReadLines): Promise<Mark> {
  const { doneOn, at } = mark;
  if (doneOn === null || !isOutdated(mark, now)) return mark;
  const changedAt = await linesChangedAt(db, { id, since: at, order: now.order?._id });
  return { ...mark, doneOn: null, outdated: { doneOn, changedAt } };
}

type Item = Omit<Documents['checklists']['items'][number], '_key'>;

/** What was marked before staff took it out of the content. */
function unknownItem(code: string): Item {
  return {
    ...{ code, kind: 'document', name: { en: code, bn: code }, countries: [] },
    ...{ required: false, lendsOriginal: false },
  };
}

function itemWith(item: Item, mark: Mark | undefined): ChecklistItem {
  const { code, kind, name, required, lendsOriginal, validMonths = null } = item;
  const { seenOn = null, copiedOn = null, receivedOn = null, dueBackOn = null } = mark ?? {};
  const { returnedOn = null, doneOn = null, expiresOn = null } = mark ?? {};
  const { note = '', language = '', copyHandedOver = 0, at = null, byName = null } = mark ?? {};
  const { lines = '', outdated = null } = mark ?? {};
  return {
    ...{ code, kind, name: { en: name.en, bn: name.bn }, required, lendsOriginal, validMonths },
    ...{ seenOn, copiedOn, receivedOn, dueBackOn, returnedOn, doneOn, expiresOn, note, language },
    ...{ copyHandedOver: copyHandedOver === 1, lines, outdated, at, byName },
  };
}

type Mark = Awaited<ReturnType<typeof readMarks>>[number] &
  Partial<Pick<ChecklistItem, 'outdated'>>;

/** The marks that count, the earliest first. */
function readMarks(db: Database, id: string) {
  return db
    .selectFrom('checklistMark')
    .leftJoin('staff', 'staff.id', 'checklistMark.by')
    .select(['item', 'seenOn', 'copiedOn', 'receivedOn', 'dueBackOn', 'returnedOn', 'doneOn'])
    .select(['expiresOn', 'note', 'language', 'copyHandedOver', 'lines', 'leftWithOthers', 'at'])
    .select(sql<string | null>`coalesce(nullif("staff"."name", ''), "staff"."email")`.as('byName'))
    .where('application', '=', id)
    .where('isLatest', '=', 1)
    .orderBy('at')
    .orderBy('checklistMark._id')
    .execute();
}
