import { Hono } from 'hono';
import type { ApiEnvironment } from '#app/http/routes.server.ts';
import { isProxy } from '#app/http/client-address.server.ts';
import { readiness } from './readiness.server.ts';

/**
 * `/healthz` says that the process responds; `/readyz` whether it can work and, if not, which part is
 * missing; during a shutdown, that other processes should be used. For load balancers and operators; visitors
 * who come through a proxy do not see the parts.
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
 * Whether the request comes from this machine or a trusted proxy itself, on nobody's behalf: even a proxy
 * that is not configured sends a header naming the client.
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
