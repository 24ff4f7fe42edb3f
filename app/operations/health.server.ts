import { Hono } from 'hono';
import type { ApiEnvironment } from '#app/http/routes.server.ts';
import { isProxy } from '#app/http/client-address.server.ts';
import { readiness } from './readiness.server.ts';

/**
 * `/healthz` says that the process answers; `/readyz` that it can work, and if not, which part is
 * missing; once the process is stopping, that others should be asked. For load balancers and whoever runs
 * the site; a visitor who comes by a proxy does not see the parts.
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
 * Whether this machine or one of our proxies asks, on nobody's behalf: even a proxy that the settings do not
 * name sends a header that says for whom it asks.
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
