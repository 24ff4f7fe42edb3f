import { expect, test } from 'vitest';
import { ExternalServiceError } from './external-service-error.server.ts';
import { operatorMessage } from './operator-message.server.ts';
import { SettingError } from './setting.ts';

const failure = (code: string, more = {}) => Object.assign(new Error('secret'), { code, ...more });

test.each([
  [new SettingError('PORT x.'), 'PORT x.'],
  [
    new ExternalServiceError('s3', 503),
    'A service that the settings name has failed (s3/503): npm run check:services tries each.',
  ],
  [
    failure('EACCES', { syscall: 'mkdir', path: '/srv/data' }),
    'The folder /srv/data cannot be made (EACCES): see DATA_DIR, or whichever setting names it.',
  ],
  [
    failure('EEXIST', { syscall: 'mkdir', path: '/etc/passwd' }),
    '/etc/passwd is a file, and a folder is needed there: see DATA_DIR, or whichever setting names it.',
  ],
])('%s is put into words that help', (error, sentence) => {
  expect(operatorMessage(error)).toBe(sentence);
});

test.each([
  // SQLite
  ['SQLITE_NOTADB', 'is damaged'],
  ['SQLITE_CORRUPT', 'is damaged'],
  ['SQLITE_CORRUPT_INDEX', 'is damaged'],
  ['SQLITE_FULL', 'is full'],
  ['SQLITE_IOERR_SHMSIZE', 'is full, or fails'],
  ['SQLITE_IOERR_WRITE', 'is full, or fails'],
  ['SQLITE_IOERR_READ', 'The disk of'],
  ['SQLITE_CANTOPEN', 'permission'],
  ['SQLITE_READONLY', 'permission'],
  ['SQLITE_READONLY_DIRECTORY', 'permission'],
  ['SQLITE_PERM', 'permission'],
  ['SQLITE_BUSY', 'Another process'],
  ['SQLITE_PROTOCOL', 'Another process'],
  ['SQLITE_NOMEM', 'too little memory'],
  // PostgreSQL
  ['3D000', 'There is no database'],
  ['28000', 'lets the role of DATABASE_URL not in'],
  ['28P01', 'with this password'],
  ['42501', 'may not make tables'],
  ['3F000', 'may not make tables'],
  ['22P05', 'its encoding is not UTF8'],
  ['53100', 'is full'],
  ['53200', 'too little memory'],
  ['53300', 'no connection left'],
  ['25006', 'can only be read'],
  ['40P01', 'call it again'],
  ['55P03', 'call it again'],
  ['57014', 'call it again'],
  ['57P01', 'try again soon'],
  ['57P03', 'try again soon'],
  ['08006', 'try again soon'],
  ['58030', 'its disk fails'],
  ['XX001', 'its disk fails'],
  // TLS
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'see sslmode'],
  ['EPROTO', 'see sslmode'],
  // the network
  ['ECONNREFUSED', 'cannot be reached'],
  ['ECONNRESET', 'cannot be reached'],
  ['ETIMEDOUT', 'cannot be reached'],
  ['EHOSTUNREACH', 'cannot be reached'],
  ['ENOTFOUND', '# as %23'],
  ['EAI_AGAIN', 'cannot be reached'],
  ['ERR_INVALID_URL', '# as %23'],
  // the disk
  ['ENOSPC', 'is full'],
  ['EDQUOT', 'is full'],
  ['EROFS', 'can only be read'],
  ['EIO', 'fails'],
  ['EMFILE', 'Too many files'],
  ['EACCES', 'may not read or write'],
  ['EPERM', 'may not read or write'],
  ['EISDIR', 'is a folder'],
  ['ENOENT', 'There is no'],
  ['ERR_DLOPEN_FAILED', 'node_modules'],
])(
  '%s has a sentence of its own, with the place and without what the driver says',
  (code, words) => {
    const said = operatorMessage(failure(code, { path: '/srv/place' }));
    expect(said).toContain(words);
    expect(said).toMatch(/^[^\n]+[.]$/);
    expect(said).not.toMatch(/secret|^ +at |should not/m);
    if (
      /^(SQLITE_(?!BUSY|PROTOCOL|NOMEM)|E(ACCES|PERM|IO|ROFS|NO|DQ|ISD))/.test(code) &&
      !/FOUND/.test(code)
    )
      expect(said).toContain('/srv/place');
  },
);

test.each([
  ['timeout exceeded when trying to connect', 'cannot be reached (timeout)'],
  ['The server does not support SSL connections', 'does not speak TLS'],
])('so has what a driver says without a code: %s', (message, words) => {
  expect(operatorMessage(new Error(message))).toContain(words);
});

test.each([
  [new TypeError('secret'), 'TypeError, at app/config/operator-message.server.test.ts:'],
  [failure('23505'), '(Error, 23505, at app/'],
  [Object.assign(new Error('secret'), { stack: undefined }), '(Error)'],
  [null, '(object)'],
  ['secret', '(string)'],
])('of a fault of ours stand kind, code, place and page: %s', (error, words) => {
  const said = operatorMessage(error);
  expect(said).toContain(words);
  expect(said).toContain('docs/operations/trouble.md');
  expect(said).not.toMatch(/secret|\n/);
});

test('the stack is there for whoever asks for it', () => {
  const { stack } = new TypeError('x is not a function');
  expect(stack).toContain('\n    at ');
  const error = Object.assign(new TypeError('x is not a function'), { stack });
  expect(operatorMessage(error, true)).toContain(stack);
});
