import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverOptions } from '#build-tools/production-build.ts';
import { staff, startSite } from '#tests/support/running-site.ts';
import { cookieOf, goodApplication } from '#tests/support/test-site.ts';
import { engines, filledDatabase } from './filled-database.ts';
import { inMs, percentile } from './numbers.ts';
import type { Row } from './row.ts';
import { secrets } from './sample-rows.ts';

const [few, many] = [1000, 100_000];
const calls = 100;

/** What staff do in a day's work, at the server with 100,000 applications beside 1,000 (issue 6). */
export async function staffActions(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sampan-bench-'));
  const secretsFile = join(folder, 'secrets.json');
  await writeFile(secretsFile, JSON.stringify(secrets));
  try {
    const rows: Row[] = [];
    for (const engine of engines) {
      const [its, ours] = [
        await timesOf(engine, few, secretsFile),
        await timesOf(engine, many, secretsFile),
      ];
      for (const [what, times] of ours) {
        const [p95, itsP95] = [times, its.get(what)!].map((all) => percentile(all, 95));
        rows.push({
          what: `${engine}: ${what}, p95`,
          ours: `${inMs(p95!)} with 100,000`,
          peer: `${inMs(itsP95!)} with 1,000`,
          allowed: 'under 200 ms',
          isMet: p95! < 200,
        });
      }
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of each call, by the action. Every application goes through all of them. */
async function timesOf(
  engine: (typeof engines)[number],
  size: number,
  secretsFile: string,
): Promise<Map<string, number[]>> {
  const database = await filledDatabase(engine, size);
  const settings = { DATABASE_URL: database.url, SECRETS_FILE: secretsFile };
  const site = await startSite('build', settings, serverOptions);
  try {
    const call = callsTo(site.origin);
    const cookie = cookieOf(await call('POST', '/api/auth/sign-in/email', { json: staff }));
    const times = new Map<string, number[]>();
    for (let turn = 0; turn < calls; turn++) {
      const application = { ...goodApplication, phone: `01000-${String(turn).padStart(6, '0')}` };
      const taken = await call('POST', '/api/application', { json: application });
      const { insertedId } = (await taken.json()) as { insertedId: string };
      for (const [what, method, path, json] of actionsOn(insertedId)) {
        const started = performance.now();
        await (await call(method, path, { json, cookie })).arrayBuffer();
        times.set(what, [...(times.get(what) ?? []), performance.now() - started]);
      }
    }
    return times;
  } finally {
    await site.end();
    await database.end();
  }
}

function callsTo(origin: string) {
  return async (
    method: string,
    path: string,
    { json, cookie = '' }: { json?: object | undefined; cookie?: string },
  ): Promise<Response> => {
    const headers = { origin, cookie, ...(json && { 'content-type': 'application/json' }) };
    const body = json ? JSON.stringify(json) : null;
    const answer = await fetch(origin + path, { method, headers, body });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer;
  };
}

function actionsOn(id: string): [what: string, method: string, path: string, json?: object][] {
  const one = `/api/application/${id}`;
  const contacted = `/api/application/contacted/${id}`;
  const note = { outcome: 'call_later', note: 'after six', followUpOn: '2099-01-01', version: 0 };
  return [
    ['the list', 'GET', '/api/application'],
    ['what is due', 'GET', '/api/application/due'],
    ['the overview', 'GET', '/api/application/overview'],
    ['one application, opened', 'GET', one],
    ['its history', 'GET', `${one}/events`],
    ['a call noted', 'PUT', `${one}/call`, note],
    ['marked', 'PATCH', contacted],
    ['the mark taken back', 'DELETE', contacted],
    ['into the trash', 'DELETE', one],
    ['the trash', 'GET', '/api/application/trash'],
    ['out of the trash', 'POST', `${one}/restore`],
  ];
}
