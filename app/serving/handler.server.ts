import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import { RequestError, getRequestListener } from '@hono/node-server';
import type { Services } from '#app/services/services.server.ts';
import type { Documents } from '#app/content/documents.ts';
import type { Snapshot } from '#app/content/snapshot.server.ts';
import { ApiError, problemResponse } from '#app/http/api-error.server.ts';
import { clientAddress, givenRequestId } from '#app/http/client-address.server.ts';
import { addressSubject } from '#app/limits/rate-limit.server.ts';
import { ownOrigins } from '#app/http/origin-check.server.ts';
import { commonHeaders } from './security-headers.server.ts';
import { closingUnlessRead, hasBody } from '#app/http/unread-body.server.ts';
import {
  type BrotliParams,
  type CachedResponse,
  type PageCache,
  cachedResponse,
  pageBrotli,
} from './page-cache.server.ts';
import { sendCached } from './send-cached.server.ts';

/**
 * Answers a request from any server. The caller has already determined `clientAddress`, and the request id if
 * a trusted proxy sent one.
 */
export type App = (
  request: Request,
  clientAddress: string,
  requestId?: string,
) => Response | Promise<Response>;

/**
 * A cached page: the name of its route for metrics, and the query parameters that change the page. The function of a
 * parameter maps a value from an address to the value that is rendered, or to null for the default.
 */
export type KeptAddress = {
  route: string;
  /** After which it is rendered again, where it shows what visitors change: without it by changes of the content alone. */
  oldestMs?: number;
  /** The parameter that alone makes one of a few pages that links of ours lead to. */
  keptQuery?: string;
  /** There are more of its kind every year: those asked for last are kept. */
  isOneOfMany?: boolean;
  query?: Record<string, (value: string | null, documents: Documents) => string | null>;
};

/** All cached pages by their address, spelled as `rightAddress` does. */
export type KeptAddresses = ReadonlyMap<string, KeptAddress>;

/** What a handler serves. */
export type Served = {
  app: (port: number) => App;
  kept: KeptAddresses;
  /** The same for pages that the content decides about. */
  keptOf?: (path: string, documents: Documents) => KeptAddress | undefined;
  /** The built client files, by address. */
  files: ReadonlyMap<string, CachedResponse>;
  /** Whether the agency has another file than the built one at an address, which is kept like a page. */
  isMade?: (path: string, content: Snapshot) => boolean;
  cache: PageCache;
};

type HandlerServices = Pick<Services, 'content' | 'settings' | 'log' | 'metrics'>;

/** The `Cache-Status` of a page that may be out of date, for monitoring (RFC 9211). */
const staleStatus = 'sampan; hit; detail="database unreachable"';

/** Anybody can request a hundred of these, and from quality 6 on each takes 30 MB while it is compressed. */
const variantBrotli: BrotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * The outermost request handler, in production and in development. It answers files and public pages from
 * memory in some 20 µs and forwards everything else to `app`.
 */
export function createHandler(
  services: HandlerServices,
  { app: appAt, kept, keptOf, files, isMade = () => false, cache }: Served,
): (port: number) => RequestListener {
  const { content, settings, metrics } = services;
  const { memory, cacheLatency } = metrics;
  const common = commonHeaders(settings);
  /** `route` is one of our routes; `start` is a time of `performance.now()`. */
  const write = (
    request: IncomingMessage,
    response: ServerResponse,
    cached: CachedResponse,
    route: string,
    start: number,
  ) => {
    sendCached(request, response, cached);
    cacheLatency.observe({ route }, (performance.now() - start) / 1000);
  };
  return (port) => {
    const [origin] = ownOrigins(settings.publicOrigin, port);
    const app = appAt(port);
    const listener = getRequestListener(
      async (request, bindings) => {
        // Never an HTTP/2 request: `listen` creates HTTP/1.1 servers only.
        const incoming = bindings.incoming as IncomingMessage;
        const answer = await app(request, ...originOf(incoming, services));
        return closingUnlessRead(incoming, answer);
      },
      {
        // Otherwise the adapter closes the connection half a second after a response whose request body was
        // not read, even if the next request is already running on it.
        autoCleanupIncoming: false,
        // For HTTP/1.0 without a `Host`, which load balancers speak to `/healthz`.
        hostname: 'localhost',
        errorHandler: (error) => notAnswered(services, error),
      },
    );
    const forward: RequestListener = (request, response) => void listener(request, response);
    return (request, response) => {
      const start = performance.now();
      const { path, query } = addressParts(request.url ?? '/');
      if (request.method !== 'GET' && request.method !== 'HEAD') return forward(request, response);
      // Responses from memory never read a request body, whatever its length.
      if (hasBody(request)) response.setHeader('connection', 'close');
      const file = files.get(path);
      if (file && !isMade(path, content.current())) {
        memory.files += 1;
        return write(request, response, file, 'files', start);
      }
      // Tabs from before a release ask for files of theirs, again and again; a page that says so would be rendered each time.
      if (path.startsWith('/assets/')) return notFound(response, common);
      const known = kept.get(path) ?? keptOf?.(path, content.current().documents);
      if (!known) {
        const right = rightAddress(path);
        if (right !== path) return redirect(response, right + query, common);
        return forward(request, response);
      }
      const key = query ? pageKey(known, path, query, content.current().documents) : path;
      if (key === null) return forward(request, response);
      if (cache.isStale) {
        memory.stale += 1;
        response.setHeader('cache-status', staleStatus);
      }
      const answerWith = (own: string) => {
        const answer = (cached: CachedResponse) =>
          write(
            request,
            response,
            own === key ? cached : standIn(response, cached),
            known.route,
            start,
          );
        const page = cache.get(own, known.oldestMs);
        if (page) {
          memory.hits += 1;
          return answer(page);
        }
        const render = (before?: CachedResponse) => renderForEverybody(app, origin, own, before);
        const rendering =
          own === path
            ? cache.fill(own, render, known.isOneOfMany)
            : cache.fillInTurn(own, render, {
                by: addressSubject(originOf(request, services)[0]),
                isKept: isOnly(known.keptQuery, own),
              });
        // Whoever makes addresses up is not to keep others waiting; every page does without its query.
        if (rendering === 'crowded') return answerWith(path);
        memory.misses += 1;
        rendering
          .then((cached) => (cached ? answer(cached) : forward(request, response)))
          // The same request to `app` logs the error and gets the usual error response.
          .catch(() => forward(request, response));
      };
      answerWith(key);
    };
  };
}

