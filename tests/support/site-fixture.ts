import { test as base, type Page } from '@playwright/test';
import { type RunningSite, staff, startSite } from './running-site.ts';

/**
 * Playwright's test with a site for each worker: relative addresses lead to it. `build` is the folder it is
 * served from: the production build, or the one with the developers' examples.
 */
export const test = base.extend<{ baseURL: string }, { build: string; site: RunningSite }>({
  build: ['build', { option: true, scope: 'worker' }],
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

/** Signs in by the form and waits for the first staff page. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await page.getByRole('heading', { name: 'Add Gallery' }).waitFor();
}
