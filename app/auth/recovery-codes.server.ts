import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { type SlowHashing, isSameKey, newSalt } from './slow-hashing.server.ts';

/** Recovery codes as stored: a key for each unused code, all with one salt. */
const storedCodes = v.object({ salt: v.string(), keys: v.array(v.string()) });
type StoredCodes = v.InferOutput<typeof storedCodes>;

/**
 * Ten new recovery codes, `xxxxx-xxxxx`, without look-alike characters: 49 bits, and easy to type on a phone.
 * Too few for a fast hash, plenty for a slow one.
 */
export function newRecoveryCodes(): string[] {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const half = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 10 }, () => `${half()}-${half()}`);
}

/** Parses recovery codes from JSON, as better-auth and earlier versions store them. */
export function codesIn(text: string): string[] {
  return v.parse(v.array(v.string()), JSON.parse(text));
}

/** Recovery codes for storage. Computes one hash after the other. */
export async function hashedCodes(hashing: SlowHashing, codes: string[]): Promise<string> {
  const salt = newSalt();
  const keys: string[] = [];
  for (const code of codes) keys.push(await hashing.keyOf(code, salt));
  return JSON.stringify({ salt, keys } satisfies StoredCodes);
}

/** False for codes stored by an earlier version, which were encrypted and not hashed. */
export function isHashed(stored: string): boolean {
  return stored.startsWith('{');
}

/** The codes to store after `code` has been used; null when it is none of them. Costs one hash either way. */
export async function withoutCode(
  hashing: SlowHashing,
  stored: string,
  code: string,
): Promise<string | null> {
  const { salt, keys } = v.parse(storedCodes, JSON.parse(stored));
  const key = await hashing.keyOf(code, salt);
  const left = keys.filter((storedKey) => !isSameKey(storedKey, key));
  return left.length < keys.length
    ? JSON.stringify({ salt, keys: left } satisfies StoredCodes)
    : null;
}
