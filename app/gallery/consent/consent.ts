import * as v from 'valibot';
import { keysOf } from '#app/config/typed-record.ts';
import { textSchema } from '#app/forms/text-schema.ts';
import { calendarDay } from '#app/i18n/calendar-day.ts';

/** How a person has agreed: on paper, in a message, or in spoken words that were recorded. */
export const consentWays = ['signed', 'message', 'recorded'] as const;

/** What of a person pages may show: the face, or a drawing in place of the picture. */
export const shownParts = ['face', 'no_face'] as const;

/** How much of the name pages show. */
export const nameForms = ['full', 'first', 'initials'] as const;

/** The longest name of whoever has asked, in UTF-16 units. */
export const maxConsentBy = 120;

/** No consent is older than this day. */
export const earliestConsent = '1990-01-01';

/** What a person has agreed to. Every part may be absent, because the specified fields alone make an item. */
export const consentEntries = {
  consentHow: v.nullish(v.picklist(consentWays, 'invalid')),
  consentOn: v.nullish(calendarDay(earliestConsent)),
  consentBy: v.nullish(textSchema(maxConsentBy)),
  shows: v.nullish(v.picklist(shownParts, 'invalid')),
  nameShown: v.nullish(v.picklist(nameForms, 'invalid')),
};

export type ConsentField = keyof typeof consentEntries;

/** In the order of the form. A record, because the compiler would not miss a field left out of a list. */
const order: Record<ConsentField, true> = {
  consentHow: true,
  consentOn: true,
  consentBy: true,
  shows: true,
  nameShown: true,
};

export const consentFields = keysOf(order);

/** What is known of a consent, by its fields; what was not given is null, empty or absent. */
export type Consent = { [Field in ConsentField]?: string | null | undefined };

export type ConsentProblem = { field: ConsentField; code: 'required' | 'date_in_future' };

/** What is kept of an item whose person has not agreed yet: everybody sees a drawing and initials (decision 79). */
export const notYet: Consent = { shows: 'no_face', nameShown: 'initials' };

/** Whether that, and nothing else, is known of a consent. */
export function isNotYet(consent: Consent): boolean {
  return consentFields.every((field) => (consent[field] ?? '') === (notYet[field] ?? ''));
}

/** Whether all of a consent is there; otherwise staff read "consent not recorded". */
export function isConsentRecorded(consent: Consent): boolean {
  return consentFields.every((field) => consent[field]);
}

/**
 * What is wrong with a consent as a whole, in the order of the form: nothing, where none of it was given, or all of it, or
 * no more than that the person has not agreed yet.
 * `today` is the day in Dhaka. Browser and server ask the same.
 */
export function consentProblems(consent: Consent, today: string): ConsentProblem[] {
  if (!consentFields.some((field) => consent[field]) || isNotYet(consent)) return [];
  return consentFields.flatMap((field): ConsentProblem[] => {
    if (!consent[field]) return [{ field, code: 'required' }];
    const isLater = field === 'consentOn' && consent.consentOn && consent.consentOn > today;
    return isLater ? [{ field, code: 'date_in_future' }] : [];
  });
}
