import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
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
    { method: c.req.method, route: routePath(c, -1), status: c.res.status, ms },
    'request',
  );
});
