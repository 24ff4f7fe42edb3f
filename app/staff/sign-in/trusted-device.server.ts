import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieName } from '#app/auth/auth.server.ts';
import { derivedKeys } from '#app/config/secrets.server.ts';
import type { Services } from '#app/config/services.server.ts';

/** A year, counted anew with every sign-in. */
const knownSeconds = 365 * 24 * 60 * 60;

/**
 * The cookie by which a browser shows that this account has signed in with it before. It opens
 * nothing; it only gives the browser an allowance of its own, so that a stranger who uses up the
 * account's does not shut its owner out. (OWASP calls it a device cookie.)
 */
export function trustedDeviceCookie(services: Services, account: string): string {
  const { publicOrigin } = services.settings;
  const browser = randomBytes(12).toString('base64url');
  const [newest] = cookieKinds(services, account);
  const parts = [
    `${newest!.name}=${browser}.${newest!.sign(browser)}`,
    `Max-Age=${knownSeconds}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    ...(publicOrigin?.startsWith('https:') ? ['Secure'] : []),
  ];
  return parts.join('; ');
}

/** Which browser the request comes from, if the account has signed in with it before; else null. */
export function trustedDevice(
  services: Services,
  account: string,
  headers: Headers,
): string | null {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/);
  const browsers = cookieKinds(services, account).flatMap(({ name, sign }) =>
    cookies
      .filter((cookie) => cookie.startsWith(`${name}=`))
      .map((cookie) => verified(cookie.slice(name.length + 1), sign)),
  );
  return browsers.find(Boolean) ?? null;
}

function verified(value: string, sign: (browser: string) => string): string | null {
  const [browser = '', given = ''] = value.split('.');
  const expected = sign(browser);
  if (given.length !== expected.length) return null;
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? browser : null;
}

/**
 * How the cookies are called and signed, by the newest key first. One cookie for each account, because
 * staff share browsers; its name does not tell whose it is.
 */
function cookieKinds({ secrets, settings }: Services, account: string) {
  const keys = derivedKeys(secrets, 'known-browser');
  return derivedKeys(secrets, 'known-browser-name').map(({ value: nameKey }, index) => {
    const whose = createHmac('sha256', nameKey).update(account).digest('hex').slice(0, 12);
    return {
      name: cookieName(`sampan-known-${whose}`, settings.publicOrigin),
      sign: (browser: string) =>
        createHmac('sha256', keys[index]!.value)
          .update(`${browser} ${account}`)
          .digest('base64url'),
    };
  });
}
