import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseSettings, settingNames, variables, withFiles } from './env.server.ts';
import { SettingError } from '#app/config/setting.ts';

const example = readFileSync('.env.example', 'utf8');
const commentedOut = /^#(?=[A-Z\d_]+=)/gm;

test('nothing has to be set', () => {
  const dataDir = resolve('data');
  expect(parseSettings({})).toMatchObject({
    port: 3000,
    hosts: ['127.0.0.1', '::1'],
    dataDir,
    publicOrigin: null,
    databaseUrl: `file:${dataDir}/sampan.sqlite`,
    mail: { kind: 'file' },
    firstStaff: null,
    rateLimits: true,
    logLevel: 'info',
  });
});

test('an empty variable counts as absent', () => {
  const empty = Object.fromEntries(settingNames.map((name) => [name, ' ']));
  expect(parseSettings(empty)).toEqual(parseSettings({}));
});

test('.env.example is made of the settings; `vitest run env.server --update` makes it anew', async () => {
  await expect(exampleFile()).toMatchFileSnapshot(resolve('.env.example'));
});

test('.env.example changes nothing as it is, and its examples can be used', () => {
  expect(parseEnv(example)).toEqual({});
  const settings = parseSettings(parseEnv(example.replace(commentedOut, '')));
  expect(settings.publicOrigin).toMatch(/^https:/);
});

test('a setting can be in a file of its own', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'sampan-settings-')), 'url');
  writeFileSync(path, 'postgres://u:p@db/sampan\n');
  const environment = withFiles({
    DATABASE_URL_FILE: path,
    MAIL_TO_FILE: '',
    SECRETS_FILE: '/k.json',
  });
  expect(parseSettings(environment)).toMatchObject({
    databaseUrl: 'postgres://u:p@db/sampan',
    secretsFile: '/k.json',
  });
  rmSync(dirname(path), { recursive: true });
  expect(() => withFiles({ DATABASE_URL_FILE: path })).toThrow(
    new SettingError('DATABASE_URL_FILE names a file that cannot be read (ENOENT).'),
  );
  expect(() => withFiles({ DATABASE_URL_FILE: path, DATABASE_URL: 'file:/x' })).toThrow(
    new SettingError('DATABASE_URL_FILE cannot be set too, because DATABASE_URL is.'),
  );
});

