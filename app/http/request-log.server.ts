import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { ApiEnvironment } from './routes.server.ts';
import type { PageRoutes } from '#app/serving/page-routes.server.ts';

/**
 * One line for each request that was not served from memory: method, route, status, time in ms. The
 * route and not the address, because an address may hold an id. The same goes into the metrics.
 */
export const requestLog = (pages: PageRoutes) =>
  createMiddleware<ApiEnvironment>(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = performance.now() - start;
    const { log, metrics } = c.env.services;
    const { method } = c.req;
    const { status } = c.res;
    const route = routeOf(c, pages);
    const level = probes.has(route) ? 'debug' : status >= 500 ? 'error' : 'info';
    log[level]({ method, route, status, ms: Math.round(ms) }, 'request');
    const known = methods.has(method) ? method : 'other';
    metrics.requests.observe({ method: known, route, status }, ms / 1000);
    if (method === 'POST' && route === '/api/images') {
      metrics.uploads.inc({ outcome: wentBy(status) });
    }
  });

/** Asked every other second by whoever watches, in their own interest; the rest of the log would drown. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function wentBy(status: number): string {
  if (status < 400) return 'stored';
  return status < 500 ? 'refused' : 'failed';
}

/** Of all that matched, the most telling: middleware and the pages match as a mere `/*`. */
function routeOf(c: Context, pages: PageRoutes): string {
  const route = matchedRoutes(c).reduce(
    (best, { path }) => (path.length > best.length ? path : best),
    '',
  );
  return route === '/*' ? (pages(c.req.path) ?? route) : route;
}
