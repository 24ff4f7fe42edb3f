import { type Page, expect } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { apply, change } from '#tests/support/staff-case.ts';
import { test } from '#tests/support/staff-page.ts';

async function move(page: Page, to: string) {
  await page.getByRole('button', { name: 'Another stage…' }).click();
  await page.getByRole('dialog').getByLabel('New stage').selectOption(to);
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
}

test('K-43, K-47: after a move the fitting words are offered, whole at 360 px; they go by “Not now” and by Undo, may be changed, and open WhatsApp @ci', async ({
  page,
  context,
}) => {
  // Nothing leaves this machine.
  const app = /wa\.me|whatsapp/;
  await context.route(app, (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.setViewportSize({ width: 360, height: 740 });
  const more = { phone: '01719-430047', language: 'bn' };
  const { id } = await apply(page, 'নাসরিন আক্তার', more);
  await page.goto(`/admin/case/${id}`);
  const offer = page.getByRole('region', { name: 'Tell নাসরিন আক্তার?' });
  const text = offer.getByLabel('Message');
  await move(page, 'called');
  await expect(text).toHaveValue(/^আসসালামু আলাইকুম/);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await move(page, 'visa');
  await expect(text).toHaveValue(/কর্তৃপক্ষের কাছে/);
  await expectNoSidewaysScroll(page, 'at 360 px');
  expect(await axeViolations(page, 'section:has(textarea)')).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('region', { name: 'Stage', exact: true })).toContainText('Called');

  await move(page, 'documents');
  await expect(text).toHaveValue(/আসসালামু আলাইকুম.*পাসপোর্ট/s);
  await text.fill('Bring your passport & photos #2 + রবিবার');
  const link = offer.getByRole('link', { name: 'Open WhatsApp' });
  const href = (await link.getAttribute('href')) ?? '';
  expect(new URL(href).searchParams.get('text')).toBe('Bring your passport & photos #2 + রবিবার');
  await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(offer).toBeHidden();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('A message was opened');
  await expect(history).not.toContainText('photos #2');
  await context.unroute(app);
});

test('T-61: whose case has moved is told one after the other in three taps, by telephone alone what nobody reads alone; Undo brings back @ci', async ({
  page,
  context,
}) => {
  const app = /wa\.me|whatsapp/;
  await context.route(app, (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.setViewportSize({ width: 360, height: 740 });
  // Those of other tests on the same site.
  const others = await page.request.get('/api/application/to-tell');
  for (const { _id } of ((await others.json()) as { lines: { _id: string }[] }).lines) {
    await change(page, _id, 'told', { by: 'office' });
  }
  for (const [name, to] of [
    ['First Sample', 'documents'],
    ['Second Sample', 'granted'],
    ['Third Sample', 'visa'],
  ] as const) {
    const { id } = await apply(page, name, { phone: '01719-430047', language: 'en' });
    await change(page, id, 'stage', { to });
  }
  await page.goto('/admin/today');
  await page.getByRole('link', { name: 'To tell 3' }).click();
  const card = page.getByRole('region', { name: 'Sample' });
  await expect(card).toHaveAccessibleName('First Sample');
  await expectNoSidewaysScroll(page, 'at 360 px');
  expect(await axeViolations(page)).toEqual([]);
  const opened = context.waitForEvent('page');
  await card.getByRole('link', { name: 'Open WhatsApp' }).click();
  await (await opened).close();
  await card.getByRole('button', { name: 'Told', exact: true }).click();
  await expect(page.getByText('First Sample is told.')).toBeVisible();

  await expect(card).toHaveAccessibleName('Second Sample');
  await expect(card.getByRole('link', { name: 'Open WhatsApp' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Call' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Reached' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Second Sample is told.')).toBeVisible();

  await expect(card).toHaveAccessibleName('Third Sample');
  await card.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('Everybody knows how their case stands.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toHaveAccessibleName('Third Sample');
  await context.unroute(app);
});
