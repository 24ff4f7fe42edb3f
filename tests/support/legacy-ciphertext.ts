import { createCipheriv, randomBytes } from 'node:crypto';
import {
  type SealedPassport,
  createPassportCipher,
} from '#app/applications/storage/passport-cipher.server.ts';
import { type Secrets, newest } from '#app/config/secrets.server.ts';

/** A passport number as it was sealed before it was bound to its row: it opens in any. */
export function sealedBefore(secrets: Secrets, typed: string): SealedPassport {
  const key = Buffer.from(newest(secrets.passportKeys)[1], 'base64url');
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = [cipher.update(typed, 'utf8'), cipher.final()];
  return {
    ...createPassportCipher(secrets).seal(typed, ''),
    passportSealed: Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64'),
  };
}
