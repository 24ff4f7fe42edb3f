import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { cookieName } from '#app/auth/auth.server.ts';
import { type Secrets, derivedKey } from '#app/config/secrets.server.ts';
import { isSecure } from '#app/serving/security-headers.server.ts';

/** A year, restarted by each sign-in. */
const knownSeconds = 365 * 24 * 60 * 60;

/** What names and signs the cookies. */
export type DeviceKeys = { secrets: Secrets; settings: { publicOrigin: string | null } };

/**
 * A cookie that proves an earlier sign-in to this account with this browser. It grants no access, only an
 * allowance of failures of its own, so that a stranger who uses up the account's does not lock out the owner.
 * (OWASP calls it a device cookie.)
 */
export function trustedDeviceCookie(keys: DeviceKeys, account: string): string {
  const browser = randomBytes(12).toString('base64url');
  const { name, sign } = cookieKind(keys, account);
  return generateCookie(name, `${browser}.${sign(browser)}`, {
    maxAge: knownSeconds,
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(keys.settings.publicOrigin),
  });
}

/** The id of the browser if the account has signed in with it before; else null. */
export function trustedDevice(keys: DeviceKeys, account: string, headers: Headers): string | null {
  const cookies = parse(headers.get('cookie') ?? '');
  const browsers = cookieKinds(keys, account).map(({ name, sign }) =>
    verified(cookies[name] ?? '', sign),
  );
  return browsers.find(Boolean) ?? null;
}

function verified(value: string, sign: (browser: string) => string): string | null {
  const [browser = '', signature = ''] = value.split('.');
  // Compared as bytes: non-ASCII letters have several, and unequal lengths would throw.
  const [sent, expected] = [Buffer.from(signature), Buffer.from(sign(browser))];
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? browser : null;
}

/** Names and signatures of the cookies by each key, newest first. */
function cookieKinds({ secrets, settings }: DeviceKeys, account: string) {
  return Object.entries(secrets.signingKeys)
    .toReversed()
    .map(([id, key]) =>
      cookieKind({ settings, secrets: { ...secrets, signingKeys: { [id]: key } } }, account),
    );
}

/**
 * The same by the newest key. One cookie per account, because staff share browsers; its name does not reveal
 * the account.
 */
function cookieKind({ secrets, settings }: DeviceKeys, account: string) {
  const [nameKey, key] = [
    derivedKey(secrets, 'known-browser-name'),
    derivedKey(secrets, 'known-browser'),
  ];
  const accountTag = createHmac('sha256', nameKey).update(account).digest('hex').slice(0, 12);
  return {
    name: cookieName(`sampan-known-${accountTag}`, settings.publicOrigin),
    sign: (browser: string) =>
      createHmac('sha256', key).update(`${browser} ${account}`).digest('base64url'),
  };
}
