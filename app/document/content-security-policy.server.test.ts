import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.server.ts';

const frameOrigin = 'https://maps.example';
const imageOrigin = null;
const nothing = { scripts: [], styles: [] };

test('nothing inline is allowed except what is named by its hash', () => {
  const policy = contentSecurityPolicy(
    { scripts: ['start()', 'start()', 'more()'], styles: ['b{}'] },
    {
      secure: true,
      frameOrigin,
      imageOrigin,
    },
  );
  expect(policy).not.toMatch(/unsafe|data:|\*/);
  expect(policy.match(/script-src [^;]+/)?.[0]).toBe(
    "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=' 'sha256-tQCBHdhZF+YZA1SfmY9EcKxkOEB4SQok5ogPYW6m+QI='",
  );
  expect(policy.match(/style-src [^;]+/)?.[0]).toBe(
    "style-src 'self' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
  );
});

test.each([
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
])('it says %s', (rule) => {
  expect(
    contentSecurityPolicy(nothing, { secure: false, frameOrigin, imageOrigin }).split('; '),
  ).toContain(rule);
});

test('only under https it asks for https', () => {
  expect(contentSecurityPolicy(nothing, { secure: true, frameOrigin, imageOrigin })).toContain(
    'upgrade-insecure-requests',
  );
  expect(contentSecurityPolicy(nothing, { secure: false, frameOrigin, imageOrigin })).not.toContain(
    'upgrade-insecure-requests',
  );
});

test('pictures may come from one more origin, where they are kept elsewhere', () => {
  const elsewhere = { secure: true, frameOrigin, imageOrigin: 'https://i.example' };
  expect(contentSecurityPolicy(nothing, elsewhere)).toContain(
    "img-src 'self' blob: https://i.example;",
  );
  expect(contentSecurityPolicy(nothing, { ...elsewhere, imageOrigin })).toContain(
    "img-src 'self' blob:;",
  );
});
