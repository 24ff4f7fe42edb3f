import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';

/** For LIKE: a pattern for texts that hold this one, in which no sign means anything else than itself. */
export function containing(text: string) {
  return sql<string>`${`%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`;
}

/** Whether one of the columns holds a word in one of its spellings, in letters of either size. */
export function isWritten<DB, TB extends keyof DB>(
  { eb, or }: ExpressionBuilder<DB, TB>,
  columns: readonly string[],
  spellings: string[],
): Expression<SqlBool> {
  return or(
    columns.flatMap((column) =>
      spellings.map((spelling) => eb(sql`lower(${sql.ref(column)})`, 'like', containing(spelling))),
    ),
  );
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
