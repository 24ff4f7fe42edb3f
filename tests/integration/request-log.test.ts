import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { currentRequestId } from '#app/platform/request-id.server.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'sampan-test-'));
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite(`file:${join(folder, 'test.sqlite')}`);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

test('every answer names its request, and so does what is logged meanwhile', async () => {
  // The first call also fetches the document that answers are compared with.
  await site.call('GET', '/api/gallery');
  const logged: (string | undefined)[] = [];
  const log = vi.spyOn(site.services.log, 'info').mockImplementation(() => {
    logged.push(currentRequestId());
  });
  const answers = await Promise.all(
    ['/api/gallery', '/api/images', '/api/nowhere', '/api/application'].map((path) =>
      site.call('GET', path),
    ),
  );
  log.mockRestore();
  const ids = answers.map((answer) => answer.headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(logged.toSorted()).toEqual(ids.toSorted());
});
