import { existsSync, readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { errorCode } from './error-code.ts';
import {
  type SignInSettings,
  chooseSignIn,
  signInVariables,
} from '#app/auth/identity/sign-in-settings.ts';
import {
  type ImageStoreKind,
  type ImageStoreSettings,
  chooseImageStore,
  imageStoreVariables,
} from '#app/images/image-store-settings.ts';
import { isLoopbackOrigin } from './loopback.ts';
import { type MailSettings, chooseMailer, mailVariables } from '#app/mail/mail-settings.ts';
import { type LinkHost, linkHosts } from './messaging-link.ts';
import { misspeltSettings } from './misspelt-settings.ts';
import { type MapProvider, chooseMapProvider } from './map-provider.ts';

/** What the operator has decided, checked and with every default filled in. `.env.example` explains each. */
export type Settings = {
  port: number;
  /** Addresses to listen on. Loopback only, unless the operator says otherwise. */
  hosts: string[];
  /** Absolute path of the folder for the embedded database, pictures, mail and secrets. */
  dataDir: string;
  /** Absolute path of the file with the keys. */
  secretsFile: string;
  /** The origin under which visitors reach the site, or null on a machine of one's own. */
  publicOrigin: string | null;
  databaseUrl: string;
  trustedProxies: BlockList;
  /** How mail is sent. */
  mail: MailSettings;
  /** Who checks that staff are who they say. */
  signIn: SignInSettings;
  /** Whether staff must have a second factor, with our own accounts. */
  secondFactorRequired: boolean;
  mailFrom: string;
  /** Without it, the agency's own address. */
  mailTo: string | null;
  /** Who is told of each new application; null when nobody is. */
  applicationMailTo: string | null;
  /** Where pictures are kept. */
  imageStore: ImageStoreSettings;
  firstStaff: { email: string; password: string } | null;
  /** Whose interactive map is shown after a tap. */
  mapProvider: MapProvider;
  /** Which form of link opens the messaging app. */
  linkHost: LinkHost;
  rateLimits: boolean;
  /** How many applications in an hour are flagged and refused. */
  applicationLimits: ApplicationLimits;
  /** For how many months after the last contact an application is kept. */
  retentionMonths: number;
  /** After how many minutes without use a session of staff ends. */
  sessionIdleMinutes: number;
  backup: BackupSettings;
  /** For how long connections are still taken once the site was told to stop. */
  drainMs: number;
  /** What opens `/metrics`; null when nothing does. */
  metricsToken: string | null;
  logLevel: string;
};

/** Applications in an hour: beyond the first number staff are told, beyond the second they are refused. */
export type HourlyLimit = { flagged: number; refused: number };

/** From one address (IPv6: /64), from one network (IPv6: /48), and from everybody together. */
export type ApplicationLimits = {
  perAddress: HourlyLimit;
  perNetwork: HourlyLimit;
  overall: HourlyLimit;
};

/** Where archives go, how they are locked, and how long they are kept. */
export type BackupSettings = {
  /** Absolute path of the folder. */
  folder: string;
  passphrase: string | null;
  keptDays: number;
  /** Whether the site makes one a day by itself. */
  daily: boolean;
};

/** A setting that cannot be used. The message is one sentence that begins with the variable's name. */
export class SettingError extends Error {}

/**
 * Reads `.env` in the working directory, if there is one, and the environment, which wins over it. Says on
 * stderr, once, which names there are no settings. Throws a `SettingError`.
 */
export function loadSettings(imageStoreKind?: ImageStoreKind): Settings {
  const inFile = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const known = Object.keys(process.env);
  for (const [name, value] of Object.entries(inFile)) process.env[name] ??= value;
  warnOnce(misspeltSettings(Object.keys(inFile), known, settingNames));
  return parseSettings(withFiles(process.env), imageStoreKind);
}

/** Commands read the settings several times. */
function warnOnce(sentences: string[]): void {
  for (const sentence of sentences) {
    if (!warned.has(sentence)) console.error(sentence);
    warned.add(sentence);
  }
}

const warned = new Set<string>();

/** `NAME_FILE` names a file with the value of the setting `NAME`, as containers and systemd keep passwords. */
export function withFiles(
  environment: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const given = { ...environment };
  for (const name of settingNames) {
    const path = given[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (given[name]?.trim())
      throw new SettingError(`${name}_FILE cannot be set too, because ${name} is.`);
    try {
      given[name] = readFileSync(path, 'utf8').trim();
    } catch (error) {
      throw new SettingError(
        `${name}_FILE names a file that cannot be read (${errorCode(error)}).`,
      );
    }
  }
  return given;
}

/**
 * Turns the environment into settings. Pure. An empty variable counts as absent.
 * Throws a `SettingError` that names the first variable that cannot be used. `imageStoreKind` asks
 * for another image store than the environment names, for moving pictures.
 */
export function parseSettings(
  environment: Record<string, string | undefined>,
  imageStoreKind?: ImageStoreKind,
): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim()),
  );
  const result = v.safeParse(variables, given, { abortPipeEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    throw new SettingError(`${v.getDotPath(issue)} ${issue.message}.`);
  }
  const { FIRST_STAFF_EMAIL: email, FIRST_STAFF_PASSWORD: password, ...variable } = result.output;
  if (Boolean(email) !== Boolean(password)) {
    const missing = email ? 'FIRST_STAFF_PASSWORD' : 'FIRST_STAFF_EMAIL';
    throw new SettingError(`${missing} must be set too, because its counterpart is.`);
  }
  const mapProvider = chooseMapProvider(variable.MAP_PROVIDER, variable.MAP_KEY);
  if (!mapProvider) throw new SettingError('MAP_KEY must be set for MAP_PROVIDER google-embed.');
  const dataDir = resolve(variable.DATA_DIR);
  return {
    port: variable.PORT,
    hosts: variable.HOST ? [variable.HOST] : ['127.0.0.1', '::1'],
    dataDir,
    secretsFile: resolve(variable.SECRETS_FILE ?? join(dataDir, 'secrets.json')),
    publicOrigin: variable.PUBLIC_ORIGIN ?? null,
    databaseUrl: variable.DATABASE_URL ?? `file:${join(dataDir, 'sampan.sqlite')}`,
    trustedProxies: variable.TRUSTED_PROXIES,
    mail: mailOf(variable),
    signIn: signInOf(variable),
    secondFactorRequired: isSecondFactorRequired(variable),
    mailFrom: variable.MAIL_FROM,
    mailTo: variable.MAIL_TO ?? null,
    applicationMailTo: variable.APPLICATION_MAIL_TO ?? null,
    imageStore: imageStoreOf(variable, imageStoreKind),
    firstStaff: email && password ? { email, password } : null,
    mapProvider,
    linkHost: variable.MESSAGING_LINK,
    // Switched off for measuring, never on a site that strangers reach.
    rateLimits: variable.RATE_LIMITS === 'on' || isReachedByStrangers(variable.PUBLIC_ORIGIN),
    applicationLimits: {
      perAddress: variable.APPLICATIONS_PER_ADDRESS,
      perNetwork: variable.APPLICATIONS_PER_NETWORK,
      overall: variable.APPLICATIONS_OVERALL,
    },
    retentionMonths: variable.RETENTION_MONTHS,
    sessionIdleMinutes: variable.SESSION_IDLE_MINUTES,
    backup: {
      folder: resolve(variable.BACKUP_DIR ?? join(dataDir, 'backups')),
      passphrase: variable.BACKUP_PASSPHRASE ?? null,
      keptDays: variable.BACKUP_KEEP_DAYS,
      daily: variable.BACKUP_DAILY ? variable.BACKUP_DAILY === 'on' : isEmbedded(variable),
    },
    drainMs: variable.DRAIN_SECONDS * 1000,
    metricsToken: variable.METRICS_TOKEN ?? null,
    logLevel: variable.LOG_LEVEL,
  };
}

