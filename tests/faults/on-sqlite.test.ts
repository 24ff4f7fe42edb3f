import { afterAll, beforeAll, describe } from 'vitest';
import { onEveryEngine, onOneEngine } from './every-engine.ts';
import { type TwoProcesses, startTwoProcesses } from './two-processes.ts';

describe('[sqlite]', () => {
  let two: TwoProcesses;
  beforeAll(async () => {
    // Both processes of a real site go by the one clock of their machine; here one is hours ahead, and
    // takes whoever just signed in at the other for somebody who has been away for as long.
    two = await startTwoProcesses({ variables: { SESSION_IDLE_MINUTES: '720' } });
  });
  afterAll(() => two?.end());

  onEveryEngine(() => two);
  onOneEngine(() => two);
});
