import { type Page, expect } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';
import { goodApplication } from '#tests/support/test-site.ts';

async function openCase(page: Page, answers: object) {
  const answer = await page.request.post('/api/application', {
    data: {
      ...goodApplication,
      phone: `0171${Math.floor(1e6 + Math.random() * 8.9e6)}`,
      ...answers,
    },
  });
  const { insertedId } = (await answer.json()) as { insertedId: string };
  await page.goto(`/admin/case/${insertedId}`);
}

async function move(page: Page, to: string) {
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByLabel('New stage').selectOption(to);
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('K-43: after a move the fitting words are offered, may be changed, and open WhatsApp', async ({
  page,
  context,
}) => {
  // Nothing leaves this machine.
  await context.route(/wa\.me|whatsapp/, (route) => route.fulfill({ body: 'WhatsApp' }));
  await openCase(page, { name: 'Rakib Words', language: 'en' });
  await move(page, 'documents');
  const offer = page.getByRole('region', { name: 'Tell Rakib Words?' });
  const text = offer.getByLabel('Message');
  await expect(text).toHaveValue(/Hello Rakib Words.*Still missing: Passport/s);
  await text.fill('Bring your passport & photos #2 + রবিবার');
  const link = offer.getByRole('link', { name: 'Open WhatsApp' });
  const href = (await link.getAttribute('href')) ?? '';
  expect(new URL(href).searchParams.get('text')).toBe('Bring your passport & photos #2 + রবিবার');
  await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(offer).toBeHidden();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('A message was opened');
  await expect(page.getByRole('region', { name: 'History' })).not.toContainText('photos #2');
});

test('the words go by “Not now”, and with the move that is taken back', async ({ page }) => {
  await openCase(page, { name: 'Rakib Silent', language: 'bn' });
  await move(page, 'called');
  const offer = page.getByRole('region', { name: 'Tell Rakib Silent?' });
  await expect(offer.getByLabel('Message')).toHaveValue(/^আসসালামু আলাইকুম/);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await move(page, 'documents');
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(offer).toBeHidden();
});

test('K-47: the offer is whole at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCase(page, { name: 'নাসরিন আক্তার', language: 'bn' });
  await move(page, 'visa');
  await expect(page.getByLabel('Message')).toHaveValue(/কর্তৃপক্ষের কাছে/);
  await expectNoSidewaysScroll(page, 'at 360 px');
  expect(await axeViolations(page)).toEqual([]);
});
