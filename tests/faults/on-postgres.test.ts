import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startCluster } from '#tests/machine/postgres.ts';
import { makeBucket, s3Variables } from '#tests/support/outside/real-object-store.ts';
import { sendRequest } from './raw-request.ts';
import { onEveryEngine, onOneEngine } from './every-engine.ts';
import { atLength, last, stretched } from './fault-duration.ts';
import { type BreakableProxy, startBreakableProxy } from './breakable-proxy.ts';
import { upload } from './picture-upload.ts';
import { tryFault } from './try-fault.ts';
import { type TwoProcesses, startTwoProcesses } from './two-processes.ts';

/** Several processes as an operator would run them: PostgreSQL, and pictures in an object store. */
describe('[postgres]', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>;
  let [toPostgres, toS3]: BreakableProxy[] = [];
  let two: TwoProcesses;

  beforeAll(async () => {
    cluster = await startCluster();
    toPostgres = await startBreakableProxy(Number(new URL(cluster.url).port));
    const s3 = s3Variables(await makeBucket(`faults-${randomBytes(6).toString('hex')}`));
    toS3 = await startBreakableProxy(Number(new URL(s3.S3_ENDPOINT!).port));
    two = await startTwoProcesses({
      postgres: { url: through(toPostgres, cluster.url), directUrl: cluster.url },
      variables: { ...s3, S3_ENDPOINT: through(toS3, s3.S3_ENDPOINT!).replace(/\/$/, '') },
    });
  });
  afterAll(async () => {
    await two?.end();
    await Promise.all([toPostgres?.end(), toS3?.end()]);
    await cluster?.end();
  });

  /** Nobody helps the site: the processes are the same afterwards. */
  async function withoutRestart(name: string, fault: () => Promise<void>) {
    const pids = two.sites.map((site) => site.pid());
    await tryFault(two, name, fault);
    expect(two.sites.map((site) => site.pid())).toEqual(pids);
  }

  test.each([
    ['restarted', 'SIGINT'],
    ['crashed', 'SIGQUIT'],
  ] as const)('PostgreSQL %s', async (what, signal) => {
    await withoutRestart(`PostgreSQL ${what}`, async () => {
      await cluster.halt(signal);
      await cluster.start();
    });
  });

  test('PostgreSQL gone', async () => {
    await withoutRestart(`PostgreSQL gone for ${stretched(12, 30)} s`, async () => {
      await cluster.halt('SIGINT');
      await last(12_000, 30_000);
      await cluster.start();
    });
  });

  test('PostgreSQL silent', async () => {
    await withoutRestart(`PostgreSQL silent for ${stretched(15)} s`, async () => {
      toPostgres!.hush();
      await last(15_000);
      await toPostgres!.mend();
    });
  });

  test('S3 gone', async () => {
    const picture = await uploaded(two);
    await withoutRestart('S3 gone', async () => {
      await toS3!.cut();
      expect(await sendRequest(two.origin + picture)).toMatchObject(comeAgain);
      expect(await upload(two)).toMatchObject(comeAgain);
      await last(1000, 3000);
      await toS3!.mend();
      for (const { nodeUrl } of two.sites)
        expect((await sendRequest(nodeUrl + picture)).status).toBe(200);
      expect((await upload(two)).status).toBe(200);
    });
  });

  onEveryEngine(() => two);
  if (atLength) onOneEngine(() => two);
});

const comeAgain = { status: 503, headers: { 'retry-after': '30' } };

function through({ port }: BreakableProxy, url: string): string {
  return Object.assign(new URL(url), { port }).href;
}

/** The address of a picture that is in the store, however often staff is told to come again until it is. */
async function uploaded(two: TwoProcesses): Promise<string> {
  const { text } = await vi.waitFor(
    async () => {
      const answer = await upload(two);
      expect(answer).toMatchObject({ status: 200 });
      return answer;
    },
    { timeout: 60_000, interval: 1000 },
  );
  return (JSON.parse(text) as { data: { url: string } }).data.url;
}
