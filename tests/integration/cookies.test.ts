import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultCookie, resultHeader } from '#app/applications/lookup-page/result-cookie.server.ts';
import { receiptCookie } from '#app/applications/receipt/receipt-cookie.server.ts';
import { isSecure } from '#app/serving/security-headers.server.ts';
import { trustedDeviceCookie } from '#app/staff/sign-in/trusted-device.server.ts';
import { languageCookie, preferredLanguage } from '#app/i18n/language-cookie.ts';
import { addAccount } from '#app/staff/accounts/add-account.server.ts';
import { codeFor } from '#tests/support/authenticator.ts';
import { type TestSite, openTestSite, staffPassword } from '#tests/support/test-site.ts';

const email = 'careful@sampan.example';
const hour = 3600;
const year = 365 * 24 * hour;

/** Every cookie of the site: its name without the prefix of https, where it is sent along, how many seconds it stays. */
const cookies = [
  ['sampan-session', 'Strict', 12 * hour],
  ['sampan-second-step', 'Strict', 600],
  ['sampan-known-', 'Strict', year],
  ['receipt', 'Lax', 24 * hour],
  ['status', 'Lax', 900],
  ['language', 'Lax', year],
] as const;

describe.each([
  ['https', { PUBLIC_ORIGIN: 'https://www.sampan.example' }],
  ['http', {}],
])('under %s', (scheme, variables) => {
  let site: TestSite;
  /** All that the site has set, as it was sent. */
  const set: string[] = [];
  beforeAll(async () => {
    site = await openTestSite('file::memory:', { RATE_LIMITS: 'off', ...variables });
    const { publicOrigin } = site.services.settings;
    const headers = { origin: publicOrigin ?? 'http://localhost:3000' };
    const post = async (path: string, json: object, cookie?: string) => {
      const answer = await site.call('POST', path, { json, headers, ...(cookie && { cookie }) });
      set.push(...answer.headers.getSetCookie());
      return answer;
    };
    const account = { email, password: staffPassword, mustChange: false };
    await addAccount(site.services, account, { actor: null });
    await post('/api/auth/sign-in/email', { email, password: staffPassword });
    const session = set.map((cookie) => cookie.split(';')[0]).join('; ');
    const made = await post('/api/account/second-factor', { password: staffPassword }, session);
    const { secret } = (await made.json()) as { secret: string };
    await post('/api/account/second-factor/confirm', { code: codeFor(secret) }, session);
    await post('/api/auth/sign-in/email', { email, password: staffPassword });
    const shown = { receiptNumber: '22222222', createdAt: '2026-11-21', phoneEnd: '678' };
    const found = { id: 'a', receiptNumber: '22222222' };
    set.push(
      await receiptCookie.serialize(site.services, shown),
      await resultHeader(site.services, found, { ...found, phoneEnd: '345678', birthYear: '' }),
      await resultCookie.clear(site.services),
      languageCookie('bn', isSecure(publicOrigin)),
      trustedDeviceCookie(site.services, email),
    );
  });
  afterAll(() => site.close());

  test.each(cookies)(
    '%s is sent along %s, for %i seconds, and no script reads it',
    (name, sameSite, seconds) => {
      const whole = scheme === 'https' ? `__Host-${name}` : name;
      const found = set.filter((cookie) => cookie.startsWith(whole));
      // One that is taken back is set with an end that is over.
      const kept = found.filter((cookie) => !/Max-Age=0/i.test(cookie));
      expect(kept).not.toEqual([]);
      for (const cookie of found) {
        const [, ...rest] = cookie.split(/;\s*/);
        const flags = rest
          .filter((flag) => !/^(max-age|expires)=/i.test(flag))
          .map((flag) => flag.toLowerCase());
        expect(flags.toSorted()).toEqual([
          'httponly',
          'path=/',
          `samesite=${sameSite.toLowerCase()}`,
          ...(scheme === 'https' ? ['secure'] : []),
        ]);
      }
      for (const cookie of kept) {
        expect(Number(/Max-Age=(\d+)/i.exec(cookie)?.[1])).toBe(seconds);
      }
    },
  );

  test('there are no others', () => {
    const prefix = scheme === 'https' ? '__Host-' : '';
    const known = cookies.map(([name]) => prefix + name);
    const kept = set.filter((cookie) => !/Max-Age=0/i.test(cookie));
    expect(kept.filter((cookie) => !known.some((name) => cookie.startsWith(name)))).toEqual([]);
  });
});

test.each([
  [null, 'en'],
  ['language=bn', 'bn'],
  ['a=b; __Host-language=bn', 'bn'],
  ['language=bn; __Host-language=en', 'en'],
  ['language=bn; __Host-language=xx', 'bn'],
  ['otherlanguage=bn; x__Host-language=bn', 'en'],
])('of the cookies %j the language is %s', (sent, language) => {
  expect(preferredLanguage(sent)).toBe(language);
});
