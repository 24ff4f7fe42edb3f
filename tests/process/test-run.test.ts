import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { checkRoom } from '#tests/machine/room.ts';

test('a run on a full disk says so before it begins', () => {
  expect(() => checkRoom(1e9)).toThrow(
    /^There are \d+ MB free in .+, and the tests need 1000000000: make room, or let TMPDIR name another place\.$/,
  );
});

test('a PostgreSQL that nobody answers for ends the run with a sentence and a count', async () => {
  const env = { ...process.env, TEST_POSTGRES_URL: 'postgres://a:b@127.0.0.1:1/none' };
  const run = promisify(execFile)(process.execPath, ['bin/test.ts', '--only', 'unit'], { env });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '\n0 passed, 1 failed\n',
    stderr: expect.stringMatching(/^TEST_POSTGRES_URL names a server that lets nobody in .+\n$/),
  });
});

test.skipIf(process.platform === 'win32')('what a killed run has started ends too', async () => {
  // The second line comes once the child is guarded.
  const code = `import('#tests/machine/child.ts').then(({ runChild }) => {
    void runChild('sh', ['-c', 'echo $$; exec sleep 600'], { show: true, limitMs: 600_000 });
    console.log('guarded');
  })`;
  const run = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const words of run.stdout) {
    said += String(words);
    if (/^\d+$/m.test(said) && said.includes('guarded')) break;
  }
  const pid = /^\d+$/m.exec(said)?.[0];
  run.kill('SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH'), {
    timeout: 20_000,
  });
});
