import type { DocumentKind } from '#app/content/fields.ts';
import { type Leaves, fieldPath, fieldsIn, isRecord, leavesIn } from '#app/content/leaves.ts';
import { isSameValue } from '#app/content/same-value.ts';
import { type Language, languages } from '#app/i18n/language.ts';

/** A leaf that differs between two contents of a document. */
export type ChangedLeaf = { path: string; field: string; before: unknown; after: unknown };

/** The leaves in which two contents of a document differ, in the order of its fields. */
export function changedLeaves(
  { fields }: Pick<DocumentKind, 'fields'>,
  before: object,
  after: object,
): ChangedLeaf[] {
  const [old, made]: [Leaves, Leaves] = [leavesIn(fields, before), leavesIn(fields, after)];
  return Object.keys({ ...old, ...made })
    .filter((path) => !isSameValue(old[path], made[path]))
    .map((path) => ({
      ...{ path, field: fieldPath(fields, path) },
      ...{ before: old[path], after: made[path] },
    }));
}

/** The languages in which each changed field differs; none for a fact or an order. */
export function changedFields(changed: readonly ChangedLeaf[]): Record<string, Language[]> {
  const fields: Record<string, Language[]> = {};
  for (const { field, before, after } of changed) {
    const known = (fields[field] ??= []);
    for (const language of languagesOf(before, after)) {
      if (!known.includes(language)) known.push(language);
    }
  }
  return fields;
}

/** The languages in which a leaf differs. */
export function languagesOf(before: unknown, after: unknown): Language[] {
  return languages.filter(
    (language) => !isSameValue(inLanguage(before, language), inLanguage(after, language)),
  );
}

/** What a leaf says in a language; the whole of a fact. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value) && value.some(isRecord))
    return value.map((line: unknown) => inLanguage(line, language));
  return isRecord(value) ? value[language] : undefined;
}

/** The paths of the fields that the owner alone publishes. */
export function guardedFields({ fields }: Pick<DocumentKind, 'fields'>): Set<string> {
  return new Set(
    fieldsIn(fields)
      .filter(([, field]) => field.isGuarded)
      .map(([path]) => path),
  );
}
