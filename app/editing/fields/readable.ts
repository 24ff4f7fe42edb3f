import type { Field, Fields } from '#app/content/fields.ts';
import { isRecord, placeAt } from '#app/content/leaves.ts';
import { decoration, pictureAddress } from '#app/content/pictures/picture.ts';
import { type Bilingual, type Language, languages } from '#app/i18n/language.ts';
import { fieldTexts } from './fields.text.ts';
import { joinedLines, textOf } from './value-lines.ts';

type Part = { language: Language | null; text: string };

/**
 * A value for people to compare: by language where it has two, else once under no language, a tick and a choice in the
 * reader's words.
 */
export function readable(field: Field | undefined, value: unknown, reader: Language): Part[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'boolean') return [single(fieldTexts[value ? 'yes' : 'no'][reader])];
  if (Array.isArray(value) && value.length === 0) return [];
  const names = chosenNames(field, value, reader);
  if (names) return [single(names)];
  if (Array.isArray(value) && value.some((one) => typeof one === 'object'))
    return inBoth(joinedLines(value));
  if (isRecord(value) && 'address' in value) return pictureParts(value);
  if (isRecord(value) && languages.some((language) => language in value))
    return inBoth(textOf(value));
  if (isRecord(value))
    return [
      single(
        Object.entries(value)
          .map(([name, one]) => `${name}: ${plain(one)}`)
          .join('\n'),
      ),
    ];
  return [single(plain(value))];
}

/** The value at a path of a document, likewise. */
export function readableAt(fields: Fields, path: string, value: unknown, reader: Language): Part[] {
  const place = placeAt(fields, path);
  return readable(place?.kind === 'leaf' ? place.field : undefined, value, reader);
}

/** What is chosen, as staff read it there; null for what is no choice, or a choice of the values themselves. */
function chosenNames(field: Field | undefined, value: unknown, reader: Language): string | null {
  if (field?.type !== 'fact') return null;
  const { control } = field;
  const names = 'names' in control && control.names;
  if (!names) return null;
  const chosen = (Array.isArray(value) ? value : [value]).map(String);
  return chosen.map((one) => names[one]?.[reader] ?? one).join(', ');
}

/** A picture: where it is, and what it shows in words. */
function pictureParts(picture: Record<string, unknown>): Part[] {
  const words = picture.decoration ? decoration.label : textOf(picture);
  return [single(pictureAddress(picture)), ...inBoth(words)];
}

function inBoth({ en, bn }: Bilingual): Part[] {
  return [
    { language: 'bn', text: bn },
    { language: 'en', text: en },
  ];
}

function single(text: string): Part {
  return { language: null, text };
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
