import { expect, test } from 'vitest';
import type { Services } from '#app/services/services.server.ts';
import { draftContent, isPreview } from './preview.server.ts';

const origin = 'https://sampan.example';

/** Whoever asks these for anything fails. */
const untouched = new Proxy<Partial<Services>>(
  {},
  {
    get(_, name) {
      throw new Error(`${String(name)} was asked`);
    },
  },
) as Services;

test.each([
  ['/about?preview=draft', '/about'],
  ['/bn/gallery?country=hu&preview=draft', '/bn/gallery?country=hu'],
  ['/?preview=draft', '/'],
  // Another host, where a browser reads it as one.
  ['//elsewhere.example/?preview=draft', '/elsewhere.example/'],
])('E-42 without a cookie %s leads to %s, and nothing is asked', async (address, target) => {
  const answer = await draftContent(untouched, new Request(origin + address));
  expect(answer).toBeInstanceOf(Response);
  if (!(answer instanceof Response)) return;
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(target);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('only one query asks for a preview, and of public pages', () => {
  expect(isPreview(new URL(`${origin}/about?preview=draft`))).toBe(true);
  expect(isPreview(new URL(`${origin}/about?preview=1`))).toBe(false);
  expect(isPreview(new URL(`${origin}/about`))).toBe(false);
  // Staff pages stand in no frame.
  expect(isPreview(new URL(`${origin}/admin/accounts?preview=draft`))).toBe(false);
});
