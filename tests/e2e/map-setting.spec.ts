import { expect } from '@playwright/test';
import { openPage } from '#tests/support/open-page.ts';
import { startSite } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';

test('M-11 one setting chooses the map of both pages, and the policy lets its frame in', async ({
  page,
}) => {
  const site = await startSite('build', { MAP_PROVIDER: 'google-undocumented' });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.route(/google\.com/, (route) => route.fulfill({ body: 'the map' }));
  for (const path of ['/bn/contact', '/airticket']) {
    await openPage(page, site.origin + path);
    const map = page.getByRole('figure').filter({ has: page.getByRole('button') });
    await map.getByRole('button').first().click();
    await expect(map.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.google\.com\//);
  }
  expect(refused).toEqual([]);
  await site.end();
});
