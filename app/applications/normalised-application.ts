import type { NormalisedColumns } from '#app/database/tables.ts';
import type { FieldKey } from './fields.ts';
import { countryCode } from '#app/normalise/country.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import { normaliseEmail } from '#app/normalise/email.ts';
import { yearsOfExperience } from '#app/normalise/experience.ts';
import { nameSearchKey } from '#app/normalise/name.ts';
import { numberPlanOf } from '#app/normalise/number-plan.ts';
import { normalisePhone } from '#app/normalise/phone.ts';
import type { ParsedAnswers } from './rules.ts';

/**
 * Raised whenever the rules below, those of `app/normalise/` or the search terms give another result for the
 * same text.
 */
export const normalisedVersion = 5;

/** What was derived from an application, so that it is computed once. */
export type DerivedApplication = { columns: NormalisedColumns; passportNumber: string | null };

/** The fields that the search columns are derived from. */
export const readFields = [
  'name',
  'phone',
  'email',
  'experience',
  'present',
  'interested',
] as const satisfies FieldKey[];

/**
 * The columns that staff search and match by, derived from what was typed. Pure. `sentOn` is
 * the day of the application (`yyyy-mm-dd`): "since 2015" counts from it. A phone number and an e-mail
 * that have been read already are not read again.
 */
export function derivedColumns(
  typed: Record<(typeof readFields)[number], string>,
  sentOn: string,
  {
    phone = normalisePhone(typed.phone, numberPlanOf(typed.present)),
    email = typed.email.trim() === '' ? null : normaliseEmail(typed.email),
  }: Partial<Pick<ParsedAnswers, 'phone' | 'email'>> = {},
): NormalisedColumns {
  return {
    nameSearchKey: nameSearchKey(typed.name),
    phoneE164: phone.value,
    phoneDigits: toAsciiDigits(typed.phone).replace(/\D/g, ''),
    emailNormalised: email && email.value,
    experienceYears: yearsOfExperience(typed.experience, sentOn),
    presentCode: countryCode(typed.present),
    interestedCode: countryCode(typed.interested),
    normalisedVersion,
  };
}
