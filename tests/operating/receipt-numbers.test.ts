import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { bareEnvironment } from '#tests/support/bare-environment.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

/** Payments by processes that share nothing but the database, as several servers would. */
eachDatabase(({ url }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['payment', 'receiptSeries'],
  });
  let ids: string[];
  const children: ChildProcess[] = [];
  let processes: Awaited<ReturnType<typeof readyProcess>>[];
  // Two programs have to start, on a machine that does other things too.
  beforeAll(async () => {
    processes = await Promise.all([readyProcess(), readyProcess()]);
  }, 60_000);
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });
  beforeEach(async () => {
    ids = [];
    for (const name of ['Rakib Hasan', 'Nasrin Akter']) {
      const json = { ...goodApplication, name };
      const answer = await site.call('POST', '/api/application', { json });
      ids.push(((await answer.json()) as { insertedId: string }).insertedId);
    }
  });

  async function readyProcess() {
    const child = spawn(process.execPath, ['tests/support/paying-process.ts'], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: bareEnvironment({
        DATA_DIR: site.dataDir,
        SECRETS_FILE: site.services.settings.secretsFile,
        DATABASE_URL: url(),
        LOG_LEVEL: 'silent',
      }),
    });
    children.push(child);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    expect((await lines.next()).value).toBe('ready');
    return {
      child,
      pay: (order: string) => child.stdin.write(`${order}\n`),
      /** So many of the numbers that it says. */
      async said(count: number): Promise<string[]> {
        const numbers: string[] = [];
        while (numbers.length < count) numbers.push(String((await lines.next()).value));
        return numbers;
      },
    };
  }

  async function stored(): Promise<string[]> {
    const { db } = site.services.database;
    const rows = await db.selectFrom('payment').select('receiptNo').orderBy('receiptNo').execute();
    return rows.map(({ receiptNo }) => receiptNo);
  }

  const year = () => todayInDhaka(site.services.now()).slice(0, 4);
  const gapless = (count: number) =>
    Array.from({ length: count }, (_, at) => `R-${year()}-${String(at + 1).padStart(6, '0')}`);

  test('K-14: fifty payments at once over two processes get fifty numbers without gap or twin', async () => {
    for (const [at, { pay }] of processes.entries()) {
      pay(`${ids[at]} 13`);
      pay(`${ids[0]} 12`);
    }
    const numbers = await Promise.all(processes.map(({ said }) => said(25)));
    expect(numbers.flat().toSorted()).toEqual(gapless(50));
    expect(await stored()).toEqual(gapless(50));
  });

  test('K-14: a process that is killed in the middle leaves no number missing or double', async () => {
    const killed = processes[0]!;
    const other = processes[1]!;
    // More than it can have done before it is killed.
    killed.pay(Array.from({ length: 50 }, () => `${ids[0]} 200`).join('\n'));
    other.pay(`${ids[1]} 25`);
    const first = await killed.said(5);
    const gone = once(killed.child, 'exit');
    killed.child.kill('SIGKILL');
    expect((await gone)[1]).toBe('SIGKILL');
    const others = await other.said(25);
    const numbers = await stored();
    expect(numbers).toEqual(gapless(numbers.length));
    // What it has said is there.
    expect(numbers).toEqual(expect.arrayContaining([...first, ...others]));
    other.pay(`${ids[0]} 1`);
    expect(await other.said(1)).toEqual([gapless(numbers.length + 1).at(-1)]);
  });
});
