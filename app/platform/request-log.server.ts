import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { ApiEnvironment } from './api.server.ts';

/**
 * One line for each request that was not served from memory: method, route, status, time in ms.
 * The route and not the address, because an address may hold an id.
 */
export const requestLog = createMiddleware<ApiEnvironment>(async (c, next) => {
  const start = performance.now();
  await next();
  const ms = Math.round(performance.now() - start);
  const level = c.res.status >= 500 ? 'error' : 'info';
  c.env.services.log[level](
    { method: c.req.method, route: routeOf(c), status: c.res.status, ms },
    'request',
  );
});

/** Of all that matched, the most telling: middleware and the pages match as a mere `/*`. */
function routeOf(c: Context): string {
  return matchedRoutes(c).reduce((best, { path }) => (path.length > best.length ? path : best), '');
}
