import { expect, test } from 'vitest';
import { mayLackBengali } from './devices-with-bengali.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', true],
  ['Mozilla/5.0 (X11; Linux aarch64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', true],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile', false],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/150.0.0.0', false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', false],
  ['curl/8.5.0', false],
  [undefined, false],
])('%s may lack Bengali: %s', (userAgent, may) => {
  expect(mayLackBengali(userAgent)).toBe(may);
});
