import { createHmac } from 'node:crypto';
import { v7 as newId } from 'uuid';
import * as v from 'valibot';
import { type Secrets, type VersionedKey, derivedKeys } from '#app/config/secrets.server.ts';
import { addressSubject } from './rate-limit.server.ts';
import { containing } from '#app/database/containing.server.ts';
import type { Database } from '#app/database/database.server.ts';

const hour = 3_600_000;

/** The key that a form makes for itself: it tells a repeat from something new. */
export const submissionKey = v.pipe(v.string(), v.regex(/^[\w-]{16,100}$/));

/** The header in which a call of the API sends it. */
export function idempotencyKey(description: string) {
  return v.object({
    'Idempotency-Key': v.optional(v.pipe(submissionKey, v.description(description))),
  });
}

/** Since when submissions are recognised (decision 30): those before may be sent again. */
export function rememberedSince(now: Date): string {
  return new Date(now.getTime() - rememberedDays * 24 * hour).toISOString();
}

const rememberedDays = 7;

/** What takes the place of a key that is released, so that it is new to whoever sends it again. No form can send a colon. */
export function releasedKey(id: string): string {
  return `old:${id}`;
}

/** The id of an entry of a log that was sent under a key: in the order of time like every id, and found by `ofKey`. */
export function keyedId(key: string): string {
  return `${newId()}.${key}.`;
}

/** For LIKE: the pattern of the id that an entry of this key has, among the entries of one record. */
export function ofKey(key: string) {
  return containing(`.${key}.`);
}

/**
 * The key of a form that was sent without scripts and so has none of its own: the same answers from the same
 * address within an hour are the same submission. The hours are those of the clock, so the one before is
 * looked at as well, by each key that may have signed within it. Nothing personal can be read out of a key.
 */
export async function keyOfAnswers(
  db: Database,
  secrets: Secrets,
  answers: Record<string, unknown>,
  { table, clientAddress, now }: { table: FormTable; clientAddress: string; now: Date },
): Promise<string> {
  const content = JSON.stringify([
    addressSubject(clientAddress),
    Object.entries(answers).toSorted(),
  ]);
  const hours = Math.floor(now.getTime() / hour);
  const keyOf = ({ value }: VersionedKey, hours: number) =>
    createHmac('sha256', value).update(`${hours} ${content}`).digest('base64url');
  const [newest, ...older] = derivedKeys(secrets, 'submission-key');
  const earlier = [
    ...older.map((signing) => keyOf(signing, hours)),
    ...[newest, ...older].map((signing) => keyOf(signing, hours - 1)),
  ];
  const found = await db
    .selectFrom(table)
    .select('submissionKey')
    .where('submissionKey', 'in', earlier)
    .where('createdAt', '>', new Date(now.getTime() - hour).toISOString())
    .executeTakeFirst();
  return found?.submissionKey ?? keyOf(newest, hours);
}

/** What forms that no script has to run for are stored in. */
type FormTable = 'application' | 'complaint' | 'contactMessage';
