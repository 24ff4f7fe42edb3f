import { createMiddleware } from 'hono/factory';
import type { ApiEnvironment } from './routes.server.ts';
import { contentSecurityPolicy } from '#app/document/content-security-policy.server.ts';
import type { Settings } from '#app/config/env.server.ts';
import { imageOrigin } from '#app/images/image-store-settings.ts';
import { mapFrameOrigin } from '#app/config/map-provider.ts';

type PolicySettings = Pick<Settings, 'publicOrigin' | 'mapProvider' | 'imageStore'>;

/** The headers of every answer that has no better ones of its own. */
export function commonHeaders(settings: PolicySettings): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(
      { scripts: [], styles: [] },
      policyOptions(settings),
    ),
    'x-content-type-options': 'nosniff',
    // Not no-referrer: browsers would then send "Origin: null" with our own forms.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(isSecure(settings.publicOrigin) && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Adds the common headers, and keeps whatever saw a session or a receipt out of every cache. */
export function securityHeaders(settings: Settings) {
  const headers = Object.entries(commonHeaders(settings));
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  });
}

/** What of the settings the policy depends on. */
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
