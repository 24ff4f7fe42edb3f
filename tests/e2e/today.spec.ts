import { type Page, expect } from '@playwright/test';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';
import { goodApplication } from '#tests/support/test-site.ts';

/** The day in Dhaka that is so many days after today. */
const dayAfter = (days: number) => todayInDhaka(new Date(Date.now() + days * 86_400_000));

/** An application of its own. Returns its id. */
async function apply(page: Page, name: string): Promise<string> {
  const answer = await page.request.post('/api/application', {
    data: { ...goodApplication, name, phone: `0171${Math.floor(1e6 + Math.random() * 8.9e6)}` },
  });
  expect(answer.status()).toBe(201); // oxlint-disable-line vitest/no-standalone-expect
  return ((await answer.json()) as { insertedId: string }).insertedId;
}

/** A change of a case as it is now. */
async function change(page: Page, id: string, part: string, data: object) {
  const card = await page.request.get(`/api/application/${id}/card`);
  const { version } = (await card.json()) as { version: number };
  const answer = await page.request.put(`/api/application/${id}/${part}`, {
    data: { version, ...data },
  });
  expect(answer.status()).toBe(200); // oxlint-disable-line vitest/no-standalone-expect
}

const plan = (page: Page, id: string, days: number, more: object = {}) =>
  change(page, id, 'next-step', {
    ...{ step: 'papers', text: 'Bring the degree', on: dayAfter(days), again: true },
    ...more,
  });

