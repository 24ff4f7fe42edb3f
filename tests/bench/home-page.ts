import { serverOptions } from '#build-tools/production-build.ts';
import { startSite } from '#tests/support/running-site.ts';
import { startNginx } from './nginx.ts';
import { inMs, median, percentile } from './numbers.ts';
import { cpuTime } from './process-cost.ts';
import type { Row } from './row.ts';
import { steadyLoad } from './steady-load.ts';
import { requestsOf } from './wrk.ts';

const rounds = 5;
const seconds = 3;
/** What a request may cost, as a multiple of nginx's processor time; so it is at least 0.66 as fast. */
const most = 1.5;
const steady = { connections: 1000, perSecond: 500, seconds: 8 };

/**
 * The home page from memory beside nginx with one worker serving the very same bytes, in turns: the
 * processor time of one request under full load, and the waiting of a crowd that comes at its own pace.
 */
export async function homePage(): Promise<Row[]> {
  const site = await startSite('build', {}, serverOptions);
  const address = `${site.origin}/`;
  await requestsOf(address, 2);
  const nginx = await startNginx(address);
  const both = [
    { url: address, pid: site.pid()!, costs: [] as number[], waits: [] as number[] },
    { url: nginx.url, pid: nginx.pid, costs: [] as number[], waits: [] as number[] },
  ] as const;
  try {
    for (let round = 0; round < rounds; round++) {
      for (const { url, pid, costs } of both) costs.push(await costOfRequest(url, pid));
    }
    for (let round = 0; round < rounds; round++) {
      for (const { url, waits } of both) waits.push(await waitOfCrowd(url));
    }
  } finally {
    await nginx.end();
    await site.end();
  }
  const [cost, wait] = [median(both[0].costs), median(both[0].waits)];
  const [itsCost, itsWait] = [median(both[1].costs), median(both[1].waits)];
  return [
    {
      what: 'home page: processor time of a request',
      ours: `${cost.toFixed(1)} µs`,
      peer: `nginx ${itsCost.toFixed(1)} µs: ${(cost / itsCost).toFixed(2)} times, speed ${(itsCost / cost).toFixed(2)}`,
      allowed: `at most ${most} times, speed 0.66 or more`,
      isMet: cost / itsCost <= most,
    },
    {
      what: `home page: p99 of ${steady.connections} connections, ${steady.perSecond} requests/s`,
      ours: inMs(wait),
      peer: `nginx ${inMs(itsWait)}`,
      allowed: 'under 20 ms',
      isMet: wait < 20,
    },
  ];
}

async function costOfRequest(url: string, pid: number): Promise<number> {
  const before = cpuTime(pid);
  const requests = await requestsOf(url, seconds);
  return (cpuTime(pid) - before) / requests;
}

async function waitOfCrowd(url: string): Promise<number> {
  const { latencies, failures } = await steadyLoad(url, steady);
  if (failures > 0) throw new Error(`${failures} requests to ${url} were not answered`);
  return percentile(latencies, 99);
}