describe('a setting that cannot be used stops the start with one sentence that names it', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'two hosts'],
    ['PUBLIC_ORIGIN', 'www.example.com'],
    ['PUBLIC_ORIGIN', 'https://www.example.com/'],
    ['PUBLIC_ORIGIN', 'https://www.example.com/site'],
    ['PUBLIC_ORIGIN', 'ftp://www.example.com'],
    ['PUBLIC_ORIGIN', 'https://WWW.example.com'],
    ['DATABASE_URL', 'mysql://localhost/sampan'],
    ['DATABASE_URL', 'sampan.sqlite'],
    ['TRUSTED_PROXIES', 'proxy.example.com'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/-1'],
    ['TRUSTED_PROXIES', '::1/129'],
    ['TRUSTED_PROXIES', '10.0.0.0/'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/9'],
    ['TRUSTED_PROXIES', '10.0.0.0/0x8'],
    ['IMAGE_STORE', 'tape'],
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_BUCKET', 'Has Capitals'],
    ['S3_ADDRESSING', 'host'],
    ['S3_PUBLIC_URL', 'ftp://pictures.example.com'],
    ['IMAGE_HOST_UPLOAD_URL', 'api.imgbb.com'],
    ['IMAGE_HOST_ORIGIN', 'https://i.ibb.co/'],
    ['BACKUP_PASSPHRASE', 'short'],
    ['BACKUP_KEEP_DAYS', '0'],
    ['BACKUP_DAILY', 'yes'],
    ['BACKUP_TO', 'backups'],
    ['BACKUP_TO', 'https://s3.example.com/backups'],
    ['BACKUP_TO', 'sftp://key:secret@files.example.com/backups'],
    ['BACKUP_TO', 'https://key:secret@s3.example.com/backups/sampan'],
    ['BACKUP_TO', 'https://key:100%@s3.example.com/backups'],
    ['SIGN_IN', 'magic'],
    ['SECOND_FACTOR', 'yes'],
    ['STAFF_ALLOW_LIST', 'a b@example.com'],
    ['IDENTITY_PROJECT_ID', 'two words'],
    ['OIDC_ISSUER', 'login.example.com'],
    ['MESSAGING_LINK', 'telegram'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'smtp://mail.example.com?cleartext=yes'],
    ['SEND_FORM_URL', 'api.example.com'],
    ['SEND_FORM_USER_ID', 'two words'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Sampan <nobody>'],
    ['MAIL_FROM', 'Sampan, Dhaka <website@example.com>'],
    ['MAIL_FROM', 'Sampan\n <website@example.com>'],
    ['MAIL_TO', 'office@'],
    ['FIRST_STAFF_EMAIL', 'manager'],
    ['FIRST_STAFF_PASSWORD', 'short'],
    ['FIRST_STAFF_PASSWORD', 'x'.repeat(129)],
    ['RATE_LIMITS', 'no'],
    ['APPLICATIONS_PER_ADDRESS', '20'],
    ['APPLICATIONS_PER_NETWORK', '0,5'],
    ['APPLICATIONS_OVERALL', '60,20'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'x'.repeat(15)],
    ['METRICS_TOKEN', 'two words of more than sixteen'],
  ])('%s=%s', (name, value) => {
    const parse = () => parseSettings({ [name]: value });
    expect(parse).toThrow(SettingError);
    expect(parse).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
  });

  test('SECOND_FACTOR required where a provider asks for codes', () => {
    const oidc = {
      SIGN_IN: 'oidc',
      STAFF_ALLOW_LIST: 'a@example.com',
      OIDC_ISSUER: 'https://login.example.com',
      OIDC_CLIENT_ID: 'sampan',
      OIDC_CLIENT_SECRET: 'client-secret',
      PUBLIC_ORIGIN: 'https://www.example.com',
    };
    expect(parseSettings(oidc).secondFactorRequired).toBe(false);
    const parse = () => parseSettings({ ...oidc, SECOND_FACTOR: 'required' });
    expect(parse).toThrow(SettingError);
    expect(parse).toThrow(/^SECOND_FACTOR cannot be required for SIGN_IN oidc, [^\n]+\.$/);
    expect(parseSettings({ SECOND_FACTOR: 'required' }).secondFactorRequired).toBe(true);
  });

  test.each(['FIRST_STAFF_EMAIL', 'FIRST_STAFF_PASSWORD'])('%s alone', (name) => {
    const both = { FIRST_STAFF_EMAIL: 'a@example.com', FIRST_STAFF_PASSWORD: 'x'.repeat(12) };
    const parse = () => parseSettings({ ...both, [name]: '' });
    expect(parse).toThrow(new RegExp(`^${name} must be set too`));
  });
});

test.each([
  [undefined, false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1', false],
  ['http://[::1]:8080', false],
  ['https://www.example.com', true],
  ['http://localhost.example.com', true],
])('with PUBLIC_ORIGIN %s, RATE_LIMITS=off leaves them %s', (PUBLIC_ORIGIN, limited) => {
  expect(parseSettings({ PUBLIC_ORIGIN, RATE_LIMITS: 'off' }).rateLimits).toBe(limited);
});

test('mails about applications cannot go through a provider for contact messages', () => {
  const provider = { SEND_FORM_TEMPLATE_ID: 'template', SEND_FORM_USER_ID: 'user' };
  const settings = { ...provider, APPLICATION_MAIL_TO: 'office@example.com' };
  expect(() => parseSettings(settings)).toThrow(/^APPLICATION_MAIL_TO needs SMTP_URL/);
});

/** Every setting with its comment and example, all commented out. */
function exampleFile(): string {
  const paragraphs = [
    `Settings. Copy this file to \`.env\` and change what differs; a variable set in the environment wins over
    the file, and an empty one counts as absent. Each line shows an example, commented out.`,
    `Any of them can be in a file of its own, as containers and systemd keep passwords: with
    DATABASE_URL_FILE=/run/secrets/database-url the value of DATABASE_URL is what that file says.`,
  ];
  const head = paragraphs.map(commentOf).join('#\n');
  const entries = Object.entries(variables).map(([name, schema]) => {
    const { comment, example: value } = v.getMetadata(schema);
    return `${comment ? `\n${commentOf(comment)}` : ''}#${name}=${value}\n`;
  });
  return head + entries.join('');
}

/** Wraps a comment at 100 characters. */
function commentOf(text: string): string {
  const lines = ['#'];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length < 100) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`# ${word}`);
  }
  return `${lines.join('\n')}\n`;
}