/** The page without its query in the place of the one with it, for this once. */
function standIn(response: ServerResponse, cached: CachedResponse): CachedResponse {
  const headers = { 'cache-control': 'no-store' };
  // Set here as well, so that its head is not that of the page itself.
  response.setHeader('cache-control', headers['cache-control']);
  return { ...cached, headers: { ...cached.headers, ...headers } };
}

/** Whether this parameter alone makes the page another one. */
function isOnly(parameter: string | undefined, key: string): boolean {
  const [, query = ''] = key.split('?');
  return parameter !== undefined && query.startsWith(`${parameter}=`) && !query.includes('&');
}

function addressParts(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
}

/**
 * The canonical form of a path: lower case, no slash at the end (decision 23b). Never `//host`, which a
 * browser would take for another host.
 */
function rightAddress(path: string): string {
  if (!/[A-Z]|\/$|^\/[/\\]/.test(path) || path === '/') return path;
  return `/${path.toLowerCase().replace(/^[/\\]+|\/+$/g, '')}`;
}

function redirect(
  response: ServerResponse,
  location: string,
  common: Record<string, string>,
): void {
  response.writeHead(308, {
    ...common,
    location,
    'content-length': 0,
    'cache-control': 'public, max-age=86400',
  });
  response.end();
}

function notFound(response: ServerResponse, common: Record<string, string>): void {
  response.writeHead(404, { ...common, 'content-length': 0, 'cache-control': 'no-store' });
  response.end();
}

/**
 * The cache key of a public page: its path with the parameters that it knows, and only with values that our
 * own links use, so that visitors cannot add entries to the cache. Null for everything that is not the same
 * for all visitors, or that a cache in front may take for another page.
 */
function pageKey(
  page: KeptAddress,
  path: string,
  query: string,
  documents: Documents,
): string | null {
  // Caches read `?JOB=`, `?%6aob=` and `?job=x#` otherwise than we do, and would keep one page as another.
  if (page.query && /#|[?&](?![a-z0-9_]*(=|&|$))/.test(query)) return null;
  const params = new URLSearchParams(query);
  // Shows drafts, to staff alone.
  if (params.get('preview') === 'draft') return null;
  const known = new URLSearchParams();
  for (const [name, valueOf] of Object.entries(page.query ?? {})) {
    const [given = null, ...more] = params.getAll(name);
    // Of `?job&job=x` they read the second.
    if (given === '' && more.length > 0) return null;
    const value = valueOf(given, documents);
    if (value !== null) known.set(name, value);
  }
  return known.size > 0 ? `${path}?${known}` : path;
}

/**
 * Renders with a request of our own, so that nothing of the first visitor's request reaches the others. Returns `before`
 * if the page is still that one.
 */
async function renderForEverybody(
  app: App,
  origin: string,
  key: string,
  before?: CachedResponse,
): Promise<CachedResponse | null> {
  const request = new Request(origin + key);
  const response = await app(request, '');
  // The page from before is better than none. One that is not to be found has been taken away.
  if (response.status >= 500) throw new Error(`${key}: ${response.status}`);
  if (response.status !== 200) return null;
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  headers['cache-control'] = 'public, max-age=0, must-revalidate';
  // The page is cached, and later visitors have requests with other ids.
  delete headers['x-request-id'];
  const brotli = key.includes('?') ? variantBrotli : pageBrotli;
  return cachedResponse(200, headers, body, brotli, before);
}

/**
 * The response when `app` failed to give one. A malformed address or `Host` is the client's error (400);
 * everything else is ours (500).
 */
function notAnswered({ log, settings }: HandlerServices, error: unknown): Response {
  const isTheirs = error instanceof RequestError;
  if (!isTheirs) log.error({ err: error }, 'unexpected error');
  const answer = problemResponse(isTheirs ? new ApiError('unreadable') : new ApiError('internal'));
  for (const [name, value] of Object.entries(commonHeaders(settings))) {
    answer.headers.set(name, value);
  }
  return answer;
}

/** The client's address, and the request id where a trusted proxy has set one. */
function originOf(
  { headers, socket }: IncomingMessage,
  { settings }: HandlerServices,
): [string, string | undefined] {
  const forwarded = headers['x-forwarded-for'];
  const address = clientAddress(
    socket.remoteAddress,
    Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
    settings.trustedProxies,
  );
  return [address, givenRequestId(headers, socket.remoteAddress, settings.trustedProxies)];
}
