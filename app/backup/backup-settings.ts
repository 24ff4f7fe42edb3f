import { isAbsolute, join, resolve } from 'node:path';
import * as v from 'valibot';
import type { S3Bucket } from '#app/images/s3-bucket.server.ts';
import { type Values, digits, onOrOff, required, setting } from '#app/config/setting.ts';

/** The second place for backups: a folder of another disk or machine, or a bucket. */
export type SecondPlaceSettings = { kind: 'folder'; folder: string } | ({ kind: 's3' } & S3Bucket);

/** The settings for backups. */
export const backupVariables = {
  BACKUP_DIR: setting(
    v.optional(v.string()),
    '/mnt/backups/sampan',
    `Where backups go, the passphrase that encrypts them, and for how many days they are kept. Defaults:
    DATA_DIR/backups, not encrypted, 14. Only encrypted ones hold the secrets. BACKUP_DAILY: on makes one
    a day by itself; default: on with the embedded database or BACKUP_TO, else off. Under systemd the site
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
  BACKUP_TO: setting(
    v.optional(
      v.pipe(
        v.string(),
        v.rawTransform(({ dataset, addIssue, NEVER }) => {
          const place = parseSecondPlace(dataset.value);
          if (place) return place;
          addIssue({
            message:
              'must be https://KEY:SECRET@HOST/BUCKET, with / + % of the key as %2F %2B %25, or the absolute path of a folder',
          });
          return NEVER;
        }),
      ),
    ),
    'https://KEY:SECRET@s3.eu-central-1.example.com/sampan-backups?region=eu-central-1',
    `A second place, away from this server, for what the last ten minutes changed and for 7 days, 4 weeks
    and 12 months of backups: an S3 bucket of its own, or a folder on a disk of another machine that is mounted
    here, which must exist. Needs BACKUP_PASSPHRASE: nothing leaves unsealed. Region: us-east-1 by default;
    without /BUCKET the bucket is in the host name. Default: none, and a lost server takes its backups along.`,
  ),
};

/** Null where it is neither a folder nor a bucket with its key. */
export function parseSecondPlace(text: string): SecondPlaceSettings | null {
  if (isAbsolute(text)) return { kind: 'folder', folder: resolve(text) };
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password) return null;
  if (!/^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?)?$/.test(url.pathname)) return null;
  try {
    return {
      kind: 's3',
      url: `${url.origin}${url.pathname.replace(/\/?$/, '/')}`,
      region: url.searchParams.get('region') ?? 'us-east-1',
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    };
  } catch {
    // A % that encodes nothing.
    return null;
  }
}

/** Where archives are stored, how they are encrypted, and how long they are kept. */
export function backupSettings(
  values: Values<typeof backupVariables>,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
) {
  if (values.BACKUP_TO) required(values, 'BACKUP_PASSPHRASE', 'for BACKUP_TO');
  const isOurs = databaseUrl.startsWith('file:') || values.BACKUP_TO !== undefined;
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
      daily: values.BACKUP_DAILY ? values.BACKUP_DAILY === 'on' : isOurs,
      /** The second place; null where there is none. */
      to: values.BACKUP_TO ?? null,
    },
  };
}
