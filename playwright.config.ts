import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './tests/support/chromium.ts';

// No `webServer`: each worker starts a server of its own, which each file finds as it was shipped.
export default defineConfig({
  testDir: 'tests/e2e',
  // Matrices (page x language x width x theme) have one combination of each without this mark. `@ci` in a title is a second
  // look at a subject, which `npm test` leaves to `.ci/run`.
  ...(process.env.TEST_ALL ? {} : { grepInvert: /@all/ }),
  // Node takes the types out by itself, in a third of the time that Playwright takes.
  build: { external: ['**/*.ts'] },
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  // A worker is a server and a browser: two of them fill two cores.
  workers: 2,
  // What waits for an event ends with it: these only say when to give up, and a busy machine may take five times as long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    // It would take navigations out of the tests' hands; `offline.spec.ts` lets it in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
    // A quarter of the time of every test; `--trace on` brings one for those that are looked into.
    trace: 'off',
  },
});
