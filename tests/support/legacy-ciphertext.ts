import { createCipheriv, randomBytes } from 'node:crypto';
import {
  type EncryptedPassport,
  createPassportCipher,
} from '#app/applications/storage/passport-cipher.server.ts';
import { type Secrets, newest } from '#app/config/secrets.server.ts';

/** A passport number encrypted as before ciphertexts were bound to their row: it decrypts in any row. */
export function legacyCiphertext(secrets: Secrets, typed: string): EncryptedPassport {
  const key = Buffer.from(newest(secrets.passportKeys)[1], 'base64url');
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const ciphertext = [cipher.update(typed, 'utf8'), cipher.final()];
  return {
    ...createPassportCipher(secrets).encrypt(typed, ''),
    passportSealed: Buffer.concat([nonce, cipher.getAuthTag(), ...ciphertext]).toString('base64'),
  };
}
