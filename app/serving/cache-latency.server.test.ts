import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { CacheLatency } from './cache-latency.server.ts';

test('Prometheus reads how many answers of a route took at most so long, and how long all took', async () => {
  const times = new CacheLatency();
  const registry = new Registry();
  registry.registerMetric(times);
  for (const ms of [0.01, 0.025, 0.02501, 3, 2000]) times.add('/about', ms);
  times.add('files', 0.3);
  const lines = (await registry.metrics()).split('\n');
  expect(lines).toContain('# TYPE sampan_memory_seconds histogram');
  expect(lines).toEqual(
    expect.arrayContaining(
      [
        '_bucket{le="0.000025",route="/about"} 2',
        '_bucket{le="0.00005",route="/about"} 3',
        '_bucket{le="0.0025",route="/about"} 3',
        '_bucket{le="0.01",route="/about"} 4',
        '_bucket{le="0.5",route="/about"} 4',
        '_bucket{le="+Inf",route="/about"} 5',
        '_sum{route="/about"} 2.00306001',
        '_count{route="/about"} 5',
        '_count{route="files"} 1',
      ].map((line) => `sampan_memory_seconds${line}`),
    ),
  );
});
