import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import {
  type Secrets,
  type VersionedKey,
  type VersionedKeys,
  derivedKeys,
  newest,
} from '#app/config/secrets.server.ts';
import { normalisePassport } from '#app/normalise/passport.ts';
import type { Log } from '#app/config/log.server.ts';

/** A passport number as it is stored in the database. */
export type EncryptedPassport = {
  passportSealed: string;
  passportKeyId: string;
  passportHash: string | null;
  passportTailHash: string | null;
};

/** The row of a passport number, because it decrypts for no other one. */
type EncryptedRow = { _id: string } & Pick<EncryptedPassport, 'passportSealed' | 'passportKeyId'>;

/** Encrypts and decrypts passport numbers, and makes the hashes by which they are found. */
export type PassportCipher = {
  /** For the application of this id alone. `number` is what `normalisePassport` reads in it. */
  encrypt(typed: string, id: string, number?: string | null): EncryptedPassport;
  /**
   * The number as it was typed. Null, and reported, where it cannot be decrypted: its key is not among
   * the secrets, or it is damaged, or it belongs to another application.
   */
  decrypt(row: EncryptedRow): string | null;
  /** The hashes of a whole number, however it was typed, and of its last four characters. */
  searchHashes(typed: string, number?: string | null): SearchHashes;
  /**
   * What is stored in place of content that contains a passport number: without a key nobody can
   * tell whether a guess at it is right. By every key, that of the newest first.
   */
  contentHashes(content: string): [string, ...string[]];
};

/** Several while keys are changed, and none for what is no number. */
type SearchHashes = { passportHashes: string[]; passportTailHashes: string[] };

/** A number that cannot be decrypted, by the id of its application. */
export type UnreadablePassport = { code: 'key_missing' | 'not_authentic'; application: string };

/** What is encrypted for its row begins so; what was encrypted before rows counted has no point in it. */
export const boundFormat = '2.';

/**
 * AES-256-GCM (NIST SP 800-38D) with a random 96-bit nonce for each number and the id of the key
 * beside it, so that keys can be changed. The newest key encrypts, every key decrypts. The id of the
 * application is authenticated with it: whoever can write to the database but has no key cannot give one
 * person's number to another. `report` is called for each that cannot be decrypted.
 */
export function createPassportCipher(
  secrets: Secrets,
  report: (unreadable: UnreadablePassport) => void = () => {},
): PassportCipher {
  const keys = new Map(
    Object.entries(secrets.passportKeys).map(([id, key]) => [id, Buffer.from(key, 'base64url')]),
  );
  const [newestId, newestKey] = newest(secrets.passportKeys);
  const searchKeys = derivedKeys(secrets, 'passport-search');
  const contentKeys = derivedKeys(secrets, 'submission');
  const hashes = (text: string) => hashesBy(searchKeys, ({ value }) => hmac(value, text));
  const tailHashes = (tail: string) => hashes(`tail:${tail}`);
  return {
    encrypt(typed, id, value = normalisePassport(typed).value) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', Buffer.from(newestKey, 'base64url'), nonce, {
        authTagLength,
      });
      cipher.setAAD(Buffer.from(id));
      const ciphertext = [cipher.update(typed, 'utf8'), cipher.final()];
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), ...ciphertext]);
      return {
        passportSealed: boundFormat + bytes.toString('base64'),
        passportKeyId: newestId,
        passportHash: value && hashes(value)[0],
        passportTailHash: value && tailHashes(value.slice(-4))[0],
      };
    },
    searchHashes(typed, value = normalisePassport(typed).value) {
      const isTail = /^[A-Z\d]{4}$/.test(typed);
      return {
        passportHashes: value ? hashes(value) : [],
        passportTailHashes: isTail ? tailHashes(typed) : [],
      };
    },
    contentHashes(content) {
      return hashesBy(contentKeys, ({ version, value }) => `${version}:${hmac(value, content)}`);
    },
    decrypt({ _id, passportSealed, passportKeyId }) {
      const key = keys.get(passportKeyId);
      const typed = key && decrypted(key, passportSealed, _id);
      if (typed !== undefined && typed !== null) return typed;
      report({ code: key ? 'not_authentic' : 'key_missing', application: _id });
      return null;
    },
  };
}

/** In bytes. A shorter one would be taken too, and guessed sooner. */
const authTagLength = 16;

function decrypted(key: Buffer, ciphertext: string, id: string): string | null {
  const isBound = ciphertext.startsWith(boundFormat);
  const bytes = Buffer.from(isBound ? ciphertext.slice(boundFormat.length) : ciphertext, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength });
    if (isBound) decipher.setAAD(Buffer.from(id));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // Node throws the same for every damage, and what it says of it helps nobody.
    return null;
  }
}

/** A hash by each key, that of the newest first. */
function hashesBy(
  [newestKey, ...olderKeys]: VersionedKeys,
  hashBy: (key: VersionedKey) => string,
): [string, ...string[]] {
  return [hashBy(newestKey), ...olderKeys.map(hashBy)];
}

function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** The cipher for what staff ask for: a number that cannot be decrypted is logged with its application. */
export function loggingCipher({ secrets, log }: { secrets: Secrets; log: Log }): PassportCipher {
  return createPassportCipher(secrets, (unreadable) =>
    log.error(unreadable, 'passport unreadable'),
  );
}

/**
 * A passport number of which nobody can guess the rest: `•••••678`, the last three signs where there
 * are six or more, none of a shorter one. A text without digits is no number (`NO PASSPORT YET`) and
 * stays.
 */
export function maskedPassport<Typed extends string | null>(typed: Typed): string | Typed {
  if (typed === null) return typed;
  // Signs that only stand for digits (①) are found as digits too.
  if (!/\p{Nd}/u.test(typed.normalize('NFKC'))) return typed;
  const signs = [...typed.replace(/[\s\p{Cf}\p{Pd}]/gu, '')];
  return `•••••${signs.length >= 6 ? signs.slice(-3).join('') : ''}`;
}