const line = (page: Page, name: string) => page.getByRole('article', { name });
const late = (page: Page) => page.getByRole('region', { name: 'Late' });

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('K-08: a next step due yesterday is first, done it goes, and Undo brings it back', async ({
  page,
}) => {
  const names = ['Rakib Yesterday', 'Rakib Today', 'Rakib Tomorrow'];
  for (const [at, name] of names.entries()) {
    const id = await apply(page, name);
    await plan(page, id, at - 1);
  }
  await page.goto('/admin/allapplication');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Today');
  const yesterday = late(page).getByRole('article', { name: 'Rakib Yesterday' });
  await expect(yesterday).toContainText('Papers: Rakib Yesterday');
  await expect(yesterday).toContainText('Bring the degree');
  await expect(yesterday).toContainText('1 day late');
  await expect(line(page, 'Rakib Today')).toBeVisible();
  // Only what is later still, of other tests, may stand above it.
  const shown = await page.getByRole('article').allTextContents();
  const placeOf = (name: string) => shown.findIndex((text) => text.includes(name));
  expect(placeOf('Rakib Yesterday')).toBeLessThan(placeOf('Rakib Today'));
  await expect(line(page, 'Rakib Tomorrow')).toHaveCount(0);

  await yesterday.getByRole('button', { name: 'Done: Papers, Rakib Yesterday' }).click();
  await expect(page.getByRole('alert')).toContainText('Done: Papers.');
  await expect(line(page, 'Rakib Yesterday')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toContainText('It is on the list again.');
  await expect(line(page, 'Rakib Yesterday')).toContainText('1 day late');
  await line(page, 'Rakib Yesterday')
    .getByRole('link', { name: 'Rakib Yesterday' })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Rakib Yesterday', level: 1 })).toBeVisible();
});

test('K-11: an original is red after its day until it is given back, and Undo takes that back', async ({
  page,
}) => {
  const id = await apply(page, 'Salma Original');
  const lent = { receivedOn: dayAfter(-20), dueBackOn: dayAfter(-2) };
  await change(page, id, 'checklist/passport', lent);
  await page.goto('/admin/today');
  const original = late(page).getByRole('article', { name: 'Salma Original' });
  await expect(original).toContainText('Give back the original (Passport)');
  await expect(original).toContainText('2 days late');
  await original.getByRole('button', { name: 'Given back' }).click();
  await expect(page.getByRole('alert')).toContainText('Given back');
  await expect(original).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(original).toBeVisible();
});

test('a call is noted in a dialog that keeps what was typed, and its line goes, with Undo', async ({
  page,
  context,
}) => {
  const id = await apply(page, 'Karim Call');
  const note = 'After Friday';
  await change(page, id, 'call', { outcome: 'call_later', note, followUpOn: dayAfter(0) });
  await page.goto('/admin/today');
  const call = line(page, 'Karim Call');
  await expect(call).toContainText('“After Friday”');
  await expect(call.getByRole('link', { name: 'Call Karim Call' })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await call.getByRole('button', { name: 'Called: Karim Call' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Reached' }).check();
  await dialog.getByLabel('Note').fill('Brings the passport');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Note')).toHaveValue('Brings the passport');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('The call with Karim Call is noted.');
  await expect(call).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toContainText('It is on the list again.');
  await expect(call).toContainText('“After Friday”');
  await call.getByRole('button', { name: 'Called: Karim Call' }).click();
  await dialog.getByRole('radio', { name: 'Reached' }).check();
  await dialog.getByLabel('Note').fill('Brings the passport');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(call).toHaveCount(0);
  await page.goto(`/admin/case/${id}`);
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Brings the passport');
});

test('mine, nobody’s and all have their lines, and one’s own may be none', async ({ page }) => {
  const session = await page.request.get('/api/auth/get-session');
  const { staff: me } = (await session.json()) as { staff: { id: string } };
  const [mine, free] = [await apply(page, 'Jamal Mine'), await apply(page, 'Jamal Free')];
  await page.goto('/admin/today?whose=mine');
  await expect(page.getByText('Nothing is due of the cases')).toBeVisible();
  await expect(page.getByRole('link', { name: /people wait for a first call/ })).toBeVisible();
  for (const id of [mine, free]) await plan(page, id, 0);
  await change(page, mine, 'assignee', { assignee: me.id });
  const tabs = page.getByRole('navigation', { name: 'Show' });
  await tabs.getByRole('link', { name: 'All' }).click();
  await expect(line(page, 'Jamal Mine')).toBeVisible();
  await expect(line(page, 'Jamal Free')).toBeVisible();
  await tabs.getByRole('link', { name: 'Mine' }).click();
  await expect(line(page, 'Jamal Free')).toHaveCount(0);
  await expect(line(page, 'Jamal Mine')).toBeVisible();
  await tabs.getByRole('link', { name: 'Nobody’s' }).click();
  await expect(line(page, 'Jamal Mine')).toHaveCount(0);
  await expect(line(page, 'Jamal Free')).toBeVisible();
});

test('where somebody else was first, the line shows what is so now', async ({ page }) => {
  const id = await apply(page, 'Hasan Twice');
  await plan(page, id, 0);
  await page.goto('/admin/today');
  await expect(line(page, 'Hasan Twice')).toContainText('Bring the degree');
  await plan(page, id, 0, { text: 'Bring the diploma' });
  await line(page, 'Hasan Twice').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this meanwhile.');
  await expect(line(page, 'Hasan Twice')).toContainText('Bring the diploma');
  await line(page, 'Hasan Twice').getByRole('button', { name: 'Done' }).click();
  await expect(line(page, 'Hasan Twice')).toHaveCount(0);
});

test('the list is worked through by keys', async ({ page }) => {
  for (const [at, name] of ['Mitu Keys', 'Mitu After'].entries()) {
    const id = await apply(page, name);
    // Later than those of any other test, which come first otherwise.
    await plan(page, id, at - 800);
  }
  await page.goto('/admin/today');
  await page.getByRole('button', { name: 'Keys', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Single keys act' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  const first = page.getByRole('article').first();
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('article').nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(first).toContainText('Mitu Keys');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mitu Keys', level: 1 })).toBeVisible();
});

test('K-47: without a network a press says so, and its line stays', async ({ page, context }) => {
  const id = await apply(page, 'Arif Offline');
  await plan(page, id, 0);
  await page.goto('/admin/today');
  await expect(line(page, 'Arif Offline')).toBeVisible();
  await context.setOffline(true);
  await line(page, 'Arif Offline').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('alert')).toContainText('server');
  await page.getByRole('link', { name: 'Nobody’s' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(line(page, 'Arif Offline')).toBeVisible();
  await context.setOffline(false);
  await line(page, 'Arif Offline').getByRole('button', { name: 'Done' }).click();
  await expect(line(page, 'Arif Offline')).toHaveCount(0);
});

test('printed, it is a list to call by: names and numbers, and nothing to press', async ({
  page,
}) => {
  const id = await apply(page, 'Rahima Paper');
  await plan(page, id, 0);
  await page.goto('/admin/today');
  await expect(line(page, 'Rahima Paper')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(line(page, 'Rahima Paper')).toContainText(/0171\d{7}/);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
});

test('K-47: the page is whole at 360 and 1440 px, in both languages, light and dark', async ({
  page,
  site,
}) => {
  const name = 'নাসরিন আক্তার বেগম চৌধুরী';
  const id = await apply(page, name);
  await plan(page, id, -3, { text: 'দক্ষতা পরীক্ষার সনদ, মূল কপি ও দুইটি করে ছবি আনতে বলুন' });
  const days = { receivedOn: dayAfter(-3), dueBackOn: dayAfter(3), expiresOn: dayAfter(12) };
  await change(page, id, 'checklist/passport', days);
  await change(page, id, 'call', { outcome: 'no_answer', note: '', followUpOn: dayAfter(0) });
  for (const language of ['en', 'bn']) {
    await page.context().addCookies([{ name: 'language', value: language, url: site.origin }]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/admin/today');
        await expect(line(page, name)).toHaveCount(4);
        await page.evaluate(() => document.fonts.ready);
        await expectNoSidewaysScroll(page, `${language} at ${width} px`);
        expect(await axeViolations(page)).toEqual([]);
      }
    }
  }
});
