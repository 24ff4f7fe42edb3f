import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type OpenDatabase,
  isDatabaseUnreachable,
  openDatabase,
} from '#app/database/database.server.ts';
import type { TimeLimits } from '#app/database/postgres-pool.server.ts';
import { onPostgres } from '#tests/support/each-database.ts';

const limits: TimeLimits = {
  statement_timeout: 10_000,
  query_timeout: 300,
  idle_in_transaction_session_timeout: 300,
};

onPostgres(({ url }) => {
  let line: Awaited<ReturnType<typeof openLine>>;
  let database: OpenDatabase;
  beforeAll(async () => {
    line = await openLine(new URL(url()));
  });
  beforeEach(() => {
    database = openDatabase(line.url, limits);
    return () => database.db.destroy();
  });
  afterAll(() => line.close());

  /** As many statements at once as there are connections, twice. */
  function crowd() {
    return Promise.allSettled(Array.from({ length: 20 }, () => sql`select 1`.execute(database.db)));
  }

  function reasons(outcomes: PromiseSettledResult<unknown>[]) {
    return outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason);
  }

  test('a server that vanished without a word is away, and once it is back everybody is answered', async () => {
    expect(reasons(await crowd())).toEqual([]);
    line.silence();
    const failures = reasons(await crowd());
    expect(failures).toHaveLength(10);
    expect(failures.every(isDatabaseUnreachable)).toBe(true);
    expect(reasons(await crowd())).toEqual([]);
  });

  test('so is one that ended every connection', async () => {
    expect(reasons(await crowd())).toEqual([]);
    line.cut();
    await crowd();
    expect(reasons(await crowd())).toEqual([]);
  });

  test('a transaction in which the server vanished says so, and its connection is not used again', async () => {
    const failure = database.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      line.silence();
      await sql`select 2`.execute(transaction);
    });
    expect(isDatabaseUnreachable(await failure.catch((error: unknown) => error))).toBe(true);
    expect(reasons(await crowd())).toEqual([]);
  });

  test('a statement that takes too long is ended by the server, and its connection stays', async () => {
    const impatient = openDatabase(url(), {
      ...limits,
      statement_timeout: 50,
      query_timeout: 9000,
    });
    const slow = sql`select pg_sleep(60)`.execute(impatient.db);
    expect(isDatabaseUnreachable(await slow.catch((error: unknown) => error))).toBe(true);
    await sql`select 1`.execute(impatient.db);
    await impatient.db.destroy();
  });

  test('without limits, as for migrations, nothing is given up', async () => {
    const patient = openDatabase(url());
    const { rows } = await sql<{ limit: string }>`
      select current_setting('statement_timeout') as limit`.execute(patient.db);
    expect(rows).toEqual([{ limit: '0' }]);
    await patient.db.destroy();
  });
});

/** A network between us and the server that can swallow everything without closing a connection. */
async function openLine(target: URL) {
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    pairs.add([near, far]);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) {
      end.on('error', () => {});
      end.on('close', () => [near, far].forEach((each) => each.destroy()));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const cut = () => pairs.forEach((pair) => pair.forEach((end) => end.destroy()));
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${port}` }).href,
    /** What is connected now will never hear of the other side again; who connects anew will. */
    silence: () => pairs.forEach(([near, far]) => [near.unpipe(far), far.unpipe(near)]),
    cut,
    close: () => {
      cut();
      server.close();
    },
  };
}
