import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieName } from '#app/platform/auth.server.ts';
import { derivedKey } from '#app/platform/secrets.server.ts';
import type { Services } from '#app/platform/services.server.ts';

/** A year, counted anew with every sign-in. */
const knownSeconds = 365 * 24 * 60 * 60;

/**
 * The cookie by which a browser shows that this account has signed in with it before. It opens
 * nothing; it only gives the browser an allowance of its own, so that a stranger who uses up the
 * account's does not shut its owner out. (OWASP calls it a device cookie.)
 */
export function knownBrowserCookie(services: Services, account: string): string {
  const { publicOrigin } = services.settings;
  const browser = randomBytes(12).toString('base64url');
  const parts = [
    `${nameFor(services, account)}=${browser}.${signature(services, account, browser)}`,
    `Max-Age=${knownSeconds}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    ...(publicOrigin?.startsWith('https:') ? ['Secure'] : []),
  ];
  return parts.join('; ');
}

/** Which browser the request comes from, if the account has signed in with it before; else null. */
export function knownBrowser(services: Services, account: string, headers: Headers): string | null {
  const name = nameFor(services, account);
  const values = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));
  return values.map((value) => verified(services, account, value)).find(Boolean) ?? null;
}

function verified(services: Services, account: string, value: string): string | null {
  const [browser = '', given = ''] = value.split('.');
  const expected = signature(services, account, browser);
  if (given.length !== expected.length) return null;
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? browser : null;
}

/** One cookie for each account, because staff share browsers; its name does not tell whose it is. */
function nameFor({ secrets, settings }: Services, account: string): string {
  const whose = createHmac('sha256', derivedKey(secrets, 'known-browser-name')).update(account);
  return cookieName(`sampan-known-${whose.digest('hex').slice(0, 12)}`, settings.publicOrigin);
}

function signature({ secrets }: Services, account: string, browser: string): string {
  return createHmac('sha256', derivedKey(secrets, 'known-browser'))
    .update(`${browser} ${account}`)
    .digest('base64url');
}
