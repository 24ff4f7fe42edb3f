import * as v from 'valibot';

/** What is wrong with a field: a code for programs and a sentence for people. Never the value that was sent. */
export type FieldError = {
  field: string;
  code: string;
  message: string;
  /** What somebody else has written there meanwhile: their value, its version, who and when. */
  value?: unknown;
  version?: number;
  by?: { name: string; email: string } | null;
  at?: string | null;
};

/** An API error as a problem document (RFC 9457), with our code and the fields. */
export const problemSchema = v.object({
  type: v.literal('about:blank'),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  errors: v.array(
    v.object({
      field: v.string(),
      code: v.string(),
      message: v.string(),
      // Of a field that somebody else has changed meanwhile.
      value: v.optional(v.unknown()),
      version: v.optional(v.number()),
      by: v.optional(v.nullable(v.object({ name: v.string(), email: v.string() }))),
      at: v.optional(v.nullable(v.string())),
    }),
  ),
});

export type Problem = v.InferOutput<typeof problemSchema>;

/** The API's sentences for field codes. Pages have their own, in both languages. */
const sentences: Record<string, string> = {
  required: 'This field is required.',
  not_text: 'This must be text.',
  too_short: 'This is too short.',
  too_long: 'This is too long.',
  forbidden_characters: 'This contains characters that cannot be stored.',
  invalid_email: 'This is not an e-mail address.',
  invalid_day: 'This must be a day, written yyyy-mm-dd.',
  day_too_early: 'This day is too long ago.',
  day_too_late: 'This day is too late.',
  date_unreadable: 'This cannot be read as a day. Write yyyy-mm-dd or dd/mm/yyyy.',
  date_impossible: 'This day does not exist.',
  date_year_first: 'Day and month are unclear. Write yyyy-mm-dd or dd/mm/yyyy.',
  date_ambiguous_century: 'The year is unclear. Write it with four digits.',
  date_in_future: 'This day is in the future.',
  date_too_early: 'This day is too long ago.',
  date_over: 'This day is over.',
  unknown_image: 'This picture was not uploaded here.',
  password_too_short: 'A password has 12 characters or more.',
  password_too_long: 'A password has 128 characters or less.',
  password_too_common: 'This password is easy to guess.',
  wrong_password: 'This is not the password.',
  wrong_code: 'This code is not right, or no longer.',
  has_account: 'This address has an account already.',
  name_taken: 'A colleague has this name.',
  name_of_role: 'This says what somebody is, and is no name.',
  password_unchanged: 'This is the password that you have already.',
  unknown_role: 'This is not a role: owner or staff.',
  out_of_range: 'This number is out of range.',
  more_than_paid: 'This is more than what is left of the payment.',
  column_twice: 'Another column goes there already.',
  unknown_field: 'There is no such field.',
  changed_meanwhile: 'Somebody else has changed this meanwhile.',
  removed_meanwhile: 'Somebody else has removed this meanwhile.',
  nothing_changed: 'Nothing has changed here.',
  several_values: 'These are several values. Give one.',
  only_a_name: 'A name proves nothing. Give a number or an address.',
  on_our_list: 'This is on the list of what is ours.',
  unknown_complaint: 'There is no such complaint.',
};

/** The errors of a failed validation, one per field, in the order of the form. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!errors.has(field)) errors.set(field, fieldError(field, codeOf(issue)));
  }
  return [...errors.values()];
}

export function fieldError(field: string, code: string): FieldError {
  return { field, code, message: sentences[code] ?? 'This is not valid.' };
}

/** Our schemas use codes as messages; a missing key only has valibot's own message. */
function codeOf(issue: v.BaseIssue<unknown>): string {
  if (issue.message in sentences) return issue.message;
  return issue.received === 'undefined' ? 'required' : 'invalid';
}