const email = v.pipe(v.string(), v.email('must be an e-mail address'));

const url = (protocols: string[], message: string) =>
  v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message),
  );

const idleRange = 'must be a number of minutes from 5 to 720';

const variables = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65535, 'must be a port number from 0 to 65535'),
    ),
    '3000',
  ),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an IP address')),
  ),
  DATA_DIR: v.optional(v.string(), 'data'),
  SECRETS_FILE: v.optional(v.string()),
  PUBLIC_ORIGIN: v.optional(
    v.pipe(
      url(['http:', 'https:'], 'must be an origin such as https://www.example.com'),
      v.check(
        (value) => new URL(value).origin === value,
        'must be an origin such as https://www.example.com, without a path or a slash at its end',
      ),
    ),
  ),
  DATABASE_URL: v.optional(
    url(['postgres:', 'postgresql:', 'file:'], 'must begin with postgres:// or file:'),
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const list = parseProxies(dataset.value);
        if (list) return list;
        addIssue({
          message: 'must be IP addresses or networks such as 10.0.0.0/8, separated by commas',
        });
        return NEVER;
      }),
    ),
    '',
  ),
  ...mailVariables,
  ...signInVariables,
  MAIL_FROM: v.optional(email, 'website@sampan.example'),
  MAIL_TO: v.optional(email),
  APPLICATION_MAIL_TO: v.optional(email),
  ...imageStoreVariables,
  SECOND_FACTOR: v.optional(
    v.picklist(['optional', 'required'], 'must be optional or required'),
    'optional',
  ),
  FIRST_STAFF_EMAIL: v.optional(email),
  FIRST_STAFF_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.minLength(12, 'must have 12 characters or more'),
      v.maxLength(128, 'must have 128 characters or less'),
    ),
  ),
  MAP_PROVIDER: v.optional(
    v.picklist(
      ['openstreetmap', 'google-embed', 'google-undocumented'],
      'must be openstreetmap, google-embed or google-undocumented',
    ),
  ),
  MESSAGING_LINK: v.optional(v.picklist(linkHosts, 'must be api, wa or web'), 'api'),
  MAP_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, _ and -'))),
  RETENTION_MONTHS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,2}$/, 'must be a number of months from 1 to 999'),
      v.transform(Number),
    ),
    '18',
  ),
  SESSION_IDLE_MINUTES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, idleRange),
      v.transform(Number),
      v.minValue(5, idleRange),
      v.maxValue(720, idleRange),
    ),
    '60',
  ),
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_PASSPHRASE: v.optional(
    v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more')),
  ),
  BACKUP_KEEP_DAYS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/, 'must be a number of days from 1 to 9999'),
      v.transform(Number),
    ),
    '14',
  ),
  BACKUP_DAILY: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  APPLICATIONS_PER_ADDRESS: hourlyLimit('20,60'),
  APPLICATIONS_PER_NETWORK: hourlyLimit('100,300'),
  APPLICATIONS_OVERALL: hourlyLimit('500,3000'),
  DRAIN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\d|1[0-5])$/, 'must be a number of seconds from 0 to 15'),
      v.transform(Number),
    ),
    '0',
  ),
  METRICS_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.~+/=-]{16,}$/, 'must be 16 or more letters, digits and -._~+/='),
    ),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be debug, info, warn, error or silent',
    ),
    'info',
  ),
});

