import type { NormalisedColumns } from '#app/database/tables.ts';
import { countryCode } from './intake/country.ts';
import { toAsciiDigits } from './intake/digits.ts';
import { normaliseEmail } from './intake/email.ts';
import { yearsOfExperience } from './intake/experience.ts';
import { nameSearchKey } from './intake/name.ts';
import { normalisePhone } from './intake/phone.ts';

/**
 * Raised whenever the rules below, those of `intake/` or the search terms give another result for the
 * same text.
 */
export const normalisedVersion = 3;

/**
 * What was meant by what was typed, for the columns that staff search and match by. Pure. `sentOn` is
 * the day of the application (`yyyy-mm-dd`): "since 2015" counts from it.
 */
export function normalised(
  typed: {
    name: string;
    phone: string;
    email: string;
    experience: string;
    present: string;
    interested: string;
  },
  sentOn: string,
): NormalisedColumns {
  return {
    nameSearchKey: nameSearchKey(typed.name),
    phoneE164: normalisePhone(typed.phone).value,
    phoneDigits: toAsciiDigits(typed.phone).replace(/\D/g, ''),
    emailNormalised: typed.email.trim() === '' ? null : normaliseEmail(typed.email).value,
    experienceYears: yearsOfExperience(typed.experience, sentOn),
    presentCode: countryCode(typed.present),
    interestedCode: countryCode(typed.interested),
    normalisedVersion,
  };
}
