import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { RouterContextProvider, createRequestHandler, type ServerBuild } from 'react-router';
import { api } from './api.server.ts';
import { isDatabaseUnreachable } from './database/database.server.ts';
import { draftContent, isPreview } from './editing/preview/preview.server.ts';
import { ApiError, problemResponse } from './http/api-error.server.ts';
import { fontRoutes } from './document/fonts/font-routes.server.ts';
import type { ApiEnvironment } from './http/routes.server.ts';
import type { Documents } from './content/documents.ts';
import type { SitePages } from './content/site-pages.ts';
import { pagesShowing } from './public-pages.ts';
import { HashingBusy } from './auth/hashing-gate.server.ts';
import { ExternalServiceError } from './config/external-service-error.server.ts';
import { preferredLanguage } from './i18n/language-cookie.ts';
import { isStaffPath } from './http/staff-path.ts';
import { warnOfForeignOrigins } from './http/foreign-origin.server.ts';
import { isOwnRequest, ownOrigins } from './http/origin-check.server.ts';
import { outcomeInAnswer } from './document/outcome-without-cookies.server.ts';
import { mediaRoutes } from './content/pictures/media.server.ts';
import { type CachedResponse, cachedResponse, pageBrotli } from './serving/page-cache.server.ts';
import { pageRoutes } from './serving/page-routes.server.ts';
import { renderingLimit } from './serving/rendering-limit.server.ts';
import { cachedAnswer } from './serving/send-cached.server.ts';
import { currentRequestId, withRequestId } from './config/request-id.server.ts';
import { requestLog } from './http/request-log.server.ts';
import { uploadAddresses } from './images/upload-addresses.ts';
import { securityHeaders } from './serving/security-headers.server.ts';
import {
  clientAddressContext,
  databaseUnreachableContext,
  documentsContext,
  isDataRequestContext,
  isPreviewContext,
  servicesContext,
  siteOriginContext,
} from '#app/http/request-context.server.ts';
import type { Services } from './services/services.server.ts';
import type { App } from './serving/handler.server.ts';
import { refusalPage, showsAnswer } from './shell/refusal-page.server.ts';
import { healthRoutes } from './operations/health.server.ts';
import { metricsRoutes } from './operations/metrics.server.ts';
import { offlineRoutes } from './offline/offline.server.ts';
import { posterLinks } from './posters/poster-links.server.ts';
import { markRoutes } from './seo/mark-routes.server.ts';
import { metaStandIns } from './seo/stand-ins.server.ts';
import { wellKnownRoutes } from './seo/well-known-files.server.ts';
import { unknownPageAt } from './unknown-pages.server.ts';

/** The limit of JSON and form bodies, in bytes. */
const maxBodyBytes = 64 * 1024;
/** A picture of 8 MiB and the overhead of multipart. */
const maxUploadBytes = 8 * 1024 * 1024 + maxBodyBytes;

/**
 * The whole site as one function: checks that apply to everything, then the API, then the pages. Tests without a
 * build bring their own `renderPage`.
 */
export function createApp(
  services: Services,
  build: ServerBuild,
  port: number,
  renderPage?: SitePages['render'],
): App {
  const own = ownOrigins(services.settings.publicOrigin, port);
  const warn = warnOfForeignOrigins(services, own[0]);
  const pages = createPages(services, build, own);
  const sitePages: SitePages = {
    showing: (document, documents = services.content.current().documents) =>
      pagesShowing(document, documents),
    render: renderPage ?? pages.render,
    standIns: (document, documents) => (document === 'meta' ? metaStandIns(documents) : {}),
  };
  const app = new Hono<ApiEnvironment>()
    .use(requestLog(pageRoutes(build)))
    .use(securityHeaders(services.settings))
    .use(async (c, next) => {
      await next();
      c.header('x-request-id', currentRequestId());
    })
    .use(async (c, next) => {
      if (!isOwnRequest(c.req.method, c.req.raw.headers, own)) {
        warn(c.req.raw.headers);
        throw new ApiError('foreign_origin');
      }
      // PostgreSQL does not accept NUL in a text, not even in a query.
      if (c.req.path.includes('\0')) throw new ApiError('not_found');
      await next();
    })
    .use((c, next) => limitBody(takesFiles(c.req.path) ? maxUploadBytes : maxBodyBytes)(c, next))
    .route('/', healthRoutes)
    .route('/', metricsRoutes)
    .route('/media', mediaRoutes)
    .route('/fonts', fontRoutes)
    .route('/api', api)
    .route('/', wellKnownRoutes(own[0], services))
    .route('/', markRoutes(services))
    .route('/', offlineRoutes(services))
    .route('/', posterLinks)
    .all('*', (c) => pages.answer(c.req.raw, c.env.clientAddress));
  app.onError((error, { req: { raw } }) => {
    const failure = failureOf(error, services);
    return showsAnswer(raw, failure)
      ? refusalPage(failure, raw, services, own[0])
      : problemResponse(failure);
  });
  return (request, clientAddress, requestId = randomUUID()) =>
    withRequestId(requestId, () =>
      app.fetch(request, { services, clientAddress, pages: sitePages }),
    );
}

