import { type DocumentId, documentIds, documents } from '#app/content/documents.ts';
import { fieldsIn, isRecord, leavesOf, valueAt } from '#app/content/leaves.ts';
import { isSameValue } from '#app/content/same-value.ts';
import { type Language, languages } from '#app/i18n/language.ts';

/** A field that differs between two contents, and the languages of its texts that do; none for a fact. */
export type Difference = { document: DocumentId; path: string; locales: Language[] };

/** The fields of some documents whose values differ between two contents. */
export function differences(
  one: Partial<Record<DocumentId, unknown>>,
  other: Partial<Record<DocumentId, unknown>>,
): Difference[] {
  return documentIds
    .filter((id) => id in one && id in other)
    .flatMap((document) =>
      fieldsIn(documents[document].fields).flatMap(([path, field]) => {
        const before = leavesOf(path, field, valueAt(one[document], path));
        const after = leavesOf(path, field, valueAt(other[document], path));
        const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
          (leaf) => !isSameValue(before[leaf], after[leaf]),
        );
        if (changed.length === 0) return [];
        const locales = languages.filter((language) =>
          changed.some((leaf) => !isSameText(before[leaf], after[leaf], language)),
        );
        return [{ document, path, locales }];
      }),
    );
}

function isSameText(one: unknown, other: unknown, language: Language): boolean {
  return isSameValue(textIn(one, language), textIn(other, language));
}

/** A text or texts in one language; nothing of a fact. */
function textIn(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => textIn(one, language));
  return isRecord(value) && 'bn' in value ? value[language] : undefined;
}
