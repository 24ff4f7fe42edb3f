import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { type Secrets, makeSecrets, withNewKeys } from '#app/config/secrets.server.ts';
import type { Answers } from '../rules.ts';
import { insertApplication } from './insert-application.server.ts';
import { createPassportCipher } from './passport-cipher.server.ts';
import { keyOfAnswers } from '#app/limits/submission-key.server.ts';

const answers: Answers = {
  name: 'Rakib Hasan',
  birth: '',
  phone: '01712345678',
  email: 'rakib@gmail.com',
  noEmail: false,
  address: 'Mirpur, Dhaka',
  job: 'Electrician',
  experience: '6 years',
  passport: 'A01234567',
  reference: 'None',
  present: 'Bangladesh',
  interested: 'Hungary',
  helperName: '',
  helperPhone: '',
  consent: '2026-11-21',
};

const folder = mkdtempSync(join(tmpdir(), 'submission-key-'));
let database: OpenDatabase;
let secrets: Secrets;

beforeAll(async () => {
  secrets = await makeSecrets(join(folder, 'secrets.json'));
  database = openDatabase(`file:${join(folder, 'test.sqlite')}`);
  await migrate(database);
});
beforeEach(() => database.db.deleteFrom('application').execute());
afterAll(async () => {
  await database.db.destroy();
  rmSync(folder, { recursive: true });
});

function keyAt(
  time: string,
  changed: Partial<Answers> = {},
  clientAddress = '203.0.113.7',
  keys = secrets,
) {
  const now = new Date(`2026-03-01T${time}Z`);
  const sending = { table: 'application', clientAddress, now } as const;
  return keyOfAnswers(database.db, keys, { ...answers, ...changed }, sending);
}

function submitAt(time: string, key: string) {
  return insertApplication(
    database.db,
    createPassportCipher(secrets),
    { ...answers, birth: null, helperName: '', helperPhone: '', consent: '', fillSeconds: '' },
    { key, now: new Date(`2026-03-01T${time}Z`) },
  );
}

test('the same answers from the same address have one key within the hour', async () => {
  expect(await keyAt('10:05:00')).toBe(await keyAt('10:55:00'));
});

test('other answers or another address have another key', async () => {
  const key = await keyAt('10:05:00');
  expect(await keyAt('10:05:00', { name: 'Rakib Hasan ' })).not.toBe(key);
  expect(await keyAt('10:05:00', {}, '203.0.113.8')).not.toBe(key);
});

test('one network of IPv6 counts as one address', async () => {
  const key = await keyAt('10:05:00', {}, '2001:db8:1:2::1');
  expect(await keyAt('10:05:00', {}, '2001:db8:1:2:aaaa::9')).toBe(key);
});

test('the full hour between two tries does not double an application', async () => {
  const key = await keyAt('10:59:59');
  const first = await submitAt('10:59:59', key);
  expect(await keyAt('11:00:01')).toBe(key);
  expect(await submitAt('11:00:01', key)).toEqual(first);
});

test('after an hour it is a new application', async () => {
  const key = await keyAt('10:30:00');
  await submitAt('10:30:00', key);
  expect(await keyAt('11:29:59')).toBe(key);
  expect(await keyAt('11:30:00')).not.toBe(key);
});

test('a change of the keys between two tries does not double an application', async () => {
  const [key, keys] = [await keyAt('10:30:00'), withNewKeys(secrets)];
  expect(await keyAt('10:30:00', {}, '203.0.113.7', keys)).not.toBe(key);
  await submitAt('10:30:00', key);
  expect(await keyAt('10:40:00', {}, '203.0.113.7', keys)).toBe(key);
  expect(await keyAt('11:10:00', {}, '203.0.113.7', keys)).toBe(key);
  expect(await keyAt('11:30:00', {}, '203.0.113.7', keys)).not.toBe(key);
});

test('the key has the shape that the API asks for, and nothing personal in it', async () => {
  expect(await keyAt('10:30:00')).toMatch(/^[\w-]{43}$/);
});
