import { createHash } from 'node:crypto';

/** The texts of our own inline scripts and styles in a page. */
export type Inline = { scripts: string[]; styles: string[] };

/**
 * The content security policy of one page. Inline code, the scripts that the router needs and the styles of
 * the first paint, is allowed by hash: a nonce would have to differ for each response, but pages are cached.
 */
export function contentSecurityPolicy(
  { scripts, styles }: Inline,
  {
    secure,
    frameOrigin,
    imageOrigin,
    frameAncestors = "'none'",
  }: {
    secure: boolean;
    frameOrigin: string;
    imageOrigin: string | null;
    /** Who may show the page in a frame. */
    frameAncestors?: "'none'" | "'self'";
  },
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(scripts)].join(' '),
    ["style-src 'self'", ...hashesOf(styles)].join(' '),
    // blob: is the preview of a picture that staff have chosen but not uploaded yet.
    ["img-src 'self' blob:", imageOrigin].filter(Boolean).join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    // The interactive map, only after a tap; for the page view of the staff area the site itself.
    `frame-src ${frameOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function hashesOf(texts: string[]): Set<string> {
  return new Set(
    texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  );
}
