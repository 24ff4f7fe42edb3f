import { fieldPath } from '#app/content/leaves.ts';
import type { Database } from '#app/database/database.server.ts';
import type { Language } from '#app/i18n/language.ts';
import { type EditedDocument, readEdited } from '../documents/edited-document.server.ts';
import { draftColumn, storeDocument, untilStored } from '../documents/store-document.server.ts';
import { confirmedStamps, staleLanguage } from './stamps.ts';

/** A language of a text, and the version of the text that somebody has read, where they tell it. */
type Confirmation = { path: string; locale: Language; version?: number | undefined };

/**
 * Notes that a stale language of a text is still right. Returns how many texts were stale in it: 0 or 1; null for
 * an unknown document, and `changed_meanwhile` where the text is another than was read.
 */
export function confirmLanguage(
  db: Database,
  id: string,
  { path, locale, version }: Confirmation,
  by: { actor: string; now: Date },
): Promise<number | null | 'changed_meanwhile'> {
  return untilStored(async () => {
    const document = await readEdited(db, id);
    if (!document) return null;
    const { draft, published, stamps, marks } = document;
    const leaf = draft[path];
    const there = (leaf ?? marks[path])?.version ?? 0;
    if (version !== undefined && version !== there) return 'changed_meanwhile';
    const known = leaf?.stamps ?? stamps[path] ?? {};
    const value = leaf ? leaf.value : published[path];
    if (staleLanguage(value, known)?.locale !== locale) return 0;
    const confirmed = confirmedStamps(known, locale);
    const changed = leaf
      ? { draft: draftColumn({ ...draft, [path]: { ...leaf, stamps: confirmed } }) }
      : { published: publishedWith(document, path, confirmed) };
    await db
      .transaction()
      .execute((transaction) => storeDocument(transaction, document, changed, by));
    return 1;
  });
}

/** Nothing that visitors see: the stamps of a live text are for staff. */
function publishedWith({ kind, overrides }: EditedDocument, path: string, stamps: object): string {
  const field = fieldPath(kind.fields, path);
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(overrides).map(([name, override]) => [
        name,
        name === field ? { ...override, stamps: { ...override.stamps, [path]: stamps } } : override,
      ]),
    ),
  );
}
