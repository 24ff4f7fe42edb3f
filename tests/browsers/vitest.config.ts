import { defineConfig } from 'vitest/config';

// Apart from the other tests: these need the built site and browsers, which `npm test` brings.
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/browsers/**/*.test.ts'],
    environment: 'node',
    allowOnly: !process.env.CI,
    // A browser each: more than two at once only wait for each other.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
