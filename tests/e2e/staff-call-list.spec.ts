import { type Page, expect } from '@playwright/test';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { axeViolations } from '#tests/support/axe.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { apply, change } from '#tests/support/staff-case.ts';
import { inDatabase, test } from '#tests/support/staff-page.ts';

type Person = { name: string; days?: number; dueDaysAgo?: number; phone?: string };

/** Stores applications as of some days ago. The tests of a worker share a site, so the oldest are theirs. */
async function store(page: Page, site: RunningSite, people: Person[]): Promise<void> {
  const today = todayInDhaka(new Date());
  for (const [at, { name, days = 0, dueDaysAgo, ...more }] of people.entries()) {
    const { id } = await apply(page, name, more);
    const createdAt = new Date(Date.now() - days * 86_400_000 + at).toISOString();
    const followUpOn = dueDaysAgo === undefined ? null : daysLater(today, -dueDaysAgo);
    const set = { createdAt, followUpOn };
    await inDatabase(site, (db) =>
      db.updateTable('application').set(set).where('_id', '=', id).execute(),
    );
  }
}

const row = (page: Page, name: string) => page.getByRole('article', { name });
const fold = (page: Page, name: string) => row(page, name).getByRole('heading').getByRole('button');
const views = (page: Page) => page.getByRole('navigation', { name: 'Show' });

for (const [language, menu, list] of [
  ['en', 'Open admin menu', 'All Application'],
  ['bn', 'অ্যাডমিন মেনু খুলুন', 'সব আবেদন'],
] as const) {
  const title = 'three taps to a caller’s number, five people on the first screen';
  const tag = language === 'bn' ? [] : '@all';
  test(`on a phone, ${language}: ${title}`, { tag }, async ({ page, site }) => {
    const names = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => `First ${language} ${count}`);
    await store(page, site, [
      ...names.map((name, at) => ({ name, days: 400 - at })),
      { name: `Due ${language}`, days: 1, dueDaysAgo: language === 'en' ? 400 : 401 },
      { name: 'Tapped Newest' },
    ]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.context().addCookies([{ name: 'language', value: language, url: site.origin }]);
    await page.goto('/admin/addgallery');
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('link', { name: list }).click();
    const call = row(page, 'Tapped Newest').getByRole('link').first();
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', /^tel:\+8801/);

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
    const more = await page.getByRole('button', { name: /^(LOAD MORE|আরও আবেদন)/ }).boundingBox();
    expect(more!.y + more!.height).toBeLessThanOrEqual(barTop);
  });
}

test('Waiting begins with who has waited longest, eight and eight more, Due with the most overdue, who stands above Waiting too until the call is noted @ci', async ({
  page,
  site,
}) => {
  const names = Array.from({ length: 10 }, (_, at) => `Bokhtiar ${String(at).padStart(2, '0')}`);
  await store(page, site, [
    ...names.map((name, at) => ({ name, days: 300 - at })),
    { name: 'Overdue Two', days: 1, dueDaysAgo: 602 },
    { name: 'Overdue One', days: 1, dueDaysAgo: 601 },
    { name: 'Numberless Mia', phone: 'ask my brother' },
  ]);
  await page.goto('/admin/overview');
  await page.getByRole('definition').nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/allapplication\?view=due$/);
  const shown = page.getByRole('main').getByRole('article');
  const search = page.getByRole('searchbox');
  await search.fill('overdue');
  await expect(shown).toHaveText([/^Overdue Two/, /^Overdue One/]);
  await expect(row(page, 'Overdue Two')).toContainText('call 602 days late');

  await page.goto('/admin/allapplication');
  await expect(page.getByRole('article')).toHaveCount(4);
  await search.fill('bokhtiar');
  await expect(page.getByText('10 applications', { exact: true })).toBeVisible();
  await views(page).getByRole('link', { name: 'Waiting' }).click();
  await expect(page).toHaveURL(/words=\d+&view=waiting$/);
  await expect(search).toHaveValue('bokhtiar');
  await expect(shown).toHaveText(names.slice(0, 8).map((name) => new RegExp(`^${name}`)));
  await page.getByRole('button', { name: 'LOAD MORE APPLICATIONS' }).click();
  await expect(shown).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(page).toHaveURL(/\?view=waiting$/);

  await page.setViewportSize({ width: 390, height: 844 });
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Overdue Two');
  const found = row(page, 'Overdue Two');
  await expect(found).toHaveCount(1);
  if ((await fold(page, 'Overdue Two').getAttribute('aria-expanded')) === 'false') {
    await fold(page, 'Overdue Two').click();
  }
  const bar = page.getByRole('complementary', { name: 'Next call' });
  await expect(bar).toBeHidden();
  await found.getByRole('radio', { name: 'Wrong number' }).check();
  await expect(found).toContainText(/Then \S/);
  await found.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Overdue Two: the call is noted.')).toBeVisible();
  await expect(bar).toContainText('Overdue One');
  await expect(first).toContainText('Overdue One');

  // Who was reached and marked in one press is not offered again, whichever answer comes first.
  await search.fill('bokhtiar');
  for (const [at, name] of names.slice(0, 3).entries()) {
    await fold(page, name).click();
    await row(page, name).getByRole('radio', { name: 'Reached' }).check();
    await row(page, name).getByRole('button', { name: 'Save' }).click();
    await expect(row(page, name)).toContainText('Contacted');
    await expect(bar).toContainText(names[at + 1]!);
  }

  // There are no buttons that would fail.
  await search.fill('numberless');
  const numberless = row(page, 'Numberless Mia');
  await expect(numberless).toContainText('The number cannot be dialled');
  await expect(numberless.getByRole('link', { name: /^Call/ })).toHaveCount(0);
});

