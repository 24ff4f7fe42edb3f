import * as v from 'valibot';
import { maxPasswordLength } from '#app/auth/password-length.ts';

/** A password, a code or the secret of a link, as sent. Not trimmed: a space may belong to it. */
export const secret = v.pipe(
  v.string('not_text'),
  v.nonEmpty('required'),
  v.maxLength(maxPasswordLength, 'too_long'),
);
