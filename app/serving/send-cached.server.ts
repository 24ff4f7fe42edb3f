import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptsEncoding } from '#app/http/accepts-encoding.server.ts';
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
  sendBody(response, body, () => headersOf(cached, encoding, body), cached.status);
}

/** The same as an answer of the application, for what is kept without being the page of one address. */
export function cachedAnswer(
  cached: CachedResponse,
  method: string,
  accepted: string | null,
): Response {
  const [encoding, body] = bodyFor(accepted ?? '', cached);
  const headers = new Headers();
  for (const [name, value] of Object.entries(headersOf(cached, encoding, body)))
    if (name !== 'content-length') headers.set(name, String(value));
  return new Response(method === 'HEAD' ? null : new Uint8Array(body), {
    status: cached.status,
    headers,
  });
}

/** Node stores the head of a response here, from the status line to the empty line, and whether it was written. */
type WithHead = ServerResponse & { _header: string | null; _headerSent: boolean };

/** For each body the head of its last ordinary response, the second of its `Date`, and both as the bytes to send. */
const sent = new WeakMap<Buffer, { head: string; second: number; bytes?: Buffer }>();

/**
 * The longest body, in bytes, that is copied behind its head once a second. Any page is shorter when compressed; for
 * large files two writes cost less than the copy.
 */
const maxCopied = 64 * 1024;

/**
 * Lets Node build the head of the first response in each second and reuses it for the others, which are written with
 * their body in one piece. Checking and joining a dozen headers would be a fifth of the cost of a request, and a
 * write of two pieces a tenth (record 0093).
 */
function sendBody(
  response: ServerResponse,
  body: Buffer,
  headers: () => Record<string, string | number>,
  status: number,
): void {
  const own = response as WithHead;
  // A connection about to close, or a header set elsewhere, makes another head.
  const isUsual = response.shouldKeepAlive && response.getHeaderNames().length === 0;
  const second = Math.floor(Date.now() / 1000);
  const last = sent.get(body);
  if (isUsual && last?.second === second) {
    response.statusCode = status;
    own._header = last.head;
    if (body.length > maxCopied) return void response.end(body);
    // Never changed afterwards: a slow client may still be reading it when the second is over.
    last.bytes ??= Buffer.concat([Buffer.from(last.head, 'latin1'), body]);
    own._headerSent = true;
    return void response.end(last.bytes);
  }
  response.writeHead(status, headers());
  if (isUsual && own._header) sent.set(body, { head: own._header, second });
  response.end(body);
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
  const { bodies } = cached;
  if (!('identity' in bodies)) {
    if (acceptsEncoding(accepted, 'br')) return ['br', bodies.br];
    if (acceptsEncoding(accepted, 'gzip')) return ['gzip', bodies.gzip];
  }
  return ['identity', plainBody(cached)];
}
