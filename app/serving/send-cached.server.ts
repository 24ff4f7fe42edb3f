import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CachedResponse, plainBody } from './page-cache.server.ts';

/**
 * Sends a cached response in the best encoding that the client accepts, or 304 when the client's copy is
 * current.
 */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
): void {
  if (request.headers['if-none-match'] === cached.etag) {
    response.writeHead(304, {
      etag: cached.etag,
      'cache-control': cached.headers['cache-control'],
    });
    response.end();
    return;
  }
  const [encoding, body] = bodyFor(String(request.headers['accept-encoding'] ?? ''), cached);
  if (request.method === 'HEAD') {
    response.writeHead(cached.status, headersOf(cached, encoding, body));
    response.end();
    return;
  }
  writeHead(response, body, () => headersOf(cached, encoding, body), cached.status);
  response.end(body);
}

/** Node stores the head of a response here, from the status line to the empty line. */
type WithHead = ServerResponse & { _header: string | null };

/** For each body the head of its last ordinary response, and the second of its `Date`. */
const heads = new WeakMap<Buffer, { head: string; second: number }>();

/**
 * Lets Node build the head of the first response in each second and reuses it for the others. Checking and
 * joining a dozen headers would be a fifth of the cost of a request (record 0020).
 */
function writeHead(
  response: ServerResponse,
  body: Buffer,
  headers: () => Record<string, string | number>,
  status: number,
): void {
  const kept = response as WithHead;
  // A connection about to close, or a header set elsewhere, makes another head.
  const isUsual = response.shouldKeepAlive && response.getHeaderNames().length === 0;
  const second = Math.floor(Date.now() / 1000);
  const last = heads.get(body);
  if (isUsual && last?.second === second) {
    response.statusCode = status;
    kept._header = last.head;
    return;
  }
  response.writeHead(status, headers());
  if (isUsual && kept._header) heads.set(body, { head: kept._header, second });
}

function headersOf(
  cached: CachedResponse,
  encoding: Encoding,
  body: Buffer,
): Record<string, string | number> {
  return {
    ...cached.headers,
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
}

type Encoding = 'br' | 'gzip' | 'identity';

function bodyFor(accepted: string, cached: CachedResponse): [Encoding, Buffer] {
  const { br, gzip } = cached.bodies;
  if (br && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return ['br', br];
  if (gzip && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return ['gzip', gzip];
  return ['identity', plainBody(cached)];
}
