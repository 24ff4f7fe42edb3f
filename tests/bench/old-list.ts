import { setTimeout as pause } from 'node:timers/promises';
import type { ImportBatch, ReadListAnswer } from '#app/applications/import/import-record.ts';
import { asCsv, sampleList } from '#tests/support/sample-list.ts';
import { staff } from '#tests/support/running-site.ts';
import { engines, filledDatabase } from './filled-database.ts';
import { inMs, percentile } from './numbers.ts';
import type { Row } from './row.ts';
import { siteOn } from './site-on.ts';

const size = 100_000;
const rows = 5000;

/** A list of 5,000 rows that comes in among 100,000 applications, on both engines, and what others wait meanwhile. */
export async function oldList(): Promise<Row[]> {
  const results: Row[] = [];
  for (const engine of engines) {
    const database = await filledDatabase(engine, size);
    const site = await siteOn(database.url);
    try {
      results.push(...(await measured(engine, site.origin)));
    } finally {
      await site.end();
      await database.end();
    }
  }
  return results;
}

async function measured(engine: string, origin: string): Promise<Row[]> {
  const signedIn = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const call = async (method: string, path: string, body?: object) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { origin, cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return (await answer.json()) as unknown;
  };
  const list = () => call('POST', '/application/search', { view: 'waiting' });
  const usual = await waits(list, pause(5000));

  const body = new FormData();
  body.set('file', new File([asCsv(sampleList({ count: rows }))], 'list.csv'));
  const begun = performance.now();
  const preview = (async () => {
    const { importId, columns } = (await call('POST', '/import', body)) as ReadListAnswer;
    const { hash } = (await call('PUT', `/import/${importId}/columns`, {
      columns: columns.map(({ to }) => ({ to, order: 'day' })),
      isCalled: true,
    })) as { hash: string };
    await call('GET', `/import/${importId}/plan`);
    return { importId, hash, ms: performance.now() - begun };
  })();
  const beside = await waits(list, preview);
  const { importId, hash, ms: previewMs } = await preview;

  const started = performance.now();
  const coming = (async () => {
    await call('POST', `/import/${importId}/run`, { hash, rows: 'good' });
    for (;;) {
      const [batch] = (await call('GET', '/import')) as ImportBatch[];
      if (batch?.state === 'done') return batch.stored;
      await pause(200);
    }
  })();
  const during = await waits(list, coming);
  const importMs = performance.now() - started;
  if ((await coming) !== rows) throw new Error(`${await coming} rows of ${rows} came in`);
  const row = (what: string, ms: number, most: number): Row => ({
    what: `${engine}: ${what}`,
    ...{ ours: inMs(ms), peer: '', allowed: inMs(most), isMet: ms <= most },
  });
  const base = percentile(usual, 50);
  return [
    row(`preview of ${rows} rows`, previewMs, 10_000),
    row(`import of ${rows} rows`, importMs, 30_000),
    row('the list meanwhile, p99, preview', percentile(beside, 99), base + 50),
    row('the list meanwhile, p99, import', percentile(during, 99), base + 50),
  ];
}

/** How long each call takes, one after the other, until something has ended. */
async function waits(call: () => Promise<unknown>, end: Promise<unknown>): Promise<number[]> {
  const over = new AbortController();
  void end.catch(() => {}).then(() => over.abort());
  const times: number[] = [];
  while (!over.signal.aborted) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
    await pause(20);
  }
  return times;
}
