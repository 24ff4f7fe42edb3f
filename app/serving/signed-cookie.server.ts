import { createCookie } from 'react-router';
import * as v from 'valibot';
import { type Secrets, derivedKeys } from '#app/config/secrets.server.ts';
import type { Settings } from '#app/services/env.server.ts';
import { isSecure } from './security-headers.server.ts';

/** What signs a cookie, decides whether it is sent over https alone, and tells the time. */
export type CookieServices = {
  secrets: Secrets;
  settings: Pick<Settings, 'publicOrigin'>;
  now: () => Date;
};

/**
 * A cookie by which one browser may see something for so many seconds. No script reads it, and only we make one; whoever
 * has the phone can read what it holds. `purpose` names its key.
 */
export function signedCookie<Schema extends v.GenericSchema<object, object>>(
  name: string,
  { holds, purpose, seconds }: { holds: Schema; purpose: string; seconds: number },
) {
  const cookieOf = ({ secrets, settings: { publicOrigin } }: CookieServices) => {
    const secure = isSecure(publicOrigin);
    return createCookie(secure ? `__Host-${name}` : name, {
      secrets: derivedKeys(secrets, purpose).map(({ value }) => value),
      httpOnly: true,
      // Not `strict`: it comes back also where another site has led here.
      sameSite: 'lax',
      path: '/',
      secure,
      maxAge: seconds,
    });
  };
  return {
    /** The `Set-Cookie` header that gives it to a browser. */
    serialize(services: CookieServices, held: v.InferInput<Schema>): Promise<string> {
      const until = services.now().getTime() + seconds * 1000;
      return cookieOf(services).serialize({ ...held, until });
    },
    /** The `Set-Cookie` header that takes it away. */
    clear: (services: CookieServices): Promise<string> =>
      cookieOf(services).serialize('', { maxAge: 0 }),
    /** What this browser's holds; null without one that we have signed and whose time is not over. */
    async parse(services: CookieServices, request: Request): Promise<v.InferOutput<Schema> | null> {
      const sent: unknown = await cookieOf(services).parse(request.headers.get('cookie'));
      const timed = v.safeParse(v.object({ until }), sent);
      if (!timed.success || timed.output.until <= services.now().getTime()) return null;
      const held = v.safeParse(holds, sent);
      return held.success ? held.output : null;
    },
  };
}

/** Milliseconds since 1970; earlier releases left it to the browser. */
const until = v.optional(v.number(), Infinity);
