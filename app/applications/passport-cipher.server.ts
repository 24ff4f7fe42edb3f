import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { type Secrets, derivedKeys } from '#app/platform/secrets.server.ts';
import { normalisePassport } from './intake/passport.ts';

/** A passport number as it rests in the database. */
export type SealedPassport = {
  passportSealed: string;
  passportKeyId: string;
  passportHash: string | null;
  passportTailHash: string | null;
};

/** Seals passport numbers, opens them, and makes the hashes by which they are found. */
export type PassportCipher = {
  seal(typed: string): SealedPassport;
  /** The number as it was typed. Throws when its key is not among the secrets. */
  open(sealed: Pick<SealedPassport, 'passportSealed' | 'passportKeyId'>): string;
  /** By what a whole number is found, however it was typed, and one by its last four characters. */
  searchHashes(typed: string): SearchHashes;
};

/** Several while keys are changed, and none for what is no number. */
type SearchHashes = { passportHashes: string[]; passportTailHashes: string[] };

/**
 * AES-256-GCM (NIST SP 800-38D) with a random 96-bit nonce for each number and the id of the key
 * beside it, so that keys can be changed. The newest key seals, every key opens.
 */
export function createPassportCipher(secrets: Secrets): PassportCipher {
  const keys = new Map(
    Object.entries(secrets.passportKeys).map(([id, key]) => [id, Buffer.from(key, 'base64url')]),
  );
  const [newestId, newestKey] = [...keys].at(-1) as [string, Buffer];
  const searchKeys = derivedKeys(secrets, 'passport-search');
  const hashes = (text: string) =>
    searchKeys.map(({ value }) => createHmac('sha256', value).update(text).digest('base64url'));
  const tailHashes = (tail: string) => hashes(`tail:${tail}`);
  return {
    seal(typed) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', newestKey, nonce);
      const sealed = [cipher.update(typed, 'utf8'), cipher.final()];
      const { value } = normalisePassport(typed);
      return {
        passportSealed: Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64'),
        passportKeyId: newestId,
        passportHash: value && hashes(value)[0]!,
        passportTailHash: value && value.length >= 4 ? tailHashes(value.slice(-4))[0]! : null,
      };
    },
    searchHashes(typed) {
      const { value } = normalisePassport(typed);
      const isTail = /^[A-Z\d]{4}$/.test(typed);
      return {
        passportHashes: value ? hashes(value) : [],
        passportTailHashes: isTail ? tailHashes(typed) : [],
      };
    },
    open({ passportSealed, passportKeyId }) {
      const key = keys.get(passportKeyId);
      if (!key) throw new Error(`no passport key ${passportKeyId}`);
      const bytes = Buffer.from(passportSealed, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/**
 * A passport number with its middle hidden: `A12•••678`. A text without digits is no number
 * (`NO PASSPORT YET`) and stays; a short one shows less.
 */
export function maskedPassport(typed: string): string {
  if (!/\p{Nd}/u.test(typed)) return typed;
  const characters = [...typed.trim()];
  const shown = characters.length >= 9 ? 3 : characters.length >= 6 ? 1 : 0;
  const [start, end] = [characters.slice(0, shown), shown ? characters.slice(-shown) : []];
  return `${start.join('')}•••${end.join('')}`;
}
