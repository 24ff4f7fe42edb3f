import { Hono } from 'hono';
import type { ApiEnvironment } from '#app/http/routes.server.ts';
import { isProxy } from '#app/http/client-address.server.ts';
import { readiness } from './readiness.server.ts';

/**
 * `/healthz` says that the process answers; `/readyz` that it can work, and if not, which part is
 * missing, and from the moment that the process was told to stop that others should be asked. For load
 * balancers and whoever runs the site; a visitor who comes by a proxy is not told of parts.
 */
export const healthRoutes = new Hono<ApiEnvironment>()
  .get('/healthz', (c) => c.json({ status: 'ok' }))
  .get('/readyz', async (c) => {
    if (c.env.services.isDraining) return c.json({ status: 'draining' }, 503);
    const found = await readiness(c.env.services);
    const body = isNear(c.req.raw.headers, c.env) ? found : { status: found.status };
    return c.json(body, found.status === 'not ready' ? 503 : 200);
  });

/**
 * Whether somebody on this machine or one of our proxies asks, and for nobody else: also a proxy that the
 * settings do not name says for whom.
 */
function isNear(
  headers: Headers,
  { clientAddress, services }: ApiEnvironment['Bindings'],
): boolean {
  if (headers.has('x-forwarded-for') || headers.has('forwarded')) return false;
  return isLoopback(clientAddress) || isProxy(clientAddress, services.settings.trustedProxies);
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}
