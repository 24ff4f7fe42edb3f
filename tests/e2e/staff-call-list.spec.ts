import { type Page, expect } from '@playwright/test';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';
import { goodApplication } from '#tests/support/test-site.ts';

type Person = { name: string; days?: number; job?: string; dueDaysAgo?: number; phone?: string };

const dayMs = 24 * 3600 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

/** Stores applications as of some days ago. The tests of a worker share a site, so the oldest are theirs. */
async function store(page: Page, dataDir: string, people: Person[]): Promise<void> {
  const { db } = openDatabase(`file:${dataDir}/sampan.sqlite`);
  for (const [at, { name, days, dueDaysAgo, ...more }] of people.entries()) {
    const phone = `0171${Math.floor(1e6 + Math.random() * 8.9e6)}`;
    const answer = await page.request.post('/api/application', {
      data: { ...goodApplication, phone, ...more, name },
    });
    expect(answer.status()).toBe(201); // oxlint-disable-line vitest/no-standalone-expect
    const { insertedId } = (await answer.json()) as { insertedId: string };
    const createdAt = new Date(daysAgo(days ?? 0).getTime() + at);
    const followUpOn = dueDaysAgo === undefined ? null : todayInDhaka(daysAgo(dueDaysAgo));
    await db
      .updateTable('application')
      .set({ createdAt: createdAt.toISOString(), followUpOn })
      .where('_id', '=', insertedId)
      .execute();
  }
  await db.destroy();
}

const row = (page: Page, name: string) => page.getByRole('article', { name });
const fold = (page: Page, name: string) => row(page, name).getByRole('heading').getByRole('button');

for (const language of ['en', 'bn']) {
  test(`${language}: five people stand on the first screen of Waiting on a phone, and the bar calls the next one`, async ({
    page,
    site,
  }) => {
    const names = [1, 2, 3, 4].map((count) => `First ${language} ${count}`);
    await store(page, site.dataDir, [
      ...names.map((name, at) => ({ name, days: 400 - at })),
      { name: `Due ${language}`, days: 1, dueDaysAgo: language === 'en' ? 400 : 401 },
    ]);
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page);
    await page.context().addCookies([{ name: 'language', value: language, url: site.origin }]);
    await page.goto('/admin/allapplication?view=waiting');
    await expect(row(page, `First ${language} 4`)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);

    const bar = page.getByRole('complementary');
    await expect(bar.getByRole('link')).toHaveAttribute('href', /^tel:\+8801/);
    await expect(bar).toContainText(`Due ${language}`);
    const barTop = (await bar.boundingBox())!.y;
    const top = (await page.getByRole('banner').boundingBox())!.height;
    const boxes = await page
      .getByRole('article')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const whole = boxes.filter(({ top: y, bottom }) => y >= top && bottom <= barTop);
    expect(whole.length).toBeGreaterThanOrEqual(5);
    for (const { height } of whole) expect(Math.round(height)).toBe(74);
    for (const link of await row(page, `First ${language} 1`).getByRole('link').all()) {
      const { width, height } = (await link.boundingBox())!;
      expect([width, height]).toEqual([48, 48]);
    }
    expect(await axeViolations(page)).toEqual([]);
    // Nothing is hidden below the bar at the end of the page.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const more = page.getByRole('button', { name: /^(LOAD MORE|আরও আবেদন)/ });
    if (await more.isVisible()) {
      const box = (await more.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(barTop);
    }
  });
}

