import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { serverOptions } from '#build-tools/production-build.ts';
import { freePort } from '#tests/machine/own-server.ts';
import { startSite } from '#tests/support/running-site.ts';
import { openInspector } from './inspector.ts';
import { median } from './numbers.ts';
import { residentMegabytes } from './process-cost.ts';
import type { Row } from './row.ts';
import { requestsOf } from './wrk.ts';

const requests = 100_000;
const starts = 3;
const processes = 5;

/** What one process needs, started as `npm start` does: memory, what it keeps, and time until it serves. */
export async function oneProcess(): Promise<Row[]> {
  return [await memory(), await growth(), await startingTime()];
}

async function memory(): Promise<Row> {
  // How a process does is settled at its start (record 0071): one alone may be lucky.
  const all: number[] = [];
  for (let n = 0; n < processes; n++) {
    const site = await startSite('build', {}, serverOptions);
    await ask(`${site.origin}/`, requests);
    all.push(residentMegabytes(site.pid()!));
    await site.end();
  }
  const ours = Math.max(...all);
  const bare = await startBareServer();
  await ask(bare.url, requests);
  const its = residentMegabytes(bare.pid);
  await bare.end();
  return {
    what: `memory after 100,000 requests, resident, most of ${processes} processes`,
    ours: `${ours.toFixed(0)} MB`,
    peer: `a bare Node server ${its.toFixed(0)} MB`,
    allowed: 'under 160 MB',
    isMet: ours < 160,
  };
}

/** Under the inspector, which collects before each count: as slope over three times 100,000 requests. */
async function growth(): Promise<Row> {
  const port = await freePort();
  const site = await startSite('build', {}, [...serverOptions, `--inspect=127.0.0.1:${port}`]);
  const inspector = await openInspector(port);
  await ask(`${site.origin}/`, requests);
  const before = await inspector.heapAfterCollection();
  let asked = 0;
  for (let round = 0; round < 3; round++) asked += await ask(`${site.origin}/`, requests);
  const after = await inspector.heapAfterCollection();
  inspector.close();
  await site.end();
  const grown = (((after - before) / asked) * requests) / 1e6;
  return {
    what: 'memory kept by another 100,000 requests, heap',
    ours: `${grown.toFixed(2)} MB`,
    peer: `of ${(before / 1e6).toFixed(0)} MB`,
    allowed: 'under 1 MB',
    isMet: grown < 1,
  };
}

async function startingTime(): Promise<Row> {
  const ours: number[] = [];
  const its: number[] = [];
  for (let round = 0; round < starts; round++) {
    let begin = performance.now();
    const site = await startSite('build', {}, serverOptions);
    await fetch(site.origin);
    ours.push(performance.now() - begin);
    await site.end();
    begin = performance.now();
    const bare = await startBareServer();
    await fetch(bare.url);
    its.push(performance.now() - begin);
    await bare.end();
  }
  return {
    what: 'from nothing to the first page served',
    ours: `${(median(ours) / 1000).toFixed(2)} s`,
    peer: `a bare Node server ${(median(its) / 1000).toFixed(2)} s`,
    allowed: 'within 2 s',
    isMet: median(ours) <= 2000,
  };
}

/** At least so many requests; returns how many they were. */
async function ask(url: string, wanted: number): Promise<number> {
  let asked = 0;
  while (asked < wanted) asked += await requestsOf(url, 1);
  return asked;
}

async function startBareServer() {
  const program = `const server = require('node:http').createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Bare</title>');
  }).listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: child.pid!,
    async end() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
