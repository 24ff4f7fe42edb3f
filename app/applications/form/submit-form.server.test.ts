import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { parseSettings } from '#app/services/env.server.ts';
import { createRateLimiter } from '#app/limits/rate-limit.server.ts';
import { derivedKey, makeSecrets } from '#app/config/secrets.server.ts';
import { consentVersion } from '../fields.ts';
import { createLog } from '#app/config/log.server.ts';
import { openContent } from '#app/content/snapshot.server.ts';
import type { Receipt } from '../receipt/receipt-cookie.server.ts';
import { submitApplicationForm } from './submit-form.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'submit-form-'));
const now = new Date('2026-03-01T10:30:00Z');
let database: OpenDatabase;
let services: Parameters<typeof submitApplicationForm>[1];

beforeAll(async () => {
  const secrets = await makeSecrets(join(folder, 'secrets.json'));
  database = openDatabase(`file:${join(folder, 'test.sqlite')}`);
  await migrate(database);
  const limiter = createRateLimiter(database.db, derivedKey(secrets, 'rate-limit'), true);
  const settings = parseSettings({});
  const content = await openContent(database.db, createLog('silent'), () => now, settings);
  services = { secrets, limiter, settings, content };
});
beforeEach(() => database.db.deleteFrom('application').execute());
afterAll(async () => {
  await database.db.destroy();
  rmSync(folder, { recursive: true });
});

function send(changed: Record<string, string> = {}, held: Receipt | null = null, at = now) {
  const form = new FormData();
  const fields = {
    name: 'Rakib Hasan',
    birth: '৫/৩/১৯৯৮',
    phone: '01712345678',
    email: 'rakib@gmail.com',
    address: 'House 4\r\nMirpur, Dhaka',
    job: 'Electrician',
    experience: '৬ বছর',
    passport: 'A01234567',
    reference: 'None',
    present: 'Bangladesh',
    interested: 'Hungary',
    consent: consentVersion(18),
    ...changed,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const sending = { clientAddress: '203.0.113.7', language: 'bn', now: at, held } as const;
  return submitApplicationForm(database.db, services, form, sending);
}

function rows() {
  return database.db
    .selectFrom('application')
    .select(['name', 'phone', 'birth', 'email', 'noEmail', 'flags'])
    .execute();
}

test('a form without a key of its own is stored once, however often it is sent', async () => {
  const first = await send();
  expect(first).toMatchObject({ receipt: { receiptNumber: expect.stringMatching(/^.{4}-.{4}$/) } });
  expect(await send()).toEqual(first);
  expect(await rows()).toMatchObject([{ name: 'Rakib Hasan', birth: '1998-03-05', flags: '' }]);
});

test.each([
  ['01712345678', '678'],
  ['+880 1712-345 679', '679'],
  ['০১৭১২৩৪৫৬৭০', '670'],
])(
  'of the phone number %s the receipt says the last three digits alone',
  async (phone, phoneEnd) => {
    const result = await send({ phone });
    expect(result).toMatchObject({ receipt: { phoneEnd } });
    expect(JSON.stringify(result)).not.toContain('1712');
  },
);

test('refused answers come back whole and leave nothing behind', async () => {
  const result = await send({ name: '', email: 'rakib.mail.com' });
  expect(result).toMatchObject({
    reply: {
      status: 'refused',
      messages: [
        { field: 'name', code: 'required' },
        { field: 'email', code: 'email_unreadable' },
      ],
      answers: { email: 'rakib.mail.com', experience: '৬ বছর' },
    },
  });
  expect(await rows()).toEqual([]);
});

describe('decision 67: a second application of the day with the same phone', () => {
  const another = { name: 'Karim Hasan', phone: '+880 1712-345678', submissionKey: 'b'.repeat(32) };
  async function held(): Promise<Receipt> {
    const result = await send({ submissionKey: 'a'.repeat(32) });
    if (!('receipt' in result)) throw new Error('not taken');
    return result.receipt;
  }

  test('is asked about once, where the browser holds the receipt', async () => {
    const receipt = await held();
    expect(await send(another, receipt)).toMatchObject({
      reply: {
        status: 'sent_today',
        said: { bn: expect.stringContaining(receipt.receiptNumber) },
        confirmed: ['sent_today'],
        answers: { name: 'Karim Hasan' },
      },
    });
    expect(await rows()).toHaveLength(1);
    expect(await send({ ...another, asked: 'sent_today' }, receipt)).toHaveProperty('receipt');
    expect(await rows()).toHaveLength(2);
  });

  test('is taken without a question elsewhere, with another phone and on another day', async () => {
    const receipt = await held();
    const tomorrow = new Date('2026-03-02T10:30:00Z');
    expect(await send({ ...another, submissionKey: 'c'.repeat(32) })).toHaveProperty('receipt');
    expect(await send({ ...another, phone: '01712345679' }, receipt)).toHaveProperty('receipt');
    const later = { ...another, submissionKey: 'd'.repeat(32) };
    expect(await send(later, receipt, tomorrow)).toHaveProperty('receipt');
  });

  test('is none where the first is sent again: an answer that was lost', async () => {
    const receipt = await held();
    expect(await send({ submissionKey: 'a'.repeat(32) }, receipt)).toEqual({ receipt });
  });
});

describe('what looks like a slip', () => {
  test('is asked about once, then taken as typed', async () => {
    const odd = { phone: '0255012345', passport: 'Applied' };
    const result = await send(odd);
    expect(result).toMatchObject({
      reply: { status: 'needs_confirmation', confirmed: ['phone', 'passport'] },
    });
    expect(await rows()).toEqual([]);
    expect(await send({ ...odd, asked: 'phone passport' })).toHaveProperty('receipt');
    expect(await rows()).toMatchObject([{ phone: '0255012345' }]);
  });

  test('in another field is asked about all the same', async () => {
    const result = await send({ phone: '123', email: 'abc@gmail.con', asked: 'phone' });
    expect(result).toMatchObject({
      reply: { status: 'needs_confirmation', confirmed: ['phone', 'email'] },
    });
  });
});

test('who ticks "I have no e-mail" and writes one all the same, has one', async () => {
  await send({ noEmail: 'yes' });
  await send({ noEmail: 'yes', email: '', name: 'Another Person' });
  expect(await rows()).toMatchObject([
    { email: 'rakib@gmail.com', noEmail: 0 },
    { email: '', noEmail: 1, flags: 'duplicate no-email' },
  ]);
});

test('a key that was used for other answers says so', async () => {
  const submissionKey = 'b9a3c1d2-0000-4000-8000-000000000000';
  expect(await send({ submissionKey })).toHaveProperty('receipt');
  expect(await send({ submissionKey, name: 'Another Person' })).toMatchObject({
    reply: { status: 'key_reused', answers: { name: 'Another Person' } },
  });
});

test('a filled trap flags the application and refuses nothing', async () => {
  expect(await send({ homepage: 'https://spam.example' })).toHaveProperty('receipt');
  expect(await rows()).toMatchObject([{ flags: 'check honeypot' }]);
});
