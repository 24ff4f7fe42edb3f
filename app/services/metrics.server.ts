import { Counter, Histogram, Registry } from 'prom-client';
import type { QueryWatch } from '#app/database/database.server.ts';
import { browserErrorKinds } from '#app/document/browser-error.ts';
import { buildName } from '#app/document/build-name.ts';
import type { Mailer } from '#app/mail/mailer.server.ts';

/** Prometheus metrics of this process. Labels have a few values that we choose: never a visitor's text. */
export type Metrics = {
  registry: Registry;
  /** Requests that were not answered from memory, in seconds. */
  requests: Histogram<'method' | 'route' | 'status'>;
  /** Plain counters, because a response from memory takes 20 µs in all. */
  memory: { files: number; hits: number; misses: number; stale: number };
  /** Latency of responses from memory: `files` together, each page by its route. */
  cacheLatency: Histogram<'route'>;
  queries: Histogram<'kind'>;
  failedQueries: Counter<'kind'>;
  mails: Counter<'outcome' | 'code'>;
  signInFailures: Counter<'step'>;
  uploads: Counter<'outcome'>;
  publications: Counter<'outcome'>;
  fontCuts: Counter<'outcome'>;
  browserErrors: Counter<'kind' | 'name' | 'build'>;
};

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** From the time of a page in memory up to a slow rendering. */
const memoryBuckets = [
  0.000025, 0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.01, 0.025, 0.1, 0.5,
];

/** Creates the metrics of a process, all at zero. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const memory = { files: 0, hits: 0, misses: 0, stale: 0 };
  registry.registerMetric(memoryCounter(memory));
  return {
    registry,
    memory,
    cacheLatency: new Histogram({
      name: 'sampan_memory_seconds',
      help: 'Latency of static files and public pages, from request read to response written; a cache miss includes rendering',
      labelNames: ['route'],
      buckets: memoryBuckets,
      registers,
    }),
    requests: new Histogram({
      name: 'sampan_request_seconds',
      help: 'Requests not answered from the page cache or static files',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    }),
    queries: new Histogram({
      name: 'sampan_query_seconds',
      help: 'Statements of the database',
      labelNames: ['kind'],
      buckets,
      registers,
    }),
    failedQueries: fromZero(
      new Counter({
        name: 'sampan_query_failures_total',
        help: 'Statements of the database that failed',
        labelNames: ['kind'],
        registers,
      }),
      ['select', 'insert', 'update', 'delete', 'other'].map((kind) => ({ kind })),
    ),
    mails: fromZero(
      new Counter({
        name: 'sampan_mails_total',
        help: 'Mails by outcome: accepted, refused or unknown, with the reason code',
        labelNames: ['outcome', 'code'],
        registers,
      }),
      [{ outcome: 'accepted', code: '' }],
    ),
    signInFailures: fromZero(
      new Counter({
        name: 'sampan_sign_in_failures_total',
        help: 'Failed sign-ins by the step that failed: password, code or single-sign-on',
        labelNames: ['step'],
        registers,
      }),
      ['password', 'code', 'single-sign-on'].map((step) => ({ step })),
    ),
    browserErrors: fromZero(
      new Counter({
        name: 'sampan_browser_errors_total',
        help: 'Errors reported by browsers, by kind, name and build; unsupported is a visit without scripts',
        labelNames: ['kind', 'name', 'build'],
        registers,
      }),
      [...browserErrorKinds].map((kind) => ({ kind, name: 'Error', build: buildName })),
    ),
    publications: fromZero(
      new Counter({
        name: 'sampan_publications_total',
        help: 'Calls to publish content or to take a publication back, by outcome',
        labelNames: ['outcome'],
        registers,
      }),
      ['published', 'reversed', 'faults', 'page_failed', 'changed_meanwhile', 'failed'].map(
        (outcome) => ({ outcome }),
      ),
    ),
    uploads: fromZero(
      new Counter({
        name: 'sampan_uploads_total',
        help: 'Uploaded pictures: stored, refused or failed',
        labelNames: ['outcome'],
        registers,
      }),
      ['stored', 'refused', 'failed'].map((outcome) => ({ outcome })),
    ),
    fontCuts: fromZero(
      new Counter({
        name: 'sampan_font_cuts_total',
        help: 'Fonts cut down to published words: made or failed',
        labelNames: ['outcome'],
        registers,
      }),
      ['made', 'failed'].map((outcome) => ({ outcome })),
    ),
  };
}

/** Creates a counter for each label value at 0: Prometheus sees an increase only of a series that exists. */
function fromZero<Label extends string>(
  counter: Counter<Label>,
  known: Record<NoInfer<Label>, string>[],
): Counter<Label> {
  for (const labels of known) counter.inc(labels, 0);
  return counter;
}

function memoryCounter(memory: Metrics['memory']): Counter<'what'> {
  return new Counter({
    name: 'sampan_memory_total',
    help: 'Served from memory: static files, page cache hits, misses, and pages of unknown freshness (stale)',
    labelNames: ['what'],
    registers: [],
    collect() {
      this.reset();
      for (const [what, count] of Object.entries(memory)) this.inc({ what }, count);
    },
  });
}

/** Counts the mails that are sent through `mailer`. */
export function countMails(mailer: Mailer, { mails }: Metrics): Mailer {
  return {
    ...mailer,
    async send(mail, timeoutMs) {
      const outcome = await mailer.send(mail, timeoutMs);
      const code = 'code' in outcome ? outcome.code : '';
      mails.inc({ outcome: outcome.status, code: /^[\w./-]{0,40}$/.test(code) ? code : 'other' });
      return outcome;
    },
  };
}

/** Counts and times database statements. */
export function countQueries({ queries, failedQueries }: Metrics): QueryWatch {
  return ({ kind, seconds, failed }) => {
    queries.observe({ kind }, seconds);
    if (failed) failedQueries.inc({ kind });
  };
}
