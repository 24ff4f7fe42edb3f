import { expect, test } from 'vitest';
import { isOwnRequest, ownOrigins } from './origin-check.server.ts';

const own = ownOrigins(null, 8080);

test('without a public origin the loopback names on the served port are ours', () => {
  expect(own).toEqual(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080']);
});

test('a public origin is the only one', () => {
  expect(ownOrigins('https://www.example.com', 8080)).toEqual(['https://www.example.com']);
});

test.each(['GET', 'HEAD', 'OPTIONS'])('%s changes nothing and is let through', (method) => {
  expect(isOwnRequest(method, new Headers({ origin: 'https://evil.example' }), own)).toBe(true);
});

test.each([
  [{ origin: 'http://localhost:8080' }, true],
  [{ origin: 'http://localhost:8080', 'sec-fetch-site': 'cross-site' }, true],
  [{ origin: 'http://localhost' }, false],
  [{ origin: 'https://localhost:8080' }, false],
  [{ origin: 'http://localhost:8080/' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'anything' }, false],
  [{}, true],
] as [Record<string, string>, boolean][])('a POST with %j is ours: %s', (headers, verdict) => {
  expect(isOwnRequest('POST', new Headers(headers), own)).toBe(verdict);
});
