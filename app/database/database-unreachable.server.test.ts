import { expect, test } from 'vitest';
import { isDatabaseUnreachable, isUniqueViolation } from './database.server.ts';

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P03',
  '53300',
  '08006',
  '57014',
  '25P03',
  '25006',
  '40001',
  '40P01',
  'SQLITE_BUSY',
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
])('%s means that the database is away', (code) => {
  expect(isDatabaseUnreachable(Object.assign(new Error('x'), { code }))).toBe(true);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Postgres connection has been discarded',
])('so does: %s', (message) => {
  expect(isDatabaseUnreachable(new Error(message))).toBe(true);
});

test.each([
  Object.assign(new Error('x'), { code: '23505' }),
  Object.assign(new Error('x'), { code: 'SQLITE_CONSTRAINT_UNIQUE' }),
  new TypeError('x is not a function'),
  null,
])('a fault of ours is none: %s', (error) => {
  expect(isDatabaseUnreachable(error)).toBe(false);
  expect(isUniqueViolation(error)).toBe(
    error !== null && 'code' in error && typeof error.code === 'string',
  );
});
