import { sql } from 'kysely';
import type { Documents } from '#app/content/documents.ts';
import type { Database } from '#app/database/database.server.ts';
import type { ChecklistItem } from './checklist-item.ts';

/** Which case: its destination, an ISO code of a country, decides what it needs. */
type Case = { id: string; destination: string | null };

/**
 * The checklist of a case with its latest marks, in the order of the content; what was marked and is asked for no
 * more, as after a change of the destination, comes last. `hasCountryList`: whether the content has something of its
 * own for the destination.
 */
export async function readChecklist(
  db: Database,
  documents: Documents,
  { id, destination }: Case,
): Promise<{ checklist: ChecklistItem[]; hasCountryList: boolean }> {
  const { items } = documents.checklists;
  const country = destination?.toLowerCase();
  const isOwn = ({ countries }: Item) => countries.some((code) => code === country);
  const marks = new Map((await readMarks(db, id)).map((mark) => [mark.item, mark]));
  const asked = items.filter((item) => item.countries.length === 0 || isOwn(item));
  const codes = new Set(asked.map((item) => item.code));
  const others = [...marks.keys()]
    .filter((code) => !codes.has(code))
    .map((code) => ({ ...(items.find((item) => item.code === code) ?? unknownItem(code)) }))
    .map((item) => ({ ...item, required: false }));
  return {
    checklist: [...asked, ...others].map((item) => itemWith(item, marks.get(item.code))),
    hasCountryList: items.some(isOwn),
  };
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
  return {
    ...{ code, kind, name: { en: name.en, bn: name.bn }, required, lendsOriginal, validMonths },
    ...{ seenOn, copiedOn, receivedOn, dueBackOn, returnedOn, doneOn, expiresOn, note, language },
    ...{ copyHandedOver: copyHandedOver === 1, at, byName },
  };
}

type Mark = Awaited<ReturnType<typeof readMarks>>[number];

/** The marks that count, the earliest first. */
function readMarks(db: Database, id: string) {
  return db
    .selectFrom('checklistMark')
    .leftJoin('staff', 'staff.id', 'checklistMark.by')
    .select(['item', 'seenOn', 'copiedOn', 'receivedOn', 'dueBackOn', 'returnedOn', 'doneOn'])
    .select(['expiresOn', 'note', 'language', 'copyHandedOver', 'at'])
    .select(sql<string | null>`coalesce(nullif("staff"."name", ''), "staff"."email")`.as('byName'))
    .where('application', '=', id)
    .where('isLatest', '=', 1)
    .orderBy('at')
    .orderBy('checklistMark._id')
    .execute();
}
