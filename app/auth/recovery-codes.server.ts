import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { type SlowHashing, isSameKey, newSalt } from './slow-hashing.server.ts';

/** Recovery codes as they are stored: a key for each that has not been used, all with one salt. */
const storedCodes = v.object({ salt: v.string(), keys: v.array(v.string()) });
type StoredCodes = v.InferOutput<typeof storedCodes>;

/**
 * Ten new recovery codes, `xxxxx-xxxxx`, of letters and digits without look-alikes: 49 bits, and easy on a
 * phone. That is few for a fast hash and plenty for a slow one.
 */
export function newRecoveryCodes(): string[] {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const half = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 10 }, () => `${half()}-${half()}`);
}

/** The recovery codes in a text of JSON, as better-auth and earlier versions hand them over. */
export function codesIn(text: string): string[] {
  return v.parse(v.array(v.string()), JSON.parse(text));
}

/** Recovery codes for storing. Takes a hash for each, one after the other. */
export async function hashedCodes(hashing: SlowHashing, codes: string[]): Promise<string> {
  const salt = newSalt();
  const keys: string[] = [];
  for (const code of codes) keys.push(await hashing.keyOf(code, salt));
  return JSON.stringify({ salt, keys } satisfies StoredCodes);
}

/** False for codes that an earlier version has stored: encrypted, so that they can be read. */
export function isHashed(stored: string): boolean {
  return stored.startsWith('{');
}

/** What is to be stored once `code` is used up; null when it is none of them. One hash, whichever it is. */
export async function withoutCode(
  hashing: SlowHashing,
  stored: string,
  code: string,
): Promise<string | null> {
  const { salt, keys } = v.parse(storedCodes, JSON.parse(stored));
  const key = await hashing.keyOf(code, salt);
  const left = keys.filter((one) => !isSameKey(one, key));
  return left.length < keys.length
    ? JSON.stringify({ salt, keys: left } satisfies StoredCodes)
    : null;
}
