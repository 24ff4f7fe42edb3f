import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPassportCipher } from '#app/applications/storage/passport-cipher.server.ts';
import { readiness } from '#app/operations/readiness.server.ts';
import { type Secrets, readSecrets } from '#app/config/secrets.server.ts';
import { bareEnvironment } from '#tests/support/bare-environment.ts';
import { callCommand } from '#tests/support/call-command.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'sampan-rotate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command as the operator calls it, beside processes that nobody has restarted. In order. */
eachDatabase(({ engine, url }) => {
  const secretsFile = join(folder, `${engine}.json`);
  const testOptions = { timeout: 120_000 };
  const site = siteOfBlock(url, { settings: { SECRETS_FILE: secretsFile, RATE_LIMITS: 'off' } });
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    for (const passport of ['A00000001', 'A00000002'])
      await site.call('POST', '/api/application', { json: { ...goodApplication, passport } });
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
  });

  const variables = () => ({
    DATA_DIR: site.dataDir,
    SECRETS_FILE: secretsFile,
    DATABASE_URL: url(),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });

  async function rotateKeys(...args: string[]) {
    const { code, stdout, stderr } = await callCommand('bin/rotate-keys.ts', args, variables());
    return { code, said: `${stdout}${stderr}`.trim() };
  }

  /** A process that takes applications; it has the keys of now, whatever comes later. */
  async function runningProcess() {
    const child = spawn(process.execPath, ['tests/support/applying-process.ts'], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: bareEnvironment(variables()),
    });
    children.push(child);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    expect((await lines.next()).value).toBe('ready');
    return {
      async apply(passport: string): Promise<string> {
        child.stdin.write(`${passport}\n`);
        return (await lines.next()).value as string;
      },
      async end() {
        child.stdin.end();
        await once(child, 'exit');
      },
      /** As on a machine that is put to sleep: it neither ends nor is heard of. */
      sleep: () => child.kill('SIGSTOP'),
      wake: () => child.kill('SIGCONT'),
    };
  }
  let running: Awaited<ReturnType<typeof runningProcess>>;
  let forgotten: typeof running;

  const db = () => site.services.database.db;
  const rows = () =>
    db()
      .selectFrom('application')
      .select(['_id', 'passportSealed', 'passportKeyId'])
      .orderBy('createdAt')
      .execute();
  const current = async () => (await readSecrets(secretsFile))!;
  const numbers = async (secrets: Secrets) =>
    (await rows()).map((row) => createPassportCipher(secrets).decrypt(row));
  /** Another complaint each time, with the keys that this site has. */
  const complain = () =>
    site.call('POST', '/api/complaint', {
      json: { kind: 'delay', text: `A sample: nothing for nine weeks, ${crypto.randomUUID()}.` },
    });
  const keysIn = ({ passportKeys }: Secrets) => Object.keys(passportKeys);
  const put = (id: string, ciphertext: object) =>
    db().updateTable('application').set(ciphertext).where('_id', '=', id).execute();
  /** Encrypts with one key of the file, whatever came after it. */
  async function encrypter(key: string, file = '') {
    const secrets = (await readSecrets(secretsFile + file))!;
    const passportKeys = { [key]: secrets.passportKeys[key]! };
    return createPassportCipher({ ...secrets, passportKeys });
  }
  const modeOf = (path: string) => statSync(path).mode & 0o777;

  test(
    'add, reseal and drop in one go leave the older keys to a process that runs',
    testOptions,
    async () => {
      [running, forgotten] = await Promise.all([runningProcess(), runningProcess()]);
      expect((await rotateKeys('add')).code).toBe(0);
      expect((await rotateKeys('reseal')).said).toMatch(/^2 passport numbers, 0 second factors/);
      const { code, said } = await rotateKeys('drop');
      expect([code, said]).toEqual([
        1,
        expect.stringMatching(
          /^Nothing is dropped: 2 running processes have not loaded the new keys \(last heard of \d+ s, \d+ s ago\)\. Restart every process/,
        ),
      ]);
      expect(keysIn(await current())).toEqual(['k1', 'k2']);
      expect(() => statSync(`${secretsFile}.before`)).toThrow('ENOENT');
      expect(await running.apply('A00000003')).toBe('accepted');
      expect(await numbers(await current())).toEqual(['A00000001', 'A00000002', 'A00000003']);
    },
  );

  test('what such a process says of itself: its keys are older', async () => {
    expect(await readiness(site.services)).toMatchObject({
      ...{ status: 'degraded', parts: { keys: 'older' } },
    });
    const cookie = await site.signIn();
    const status = await site.call('GET', '/api/status', { cookie });
    expect(await status.json()).toMatchObject({
      outdatedProcesses: 2,
      warnings: expect.arrayContaining(['keys_outdated']) as string[],
    });
  });

  test('once they have ended, what they have sealed must be sealed anew', testOptions, async () => {
    await running.end();
    forgotten.sleep();
    await db().updateTable('runningProcess').set({ seenAt: '2026-01-01T00:00:00.000Z' }).execute();
    running = await runningProcess();
    expect(await rotateKeys('drop')).toEqual({
      code: 1,
      said: 'Nothing is dropped: 1 passport numbers, 0 second factors and 0 PINs of complaints still need an older key. Call reseal first.',
    });
    expect(keysIn(await current())).toEqual(['k1', 'k2']);
  });

  test(
    'what cannot be read is named, the rest sealed anew, nothing dropped',
    testOptions,
    async () => {
      const [first, , last] = await rows();
      await put(first!._id, (await encrypter('k1')).encrypt('A00000001', first!._id));
      await put(last!._id, { passportSealed: '2.AAAA' });
      const { code, said } = await rotateKeys('reseal');
      expect(code).toBe(1);
      expect(said).toMatch(
        /^1 passport numbers, 0 second factors and the PINs of 0 complaints are sealed with k2 and s2/,
      );
      expect(said).toContain(`application ${last!._id}: damaged or of another row`);
      const refused = await rotateKeys('drop');
      expect([refused.code, refused.said]).toEqual([1, expect.stringContaining(last!._id)]);
      expect(keysIn(await current())).toEqual(['k1', 'k2']);
      await put(last!._id, { passportSealed: last!.passportSealed });
      expect(await rotateKeys('reseal')).toMatchObject({ code: 0 });
    },
  );

  test('the PIN of a complaint needs its key until it is made anew', testOptions, async () => {
    expect((await complain()).status).toBe(201);
    expect(await rotateKeys('drop')).toEqual({
      code: 1,
      said: 'Nothing is dropped: 0 passport numbers, 0 second factors and 1 PINs of complaints still need an older key. Call reseal first.',
    });
    expect(keysIn(await current())).toEqual(['k1', 'k2']);
    expect((await rotateKeys('reseal')).said).toContain('the PINs of 1 complaints');
  });

  test('drop leaves the new keys, and the file from before to its owner', testOptions, async () => {
    const before = readFileSync(secretsFile, 'utf8');
    expect(await rotateKeys('drop')).toMatchObject({ code: 0 });
    expect(keysIn(await current())).toEqual(['k2']);
    expect(readFileSync(`${secretsFile}.before`, 'utf8')).toBe(before);
    expect([modeOf(secretsFile), modeOf(`${secretsFile}.before`)]).toEqual([0o600, 0o600]);
  });

  test('drop once more, in doubt, keeps the only copy of the older keys', testOptions, async () => {
    const files = () =>
      [secretsFile, `${secretsFile}.before`].map((path) => readFileSync(path, 'utf8'));
    const before = files();
    expect(await rotateKeys('drop')).toEqual({ code: 0, said: 'There are no older keys.' });
    expect(files()).toEqual(before);
  });

  test('a process that nobody knew of stores nothing with a dropped key', testOptions, async () => {
    forgotten.wake();
    expect(await forgotten.apply('A00000005')).toBe('KEY_DROPPED');
    expect(await running.apply('A00000006')).toBe('accepted');
    const all = ['A00000001', 'A00000002', 'A00000003', 'A00000006'];
    expect(await numbers(await current())).toEqual(all);
    // This site has the keys of the beginning as well.
    const sent = { ...goodApplication, passport: 'A00000007' };
    const answer = await site.call('POST', '/api/application', { json: sent });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await rows()).toHaveLength(all.length);
    expect((await complain()).status).toBe(503);
    expect(await db().selectFrom('complaint').select('_id').execute()).toHaveLength(1);
  });

  test(
    'what a kept key opens is sealed anew, and what none opens may be given up',
    testOptions,
    async () => {
      const [first, second] = await rows();
      await put(first!._id, (await encrypter('k1', '.before')).encrypt('A00000001', first!._id));
      await put(second!._id, { passportSealed: '2.AAAA' });
      await Promise.all([running.end(), forgotten.end()]);
      expect((await rotateKeys('add')).code).toBe(0);
      const { code, said } = await rotateKeys('reseal');
      expect([code, said]).toEqual([1, expect.stringContaining(second!._id)]);
      expect((await rotateKeys('drop', '--give-up-unreadable')).code).toBe(0);
      expect(keysIn(await current())).toEqual(['k3']);
      expect(await numbers(await current())).toEqual(['A00000001', null, 'A00000003', 'A00000006']);
    },
  );
});
