import { test as base, type Page, expect } from '@playwright/test';
import { type RunningSite, staff, startSite } from './running-site.ts';

/**
 * Playwright's test with a site for each worker: relative addresses lead to it. `build` is the folder it is
 * served from: the production build, or the one with the developers' examples. Specs that publish or change
 * settings say `content: 'edited'`: they get a site apart from that of the others, which read the shipped texts on theirs.
 * The site of a spec that says `untouched` has had no other spec's forms, either.
 */
export const test = base.extend<
  { baseURL: string },
  { build: string; content: 'shipped' | 'edited' | 'untouched'; site: RunningSite }
>({
  build: ['build', { option: true, scope: 'worker' }],
  content: ['shipped', { option: true, scope: 'worker' }],
  site: [
    async ({ build }, use) => {
      const site = await startSite(build);
      await use(site);
      await site.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

/** Signs in as the form does, without the form. No page is opened. */
export async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in/email', { data: staff });
  expect(answer.status()).toBe(200); // oxlint-disable-line vitest/no-standalone-expect
}
