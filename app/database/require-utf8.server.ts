import { sql } from 'kysely';
import { OperatorError } from '#app/config/operator-error.ts';
import type { OpenDatabase } from './database.server.ts';

/**
 * Throws an `OperatorError`, with the line that makes a right one, for a database that is not in UTF-8: it takes everything
 * but the first name in Bengali. PostgreSQL makes such a one where the server's own language is an older one.
 */
export async function requireUtf8({ db, engine }: OpenDatabase): Promise<void> {
  if (engine === 'sqlite') return;
  const { rows } = await sql<{ encoding: string; right: string }>`
    select current_setting('server_encoding') as encoding, format(
      'create database %I owner %I encoding ''UTF8'' template template0 lc_collate ''C.UTF-8'' lc_ctype ''C.UTF-8''',
      current_database() || '_utf8', current_user) as right`.execute(db);
  const [found] = rows;
  if (!found || found.encoding === 'UTF8') return;
  throw new OperatorError(
    `The database has the encoding ${found.encoding}, which has no Bengali: call ${found.right} as an administrator and name that one; npm run move brings along what is here.`,
  );
}
