import { withoutInvisible } from './invisible.ts';

/**
 * A name tidied for display, never for storing: on one line, single spaces, nothing invisible, and
 * CAPITALS calmed (`MD ABDUR RAHMAN` becomes `Md Abdur Rahman`). A name with any lower-case letter
 * is written as its owner wants it.
 */
export function displayName(typed: string): string {
  const name = withoutInvisible(typed).replace(/\s+/g, ' ').trim();
  if (/\p{Ll}/u.test(name)) return name;
  return name.replace(
    /(\p{L})([\p{L}\p{M}]*)/gu,
    (_, first: string, rest: string) => first + rest.toLowerCase(),
  );
}
