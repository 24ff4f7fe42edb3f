import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverOptions } from '#build-tools/production-build.ts';
import { applyAtOnce } from '#tests/bench/apply-at-once.ts';
import { filledDatabase, ownPostgres } from '#tests/bench/filled-database.ts';
import { cpuTime, processesOf } from '#tests/bench/process-cost.ts';
import { secrets } from '#tests/bench/sample-rows.ts';
import { type RunningSite, staff, startSite } from '#tests/support/running-site.ts';
import { cookieOf } from '#tests/support/test-site.ts';

/** So that the limits count everybody by an address of their own. */
export const behindProxy = { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' };

const submitters = 50;
const each = 12;

/** What taking applications costs. */
export type Taken = {
  /** A second, for 50 who send one after the other. */
  rate: number;
  /** Processor time of one, in microseconds: of the site, and of the database where that is a program of its own. */
  site: number;
  database: number;
};

/** On SQLite, at a site that is counted by its limits. */
export async function applicationsOnSqlite(site: RunningSite): Promise<Taken> {
  return measureApplications(site, () => []);
}

/** On PostgreSQL, at a site and a database of their own. */
export async function applicationsOnPostgres(): Promise<Taken> {
  const database = await ownPostgres();
  try {
    const settings = { ...behindProxy, DATABASE_URL: database.url };
    const site = await startSite('build', settings, serverOptions);
    try {
      const name = new URL(database.url).pathname.slice(1);
      return await measureApplications(site, () => processesOf(` ${name} `));
    } finally {
      await site.end();
    }
  } finally {
    await database.remove();
  }
}

async function measureApplications(site: RunningSite, databases: () => number[]): Promise<Taken> {
  await applyAtOnce([site.origin], submitters, each);
  const pid = site.pid()!;
  // A connection lasts as long as the site has use for it, and so does its process.
  const connections = databases();
  const used = () => connections.reduce((sum, one) => sum + cpuTime(one), 0);
  const [before, usedBefore, begin] = [cpuTime(pid), used(), performance.now()];
  const answers = await applyAtOnce([site.origin], submitters, each);
  const ms = performance.now() - begin;
  const taken = answers.filter(({ id }) => id !== undefined).length;
  if (taken < answers.length) throw new Error(`${answers.length - taken} were not taken`);
  return {
    rate: (taken / ms) * 1000,
    site: (cpuTime(pid) - before) / taken,
    database: (used() - usedBefore) / taken,
  };
}

/** Processor time of a form whose answer is a page of its own, in microseconds, and the bytes of that page. */
export async function costOfForm(
  site: RunningSite,
  path: string,
  fields: (turn: number) => Record<string, string>,
): Promise<{ microseconds: number; bytes: number }> {
  const agent = new Agent({ keepAlive: true });
  const send = async (from: number, to: number) => {
    let bytes = 0;
    for (let turn = from; turn < to; turn++)
      bytes += await postForm(agent, site, path, fields(turn), turn);
    return bytes;
  };
  try {
    const pid = site.pid()!;
    await send(0, 50);
    const before = cpuTime(pid);
    const bytes = await send(50, 250);
    return { microseconds: (cpuTime(pid) - before) / 200, bytes: bytes / 200 };
  } finally {
    agent.destroy();
  }
}

/**
 * As a browser without scripts sends it, each from another address. Returns the bytes of the page that comes back; throws
 * when none does.
 */
function postForm(
  agent: Agent,
  { origin }: RunningSite,
  path: string,
  fields: Record<string, string>,
  turn: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin,
      'accept-encoding': 'br',
      'x-forwarded-for': `198.51.${100 + (turn >> 8)}.${turn & 255}`,
    };
    request(origin + path, { method: 'POST', agent, headers }, (answer) => {
      const { statusCode = 0, headers: given } = answer;
      const isPage = String(given['content-type']).startsWith('text/html');
      if (!isPage || statusCode >= 500 || statusCode === 429)
        reject(new Error(`POST ${path} answered ${statusCode}`));
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.once('end', () => resolve(bytes));
    })
      .once('error', reject)
      .end(new URLSearchParams(fields).toString());
  });
}

/** Uploads a picture for the gallery. Returns its address. */
export async function uploadedPicture(site: RunningSite): Promise<string> {
  const body = new FormData();
  body.set('image', new Blob([await readFile('tests/corpus/files/ok.jpg')]), 'ok.jpg');
  const headers = { origin: site.origin, cookie: await signIn(site) };
  const answer = await fetch(`${site.origin}/api/images`, { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { url: string } };
  return data.url;
}

/** Processor time of the staff's list of applications among 10,000, in microseconds, on SQLite. */
export async function costOfList(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sampan-bench-'));
  const secretsFile = join(folder, 'secrets.json');
  await writeFile(secretsFile, JSON.stringify(secrets));
  const database = await filledDatabase('SQLite', 10_000);
  const settings = { DATABASE_URL: database.url, SECRETS_FILE: secretsFile };
  const site = await startSite('build', settings, serverOptions);
  try {
    const cookie = await signIn(site);
    const list = async (count: number) => {
      for (let turn = 0; turn < count; turn++) {
        const answer = await fetch(`${site.origin}/api/application`, { headers: { cookie } });
        if (!answer.ok) throw new Error(`the list answered ${answer.status}`);
        await answer.arrayBuffer();
      }
    };
    await list(50);
    const before = cpuTime(site.pid()!);
    await list(200);
    return (cpuTime(site.pid()!) - before) / 200;
  } finally {
    await site.end();
    await database.end();
    await rm(folder, { recursive: true, force: true });
  }
}

async function signIn({ origin }: RunningSite): Promise<string> {
  const headers = { origin, 'content-type': 'application/json' };
  const body = JSON.stringify(staff);
  return cookieOf(
    await fetch(`${origin}/api/auth/sign-in/email`, { method: 'POST', headers, body }),
  );
}
