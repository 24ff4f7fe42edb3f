import { createMiddleware } from 'hono/factory';
import type { ApiEnvironment } from '#app/http/routes.server.ts';
import { contentSecurityPolicy } from '#app/document/content-security-policy.server.ts';
import type { Settings } from '#app/services/env.server.ts';
import { imageOrigin } from '#app/images/image-store-settings.ts';
import { mapFrameOrigin } from '#app/config/map-provider.ts';
import { isStaffPath } from '#app/http/staff-path.ts';

type PolicySettings = Pick<Settings, 'publicOrigin' | 'mapProvider' | 'imageStore'>;

/** The default headers of every response. */
export function commonHeaders(settings: PolicySettings): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(
      { scripts: [], styles: [] },
      policyOptions(settings),
    ),
    'x-content-type-options': 'nosniff',
    // Not no-referrer: browsers would then send "Origin: null" with our own forms.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(isSecure(settings.publicOrigin) && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/**
 * Adds the common headers, and forbids caching of every response that depends on a session or shows a
 * receipt. Only the staff area is cut off from the windows that opened it: for that a browser gives up the process it
 * has prepared and starts another one when the response comes, which on the public pages cost a first visit 130 ms
 * before its first paint (record 0068).
 */
export function securityHeaders(settings: Settings) {
  const headers = Object.entries(commonHeaders(settings));
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
    if (isStaffPath(c.req.path)) c.header('cross-origin-opener-policy', 'same-origin');
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  });
}

/** The options of the content security policy, from the settings. */
export function policyOptions({ publicOrigin, mapProvider, imageStore }: PolicySettings) {
  return {
    secure: isSecure(publicOrigin),
    frameOrigin: mapFrameOrigin(mapProvider),
    imageOrigin: imageOrigin(imageStore),
  };
}

export function isSecure(publicOrigin: string | null): boolean {
  return publicOrigin?.startsWith('https:') ?? false;
}
