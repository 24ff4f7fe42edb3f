import { createHash } from 'node:crypto';
import type { NewApplication } from '../application.ts';
import type { PassportCipher } from './passport-cipher.server.ts';

/** A submission; how it was sent does not count, and need not be known any more. */
type Content = Omit<NewApplication, HowSent> & Partial<Pick<NewApplication, HowSent>>;
type HowSent = 'consent' | 'fillSeconds' | 'language';

/**
 * The hashes of a submission, so that the same key with other content is noticed; the first one is
 * stored. The passport number is in it and every other field lies beside it, so they need a key: a hash
 * without one would reveal the number to whoever has a copy of the database and tries them all.
 */
export function submissionHashes(cipher: PassportCipher, input: Content): [string, ...string[]] {
  return cipher.contentHashes(plainHash(input));
}

/** Tells whether the hash in the database is one of `hashes`. Earlier versions stored it without a key. */
export function isSameSubmission(
  cipher: PassportCipher,
  stored: string,
  hashes: readonly string[],
): boolean {
  const keyed = isKeyed(stored) ? [stored] : cipher.contentHashes(stored);
  return keyed.some((hash) => hashes.includes(hash));
}

/** Base64url has no colon, which separates the number of the key from the hash. */
function isKeyed(stored: string): boolean {
  return stored.includes(':');
}

/**
 * Of what the applicant says, not of how it was sent: a repeat takes longer and may come from the page
 * in the other language. A form posted by the browser itself has CR LF in its lines, one sent by a
 * script has LF. Never stored.
 */
function plainHash(input: Content): string {
  const { consent: _consent, fillSeconds: _seconds, language: _language, ...content } = input;
  const { birthYear, ...others } = content;
  // Hashes from before there was a year are of contents without one.
  const text = JSON.stringify(Object.entries(birthYear ? content : others).toSorted()).replaceAll(
    '\\r\\n',
    '\\n',
  );
  return createHash('sha256').update(text).digest('base64url');
}
