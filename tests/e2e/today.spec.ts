import { type Page, expect } from '@playwright/test';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { apply, change } from '#tests/support/staff-case.ts';
import { test } from '#tests/support/staff-page.ts';

/** The day in Dhaka that is so many days after today. */
const dayAfter = (days: number) => todayInDhaka(new Date(Date.now() + days * 86_400_000));

/** A case of its own whose next step is due in so many days. */
async function plan(page: Page, name: string, days: number): Promise<string> {
  const { id } = await apply(page, name);
  await change(page, id, 'next-step', step(days));
  return id;
}

const step = (days: number, text = 'Bring the degree') => ({
  ...{ step: 'papers', text, on: dayAfter(days), again: true },
});

const line = (page: Page, name: string) => page.getByRole('article', { name });
const late = (page: Page) => page.getByRole('region', { name: 'Late' });

test('K-08, K-11, K-47: what is due is done or given back, by two people too, and Undo brings it back; no network loses nothing', async ({
  page,
  context,
}) => {
  await plan(page, 'Rakib Yesterday', -1);
  const id = await plan(page, 'Hasan Twice', 0);
  await plan(page, 'Rakib Tomorrow', 1);
  const salma = await apply(page, 'Salma Original');
  const lent = { receivedOn: dayAfter(-20), dueBackOn: dayAfter(-2) };
  await change(page, salma.id, 'checklist/passport', lent);
  await page.goto('/admin/allapplication');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  const yesterday = late(page).getByRole('article', { name: 'Rakib Yesterday' });
  await expect(yesterday).toContainText('Papers: Rakib Yesterday');
  await expect(yesterday).toContainText('Bring the degree');
  await expect(yesterday).toContainText('1 day late');
  await expect(line(page, 'Hasan Twice')).toBeVisible();
  await expect(line(page, 'Rakib Tomorrow')).toHaveCount(0);
  await yesterday.getByRole('button', { name: 'Done: Papers, Rakib Yesterday' }).click();
  await expect(page.getByRole('alert')).toContainText('Done: Papers.');
  await expect(yesterday).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toContainText('It is on the list again.');
  await expect(yesterday).toContainText('1 day late');

  const original = late(page).getByRole('article', { name: 'Salma Original' });
  await expect(original).toContainText('Give back the original (Passport)');
  await expect(original).toContainText('2 days late');
  await original.getByRole('button', { name: 'Given back' }).click();
  await expect(page.getByRole('alert')).toContainText('Given back');
  await expect(original).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(original).toBeVisible();

  const twice = line(page, 'Hasan Twice');
  await change(page, id, 'next-step', step(0, 'Bring the diploma'));
  await twice.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this meanwhile.');
  await expect(twice).toContainText('Bring the diploma');

  await context.setOffline(true);
  await twice.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('alert')).toContainText('server');
  await page.getByRole('link', { name: 'Nobody’s' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(twice).toBeVisible();
  await context.setOffline(false);
  await twice.getByRole('button', { name: 'Done' }).click();
  await expect(twice).toHaveCount(0);
  await yesterday.getByRole('link', { name: 'Rakib Yesterday' }).first().click();
  await expect(page.getByRole('heading', { name: 'Rakib Yesterday', level: 1 })).toBeVisible();
});

test('a call is noted in a dialog that keeps what was typed, and its line goes, with Undo @ci', async ({
  page,
  context,
}) => {
  const { id } = await apply(page, 'Karim Call');
  const later = { outcome: 'call_later', note: 'After Friday', followUpOn: dayAfter(0) };
  await change(page, id, 'call', later);
  await page.goto('/admin/today');
  const call = line(page, 'Karim Call');
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(call).toContainText('“After Friday”');
  const number = call.getByRole('link', { name: 'Call Karim Call' });
  await expect(number).toHaveAttribute('href', /^tel:/);
  await call.getByRole('button', { name: 'Called: Karim Call' }).click();
  await dialog.getByRole('radio', { name: 'Reached' }).check();
  await dialog.getByLabel('Note').fill('Brings the passport');
  await context.setOffline(true);
  await save.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Note')).toHaveValue('Brings the passport');
  await context.setOffline(false);
  await save.click();
  await expect(page.getByRole('alert')).toContainText('The call with Karim Call is noted.');
  await expect(call).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toContainText('It is on the list again.');
  await expect(call).toContainText('“After Friday”');
});

test('mine, nobody’s and all have their lines, worked through by keys, and printed to call by @ci', async ({
  page,
}) => {
  const session = await page.request.get('/api/auth/get-session');
  const { staff: me } = (await session.json()) as { staff: { id: string } };
  // Later than those of any other test, which come first otherwise.
  const mine = await plan(page, 'Mitu Mine', -800);
  await plan(page, 'Mitu Free', -799);
  await page.goto('/admin/today?whose=mine');
  await expect(page.getByText('Nothing is due of the cases')).toBeVisible();
  await expect(page.getByRole('link', { name: /people wait for a first call/ })).toBeVisible();
  await change(page, mine, 'assignee', { assignee: me.id });
  const tabs = page.getByRole('navigation', { name: 'Show' });
  for (const [tab, name, other] of [
    ['Mine', 'Mitu Mine', 'Mitu Free'],
    ['Nobody’s', 'Mitu Free', 'Mitu Mine'],
  ] as const) {
    await tabs.getByRole('link', { name: 'All' }).click();
    await expect(line(page, other)).toBeVisible();
    await tabs.getByRole('link', { name: tab }).click();
    await expect(line(page, other)).toHaveCount(0);
    await expect(line(page, name)).toBeVisible();
  }
  await tabs.getByRole('link', { name: 'All' }).click();
  await expect(line(page, 'Mitu Mine')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(line(page, 'Mitu Mine')).toContainText(/0171\d{7}/);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Keys', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Single keys act' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  const first = page.getByRole('article').first();
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('article').nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(first).toBeFocused();
  await expect(first).toContainText('Mitu Mine');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mitu Mine', level: 1 })).toBeVisible();
  // Nobody else's test finds a line of this account.
  await change(page, mine, 'assignee', { assignee: null });
});
