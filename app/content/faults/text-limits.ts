import { graphemes } from '#app/i18n/graphemes.ts';
import { languages } from '#app/i18n/language.ts';
import type { Field, Fields } from '../fields.ts';
import { fieldNamed, isRecord, leavesIn } from '../leaves.ts';

/** No text is held to less than this, however short the shipped one is. */
const leastLimit = 60;

/**
 * How many graphemes the texts of a document may have where their fields name no limit: twice the longest shipped
 * text of the same field. Texts of one field of all items of a list count together.
 */
export type TextLimits = (
  path: string,
  field: Extract<Field, { type: 'both' | 'lines' }>,
) => number;

export function textLimits(fields: Fields, shipped: unknown): TextLimits {
  return (path, field) => {
    if (field.longest !== undefined) return field.longest;
    const known = longestOf(fields, shipped);
    return Math.max(leastLimit, 2 * (known.get(withoutKeys(fields, path)) ?? 0));
  };
}

/** Measured once for each shipped document: a snapshot asks about every overridden text. */
const measured = new WeakMap<object, Map<string, number>>();

function longestOf(fields: Fields, shipped: unknown): Map<string, number> {
  if (!isRecord(shipped)) return new Map();
  const longest = measured.get(shipped) ?? longestShipped(fields, shipped);
  measured.set(shipped, longest);
  return longest;
}

function longestShipped(fields: Fields, shipped: unknown): Map<string, number> {
  const longest = new Map<string, number>();
  for (const [path, value] of Object.entries(leavesIn(fields, shipped))) {
    const texts = Array.isArray(value) ? value : [value];
    const lengths = texts.filter(isRecord).flatMap((text) =>
      languages.map((language) => {
        const one = text[language];
        return typeof one === 'string' ? graphemes(one) : 0;
      }),
    );
    const name = withoutKeys(fields, path);
    longest.set(name, Math.max(longest.get(name) ?? 0, ...lengths));
  }
  return longest;
}

/** The path of a field, the same for all items of a list: the key of an item becomes `*`. */
function withoutKeys(fields: Fields, path: string): string {
  const [name, ...rest] = path.split('/');
  const field = fieldNamed(fields, name);
  if (field?.type === 'group') return `${name}/${withoutKeys(field.fields, rest.join('/'))}`;
  if (field?.type !== 'list' || rest.length < 2) return name!;
  return `${name}/*/${withoutKeys(field.item, rest.slice(1).join('/'))}`;
}
