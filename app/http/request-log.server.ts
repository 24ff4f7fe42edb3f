import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { ApiEnvironment } from './routes.server.ts';
import { uploadAddresses } from '#app/images/upload-addresses.ts';
import type { PageRoutes } from '#app/serving/page-routes.server.ts';

/**
 * Logs and measures each request that is not answered from memory: method, route, status, time in ms. The
 * route and not the address, because an address may contain an id.
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
    if (method === 'POST' && uploadAddresses.includes(route)) {
      metrics.uploads.inc({ outcome: wentBy(status) });
    }
  });

/** Monitoring requests these every few seconds; logging them would bury everything else. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function wentBy(status: number): string {
  if (status < 400) return 'stored';
  return status < 500 ? 'refused' : 'failed';
}

/** The most specific matching route: middleware and pages match as a mere `/*`. */
function routeOf(c: Context, pages: PageRoutes): string {
  const route = matchedRoutes(c).reduce(
    (best, { path }) => (path.length > best.length ? path : best),
    '',
  );
  return route === '/*' ? (pages(c.req.path) ?? route) : route;
}
