import { isRecord } from '#app/content/leaves.ts';
import { isSameValue } from '#app/content/same-value.ts';
import type { DraftLeaf, Stamps } from '#app/content/stored-content.ts';
import { type Language, languages, otherLanguage } from '#app/i18n/language.ts';

/**
 * The stamps of a leaf after a change. Languages that one open screen has changed one after the other count as
 * changed at once: whoever saves the Bengali, and a second later its translation, has left nothing stale. Nor does
 * whoever fills in a language that was empty.
 */
export function nextStamps(
  before: { value: unknown; stamps: Stamps; leaf: DraftLeaf | undefined },
  { value, at, editor }: { value: unknown; at: string; editor: string },
): Stamps {
  if (before.value === undefined) return {};
  const changed = languages.filter(
    (language) => !isSameValue(partIn(before.value, language), partIn(value, language)),
  );
  const [only] = changed;
  if (changed.length === 1 && isEmpty(partIn(before.value, only!))) {
    const { [only!]: _, ...others } = before.stamps;
    const other = before.stamps[otherLanguage(only!)];
    return other === undefined ? others : { ...others, [only!]: other };
  }
  const together = languages.filter(
    (language) =>
      changed.includes(language) ||
      (before.leaf?.editor === editor && before.stamps[language] === before.leaf.at),
  );
  return {
    ...before.stamps,
    ...(changed.length > 0 && Object.fromEntries(together.map((language) => [language, at]))),
  };
}

/** The language of a leaf that was not changed with the other one, and since when; null where both are in step. */
export function staleLanguage(
  value: unknown,
  { en = '', bn = '' }: Stamps,
): { locale: Language; since: string } | null {
  if (en === bn || languages.some((language) => isEmpty(partIn(value, language)))) return null;
  return en < bn ? { locale: 'en', since: bn } : { locale: 'bn', since: en };
}

/** The stamps once somebody has found that a language is still right. */
export function confirmedStamps(stamps: Stamps, locale: Language): Stamps {
  const other = stamps[otherLanguage(locale)];
  return other === undefined ? stamps : { ...stamps, [locale]: other };
}

/** What a text, or several lines, say in a language; undefined for a fact, which is the same in both. */
function partIn(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((line: unknown) => partIn(line, language));
  return isRecord(value) ? value[language] : undefined;
}

function isEmpty(part: unknown): boolean {
  return Array.isArray(part) ? part.every(isEmpty) : part === undefined || part === '';
}
