/**
 * What a form asks about once; sent again unchanged, the answer is accepted as it is. The exceptions
 * are `email_unreadable` (there is no address to write to) and the problems of a day (`day.ts`).
 */
export type WarningCode =
  | 'phone_no_digits'
  | 'phone_too_short'
  | 'phone_too_long'
  | 'phone_landline'
  | 'phone_missing_plus'
  | 'phone_which_country'
  | 'phone_shortened'
  | 'passport_looks_like_national_id'
  | 'passport_no_number'
  | 'passport_unusual'
  | 'email_did_you_mean'
  | 'email_unreadable';

/** A code for the words in `warnings.text.ts`; a suggestion is offered to the visitor, never taken silently. */
export type Warning = { code: WarningCode; suggestion?: string };

/** A normalised value, null where none can be derived, with the warnings to show. What was typed is kept elsewhere. */
export type Normalised = { value: string | null; warnings: Warning[] };

/** The value with at most one warning: a form has room for one sentence under a field. */
export function withWarning(
  value: string | null,
  code?: WarningCode,
  suggestion?: string,
): Normalised {
  if (!code) return { value, warnings: [] };
  return { value, warnings: [suggestion === undefined ? { code } : { code, suggestion }] };
}
