import * as v from 'valibot';
import { toAsciiDigits } from '#app/normalise/digits.ts';

/** What somebody must know to ask how a complaint stands, in any writing and in the digits of any script. */
export const lookupBody = v.object({
  reference: v.pipe(
    v.string('not_text'),
    v.maxLength(100, 'too_long'),
    v.transform(referenceOf),
    v.nonEmpty('required'),
  ),
  pin: v.pipe(
    v.string('not_text'),
    v.maxLength(100, 'too_long'),
    v.transform((typed) => toAsciiDigits(typed).replace(/[\s\p{Pd}]/gu, '')),
    v.nonEmpty('required'),
    v.regex(/^\d{6}$/, 'invalid'),
  ),
});

export type LookupBody = v.InferOutput<typeof lookupBody>;

/** A reference as it is kept, however it was typed: with or without its `C`, in small letters, in parts. */
export function referenceOf(typed: string): string {
  const code = toAsciiDigits(typed.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
  const own = code.length > 8 && code.startsWith('C') ? code.slice(1) : code;
  return own && `C-${own.slice(0, 4)}-${own.slice(4)}`;
}
