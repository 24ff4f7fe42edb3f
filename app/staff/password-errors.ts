import type { ApiFailure } from '#app/http/api-client.ts';

const errors = [
  'password_too_short',
  'password_too_long',
  'password_too_common',
  'password_unchanged',
  'wrong_password',
] as const;

/** The API's complaint about a password; null if the failure is about something else. */
export function passwordErrorOf(
  failure: ApiFailure,
  field: string,
): (typeof errors)[number] | null {
  const found = failure.errors.find((error) => error.field === field)?.code;
  if (found === 'required')
    return field === 'newPassword' ? 'password_too_short' : 'wrong_password';
  return errors.find((error) => error === found) ?? null;
}
