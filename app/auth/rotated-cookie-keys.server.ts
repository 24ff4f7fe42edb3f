import { makeSignature } from 'better-auth/crypto';
import { parse } from 'hono/utils/cookie';
import type { VersionedKey, VersionedKeys } from '#app/config/secrets.server.ts';
import { wrapCalls } from './wrap-calls.server.ts';

/**
 * Makes the calls of better-auth accept cookies signed with older keys; by itself the library checks with the
 * newest key only. `names` are the names of the cookies; `keys` has the newest first.
 */
export function withRotatedKeys<Api extends object>(
  api: Api,
  names: string[],
  keys: VersionedKeys,
): Api {
  if (keys.length === 1) return api;
  return wrapCalls(api, (call) => async (input) => {
    if (!input?.headers) return call(input);
    return call({ ...input, headers: await signedAnew(input.headers, names, keys) });
  });
}

async function signedAnew(
  original: HeadersInit,
  names: string[],
  [newest, ...older]: VersionedKeys,
): Promise<Headers> {
  const headers = new Headers(original);
  const cookies = Object.entries(parse(headers.get('cookie') ?? ''));
  const sent = cookies.map(async ([name, value]) => {
    const signed = names.includes(name) ? await signedByNewest(value, newest, older) : value;
    return `${name}=${encodeURIComponent(signed)}`;
  });
  headers.set('cookie', (await Promise.all(sent)).join('; '));
  return headers;
}

async function signedByNewest(
  value: string,
  newest: VersionedKey,
  older: VersionedKey[],
): Promise<string> {
  const [, content = '', signature] = /^(.*)\.(.*)$/.exec(value) ?? [];
  const signatures = await Promise.all(older.map((key) => makeSignature(content, key.value)));
  // A plain comparison will do: an attacker who learned a signature by timing would still have to guess the
  // random content.
  if (!signature || !signatures.includes(signature)) return value;
  return `${content}.${await makeSignature(content, newest.value)}`;
}
