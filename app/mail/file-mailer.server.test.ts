import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileMailer } from './file-mailer.server.ts';

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