test('K-04: somebody who was marked in error is put back to waiting with a reason, but not from a stage that one has not seen @ci', async ({
  page,
  site,
}) => {
  const name = 'Wrongly Marked';
  await store(page, site, [{ name, days: 500 }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/allapplication?view=waiting');
  const found = row(page, name);
  const number = async () =>
    Number(/\d+/.exec(await page.locator('nav b').nth(1).innerText())?.[0]);
  await expect(found).toBeVisible();
  await expect.poll(number).toBeGreaterThan(0);
  const before = await number();
  await fold(page, name).click();
  await found.getByRole('button', { name: /^MARK AS CONTACTED/ }).click();
  await expect(found.getByRole('button', { name: 'CONTACTED', exact: true })).toBeDisabled();
  await expect.poll(number).toBe(before - 1);
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();

  await found.getByRole('button', { name: /^More:/ }).click();
  await found.getByRole('button', { name: 'Back to waiting', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Put ${name} back to waiting?` });
  const back = dialog.getByRole('button', { name: 'Back to waiting' });
  const why = dialog.getByLabel('Why?');
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await back.click();
  await expect(why).toBeFocused();
  await why.fill('I had called his brother');
  await page.context().setOffline(true);
  await back.click();
  await expect(dialog.getByRole('alert')).toContainText('No connection to the server.');
  await page.context().setOffline(false);

  const id = (await found.getAttribute('id'))!;
  await change(page, id, 'stage', { to: 'interview' });
  await back.click();
  await expect(dialog.getByRole('alert')).toContainText('it is now at “Interview or skill test”');
  await expect(why).toHaveValue('I had called his brother');
  const card = await page.request.get(`/api/application/${id}/card`);
  expect(await card.json()).toMatchObject({ stage: 'interview' });
  await back.click();
  await expect(page.getByText(`${name} is waiting for a call again.`)).toBeVisible();
  await expect(found.getByRole('button', { name: /^MARK AS CONTACTED/ })).toBeEnabled();
  await expect.poll(number).toBe(before);
  await expect(found.getByRole('group', { name: 'Calls so far' })).toContainText(
    'Back to waitingI had called his brother',
  );
  await found.getByText('History', { exact: true }).click();
  await expect(found.getByText('put back to waiting').first()).toBeVisible();
});

const wide =
  'on a wide screen the list and the person stand beside each other, and one row is open';
test(wide, { tag: '@all' }, async ({ page, site }) => {
  await store(page, site, [
    { name: 'Beside One', days: 700 },
    { name: 'Beside Two', days: 699 },
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
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
});

test('a view is marked as chosen before it has been drawn, unless it opens in a tab of its own @ci', async ({
  page,
}) => {
  await page.goto('/admin/allapplication?view=waiting');
  const marked = views(page).locator('[aria-current="page"]');
  const all = views(page).getByRole('link', { name: 'All' });
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
