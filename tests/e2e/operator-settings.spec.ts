import { expect, test } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
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
  });
});
test.afterAll(() => site.end());

for (const [language, button, sentence] of [
  ['en', 'Sign in with Sample Login', 'The sign-in service does not answer just now.'],
  ['bn', 'Sample Login দিয়ে সাইন ইন করুন', 'সাইন ইন সেবাটি এখন সাড়া দিচ্ছে না।'],
] as const) {
  const tag = language === 'bn' ? [] : '@all';
  test(`the way to single sign-on and back at 360 px: ${language}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 844 });
    await page.context().addCookies([{ name: 'language', value: language, url: site.origin }]);
    await page.goto(`${site.origin}/admin?next=/admin/allapplication`);
    await expect(page.getByLabel(/Password|পাসওয়ার্ড/)).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: button }).click();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('link', { name: button })).toHaveAttribute(
      'href',
      '/api/auth/oidc/start?next=%2Fadmin%2Fallapplication',
    );
    expect(await axeViolations(page)).toEqual([]);
  });
}
