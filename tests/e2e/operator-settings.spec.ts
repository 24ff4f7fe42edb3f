import { expect, test } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
import { openPage } from '#tests/support/open-page.ts';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite('build', {
    SIGN_IN: 'oidc',
    // Nobody answers there.
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'sampan',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_NAME: 'Sample Login',
    STAFF_ALLOW_LIST: 'staff@sampan.example',
    MAP_PROVIDER: 'google-undocumented',
  });
});
test.afterAll(() => site.end());

for (const [language, button, sentence] of [
  ['en', 'Sign in with Sample Login', 'The sign-in service does not answer just now.'],
  ['bn', 'Sample Login দিয়ে সাইন ইন করুন', 'সাইন ইন সেবাটি এখন সাড়া দিচ্ছে না।'],
] as const) {
  const tag = language === 'bn' ? [] : '@all';
  test(
    `the way to single sign-on and back at 360 px: ${language} @ci`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 844 });
      await page.context().addCookies([{ name: 'language', value: language, url: site.origin }]);
      await page.goto(`${site.origin}/admin?next=/admin/allapplication`);
      await expect(page.getByLabel(/Password|পাসওয়ার্ড/)).toHaveCount(0);
      await page.getByRole('link', { name: button }).click();
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByRole('link', { name: button })).toHaveAttribute(
        'href',
        '/api/auth/oidc/start?next=%2Fadmin%2Fallapplication',
      );
      expect(await axeViolations(page)).toEqual([]);
    },
  );
}

test('M-11 one setting chooses the map of both pages, and the policy lets its frame in @ci', async ({
  page,
}) => {
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
});
