import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { onEveryEngine } from './every-engine.ts';
import { type TwoProcesses, startTwoProcesses } from './two-processes.ts';

describe('[sqlite]', () => {
  let folder: string;
  let two: TwoProcesses;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sampan-faults-'));
    const url = `file:${join(folder, 'sampan.sqlite')}`;
    // Both processes of a real site go by the one clock of their machine; here one is hours ahead, and
    // takes whoever just signed in at the other for somebody who has been away for as long.
    const variables = { SESSION_IDLE_MINUTES: '720' };
    two = await startTwoProcesses({ engine: 'sqlite', url, dataDir: folder, variables });
  });
  afterAll(async () => {
    await two?.end();
    await rm(folder, { recursive: true, force: true });
  });

  onEveryEngine(() => two);
});
