import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { type Values, digits, onOrOff, setting } from '#app/config/setting.ts';

/** The settings for backups. */
export const backupVariables = {
  BACKUP_DIR: setting(
    v.optional(v.string()),
    '/mnt/backups/sampan',
    `Where backups go, the passphrase that encrypts them, and for how many days they are kept. Defaults:
    DATA_DIR/backups, not encrypted, 14. Only encrypted ones hold the secrets. BACKUP_DAILY: on makes one
    a day by itself; default: on with the embedded database, off with PostgreSQL. Under systemd the site
    writes to DATA_DIR and /mnt/backups alone: allow another folder with systemctl edit sampan@.`,
  ),
  BACKUP_PASSPHRASE: setting(
    v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
    'a-long-pass-phrase-kept-elsewhere',
  ),
  BACKUP_KEEP_DAYS: setting(
    v.optional(digits(/^[1-9]\d{0,3}$/, 'must be a number of days from 1 to 9999'), '14'),
    '30',
  ),
  BACKUP_DAILY: setting(v.optional(onOrOff), 'off'),
};

/** Where archives are stored, how they are encrypted, and how long they are kept. */
export function backupSettings(
  values: Values<typeof backupVariables>,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
) {
  return {
    backup: {
      /** Absolute path of the folder. */
      folder: resolve(values.BACKUP_DIR ?? join(dataDir, 'backups')),
      passphrase: values.BACKUP_PASSPHRASE ?? null,
      keptDays: values.BACKUP_KEEP_DAYS,
      /**
       * Whether the site makes a backup every day. On PostgreSQL that is up to the operator unless set
       * otherwise.
       */
      daily: values.BACKUP_DAILY ? values.BACKUP_DAILY === 'on' : databaseUrl.startsWith('file:'),
    },
  };
}
