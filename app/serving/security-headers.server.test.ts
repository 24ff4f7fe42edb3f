import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { parseSettings } from '#app/services/env.server.ts';
import { commonHeaders, policyOptions, securityHeaders } from './security-headers.server.ts';

test.each([
  ['/', null],
  ['/bn/application', null],
  ['/administrator', null],
  ['/admin', 'same-origin'],
  ['/admin/applications', 'same-origin'],
])('the window that opened %s is cut off: %s', async (path, policy) => {
  const app = new Hono().use(securityHeaders(parseSettings({}))).all('*', (c) => c.text('page'));
  const { headers } = await app.request(path);
  expect(headers.get('cross-origin-opener-policy')).toBe(policy);
});

test.each([
  [null, false],
  ['http://localhost:3000', false],
  ['https://sampan.example', true],
])('a site at %s wants https of browsers: %s', (publicOrigin, isWanted) => {
  const settings = { ...parseSettings({}), publicOrigin };
  expect('strict-transport-security' in commonHeaders(settings)).toBe(isWanted);
  expect(policyOptions(settings).secure).toBe(isWanted);
});
