import type { Database } from '#app/database/database.server.ts';
import type { CheckedApplication } from '../check-application.server.ts';
import { derivedColumns } from '../normalised-application.ts';
import { isMinor } from '../rules.ts';
import { hasDuplicate } from '../duplicates/duplicate.server.ts';
import {
  type Submission,
  earlierSubmission,
  insertApplication,
} from '../storage/insert-application.server.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';

/**
 * Stores an application that a staff member has taken down, with a receipt number as any other. It is nobody's yet, and
 * waits for the next step like one from the website. A repeat with the same `key` gets the first one.
 */
export async function takeDown(
  db: Database,
  cipher: PassportCipher,
  { input, parsed, today }: CheckedApplication,
  { key, actor, now }: { key: string; actor: string; now: Date },
): Promise<Submission> {
  const earlier = await earlierSubmission(db, cipher, { key, input, now });
  if (earlier) return earlier;
  const derived = {
    columns: derivedColumns(input, today, parsed),
    passportNumber: parsed.passport.value,
  };
  const isDuplicate = await hasDuplicate(db, cipher, input.passport, derived);
  return insertApplication(db, cipher, input, {
    ...{ key, now, derived, takenDownBy: actor },
    flags: [
      ...(isDuplicate ? ['duplicate'] : []),
      // What staff should know when they call.
      ...(input.noEmail ? ['no-email'] : []),
      ...(isMinor(parsed.birth) ? ['under-18'] : []),
    ],
  });
}
