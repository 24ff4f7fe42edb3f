import { defineConfig } from 'vitest/config';
import { durationFactor } from './fault-duration.ts';

// Apart from the other tests: these break a site that is being visited, `npm run test:faults`.
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/faults/**/*.test.ts'],
    globalSetup: 'tests/faults/fault-table.ts',
    environment: 'node',
    allowOnly: !process.env.CI,
    // One file for each engine, both at once: most of the time of a fault is spent waiting.
    maxWorkers: 2,
    testTimeout: 480_000 * Math.max(durationFactor, 1),
    hookTimeout: 120_000,
  },
});
