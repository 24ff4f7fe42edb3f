import * as v from 'valibot';
import { hasKey } from '#app/config/typed-record.ts';
import type { Language } from '#app/i18n/language.ts';
import { contentImage } from '#app/images/content-image.ts';
import type { Control, DocumentKind, Field, Fields, ListField } from '../fields.ts';
import { pictureAddress, pictureWords } from '../pictures/picture.ts';
import { type FaultCode, faultTexts } from './faults.text.ts';
import { isRecord, itemKey } from '../leaves.ts';
import { shortDescriptions, textFaults } from './text-faults.ts';
import { type TextLimits, textLimits } from './text-limits.ts';

/**
 * What is wrong with a document, by leaf: a fault stops publishing, a warning only asks for a second look. Drafts
 * may be saved with either.
 */
export type Finding = {
  path: string;
  /** The language whose text it is; null for a fact, a list or a whole text. */
  locale: Language | null;
  code: FaultCode;
  isWarning: boolean;
  /** The number in its sentence: how long, how many. */
  limit?: number;
  /** Which of several lines. */
  line?: number;
};

/**
 * Everything that is wrong with the content of a document, in the order of its fields. `shipped` is its default,
 * which texts without a limit of their own are measured by. The same for a draft, for a file, and for the build, but that
 * only a draft is judged by the day.
 */
export function findFaults(
  kind: DocumentKind,
  content: unknown,
  shipped: unknown,
  today?: string,
): Finding[] {
  const found = fieldsFaults(kind.fields, content, '', textLimits(kind.fields, shipped));
  if (found.some(({ isWarning }) => !isWarning) || !kind.rules) return found;
  const broken = kind.rules(content as Parameters<typeof kind.rules>[0], today);
  return [
    ...found,
    ...broken.map(({ path, code, locale = null, isWarning = false }) => ({
      path,
      locale,
      code: knownCode(code),
      isWarning,
    })),
  ];
}

/** Whether the value of one field could be published as it is, by itself. `shipped` is the document's default. */
export function fitsField(
  { fields }: DocumentKind,
  shipped: unknown,
): (path: string, field: Field, value: unknown) => boolean {
  const limits = textLimits(fields, shipped);
  return (path, field, value) =>
    fieldFaults(field, value, path, limits).every(
      // A picture may have gone live before words were asked for.
      ({ isWarning, code }) => isWarning || code === 'no_words',
    );
}

function fieldsFaults(
  fields: Fields,
  content: unknown,
  prefix: string,
  limits: TextLimits,
): Finding[] {
  if (!isRecord(content))
    return [fault(prefix.slice(0, -1), content === undefined ? 'missing' : 'invalid')];
  const unknown = Object.keys(content).filter((name) => name !== '_key' && !hasKey(fields, name));
  return [
    ...Object.entries(fields).flatMap(([name, field]) =>
      fieldFaults(field, content[name], `${prefix}${name}`, limits),
    ),
    ...unknown.map((name) => fault(`${prefix}${name}`, 'unknown_field')),
  ];
}

function fieldFaults(field: Field, value: unknown, path: string, limits: TextLimits): Finding[] {
  if (field.type === 'group') return fieldsFaults(field.fields, value, `${path}/`, limits);
  if (value === undefined || value === null)
    return field.isOptional ? [] : [fault(path, 'missing')];
  switch (field.type) {
    case 'both': {
      const wrong = textFaults(value, limits(path, field), field);
      const isDescription = /(?:^|\/)description$/.test(path) && wrong.length === 0;
      const short = isDescription ? shortDescriptions(value) : [];
      return [...wrong, ...short].map(({ isWarning = false, ...one }) => ({
        path,
        isWarning,
        ...one,
      }));
    }
    case 'lines':
      if (!Array.isArray(value)) return [fault(path, 'invalid')];
      return [
        ...countFaults(field, value.length, path),
        ...value.flatMap((line: unknown, at) =>
          textFaults(line, limits(path, field), field).map(({ isWarning = false, ...one }) => ({
            ...{ path, isWarning, line: at + 1 },
            ...one,
          })),
        ),
      ];
    case 'list':
      return listFaults(field, value, path, limits);
    case 'fact':
      return [...factFaults(field.schema, value, path), ...wordsFaults(field.control, value, path)];
  }
}

function listFaults(field: ListField, value: unknown, path: string, limits: TextLimits): Finding[] {
  if (!Array.isArray(value)) return [fault(path, 'invalid')];
  const keys = value.map((item: unknown) => (isRecord(item) ? item._key : undefined));
  const items = value.flatMap((item: unknown, at) => {
    const key = keys[at];
    if (typeof key !== 'string' || !itemKey.test(key))
      return [fault(`${path}/${at + 1}`, 'bad_key')];
    const twice = keys.indexOf(key) < at ? [fault(`${path}/${key}`, 'key_twice')] : [];
    return [...twice, ...fieldsFaults(field.item, item, `${path}/${key}/`, limits)];
  });
  return [...countFaults(field, value.length, path), ...items];
}

function countFaults(
  { fewest, most }: { fewest: number; most: number },
  count: number,
  path: string,
): Finding[] {
  if (count < fewest) return [{ ...fault(path, 'too_few'), limit: fewest }];
  return count > most ? [{ ...fault(path, 'too_many'), limit: most }] : [];
}

/** Only the first: an empty number is not also one that cannot be dialled. */
function factFaults(schema: v.GenericSchema, value: unknown, path: string): Finding[] {
  const result = v.safeParse(schema, value, { abortEarly: true });
  const issue = result.issues?.[0];
  if (!issue) return [];
  const limit = Number(issue.requirement);
  return [{ ...fault(path, knownCode(issue.message)), ...(Number.isFinite(limit) && { limit }) }];
}

/** An uploaded picture says in both languages what it shows, unless somebody has ticked that it is decoration. */
function wordsFaults(control: Control, value: unknown, path: string): Finding[] {
  if (control.kind !== 'picture' || !control.hasWords || !contentImage(pictureAddress(value)))
    return [];
  if (!isRecord(value)) return [fault(path, 'no_words')];
  if ('decoration' in value) return [];
  return textFaults({ en: value.en, bn: value.bn }, pictureWords.longest).map(
    ({ isWarning = false, code, ...one }) => ({
      ...{ path, isWarning, ...one },
      code: code === 'required' ? 'no_words' : code,
    }),
  );
}

function fault(path: string, code: FaultCode): Finding {
  return { path, locale: null, code, isWarning: false };
}

function knownCode(code: string): FaultCode {
  return isFaultCode(code) ? code : 'invalid';
}

function isFaultCode(code: string): code is FaultCode {
  return hasKey(faultTexts, code);
}
