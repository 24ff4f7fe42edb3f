import { expect, test } from 'vitest';
import { SchemaError } from '#app/database/migrate.server.ts';
import { ExternalServiceError } from './external-service-error.server.ts';
import { SettingError } from './setting.ts';
import { SecretsError } from './secrets.server.ts';
import { operatorMessage } from './operator-message.server.ts';

const failure = (code: string, more = {}) => Object.assign(new Error('secret'), { code, ...more });

test.each([
  [new SettingError('PORT x.'), 'PORT x.'],
  [new SecretsError('Keys.'), 'Keys.'],
  [new SchemaError('Old.'), 'Old.'],
  [
    new ExternalServiceError('s3', 503),
    'A service that the settings name has failed (s3/503): npm run check:services tries each.',
  ],
  [failure('ECONNREFUSED'), 'DATABASE_URL names a database that cannot be reached (ECONNREFUSED).'],
  [
    new Error('timeout exceeded when trying to connect'),
    'DATABASE_URL names a database that cannot be reached (timeout).',
  ],
  [failure('28P01'), 'DATABASE_URL names a database that does not let us in (28P01).'],
  [failure('SQLITE_FULL'), 'The database cannot be written to just now (SQLITE_FULL).'],
  [failure('25006'), 'The database cannot be written to just now (25006).'],
  [failure('40P01'), 'The database cannot be written to just now (40P01).'],
  [
    failure('EACCES', { syscall: 'mkdir', path: '/srv/data' }),
    'The folder /srv/data cannot be made (EACCES): see DATA_DIR, or whichever setting names it.',
  ],
  [
    failure('EEXIST', { syscall: 'mkdir', path: '/etc/passwd' }),
    '/etc/passwd is a file, and a folder is needed there: see DATA_DIR, or whichever setting names it.',
  ],
  [
    failure('SQLITE_CANTOPEN'),
    'DATA_DIR or DATABASE_URL names a place where no database can be opened (SQLITE_CANTOPEN).',
  ],
  [
    failure('EACCES', { syscall: 'access', path: '/root/sampan.tar.gz' }),
    'The user that this runs as may not read /root/sampan.tar.gz.',
  ],
])('%s is put into words that help', (error, sentence) => {
  expect(operatorMessage(error)).toBe(sentence);
});

test.each([new TypeError('x is not a function'), failure('23505'), null])(
  'a fault of ours is not: %s',
  (error) => {
    expect(operatorMessage(error)).toBeNull();
  },
);
