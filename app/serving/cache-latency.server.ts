import { Histogram } from 'prom-client';

/** Response times of one route, counted per bucket of `boundsMs` (upper bounds). */
type Times = { counts: number[]; sumMs: number };

/** From 25 µs, the time of a cached page, up to a slow rendering. */
const boundsMs = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 25, 100, 500, Infinity];

const name = 'sampan_memory_seconds';
const help =
  'Latency of static files and public pages, from request read to response written; a cache miss includes rendering';

/**
 * A histogram by route for responses from memory. Such a request takes 15 µs in all: `add` costs less than
 * 0.02 µs, where the inherited `observe` would cost 0.2 µs.
 */
export class CacheLatency extends Histogram<'route'> {
  readonly #routes = new Map<string, Times>();

  constructor() {
    super({ name, help, labelNames: ['route'], registers: [] });
  }

  /** Records one response time in milliseconds. `route` is one of our routes, never text from a request. */
  add(route: string, ms: number): void {
    let times = this.#routes.get(route);
    if (!times) this.#routes.set(route, (times = { counts: boundsMs.map(() => 0), sumMs: 0 }));
    let bucket = 0;
    while (ms > (boundsMs[bucket] ?? Infinity)) bucket += 1;
    times.counts[bucket] = (times.counts[bucket] ?? 0) + 1;
    times.sumMs += ms;
  }

  /** Called by the registry when metrics are collected. */
  async getForPromString() {
    return { name, help, type: 'histogram', values: [...this.#routes].flatMap(valuesOf) };
  }
}

/** Prometheus buckets are cumulative: each includes all smaller ones. */
function valuesOf([route, { counts, sumMs }]: [string, Times]) {
  const sharedLabels = { route };
  let count = 0;
  const buckets = counts.map((more, bucket) => {
    const bound = boundsMs[bucket] ?? Infinity;
    const labels = { le: bound === Infinity ? '+Inf' : bound / 1000 };
    return { metricName: `${name}_bucket`, labels, sharedLabels, value: (count += more) };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels: {}, sharedLabels, value: sumMs / 1000 },
    { metricName: `${name}_count`, labels: {}, sharedLabels, value: count },
  ];
}
