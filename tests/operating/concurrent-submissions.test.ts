import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareEnvironment } from '#tests/support/bare-environment.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';

const key = 'key-of-this-very-form';

/** Submissions by processes that share nothing but the database, as several servers would. */
eachDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' }, empty: ['application'] });
  const children: ChildProcess[] = [];
  let submitters: Awaited<ReturnType<typeof readyProcess>>[];
  // Several programs have to start, on a machine that does other things too.
  beforeAll(async () => {
    submitters = await Promise.all([1, 2, 3, 4].map(readyProcess));
  }, 60_000);
  afterAll(async () => {
    for (const child of children) child.kill();
  });

  /** A process that is ready to submit, and what it will have answered. */
  async function readyProcess() {
    const child = spawn(process.execPath, ['tests/support/submitting-process.ts'], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: bareEnvironment({
        DATA_DIR: site.dataDir,
        SECRETS_FILE: site.services.settings.secretsFile,
        DATABASE_URL: url(),
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
      }),
    });
    children.push(child);
    const gone = once(child, 'close');
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    expect((await lines.next()).value).toBe('ready');
    return async (order: string): Promise<unknown> => {
      child.stdin.write(`${order}\n`);
      const { value } = await lines.next();
      return value === undefined ? (await gone)[1] : JSON.parse(value);
    };
  }

  function rows() {
    return site.services.database.db
      .selectFrom('application')
      .select(['_id', 'submissionKey'])
      .execute();
  }

  test('four processes with one key leave one row and get one answer', async () => {
    const answers = await Promise.all(submitters.map((submit) => submit(key)));
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(answers[0]).toMatchObject({ status: 'accepted', _id: row?._id });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('a crash between commit and answer, then a retry, leaves one row', async () => {
    const [first, second] = submitters;
    expect(await first!(`die ${key}`)).toBe('SIGKILL');
    const committed = await rows();
    expect(committed).toHaveLength(1);
    expect(await second!(key)).toMatchObject({ status: 'accepted', _id: committed[0]?._id });
    expect(await rows()).toEqual(committed);
  });
});
