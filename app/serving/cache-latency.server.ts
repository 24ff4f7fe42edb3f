import { Histogram } from 'prom-client';

/** How long answers took, counted by the upper ends of `boundsMs`. */
type Times = { counts: number[]; sumMs: number };

/** From 25 µs, as a page from memory takes, to what the rendering of one takes at a bad moment. */
const boundsMs = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 25, 100, 500, Infinity];

const name = 'sampan_memory_seconds';
const help =
  'Files and public pages from memory: from the request read to the answer written, with the rendering of a page that was not there yet';

/**
 * A histogram by route for what is served from memory. A request of those takes 15 microseconds
 * altogether: `add` costs less than 0.02 of them, where `observe` of its parent would take 0.2.
 */
export class CacheLatency extends Histogram<'route'> {
  readonly #routes = new Map<string, Times>();

  constructor() {
    super({ name, help, labelNames: ['route'], registers: [] });
  }

  /** Counts one answer that took so many milliseconds. `route` is one of ours, never what somebody wrote. */
  add(route: string, ms: number): void {
    let times = this.#routes.get(route);
    if (!times) this.#routes.set(route, (times = { counts: boundsMs.map(() => 0), sumMs: 0 }));
    let bucket = 0;
    while (ms > (boundsMs[bucket] ?? Infinity)) bucket += 1;
    times.counts[bucket] = (times.counts[bucket] ?? 0) + 1;
    times.sumMs += ms;
  }

  /** What the registry asks a histogram for. */
  async getForPromString() {
    return { name, help, type: 'histogram', values: [...this.#routes].flatMap(valuesOf) };
  }
}

/** As Prometheus wants a histogram: each bucket with all the smaller ones. */
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
