import { expect } from '@playwright/test';
import { codeFor } from '#tests/support/authenticator.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { staff, startSite } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';

test('where a second factor is required, it is set up before anything else', async ({ page }) => {
  const site = await startSite('build', { SECOND_FACTOR: 'required' });
  await page.goto(`${site.origin}/admin?next=/admin/history`);
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByRole('heading', { name: 'Code at sign-in' })).toBeVisible();
  await expect(page.getByText('Please set it up before you go on.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // No other page is shown meanwhile.
  await page.goto(`${site.origin}/admin/allapplication`);
  await expect(page.getByText('Please set it up before you go on.')).toBeVisible();

  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Your password').fill(staff.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  const shown = await page.getByText('Or type this key into the app:').innerText();
  await page
    .getByLabel('The code that the app shows')
    .fill(codeFor((shown.split(':')[1] ?? '').replace(/\s/g, '')));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('heading', { name: 'All Application' })).toBeVisible();
  await site.end();
});

test('a sign-in that has to come back later keeps the e-mail, and says why', async ({ page }) => {
  await page.route('**/api/auth/sign-in/email', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '5' },
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Busy', status: 503, code: 'busy', errors: [] },
    }),
  );
  await page.goto('/admin');
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password').fill(staff.password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByRole('alert')).toContainText('Many passwords are being checked just now');
  await expect(page.getByLabel('Email')).toHaveValue(staff.email);
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page.getByLabel('Password')).toBeFocused();
});
