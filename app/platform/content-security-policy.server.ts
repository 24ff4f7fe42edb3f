import { createHash } from 'node:crypto';

/**
 * The content security policy of one page. Inline scripts, which the router cannot do without, are
 * named by their hashes: a nonce would have to differ each time, and pages are kept in memory.
 */
export function contentSecurityPolicy(
  inlineScripts: string[],
  {
    secure,
    frameOrigin,
    imageOrigin,
  }: { secure: boolean; frameOrigin: string; imageOrigin: string | null },
): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    // blob: is the picture that staff have chosen but not uploaded yet.
    ["img-src 'self' blob:", imageOrigin].filter(Boolean).join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    // The interactive map, only after a tap.
    `frame-src ${frameOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The text of every inline script of a page that the server has rendered. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  );
}
