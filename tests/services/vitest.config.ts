import { defineConfig } from 'vitest/config';

// Apart from the other tests: these need real servers, which `npm run test:services` brings.
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/services/**/*.test.ts'],
    environment: 'node',
    allowOnly: !process.env.CI,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
