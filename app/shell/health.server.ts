import { sql } from 'kysely';
import { apiDoor } from '#app/platform/api.server.ts';

/**
 * `/healthz` says that the process answers; `/readyz` that it can work, and if not, which part is
 * missing, and from the moment that the process was told to stop that others should be asked. For load
 * balancers and whoever runs the site.
 */
export const healthDoor = apiDoor()
  .get('/healthz', (c) => c.json({ status: 'ok' }))
  .get('/readyz', async (c) => {
    if (c.env.services.isDraining) return c.json({ status: 'draining' }, 503);
    const { db } = c.env.services.database;
    const database = await sql`select 1`.execute(db).then(
      () => 'ok',
      () => 'unreachable',
    );
    const ready = database === 'ok';
    return c.json({ status: ready ? 'ok' : 'not ready', parts: { database } }, ready ? 200 : 503);
  });