function hourlyLimit(usual: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,5},[1-9]\d{0,5}$/, 'must be two numbers from 1 to 999999 such as 20,60'),
      v.transform((text): HourlyLimit => {
        const [flagged, refused] = text.split(',').map(Number) as [number, number];
        return { flagged, refused };
      }),
      v.check(({ flagged, refused }) => flagged <= refused, 'must begin with the smaller number'),
    ),
    usual,
  );
}

/** Every variable that is a setting. */
export const settingNames: string[] = Object.keys(variables.entries);

/** PostgreSQL is backed up by whoever runs it, unless they say otherwise. */
function isEmbedded({ DATABASE_URL: url }: v.InferOutput<typeof variables>): boolean {
  return !url || url.startsWith('file:');
}

function mailOf(given: v.InferOutput<typeof variables>): MailSettings {
  const chosen = chooseMailer(given);
  if (!('missing' in chosen)) {
    if (chosen.kind !== 'send-form' || !given.APPLICATION_MAIL_TO) return chosen;
    throw new SettingError(
      'APPLICATION_MAIL_TO needs SMTP_URL, because the send-form provider takes contact messages only.',
    );
  }
  throw new SettingError(`${chosen.missing} must be set too, because its counterpart is.`);
}

function signInOf(given: v.InferOutput<typeof variables>): SignInSettings {
  const chosen = chooseSignIn(given);
  if (!('missing' in chosen)) return chosen;
  throw new SettingError(`${chosen.missing} must be set for SIGN_IN ${given.SIGN_IN}.`);
}

function isSecondFactorRequired(given: v.InferOutput<typeof variables>): boolean {
  if (given.SECOND_FACTOR === 'optional') return false;
  if (signInOf(given).kind === 'built-in') return true;
  throw new SettingError(
    `SECOND_FACTOR cannot be required for SIGN_IN ${given.SIGN_IN}, because the provider asks for codes: require it there.`,
  );
}

function imageStoreOf(
  given: v.InferOutput<typeof variables>,
  kind: ImageStoreKind | undefined,
): ImageStoreSettings {
  const chosen = chooseImageStore(given, kind);
  if (!('missing' in chosen)) return chosen;
  throw new SettingError(`${chosen.missing} must be set for the image store ${chosen.kind}.`);
}

function parseProxies(text: string): BlockList | null {
  const list = new BlockList();
  for (const entry of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', length] = entry.split('/');
    const version = isIP(address);
    const bits = length === undefined ? (version === 4 ? 32 : 128) : Number(length);
    if (!version || !Number.isInteger(bits) || bits < 0 || bits > (version === 4 ? 32 : 128))
      return null;
    list.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

function isReachedByStrangers(origin: string | undefined): boolean {
  return origin !== undefined && !isLoopbackOrigin(origin);
}
