import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mailbox } from '#app/config/setting.ts';
import { createFileMailer } from './file-mailer.server.ts';
import { messageIdOf } from './mailer.server.ts';

test('a new mail takes away those that are older than 30 days', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sampan-mail-'));
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const [name, days] of [
    ['old.eml', 31],
    ['recent.eml', 29],
  ] as const) {
    await writeFile(join(folder, name), 'x');
    await utimes(join(folder, name), daysAgo(days), daysAgo(days));
  }
  const mail = { from: 'a@example.com', to: 'b@example.com', subject: 'Test', text: 'Test' };
  expect(await createFileMailer(folder, () => new Date()).send(mail)).toEqual({
    status: 'accepted',
  });
  const names = await readdir(folder);
  expect(names).toContain('recent.eml');
  expect(names).not.toContain('old.eml');
  expect(names).toHaveLength(2);
  await rm(folder, { recursive: true });
});

test.each([
  ['website@example.com', 'From: website@example.com'],
  ['Sampan Agency <website@example.com>', 'From: Sampan Agency <website@example.com>'],
  ['সাম্পান <website@example.com>', 'From: =?UTF-8?'],
])('the sender may have a name: %s', async (from, line) => {
  expect(v.is(mailbox, from)).toBe(true);
  expect(messageIdOf('id', from)).toBe('<id@example.com>');
  const folder = await mkdtemp(join(tmpdir(), 'sampan-mail-'));
  const mail = { from, to: 'b@example.com', subject: 'Test', text: 'Test' };
  await createFileMailer(folder, () => new Date()).send(mail);
  const [name = ''] = await readdir(folder);
  const text = await readFile(join(folder, name), 'utf8');
  expect(text).toContain(line);
  expect(/^From: .*(\r\n .*)*/m.exec(text)![0]).toContain('website@example.com');
  await rm(folder, { recursive: true });
});
