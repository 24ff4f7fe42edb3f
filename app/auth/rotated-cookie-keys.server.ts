import { makeSignature } from 'better-auth/crypto';
import type { VersionedKey } from '#app/config/secrets.server.ts';

type Given = { headers?: HeadersInit };

/**
 * The calls of better-auth, which checks its cookies by the newest key alone, and so that they take what
 * an older key has signed, too. `names` are those of the cookies, `keys` begin with the newest.
 */
export function withRotatedKeys<Api extends object>(
  api: Api,
  names: string[],
  keys: [VersionedKey, ...VersionedKey[]],
): Api {
  if (keys.length === 1) return api;
  return new Proxy(api, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') return call;
      return async (given?: Given) => {
        if (!given?.headers) return call(given);
        return call({ ...given, headers: await signedAnew(given.headers, names, keys) });
      };
    },
  });
}

async function signedAnew(
  given: HeadersInit,
  names: string[],
  [newest, ...older]: [VersionedKey, ...VersionedKey[]],
): Promise<Headers> {
  const headers = new Headers(given);
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/).map(async (cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(cookie) ?? [];
    if (!names.includes(name)) return cookie;
    const [, content = '', signature] = /^(.*)\.(.*)$/.exec(decoded(value)) ?? [];
    const signatures = await Promise.all(older.map((key) => makeSignature(content, key.value)));
    // Who guesses a signature by how long this takes has still not guessed the random content.
    if (!signature || !signatures.includes(signature)) return cookie;
    const signed = `${content}.${await makeSignature(content, newest.value)}`;
    return `${name}=${encodeURIComponent(signed)}`;
  });
  headers.set('cookie', (await Promise.all(cookies)).join('; '));
  return headers;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
