import { kindOf } from '#app/content/documents.ts';
import type { DocumentKind } from '#app/content/fields.ts';
import { fieldsIn } from '#app/content/leaves.ts';
import { parseStored } from '#app/content/stored-content.ts';
import type { Database } from '#app/database/database.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import type { Role } from '#app/auth/staff-member.ts';
import { guardedFields } from '../drafts/changed-leaves.ts';
import type { PublishedLine } from './published-line.ts';

/** How long staff are told of what went live. */
const toldMs = 7 * 24 * 3600 * 1000;

/** What was published lately, the latest last: who did, and the paths of the changed fields, the guarded ones apart. */
export async function readLatePublications(db: Database, now: Date) {
  const rows = await db
    .selectFrom('contentRevision')
    .leftJoin('staff', 'staff.id', 'contentRevision.by')
    .leftJoin('staffRole', 'staffRole.staffId', 'staff.id')
    .select(['document', 'contentRevision.at', 'contentRevision.by', 'changed'])
    .select(['staff.name', 'staff.email', 'staffRole.role'])
    .where('number', 'is not', null)
    .where('contentRevision.at', '>=', new Date(now.getTime() - toldMs).toISOString())
    .orderBy('contentRevision.at')
    .execute();
  return rows.flatMap(({ changed, ...row }) => {
    const kind = kindOf(row.document);
    if (!kind) return [];
    const guarded = guardedFields(kind);
    const fields = Object.keys(parseStored<object>(changed));
    return [{ ...row, kind, fields, guarded: fields.filter((path) => guarded.has(path)) }];
  });
}

/**
 * The lines of Today about what was published: whatever only an owner publishes, and for owners what staff did (decision 76).
 * One for each person, document and day.
 */
export async function readPublishedLines(
  db: Database,
  role: Role,
  now: Date,
): Promise<PublishedLine[]> {
  const told = new Map<string, PublishedLine>();
  for (const one of await readLatePublications(db, now)) {
    const isGuarded = one.guarded.length > 0;
    if (!isGuarded && !(role === 'owner' && one.by && one.role !== 'owner')) continue;
    const { document, at, by, kind } = one;
    const key = [document, by, todayInDhaka(new Date(at)), isGuarded].join(' ');
    const fields = (isGuarded ? one.guarded : one.fields).map((path) => fieldLabel(kind, path));
    told.set(key, {
      ...{
        kind: 'published',
        dueOn: todayInDhaka(now),
        document,
        title: kind.title,
        at,
        isGuarded,
      },
      name: one.name || one.email || '',
      fields: [...new Set([...(told.get(key)?.fields ?? []), ...fields])],
    });
  }
  return [...told.values()].toReversed();
}

/** What a field is called; its path where there is none of it any more. */
export function fieldLabel({ fields }: DocumentKind, path: string): Bilingual {
  const field = fieldsIn(fields).find(([name]) => name === path)?.[1];
  return field?.label ?? { en: path, bn: path };
}
