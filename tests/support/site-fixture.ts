import { test as base, type Page, expect } from '@playwright/test';
import { prepare } from '#bin/operator/prepare.ts';
import { examplesBuild } from '#build-tools/production-build.ts';
import { type RunningSite, staff } from './running-site.ts';
import { type SharedSite, startSharedSite } from './shared-site.ts';

/**
 * Playwright's test with a site: relative addresses lead to it. Each file of tests begins with one on which nobody has
 * done anything; the files that a worker runs have one server in turn. `build` is the folder it is served from: the
 * production build, or the one with the developers' examples, which is made for the first file that asks for it.
 */
export const test = base.extend<
  { baseURL: string; site: RunningSite },
  { build: string; shared: SharedSite & { usedBy: string } }
>({
  build: ['build', { option: true, scope: 'worker' }],
  shared: [
    async ({ build }, use) => {
      if (build !== 'build') await prepare(examplesBuild, new AbortController().signal);
      const shared = await startSharedSite(build);
      await use({ ...shared, usedBy: '' });
      await shared.end();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // Also asked for before all tests of a file, by whoever prepares something there.
  site: async ({ shared }, use, { file, repeatEachIndex }) => {
    const user = `${file} ${repeatEachIndex}`;
    if (shared.usedBy !== user) await shared.reset();
    shared.usedBy = user;
    await use(shared.site);
  },
  baseURL: async ({ site }, use) => use(site.origin),
});

/** Signs in as the form does, without the form. No page is opened. */
export async function signIn(page: Page, account = staff): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in/email', { data: account });
  expect(answer.status()).toBe(200); // oxlint-disable-line vitest/no-standalone-expect
}
