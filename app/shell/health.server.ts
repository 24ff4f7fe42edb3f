import { apiDoor } from '#app/platform/api.server.ts';
import { readiness } from './readiness.server.ts';

/**
 * `/healthz` says that the process answers; `/readyz` that it can work, and if not, which part is
 * missing, and from the moment that the process was told to stop that others should be asked. For load
 * balancers and whoever runs the site.
 */
export const healthDoor = apiDoor()
  .get('/healthz', (c) => c.json({ status: 'ok' }))
  .get('/readyz', async (c) => {
    if (c.env.services.isDraining) return c.json({ status: 'draining' }, 503);
    const found = await readiness(c.env.services);
    return c.json(found, found.status === 'not ready' ? 503 : 200);
  });
