import * as v from 'valibot';
import type { Field, Fields } from '#app/content/fields.ts';
import { isRecord, placeAt } from '#app/content/leaves.ts';
import { decoration, pictureAddress } from '#app/content/pictures/picture.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { formatDay, formatDigits } from '#app/i18n/format.ts';
import { type Bilingual, type Language, languages } from '#app/i18n/language.ts';
import { weekdayOf } from '#app/i18n/weekday.ts';
import { weekdays } from './days-input.tsx';
import { fieldTexts } from './fields.text.ts';
import { joinedLines, textOf } from './value-lines.ts';

type Part = { language: Language | null; text: string };

/**
 * A value for people to compare: by language where it has two, else once under no language, a fact in the
 * reader's words.
 */
export function readable(field: Field | undefined, value: unknown, reader: Language): Part[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'boolean') return [single(fieldTexts[value ? 'yes' : 'no'][reader])];
  if (Array.isArray(value) && value.length === 0) return [];
  const fact = factText(field, value, reader);
  if (fact) return [single(fact)];
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

/** A fact as staff read it where they enter it; null for what reads as it is kept, and for what is half typed. */
function factText(field: Field | undefined, value: unknown, reader: Language): string | null {
  if (field?.type !== 'fact') return null;
  const { control } = field;
  const isWhole = v.is(field.schema, value);
  if (control.kind === 'moment' || control.kind === 'day')
    return isWhole
      ? (control.kind === 'day' ? formatDay : formatMoment)(reader, String(value))
      : null;
  if (control.kind === 'days' && isWhole && isRecord(value)) return openDays(value, reader);
  if (control.kind === 'position' && isRecord(value))
    return (['latitude', 'longitude'] as const)
      .map((part) => `${fieldTexts[part][reader]}: ${plain(value[part])}`)
      .join('\n');
  const names = 'names' in control && control.names;
  if (!names) return null;
  const chosen = (Array.isArray(value) ? value : [value]).map(String);
  return chosen.map((one) => names[one]?.[reader] ?? one).join(', ');
}

/** When it is open, a line for each day; a day without one is closed. */
function openDays(days: Record<string, unknown>, reader: Language): string {
  return Object.entries(weekdays)
    .flatMap(([day, date]) => {
      const times = days[day];
      return Array.isArray(times) ? `${weekdayOf(reader, date)}: ${times.join('–')}` : [];
    })
    .map((line) => formatDigits(reader, line))
    .join('\n');
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
