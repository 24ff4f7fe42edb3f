import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { createHash } from 'node:crypto';
import type { CachedResponse } from './page-cache.server.ts';

/**
 * Reads the client build into memory, by address. The build has written the compressed forms next to the
 * files: compressing them here would add two seconds to every start.
 */
export function readStaticFiles(
  folder: string,
  headers: Record<string, string>,
): Map<string, CachedResponse> {
  const files = new Map<string, CachedResponse>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(name)];
    const path = join(folder, name);
    if (!type || !statSync(path).isFile()) continue;
    const address = `/${name.split(sep).join('/')}`;
    files.set(
      address,
      staticFile(path, {
        ...(isDocument(type) ? headers : bareHeaders(headers)),
        ...cachingOf(address),
        'content-type': type,
      }),
    );
  }
  return files;
}

/** Whether a browser can open the file as a page of its own, so that the page policies matter. */
function isDocument(type: string): boolean {
  return !/^(font|text\/css|text\/javascript)/.test(type);
}

/**
 * Only the headers that a subresource needs: half a kilobyte less for each of the fifty files of a first
 * visit.
 */
function bareHeaders(headers: Record<string, string>): Record<string, string> {
  const meant = [
    'x-content-type-options',
    'cross-origin-resource-policy',
    'strict-transport-security',
  ];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => meant.includes(name)));
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

function staticFile(path: string, headers: Record<string, string>): CachedResponse {
  const identity = readFileSync(path);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const [br, gzip] = [`${path}.br`, `${path}.gz`];
  // The build leaves out what would not be smaller.
  const isCompressed = existsSync(br) && existsSync(gzip);
  return {
    status: 200,
    etag,
    headers: { ...headers, etag, ...(isCompressed && { vary: 'accept-encoding' }) },
    bodies: isCompressed ? { br: readFileSync(br), gzip: readFileSync(gzip) } : { identity },
  };
}

/** Names under /assets/ contain a hash of the content; other files keep their names when they change. */
function cachingOf(address: string): Record<string, string> {
  const forever = address.startsWith('/assets/');
  return {
    'cache-control': forever
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=86400, stale-while-revalidate=604800',
  };
}
