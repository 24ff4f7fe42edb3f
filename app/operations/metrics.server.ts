import { createHash, timingSafeEqual } from 'node:crypto';
import { Gauge, type Registry, collectDefaultMetrics } from 'prom-client';
import { Hono } from 'hono';
import { ApiError } from '#app/http/api-error.server.ts';
import type { ApiEnvironment } from '#app/http/routes.server.ts';
import { freeSpace } from '#app/disk/free-space.server.ts';
import { outboxState } from '#app/mail/outbox.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { readTasks } from '#app/jobs/task-record.server.ts';

/**
 * `/metrics` for Prometheus, with the token from the settings; 404 for everybody else. Loopback alone is not
 * enough: behind a proxy on the same machine all requests come from there.
 */
export const metricsRoutes = new Hono<ApiEnvironment>().get('/metrics', async (c) => {
  const { services } = c.env;
  const { metricsToken } = services.settings;
  const sent = c.req.header('authorization') ?? '';
  if (!metricsToken || !isSame(sent, `Bearer ${metricsToken}`)) throw new ApiError('not_found');
  const { registry } = services.metrics;
  const read = readers.get(registry) ?? measure(registry);
  readers.set(registry, read);
  await read(services);
  return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
});

/** Updates the gauges to their current values. */
type ReadGauges = (services: MeasuredServices) => Promise<void>;
type MeasuredServices = Pick<Services, 'database' | 'settings' | 'pages' | 'now'>;

/** Created on the first request for each registry: a site without monitoring pays nothing. */
const readers = new WeakMap<Registry, ReadGauges>();

/** Adds the metrics of the process, and gauges that are read on each request. */
function measure(registry: Registry): ReadGauges {
  collectDefaultMetrics({ register: registry });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `sampan_${name}`, help, labelNames, registers: [registry] });
  const stale = gauge('stale', '1 while the database cannot be asked whether pages have changed');
  const up = gauge('database_up', '1 while the database answers');
  const space = gauge('free_bytes', 'Free space on the disk of DATA_DIR');
  const mails = gauge('outbox_mails', 'Mails to staff that were not sent, by state', ['state']);
  const age = gauge('outbox_oldest_seconds', 'Age of the oldest mail that waits to be sent');
  const success = gauge('task_success_timestamp_seconds', 'When a task went well', ['task']);
  const failed = gauge('task_failed', '1 when a task failed the last time', ['task']);
  return async ({ database: { db }, settings, pages, now }) => {
    stale.set(pages.isStale ? 1 : 0);
    space.set((await freeSpace(settings.dataDir)) ?? Number.NaN);
    for (const labelled of [mails, age, success, failed]) labelled.reset();
    try {
      const outbox = await outboxState(db);
      for (const state of ['waiting', 'failed', 'unknown'] as const)
        mails.set({ state }, outbox[state]);
      const { oldestAt } = outbox;
      age.set(oldestAt ? (now().getTime() - Date.parse(oldestAt)) / 1000 : 0);
      for (const [task, { finishedAt, succeededAt }] of await readTasks(db)) {
        if (succeededAt) success.set({ task }, Date.parse(succeededAt) / 1000);
        failed.set({ task }, finishedAt !== succeededAt ? 1 : 0);
      }
      up.set(1);
    } catch {
      up.set(0);
      // The gauges from the database are then missing, but the others matter all the more.
    }
  };
}

function isSame(sent: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(expected));
}
