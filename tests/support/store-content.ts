import { v7 as newId } from 'uuid';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { type DocumentId, type Documents, documentIds, documents } from '#app/content/documents.ts';
import type { DocumentKind } from '#app/content/fields.ts';
import { fieldsIn, valueAt } from '#app/content/leaves.ts';
import { basisOf } from '#app/content/resolve.server.ts';
import { isSameValue } from '#app/content/same-value.ts';
import type { Overrides } from '#app/content/stored-content.ts';
import { changeContent } from '#app/database/content-version.server.ts';
import type { Database } from '#app/database/database.server.ts';

const at = '2026-01-01T00:00:00.000Z';

/** Makes this content live as staff would have published it, without asking whether it is right. */
export async function storeContent(db: Database, content: Documents): Promise<void> {
  await changeContent(db, async ({ transaction, announce }) => {
    for (const id of documentIds) {
      const published = JSON.stringify(overridesOf(id, content[id]));
      await transaction.deleteFrom('contentRevision').where('document', '=', id).execute();
      await transaction.deleteFrom('contentDocument').where('_id', '=', id).execute();
      await transaction
        .insertInto('contentDocument')
        .values({
          ...{ _id: id, kind: id, published, publishedRevision: 1, draft: null, version: 1 },
          ...{ changedAt: at, changedBy: null, askedAt: null, askedBy: null },
          ...{ createdAt: at, deletedAt: null },
        })
        .execute();
      await transaction
        .insertInto('contentRevision')
        .values({
          ...{ _id: newId(), document: id, number: 1, state: 'published', value: published },
          ...{ changed: '{}', at, by: null, publication: null, note: '', restoredFrom: null },
        })
        .execute();
    }
    await announce();
  });
}

function overridesOf(id: DocumentId, content: object): Overrides {
  const shipped = defaultDocuments()[id];
  const { fields }: DocumentKind = documents[id];
  const changed = fieldsIn(fields).flatMap(([path]) => {
    const [value, before] = [valueAt(content, path), valueAt(shipped, path)];
    const override = { value, basis: basisOf(before), stamps: {}, versions: {} };
    return isSameValue(value, before) ? [] : [[path, override] as const];
  });
  return Object.fromEntries(changed);
}
