import type { DocumentKind, Field } from '#app/content/fields.ts';
import { itemsOnPath, placeAt } from '#app/content/leaves.ts';
import { pictureAddress } from '#app/content/pictures/picture.ts';
import { paragraphsOf, runsOf } from '#app/content/policy/policy-text.ts';
import { languages } from '#app/i18n/language.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import { textOf } from '../fields/value-lines.ts';

/** Where a text is changed. */
export type FieldPlace = { document: string; path: string };

/** A text, a number or the address of a picture that a page may show, and the field that it is from. */
export type KnownText = FieldPlace & {
  kind: 'text' | 'number' | 'picture';
  /** By `plainText`, but for pictures. */
  text: string;
  /** The item of a list that it belongs to, with the document. */
  item: string | null;
};

/** A text as it is compared: digits of either script are equal, so are grouped numbers, and all blanks. */
export function plainText(text: string): string {
  return toAsciiDigits(text.normalize('NFC'))
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What pages may show of a document, by the values of its leaves. */
export function knownTexts(
  document: string,
  { fields }: Pick<DocumentKind, 'fields'>,
  values: Record<string, unknown>,
): KnownText[] {
  return Object.entries(values).flatMap(([path, value]) => {
    const place = placeAt(fields, path);
    if (place?.kind !== 'leaf' || place.field.isMachineOnly) return [];
    const items = itemsOnPath(fields, path);
    const innermost = items[items.length - 1];
    const item = innermost === undefined ? null : `${document}/${innermost}`;
    return piecesOf(place.field, value).map((piece) => ({
      ...{ document, path, item },
      ...piece,
    }));
  });
}

type Piece = Pick<KnownText, 'kind' | 'text'>;

function piecesOf(field: Exclude<Field, { type: 'list' | 'group' }>, value: unknown): Piece[] {
  if (field.type === 'fact' && field.control.kind !== 'picture')
    return shownFact(field.control.kind, value);
  const texts: unknown[] = field.type === 'lines' && Array.isArray(value) ? value : [value];
  // Some pages show the other language beside their own. An uploaded picture has its words with it.
  const said = texts.map(textOf).flatMap((text) => languages.flatMap((one) => partsOf(text[one])));
  return [...(field.type === 'fact' ? pictureAt(value) : []), ...said];
}

/** The address of a picture, as its file has it. */
function pictureAt(value: unknown): Piece[] {
  const address = pictureAddress(value);
  return address ? [{ kind: 'picture', text: address }] : [];
}

function shownFact(control: string, value: unknown): Piece[] {
  if (typeof value === 'number') return [{ kind: 'number', text: String(value) }];
  if (typeof value !== 'string' || value === '') return [];
  // Some drawings are chosen from a few.
  if (control === 'choice') return value.startsWith('/') ? pictureAt(value) : [];
  return [{ kind: 'text', text: plainText(value) }];
}

/** A text as a whole and by its paragraphs and lines; with and without the marks of bold, which only some pages draw. */
function partsOf(text: string): Piece[] {
  const drawn = runsOf(text)
    .map((run) => run.text)
    .join('');
  const parts = [text, drawn].flatMap((one) => [one, ...paragraphsOf(one), ...one.split('\n')]);
  const plain = new Set(parts.map(plainText).filter(Boolean));
  return [...plain].map((part) => ({ kind: 'text', text: part }));
}