function failureOf(error: Error, { log }: Services): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException) return new ApiError('refused', { httpStatus: error.status });
  if (error instanceof ExternalServiceError) {
    log.error({ code: error.code }, 'an external service failed');
    return new ApiError('outside_service_failed', { retryAfterSeconds: 30 });
  }
  if (error instanceof HashingBusy) return new ApiError('busy', error);
  if (isDatabaseUnreachable(error)) {
    log.error({ err: error }, 'the database is away');
    return new ApiError('database_unreachable', { retryAfterSeconds: 5 });
  }
  log.error({ err: error }, 'unexpected error');
  return new ApiError('internal');
}

function takesFiles(path: string): boolean {
  return path === '/api/import' || uploadAddresses.includes(path);
}

function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError('too_large');
    },
  });
}

type Pages = {
  answer: (request: Request, clientAddress: string) => Promise<Response>;
  render: SitePages['render'];
};

function createPages(services: Services, build: ServerBuild, own: [string, ...string[]]): Pages {
  // React Router compares a form's Origin with the request's address, which behind a TLS proxy has another
  // scheme. Our own check has already run, so React Router gets the same list of origins.
  const allowedActionOrigins = own.map((origin) => new URL(origin).host);
  const handle = createRequestHandler({ ...build, allowedActionOrigins }, import.meta.env.MODE);
  const contextOf = (documents: Documents, clientAddress: string) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(clientAddressContext, clientAddress);
    context.set(siteOriginContext, own[0]);
    context.set(documentsContext, documents);
    return context;
  };
  const routes = pageRoutes(build);
  const limit = renderingLimit();

  /** The page for every address that has none, from memory; null for what the router answers in a way of its own. */
  async function unknownPage({ method, headers }: Request, path: string): Promise<Response | null> {
    const isData = path.endsWith('.data');
    if (isData && method !== 'GET') return null;
    // Staff pages have one address for both languages.
    const cookie = isStaffPath(path) ? `language=${preferredLanguage(headers.get('cookie'))}` : '';
    const key = `${path}#${cookie}`;
    const render = async (before?: CachedResponse) => {
      const context = contextOf(services.content.current().documents, '');
      context.set(isDataRequestContext, isData);
      const answer = await handle(
        new Request(own[0] + path, cookie ? { headers: { cookie } } : {}),
        context,
      );
      if (answer.status !== 404 && answer.status !== 410) return null;
      const body = Buffer.from(await answer.arrayBuffer());
      return cachedResponse(
        answer.status,
        Object.fromEntries(answer.headers),
        body,
        pageBrotli,
        before,
      );
    };
    const page = services.pages.get(key) ?? (await services.pages.fill(key, render));
    return page && cachedAnswer(page, method, headers.get('accept-encoding'));
  }

  return {
    async answer(request, clientAddress) {
      const url = new URL(request.url);
      const unknown = unknownPageAt(url.pathname, services.content.current().documents, routes);
      const found = unknown !== null && !isPreview(url) && (await unknownPage(request, unknown));
      if (found) return found;
      const documents = isPreview(url)
        ? await draftContent(services, request)
        : services.content.current().documents;
      if (documents instanceof Response) return documents;
      // Those for the page memory are nobody's, and previews are drawn for staff alone, anew with each change.
      const isLimited = clientAddress !== '' && services.settings.rateLimits && !isPreview(url);
      const wait = isLimited ? limit.waitOf(clientAddress) : 0;
      if (wait > 0) throw new ApiError('too_many', { retryAfterSeconds: wait });
      const context = contextOf(documents, clientAddress);
      context.set(isPreviewContext, isPreview(url));
      context.set(isDataRequestContext, url.pathname.endsWith('.data'));
      const answer = await handle(request, context);
      const outcome = await outcomeInAnswer(request, answer, (path, cookie) =>
        handle(
          new Request(own[0] + path, { headers: { cookie } }),
          contextOf(documents, clientAddress),
        ),
      );
      if (outcome) return outcome;
      if (answer.status >= 400 && answer.status < 500) limit.addRefusal(clientAddress);
      return context.get(databaseUnreachableContext) ? busy(answer) : answer;
    },
    render: (path, documents) =>
      handle(new Request(`${own[0]}${path}`), contextOf(documents, '127.0.0.1')),
  };
}

/** The router answers every thrown error with 500; this one is temporary, so it becomes a 503. */
function busy(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set('retry-after', '5');
  return new Response(answer.body, { status: 503, headers });
}
