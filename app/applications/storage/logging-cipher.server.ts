import type { Services } from '#app/config/services.server.ts';
import { type PassportCipher, createPassportCipher } from './passport-cipher.server.ts';

/** The cipher for whatever staff ask: numbers that cannot be read go to the log, by their applications. */
export function loggingCipher({ secrets, log }: Pick<Services, 'secrets' | 'log'>): PassportCipher {
  return createPassportCipher(secrets, (unreadable) =>
    log.error(unreadable, 'passport unreadable'),
  );
}
