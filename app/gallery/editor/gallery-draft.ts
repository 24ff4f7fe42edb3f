import * as v from 'valibot';
import { keysOf } from '#app/config/typed-record.ts';
import type { ApiFailure } from '#app/http/api-client.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { isPictureKind } from '#app/ui/picture-field/picture-kinds.ts';
import {
  type ConsentField,
  type ConsentProblem,
  consentFields,
  consentProblems,
  consentWays,
  nameForms,
  shownParts,
} from '../consent/consent.ts';
import { type NewGalleryItem, newGalleryItem } from '../gallery-item.ts';
import type { Draft } from './upload-and-add.ts';
import { fieldTexts } from './gallery-fields.text.ts';

export type Field = keyof NewGalleryItem;

/** What every item has. In the order of the form; a record, because the compiler would not miss a field left out of a list. */
const order: Record<Exclude<Field, ConsentField>, true> = {
  image: true,
  name: true,
  job: true,
  country: true,
  date: true,
};

const required = keysOf(order);

export const fields: Field[] = [...required, ...consentFields];
const words = fields.filter((field) => field !== 'image');

/** The error of each field, as the name of its sentence. */
export type Errors = Partial<Record<Field, keyof typeof fieldTexts>>;

/** The content of a form at the moment; without a picture as long as none is chosen. */
export function draftOf(form: HTMLFormElement): Draft {
  const data = new FormData(form);
  const text = (field: Field) => String(data.get(field)).trim();
  // Sent as null, not left out: what was recorded before may be taken away again.
  const given = (field: ConsentField) => text(field) || null;
  const chosen = <Choice extends string>(field: ConsentField, choices: readonly Choice[]) =>
    choices.find((choice) => choice === text(field)) ?? null;
  const image = data.get('image');
  // A file input without a choice gives an empty file without a name.
  const hasImage = image instanceof File && image.name !== '';
  return {
    name: text('name'),
    job: text('job'),
    country: text('country'),
    date: text('date'),
    consentHow: chosen('consentHow', consentWays),
    consentOn: given('consentOn'),
    consentBy: given('consentBy'),
    shows: chosen('shows', shownParts),
    nameShown: chosen('nameShown', nameForms),
    ...(hasImage && { image }),
  };
}

/** The words of an item in which two versions of it differ. */
export function differences(one: Partial<ItemWords>, other: Partial<ItemWords>) {
  return words.filter((field) => (one[field] ?? '') !== (other[field] ?? ''));
}

/** What of a draft is not as it stands in the item. */
export function changesOf(draft: Draft, item: ItemWords): Changes {
  const changes: Changes & { image?: File } = { ...draft };
  delete changes.image;
  for (const field of words)
    if ((draft[field] ?? '') === (item[field] ?? '')) delete changes[field];
  return changes;
}

export type Changes = Partial<Omit<Draft, 'image'>>;

/** What an item says, in any version. */
export type ItemWords = Record<Exclude<Field, ConsentField | 'image'>, string> & {
  [F in ConsentField]?: string | null | undefined;
};

/**
 * The fields that are not filled in yet; an item that has a picture already needs no other, and of a consent either nothing is
 * given or all of it.
 */
export function unfinished(draft: Partial<Draft>, hasPicture: boolean): Errors {
  const absent = required.filter((field) => !draft[field] && !(field === 'image' && hasPicture));
  return {
    ...(draft.date && !isDeparture(draft.date) && { date: 'invalid_day' }),
    ...Object.fromEntries(absent.map((field) => [field, `required_${field}` as const])),
    ...Object.fromEntries(
      consentProblems(draft, todayInDhaka(new Date())).map(({ field, code }) => [
        field,
        sentenceOf(field, code),
      ]),
    ),
    ...(draft.consentOn && !isConsentDay(draft.consentOn) && { consentOn: 'invalid_day' }),
  };
}

/** Whether a day is one that an item may have; otherwise it is what somebody is still typing. */
export function isDeparture(date: string | undefined): date is string {
  return v.is(newGalleryItem.entries.date, date);
}

function isConsentDay(date: string): boolean {
  return v.is(newGalleryItem.entries.consentOn, date);
}

function sentenceOf(field: ConsentField, code: ConsentProblem['code']) {
  return code === 'required' ? (`required_${field}` as const) : code;
}

/** A file that is no picture by its own account. */
export function unsuitable({ image }: Partial<Draft>): Errors {
  return image && !isPictureKind(image) ? { image: 'unsupported_type' } : {};
}

/** Of what is wrong now, the fields that were wrong before: others are told of only on submit. */
export function stillWrong(before: Errors, now: Errors): Errors {
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in before));
}

/** The fields that a refusal is about. One of the picture as a whole carries its code itself. */
export function errorsOf(failure: ApiFailure): Errors {
  if (isFieldCode(failure.code)) return { image: failure.code };
  return Object.fromEntries(
    failure.errors
      .filter(({ field }) => fields.some((known) => known === field))
      .map(({ field, code }) => {
        const named = code === 'required' ? `required_${field}` : code;
        return [field, isFieldCode(named) ? named : 'invalid'];
      }),
  );
}

function isFieldCode(code: string): code is keyof typeof fieldTexts {
  return code in fieldTexts;
}
