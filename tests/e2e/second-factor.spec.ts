import { expect, test } from '@playwright/test';
import { codeFor } from '#tests/support/authenticator.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { staff, startSite } from '#tests/support/running-site.ts';
import { quickHashing } from '#tests/support/shared-site.ts';

test('where a second factor is required, it is set up before anything else @ci', async ({
  page,
}) => {
  const site = await startSite('build', { SECOND_FACTOR: 'required' }, quickHashing);
  try {
    await page.goto(`${site.origin}/admin?next=/admin/history`);
    await page.getByLabel('Email').fill(staff.email);
    await page.getByLabel('Password').fill(staff.password);
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await expect(page.getByRole('heading', { name: 'Code at sign-in' })).toBeVisible();
    const first = page.getByText('Please set it up before you go on.');
    await expect(first).toBeVisible();

    // No other page is shown meanwhile.
    await page.goto(`${site.origin}/admin/allapplication`);
    await expect(first).toBeVisible();
    expect(await axeViolations(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByLabel('Your password').fill(staff.password);
    await page.getByRole('button', { name: 'Go on' }).click();
    const shown = await page.getByText('Or type this key into the app:').innerText();
    const code = codeFor((shown.split(':')[1] ?? '').replace(/\s/g, ''));
    await page.getByLabel('The code that the app shows').fill(code);
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByRole('heading', { name: 'All Application' })).toBeVisible();
  } finally {
    await site.end();
  }
});
