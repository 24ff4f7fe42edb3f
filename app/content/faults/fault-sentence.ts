import { fill } from '#app/i18n/fill.ts';
import { formatDigits } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import type { Finding } from './faults.ts';
import { faultPlaces, faultTexts } from './faults.text.ts';
import type { Fields } from '../fields.ts';
import { fieldNamed, isRecord } from '../leaves.ts';

/** A finding in words, beginning with the label of the field: "Phones 1, Number: this cannot be dialled. …". */
export function findingSentence(
  fields: Fields,
  content: unknown,
  { path, locale, code, limit, line }: Finding,
  language: Language,
): string {
  const inDigits = (number: number | undefined) => formatDigits(language, String(number ?? ''));
  const lineText: string = faultPlaces.line[language];
  const whyText: string = faultTexts[code][language];
  const place = [
    labelAt(fields, content, path, language),
    line === undefined ? '' : fill(lineText, { line: inDigits(line) }),
    locale ? faultPlaces[locale][language] : '',
  ].filter(Boolean);
  const why = fill(whyText, { limit: inDigits(limit) });
  return `${place.join(', ')}: ${why}`;
}

/**
 * The label of the field that a path leads to, with the places of the items on the way: `agency/phones/first/shown`
 * is "Phones 1, Number". A path of no field is its own label.
 */
export function labelAt(
  fields: Fields,
  content: unknown,
  path: string,
  language: Language,
): string {
  const [name, ...rest] = path.split('/');
  const field = fieldNamed(fields, name);
  if (!field) return path;
  const value = isRecord(content) ? content[name!] : undefined;
  if (field.type === 'group') return labelAt(field.fields, value, rest.join('/'), language);
  const label = field.label[language];
  if (field.type !== 'list' || rest.length === 0) return label;
  const [key, ...inside] = rest;
  const items: unknown[] = Array.isArray(value) ? value : [];
  const at = items.findIndex((item) => isRecord(item) && item._key === key);
  const place = at < 0 ? label : `${label} ${formatDigits(language, String(at + 1))}`;
  return inside.length
    ? `${place}, ${labelAt(field.item, items[at], inside.join('/'), language)}`
    : place;
}
