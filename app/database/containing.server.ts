import { sql } from 'kysely';

/** For LIKE: a pattern for texts that hold this one, in which no sign means anything else than itself. */
export function containing(text: string) {
  return sql<string>`${`%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`;
}

/**
 * A word in small letters as it may have been written: letters that can be typed as one character or as two are both. SQLite
 * makes only those of ASCII small, so that the others are looked for as they were typed, too.
 */
export function spellingsOf(word: string): string[] {
  const small = word.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const apart = word.normalize('NFC').toLowerCase();
  const joined = apart
    .replaceAll('ড\u09bc', '\u09dc')
    .replaceAll('ঢ\u09bc', '\u09dd')
    .replaceAll('য\u09bc', '\u09df');
  return [...new Set([word.toLowerCase(), small, apart, joined])];
}