test('from the menu to the number of a caller it is three taps on a phone', async ({
  page,
  site,
}) => {
  await store(page, site.dataDir, [{ name: 'Tapped Newest' }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await page.goto('/admin/addgallery');
  await page.getByRole('button', { name: 'Open admin menu' }).click();
  await page.getByRole('link', { name: 'All Application' }).click();
  const call = row(page, 'Tapped Newest').getByRole('link', { name: 'Call Tapped Newest' });
  await expect(call).toBeInViewport();
  await expect(call).toHaveAttribute('href', /^tel:\+8801/);
});

test('Waiting begins with who has waited longest, eight and eight more, Due with the most overdue', async ({
  page,
  site,
}) => {
  const names = Array.from({ length: 10 }, (_, at) => `Bokhtiar ${String(at).padStart(2, '0')}`);
  await store(page, site.dataDir, [
    ...names.map((name, at) => ({ name, days: 300 - at })),
    { name: 'Overdue Two', days: 1, dueDaysAgo: 302 },
    { name: 'Overdue One', days: 1, dueDaysAgo: 301 },
  ]);
  await signIn(page);
  await page.goto('/admin/allapplication');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('searchbox').fill('bokhtiar');
  await expect(page.getByText('10 applications', { exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Show' })
    .getByRole('link', { name: 'Waiting' })
    .click();
  await expect(page).toHaveURL(/words=\d+&view=waiting$/);
  await expect(page.getByRole('searchbox')).toHaveValue('bokhtiar');
  const shown = page.getByRole('main').getByRole('article');
  await expect(shown).toHaveText(names.slice(0, 8).map((name) => new RegExp(`^${name}`)));
  await page.getByRole('button', { name: 'LOAD MORE APPLICATIONS' }).click();
  await expect(shown).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(page).toHaveURL(/\?view=waiting$/);

  await page.getByRole('searchbox').fill('overdue');
  await expect(page).toHaveURL(/words=/);
  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Due' }).click();
  await expect(shown).toHaveText([/^Overdue Two/, /^Overdue One/]);
  await expect(row(page, 'Overdue Two')).toContainText('call 302 days late');
  expect(await axeViolations(page)).toEqual([]);
});

test('a job is found in either language, and somebody by the first half of the receipt number', async ({
  page,
  site,
}) => {
  await store(page, site.dataDir, [
    { name: 'Pipe Latin', job: 'Plumber' },
    { name: 'Pipe Bengali', job: 'প্লাম্বার' },
    { name: 'Pipe Tailor', job: 'Tailor' },
  ]);
  await signIn(page);
  await page.goto('/admin/allapplication');
  const box = page.getByRole('searchbox');
  for (const typed of ['Plumber', 'প্লাম্বার']) {
    await box.fill(typed);
    await expect(row(page, 'Pipe Tailor')).toHaveCount(0);
    await expect(row(page, 'Pipe Latin')).toBeVisible();
    await expect(row(page, 'Pipe Bengali')).toBeVisible();
  }
  await box.fill('দর্জি');
  await expect(row(page, 'Pipe Tailor')).toBeVisible();
  await expect(row(page, 'Pipe Latin')).toHaveCount(0);
  const receipt =
    /[A-Z\d]{4}-[A-Z\d]{4}/.exec(await row(page, 'Pipe Tailor').innerText())?.[0] ?? '';
  await box.fill(receipt.slice(0, 4).toLowerCase());
  await box.press('Enter');
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  await expect(row(page, 'Pipe Tailor')).toBeVisible();
});

test('somebody who was marked in error is put back to waiting, and the reason is kept', async ({
  page,
  site,
}) => {
  await store(page, site.dataDir, [{ name: 'Wrongly Marked', days: 500 }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await page.goto('/admin/allapplication?view=waiting');
  const found = row(page, 'Wrongly Marked');
  const number = async () =>
    Number(/\d+/.exec(await page.locator('nav b').nth(1).innerText())?.[0]);
  await expect(found).toBeVisible();
  await expect.poll(number).toBeGreaterThan(0);
  const before = await number();
  await fold(page, 'Wrongly Marked').click();
  await found.getByRole('button', { name: /^MARK AS CONTACTED/ }).click();
  await expect(found.getByRole('button', { name: 'CONTACTED', exact: true })).toBeDisabled();
  await expect.poll(number).toBe(before - 1);
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();

  await found.getByRole('button', { name: /^More:/ }).click();
  await found.getByRole('button', { name: 'Back to waiting', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Put Wrongly Marked back to waiting?' });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Back to waiting' }).click();
  await expect(dialog.getByLabel('Why?')).toBeFocused();
  await dialog.getByLabel('Why?').fill('I had called his brother');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Back to waiting' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No connection to the server.');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Back to waiting' }).click();
  await expect(page.getByText('Wrongly Marked is waiting for a call again.')).toBeVisible();
  await expect(found.getByRole('button', { name: /^MARK AS CONTACTED/ })).toBeEnabled();
  await expect.poll(number).toBe(before);
  await expect(found.getByRole('group', { name: 'Calls so far' })).toContainText(
    'Back to waitingI had called his brother',
  );
  await found.getByText('History', { exact: true }).click();
  await expect(found.getByText('put back to waiting').first()).toBeVisible();
});

test('K-04: nobody is put back to waiting from a stage that one has not seen', async ({
  page,
  site,
}) => {
  const name = 'Moved Meanwhile';
  await store(page, site.dataDir, [{ name, days: 499 }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await page.goto('/admin/allapplication?view=waiting');
  const found = row(page, name);
  await fold(page, name).click();
  await found.getByRole('button', { name: /^MARK AS CONTACTED/ }).click();
  await expect(found.getByRole('button', { name: 'CONTACTED', exact: true })).toBeDisabled();
  await found.getByRole('button', { name: /^More:/ }).click();
  await found.getByRole('button', { name: 'Back to waiting', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why?').fill('I marked the wrong person');

  const id = await found.getAttribute('id');
  const card = `/api/application/${id}/card`;
  const { version } = (await (await page.request.get(card)).json()) as { version: number };
  const data = { version, to: 'interview' };
  expect((await page.request.put(`/api/application/${id}/stage`, { data })).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Back to waiting' }).click();
  await expect(dialog.getByRole('alert')).toContainText('it is now at “Interview or skill test”');
  await expect(dialog.getByLabel('Why?')).toHaveValue('I marked the wrong person');
  expect(await (await page.request.get(card)).json()).toMatchObject({ stage: 'interview' });
  await dialog.getByRole('button', { name: 'Back to waiting' }).click();
  await expect(page.getByText(`${name} is waiting for a call again.`)).toBeVisible();
});

test('the most overdue person stands above Waiting, and the next one follows once the call is noted', async ({
  page,
  site,
}) => {
  await store(page, site.dataDir, [
    { name: 'Above First', days: 2, dueDaysAgo: 602 },
    { name: 'Above Second', days: 2, dueDaysAgo: 601 },
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/admin/allapplication?view=waiting');
  await expect(page.getByRole('article').first()).toContainText('Above First');
  await expect(row(page, 'Above First')).toHaveCount(1);
  await fold(page, 'Above First').click();
  const found = row(page, 'Above First');
  await found.getByRole('radio', { name: 'Wrong number' }).check();
  await found.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Above First: the call is noted.')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Above Second');
});

test('on a wide screen the list and the person stand beside each other, and one row is open', async ({
  page,
  site,
}) => {
  await store(page, site.dataDir, [
    { name: 'Beside One', days: 700 },
    { name: 'Beside Two', days: 699 },
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto('/admin/allapplication?view=waiting');
  await page.getByRole('searchbox').fill('beside');
  const [one, two] = [row(page, 'Beside One'), row(page, 'Beside Two')];
  const mark = (name: string) => page.getByRole('button', { name: `MARK AS CONTACTED: ${name}` });
  await expect(mark('Beside One')).toBeVisible();
  const list = (await page.getByRole('main').boundingBox())!;
  expect(list.width).toBeGreaterThanOrEqual(430);
  expect(list.width).toBeLessThanOrEqual(480);
  expect((await mark('Beside One').boundingBox())!.x).toBeGreaterThan(list.x + list.width);

  await fold(page, 'Beside One').focus();
  await page.keyboard.press('ArrowDown');
  await expect(two).toBeFocused();
  await expect(mark('Beside One')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(mark('Beside Two')).toBeVisible();
  await expect(mark('Beside One')).toBeHidden();
  await expect(fold(page, 'Beside Two')).toHaveAttribute('aria-expanded', 'true');

  // What was typed about one person is there when one comes back.
  await two.getByRole('textbox', { name: 'Note' }).fill('half a sentence');
  await fold(page, 'Beside One').click();
  await expect(mark('Beside One')).toBeVisible();
  await fold(page, 'Beside Two').click();
  await expect(two.getByRole('textbox', { name: 'Note' })).toHaveValue('half a sentence');
  await expect(one).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.mouse.move(0, 0);
  expect(await axeViolations(page)).toEqual([]);
});

test('somebody whose number cannot be dialled has no buttons that would fail', async ({
  page,
  site,
}) => {
  await store(page, site.dataDir, [{ name: 'Numberless Mia', phone: 'ask my brother' }]);
  await signIn(page);
  await page.goto('/admin/allapplication');
  await page.getByRole('searchbox').fill('numberless');
  await expect(row(page, 'Numberless Mia')).toContainText('The number cannot be dialled');
  await expect(row(page, 'Numberless Mia').getByRole('link', { name: /^Call/ })).toHaveCount(0);
});

test('a view is marked as chosen before it has been drawn, unless it opens in a tab of its own', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/allapplication?view=waiting');
  const views = page.getByRole('navigation', { name: 'Show' });
  const marked = views.locator('[aria-current="page"]');
  const all = views.getByRole('link', { name: 'All' });
  await expect(marked).toContainText('Waiting');

  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    all.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.close();
  await expect(marked).toContainText('Waiting');

  // The router draws the view in later tasks; the mark comes with the press itself.
  const [before, after] = await all.evaluate(async (link: HTMLElement) => {
    const colours = () =>
      [...link.parentElement!.children].map((one) => getComputedStyle(one).backgroundColor);
    const first = colours();
    link.click();
    await Promise.resolve();
    return [first, colours()];
  });
  // All and Waiting, the first two, change places.
  const [plain, chosen] = before;
  expect(plain).not.toBe(chosen);
  expect(after[0]).toBe(chosen);
  expect(after[1]).not.toBe(chosen);
  await expect(page).toHaveURL(/allapplication$/);
  await page.goBack();
  await expect(marked).toContainText('Waiting');
  await expect(marked).toHaveCount(1);
});

test('filters that are unfolded as soon as the list is there are there, and narrow it down', async ({
  page,
  site,
}) => {
  await store(page, site.dataDir, [
    { name: 'Sieved One', job: 'Sieve welder', days: 900 },
    { name: 'Sieved Two', job: 'Sieve cook', days: 900 },
  ]);
  await signIn(page);
  // Nothing is ever idle: what waits for that is not there when the button is pressed.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/admin/allapplication?view=waiting');
  await expect(row(page, 'Sieved One')).toBeVisible();
  await page.getByRole('button', { name: /^Filters,/ }).click();
  await page.getByRole('textbox', { name: 'Job' }).fill('Sieve welder');
  await expect(row(page, 'Sieved Two')).toHaveCount(0);
  await expect(row(page, 'Sieved One')).toBeVisible();
  await page.getByRole('button', { name: /^Filters,/ }).click();
  await page.goto('/admin/allapplication');
  await page.goBack();
  await expect(row(page, 'Sieved One')).toBeVisible();
  await expect(row(page, 'Sieved Two')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Job' })).toHaveValue('Sieve welder');
});
