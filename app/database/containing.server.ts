import { sql } from 'kysely';

/** For LIKE: a pattern for texts that hold this one, in which no sign means anything else than itself. */
export function containing(text: string) {
  return sql<string>`${`%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`;
}
