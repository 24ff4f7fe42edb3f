import type { Log } from '#app/config/log.server.ts';
import type { Secrets } from '#app/config/secrets.server.ts';
import { type PassportCipher, createPassportCipher } from './passport-cipher.server.ts';

/** The cipher for what staff ask for: a number that cannot be decrypted is logged with its application. */
export function loggingCipher(secrets: Secrets, log: Log): PassportCipher {
  return createPassportCipher(secrets, (unreadable) =>
    log.error(unreadable, 'passport unreadable'),
  );
}
