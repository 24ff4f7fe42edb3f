import { readFile } from 'node:fs/promises';
import { type Locator, type Page, expect } from '@playwright/test';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { flagTexts } from '#app/applications/list/call.text.ts';
import { shortcutsKey } from '#app/applications/search/use-shortcuts.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';
import { goodApplication } from '#tests/support/test-site.ts';

/** Sends an application as a visitor's program would, with a name that no other test uses. */
async function submit(page: Page, name: string, phone: string): Promise<void> {
  const answer = await page.request.post('/api/application', {
    data: { ...goodApplication, name, phone },
  });
  expect(answer.status()).toBe(201); // oxlint-disable-line vitest/no-standalone-expect
}

/** Opens the list and types into its search. */
async function find(page: Page, words: string): Promise<void> {
  await page.goto('/admin/allapplication');
  await page.getByRole('searchbox').fill(words);
  await page.waitForURL(/words=/);
  // Single keys are for the list, not for the field.
  await page.getByRole('searchbox').blur();
}

const card = (page: Page, name: string) => page.getByRole('article', { name });

/** Unfolds a row; on a wide screen the first one is so already. */
async function unfold(found: Locator): Promise<void> {
  const fold = found.getByRole('heading').first().getByRole('button');
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

/** Unfolds what is seldom done. */
const showMore = (found: Locator) => found.getByRole('button', { name: /^(More|আরও):/ }).click();

/** Unfolds filters, export, print and keys. */
const showTools = (page: Page) =>
  page.getByRole('button', { name: /^(Filters|বাছাই),/, expanded: false }).click();

// On a wide screen are most of the others.
test('find, call, mark, delete and take back at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const name = 'মোঃ সাকিব';
  await submit(page, name, '01710360001');
  await signIn(page);
  await page.goto('/admin/allapplication');
  await page.getByRole('searchbox', { name: 'Search' }).fill('sakib');
  await expect(page).toHaveURL(/\?words=\d+$/);
  const found = card(page, name);
  await expect(found).toBeVisible();
  const call = found.getByRole('link', { name: `Call ${name}` });
  await expect(call.first()).toHaveAttribute('href', /^tel:\+8801/);
  await expect(found.getByRole('link', { name: /WhatsApp/ }).first()).toHaveAttribute(
    'href',
    /text=/,
  );
  expect(await axeViolations(page)).toEqual([]);
  await unfold(found);
  expect(await axeViolations(page)).toEqual([]);

  await found.getByRole('button', { name: /^MARK AS CONTACTED/ }).click();
  await expect(found.getByRole('button', { name: 'CONTACTED', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(found.getByRole('button', { name: /^MARK AS CONTACTED/ })).toBeEnabled();

  await found.getByRole('radio', { name: 'No answer' }).check();
  await found.getByRole('textbox', { name: 'Note' }).fill('Rang twice, আবার সন্ধ্যায়');
  await found.getByRole('button', { name: 'Save' }).click();
  await expect(found.getByText('Saved.')).toBeVisible();
  const calls = found.getByRole('group', { name: 'Calls so far' });
  await expect(calls.getByRole('listitem')).toContainText('Rang twice, আবার সন্ধ্যায়');
  await found.getByRole('radio', { name: 'Reached' }).check();
  await found.getByRole('checkbox', { name: 'Mark as contacted too' }).uncheck();
  await found.getByRole('button', { name: 'Save' }).click();
  await expect(calls.getByRole('listitem')).toHaveText([/^Reached/, /^No answer/]);
  await expect(found.getByRole('button', { name: /^MARK AS CONTACTED/ })).toBeEnabled();
  await found.getByText('History', { exact: true }).click();
  await expect(found.getByRole('listitem').filter({ hasText: 'call noted' })).toHaveText([
    /staff@sampan\.example$/,
    /Rang twice, আবার সন্ধ্যায়$/,
  ]);

  await showMore(found);
  await found.getByRole('button', { name: /^Delete application/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'DELETE' }).click();
  await expect(page.getByText('the application has been deleted')).toBeVisible();
  await expect(found).toHaveCount(0);
  await page.goto('/admin/trash');
  await page.getByRole('button', { name: `Take back the application of ${name}` }).click();
  await expect(page.getByText('The application is back in the list.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await find(page, 'sakib');
  await unfold(card(page, name));
  await expect(card(page, name).getByRole('blockquote')).toContainText('Reached');
});

test('two people on one record: the second sees the first one’s words and loses nothing', async ({
  page,
  context,
}) => {
  await submit(page, 'Jamil Twice', '01719999999');
  await signIn(page);
  const other = await context.newPage();
  for (const one of [page, other]) {
    await find(one, 'jamil');
    await unfold(one.getByRole('article').first());
  }
  await page.getByRole('textbox', { name: 'Note' }).fill('mine first');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await other.getByRole('textbox', { name: 'Note' }).fill('mine second');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('alert')).toContainText('mine first');
  await expect(other.getByRole('textbox', { name: 'Note' })).toHaveValue('mine second');
  await other.getByRole('button', { name: 'Save mine too' }).click();
  await expect(other.getByText('Saved.')).toBeVisible();
  await expect(other.getByRole('group', { name: 'Calls so far' }).getByRole('listitem')).toHaveText(
    [/mine second/, /mine first/],
  );
});

test('reached and marked in the same tap', async ({ page }) => {
  await submit(page, 'Rehana Reached', '01719999998');
  await signIn(page);
  await find(page, 'rehana');
  const found = card(page, 'Rehana Reached');
  await unfold(found);
  await found.getByRole('radio', { name: 'Reached' }).check();
  await found.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Rehana Reached is marked as contacted.')).toBeVisible();
  await expect(found.getByRole('button', { name: 'CONTACTED', exact: true })).toBeDisabled();
  await expect(found.getByRole('group', { name: 'Calls so far' })).toContainText('Reached');
});

test('without a network what was typed about a call stays, and is saved afterwards', async ({
  page,
}) => {
  await submit(page, 'Ismail Offline', '01719999997');
  await signIn(page);
  await find(page, 'ismail');
  const found = card(page, 'Ismail Offline');
  await unfold(found);
  await found.getByRole('radio', { name: 'No answer' }).check();
  const note = found.getByRole('textbox', { name: 'Note' });
  await note.fill('Rings on');
  await page.context().setOffline(true);
  await found.getByRole('button', { name: 'Save' }).click();
  await expect(found.getByRole('alert')).toContainText('No connection to the server.');
  await expect(note).toHaveValue('Rings on');
  await expect(found.getByRole('radio', { name: 'No answer' })).toBeChecked();
  await page.context().setOffline(false);
  await found.getByRole('button', { name: 'Save' }).click();
  await expect(found.getByRole('group', { name: 'Calls so far' })).toContainText('Rings on');
  await expect(note).toHaveValue('');
});

test('what a colleague has written meanwhile is not saved over because something else was loaded anew', async ({
  page,
  context,
}) => {
  await submit(page, 'Monir Unseen', '01717777771');
  await submit(page, 'Monir Marked', '01717777772');
  await signIn(page);
  const other = await context.newPage();
  for (const one of [page, other]) {
    await find(one, 'monir');
    await unfold(card(one, 'Monir Unseen'));
  }
  const note = (one: Page) => card(one, 'Monir Unseen').getByRole('textbox', { name: 'Note' });
  await note(page).fill('typed and not saved');
  await note(other).fill('a colleague’s words');
  await card(other, 'Monir Unseen').getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved.')).toBeVisible();
  const reloaded = page.waitForResponse((answer) => answer.url().includes('/application/search?'));
  await unfold(card(page, 'Monir Marked'));
  await card(page, 'Monir Marked')
    .getByRole('button', { name: /^MARK AS CONTACTED/ })
    .click();
  await reloaded;
  await unfold(card(page, 'Monir Unseen'));
  await expect(card(page, 'Monir Unseen').getByRole('blockquote')).toContainText(
    'a colleague’s words',
  );
  await expect(note(page)).toHaveValue('typed and not saved');
  await card(page, 'Monir Unseen').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'a colleague’s words' })).toBeVisible();
  await page.getByRole('button', { name: 'Save mine too' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
});

test('a card that does not fit the search any more stays while somebody types into it', async ({
  page,
}) => {
  await submit(page, 'Nasir Typed', '01717777773');
  await signIn(page);
  await page.goto('/admin/allapplication?state=waiting');
  const found = card(page, 'Nasir Typed');
  await unfold(found);
  await found.getByRole('textbox', { name: 'Note' }).fill('half a sentence');
  const reloaded = page.waitForResponse((answer) =>
    /application\?state=waiting/.test(answer.url()),
  );
  await found.getByRole('button', { name: /^MARK AS CONTACTED/ }).click();
  await reloaded;
  await expect(found.getByRole('button', { name: 'CONTACTED', exact: true })).toBeDisabled();
  await expect(found.getByRole('textbox', { name: 'Note' })).toHaveValue('half a sentence');
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(found).toHaveCount(0);
});

test('a deletion can be tried again and again without a network, and then goes', async ({
  page,
}) => {
  await submit(page, 'Obaidul Offline', '01717777774');
  await signIn(page);
  await find(page, 'obaidul');
  const found = card(page, 'Obaidul Offline');
  await unfold(found);
  await showMore(found);
  await found.getByRole('button', { name: /^Delete application/ }).click();
  const dialog = page.getByRole('dialog');
  await page.context().setOffline(true);
  for (const attempt of ['first', 'second']) {
    await dialog.getByRole('button', { name: 'DELETE' }).click();
    await expect(dialog.getByRole('alert'), attempt).toContainText('No connection to the server.');
  }
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'DELETE' }).click();
  await expect(found).toHaveCount(0);
});

test('a mark can be taken back for ten seconds, and stays afterwards', async ({ page }) => {
  await submit(page, 'Lokman Late', '01713333333');
  await page.clock.install();
  await signIn(page);
  await find(page, 'lokman');
  const found = card(page, 'Lokman Late');
  const mark = found.getByRole('button', { name: /^MARK AS CONTACTED/ });
  await unfold(found);
  await expect(mark).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await mark.click();
  const toast = page.getByRole('alert');
  const undo = toast.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.clock.runFor(9_999);
  await expect(undo).toBeVisible();
  await page.clock.runFor(1);
  await expect(undo).toBeHidden();
  await expect(toast).toContainText('Lokman Late is marked as contacted.');
  await expect(found.getByRole('button', { name: 'CONTACTED', exact: true })).toBeDisabled();
});

test('in Bengali: found by a name in its own script, called, marked, and both taken back', async ({
  page,
  baseURL,
}) => {
  const name = 'মোছাঃ শাহিনা জোয়ার্দার';
  await submit(page, name, '০১৭১২২২২২২২');
  await submit(page, 'Shahin Alam', '01712222223');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.context().addCookies([{ name: 'language', value: 'bn', url: baseURL }]);
  await page.goto('/admin/allapplication');
  await page.getByRole('searchbox', { name: 'খুঁজুন' }).fill('জোয়ার্দার');
  const found = card(page, name);
  await expect(page.getByText('১টি আবেদন')).toBeVisible();
  await expect(found).toBeVisible();
  await expect(card(page, 'Shahin Alam')).toHaveCount(0);
  await expect(found.getByRole('link', { name: `${name}-কে কল করুন` })).toHaveAttribute(
    'href',
    'tel:+8801712222222',
  );

  await unfold(found);
  await found.getByRole('radio', { name: 'ধরেননি' }).check();
  await found.getByRole('textbox', { name: 'নোট' }).fill('সন্ধ্যায় আবার');
  await found.getByRole('button', { name: 'রাখুন' }).click();
  await expect(found.getByText('রাখা হয়েছে।')).toBeVisible();

  const mark = found.getByRole('button', { name: /^যোগাযোগ হয়েছে বলে চিহ্নিত করুন/ });
  await mark.click();
  const toast = page.getByRole('alert');
  await expect(toast).toContainText(`${name}: যোগাযোগ হয়েছে বলে চিহ্নিত।`);
  expect(await axeViolations(page)).toEqual([]);
  await toast.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click();
  await expect(toast).toContainText('আগের মতো করা হয়েছে।');
  await expect(mark).toBeEnabled();
  await expect(found.getByRole('blockquote')).toContainText('সন্ধ্যায় আবার');

  await showMore(found);
  await found.getByRole('button', { name: `${name}-এর আবেদন মুছুন` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'মুছুন' }).click();
  await expect(found).toHaveCount(0);
  await toast.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click();
  await expect(found).toBeVisible();
});

test('a call that is overdue is noted, and the person is not due any more', async ({ page }) => {
  await submit(page, 'Osman Overdue', '01715555555');
  await signIn(page);
  await find(page, 'osman');
  const found = card(page, 'Osman Overdue');
  await unfold(found);
  const day = found.getByLabel('Call again on', { exact: true });
  await expect(day).toBeHidden();
  await found.getByRole('radio', { name: 'Call later' }).check();
  const today = todayInDhaka(new Date(await page.evaluate(() => Date.now())));
  await day.fill(today);
  await found.getByRole('button', { name: 'Save' }).click();
  await expect(found.getByText('Saved.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: /Due$/ }).click();
  await expect(found.getByText('call again: today').first()).toBeVisible();

  // Three days later for the browser alone.
  await page.clock.setFixedTime(new Date(Date.now() + 3 * 24 * 3600 * 1000));
  await page.reload();
  await unfold(found);
  const save = found.getByRole('button', { name: 'Save' });
  await found.getByRole('textbox', { name: 'Note' }).fill('A note alone would forget him');
  await save.click();
  await expect(found.getByRole('radio', { name: 'Reached' })).toBeFocused();
  await found.getByRole('radio', { name: 'Call later' }).check();
  await expect(day).toHaveValue('');
  await found.getByRole('radio', { name: 'Reached' }).check();
  await expect(day).toBeHidden();
  await found.getByRole('textbox', { name: 'Note' }).fill('Comes on Sunday');
  await found.getByRole('button', { name: 'Save' }).click();
  await expect(found.getByText('Saved.')).toBeVisible();
  await page.goto('/admin/allapplication?view=due');
  await expect(page.getByText('Most overdue first')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'loading' })).toBeHidden();
  await expect(found).toHaveCount(0);
});

/** Single keys act only where somebody has asked for it. */
async function switchKeysOn(page: Page) {
  await showTools(page);
  await page.getByRole('button', { name: 'Keys', exact: true }).click();
  const help = page.getByRole('dialog', { name: 'Keys' });
  await help.getByLabel('Single keys act').check();
  await help.getByRole('button', { name: 'Close' }).click();
}

test('the list is worked through by keys, once they are switched on, until they are off', async ({
  page,
}) => {
  await submit(page, 'Kabir Keys', '01718888888');
  await signIn(page);
  await find(page, 'kabir');
  const found = card(page, 'Kabir Keys');
  await expect(found).toBeVisible();
  for (const key of ['j', 'd', '/', '?']) await page.keyboard.press(key);
  await expect(found).not.toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  await switchKeysOn(page);
  await page.reload();
  await expect(found).toBeVisible();
  await page.keyboard.press('j');
  await expect(found).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByRole('dialog')).toContainText('Kabir Keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await help.getByLabel('Single keys act').uncheck();
  expect(await axeViolations(page)).toEqual([]);
  await help.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
});

test('a key acts on a card that has only just come into the list', async ({ page }) => {
  await submit(page, 'Quamrul Quick', '01718888889');
  await page.addInitScript(
    ([key]) => {
      localStorage.setItem(key, 'on');
      // Before the browser has drawn the card, so before anything that waits for that.
      new MutationObserver((_, observer) => {
        const shown = document.querySelector<HTMLElement>('main article[id]');
        if (!shown) return;
        observer.disconnect();
        shown.focus();
        queueMicrotask(() => {
          shown.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true }));
        });
      }).observe(document, { childList: true, subtree: true });
    },
    [shortcutsKey] as const,
  );
  await signIn(page);
  await page.goto('/admin/allapplication');
  await expect(page.getByRole('dialog')).toContainText('Quamrul Quick');
});

test('arrows, Home and End go from card to card, once a card has the focus', async ({ page }) => {
  for (const count of [1, 2, 3]) await submit(page, `Tofazzal ${count}`, `0171444444${count}`);
  await signIn(page);
  await find(page, 'tofazzal');
  const cardOf = (count: number) => card(page, `Tofazzal ${count}`);
  await expect(cardOf(3)).toBeVisible();
  await switchKeysOn(page);
  // The newest comes first. A page without a chosen card scrolls, as everywhere.
  await page.keyboard.press('End');
  await expect(cardOf(1)).not.toBeFocused();
  await page.keyboard.press('j');
  for (const [key, count] of [
    ['ArrowDown', 2],
    ['ArrowDown', 1],
    ['ArrowDown', 1],
    ['ArrowUp', 2],
    ['Home', 3],
    ['ArrowUp', 3],
    ['End', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cardOf(count)).toBeFocused();
    await expect(cardOf(count)).toHaveCSS('outline-style', 'solid');
  }
  await page.keyboard.press('Enter');
  await expect(cardOf(1).getByRole('button', { name: /^MARK AS CONTACTED/ })).toBeVisible();
  await expect(cardOf(3).getByRole('button', { name: /^MARK AS CONTACTED/ })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await cardOf(2).boundingBox())?.y)
    .toBeGreaterThanOrEqual(bar!.y + bar!.height);
  const mark = cardOf(1).getByRole('button', { name: /^MARK AS CONTACTED/ });
  await mark.focus();
  await page.keyboard.press('ArrowUp');
  await expect(mark).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help.getByText('first application of the list')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a list that is printed as soon as it is there has on paper what every row holds', async ({
  page,
}) => {
  for (const count of [1, 2]) await submit(page, `Parveen ${count}`, `0171666666${count}`);
  // An idle moment never comes.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await find(page, 'parveen');
  const cards = [1, 2].map((count) => card(page, `Parveen ${count}`));
  for (const each of cards) await expect(each).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const each of cards) await expect(each.getByText('Receipt', { exact: false })).toBeHidden();
  await page.pdf();
  for (const each of cards) await expect(each.getByText('Receipt', { exact: false })).toBeVisible();
});

test('after a mark and after a deletion the keys go on from the same place', async ({ page }) => {
  for (const count of [1, 2, 3, 4]) await submit(page, `Zubaida ${count}`, `0171555555${count}`);
  await signIn(page);
  await find(page, 'zubaida');
  const cardOf = (count: number) => card(page, `Zubaida ${count}`);
  await expect(cardOf(4)).toBeVisible();
  await switchKeysOn(page);
  for (const key of ['j', 'j', 'm']) await page.keyboard.press(key);
  await expect(page.getByText('Zubaida 3 is marked as contacted.')).toBeVisible();
  await page.keyboard.press('n');
  await expect(cardOf(3).getByRole('radio', { name: 'Reached' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(cardOf(2)).toBeFocused();
  await page.keyboard.press('d');
  await page.getByRole('dialog').getByRole('button', { name: 'DELETE' }).click();
  await expect(cardOf(2)).toBeHidden();
  await page.keyboard.press('j');
  await expect(cardOf(1)).toBeFocused();
});

test('the search is exported as a file that a spreadsheet reads', async ({ page }) => {
  await submit(page, '=Hasan Export', '01717777777');
  await signIn(page);
  await find(page, 'hasan');
  await showTools(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sampan-applications-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString()).toContain("'=Hasan Export");
});

test('what is typed into the search stands in no address, and survives Back, a reload and the other language', async ({
  page,
}) => {
  for (const count of [1, 2, 3, 4, 5]) await submit(page, `Moriom ${count}`, `0171666666${count}`);
  await signIn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await find(page, 'moriom');
  const box = page.getByRole('searchbox');
  await expect(page.getByText('5 applications', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'LOAD MORE APPLICATIONS' }).click();
  await expect(card(page, 'Moriom 1')).toBeVisible();

  await page.reload();
  await expect(box).toHaveValue('moriom');
  await expect(card(page, 'Moriom 1')).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.waitForURL(/overview/);
  await page.goBack();
  await expect(box).toHaveValue('moriom');
  await expect(card(page, 'Moriom 1')).toBeVisible();

  await showTools(page);
  await page.getByLabel('State').selectOption('contacted');
  await expect(page.getByText('Nothing fits this search.')).toBeVisible();
  // Each step is waited for: one that is still on its way would take what is chosen meanwhile back.
  const state = page.getByLabel('State');
  await page.goBack();
  await expect(state).toHaveValue('');
  await page.goForward();
  await expect(state).toHaveValue('contacted');
  await state.selectOption('waiting');
  await expect(page).toHaveURL(/state=waiting&words=\d+$/);
  await expect(card(page, 'Moriom 5')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const csv = (await readFile(await download.path())).toString();
  expect(csv.match(/Moriom \d/g)).toHaveLength(5);

  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(box).toHaveValue('moriom');
  await expect(page.getByText('৫টি আবেদন')).toBeVisible();
  await page.getByRole('link', { name: 'খোঁজা বাদ দিন' }).click();
  await expect(box).toHaveValue('');
  await page.goto('/admin/allapplication?q=moriom');
  await expect(page).toHaveURL(/\?words=\d+$/);
  await expect(box).toHaveValue('moriom');

  const typed = asked.filter((address) => address.includes('moriom'));
  expect(typed.every((address) => address.endsWith('/admin/allapplication?q=moriom'))).toBe(true);

  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await kept()).toContain('moriom');
  await page.getByRole('button', { name: 'অ্যাডমিন লগআউট' }).click();
  await page.waitForURL(/\/admin$/);
  expect(await kept()).not.toContain('moriom');
});

test('a passport number is looked for when asked to, which is noted, and too many are told of', async ({
  page,
}) => {
  const passport = 'QZ7418529';
  const answer = await page.request.post('/api/application', {
    data: { ...goodApplication, name: 'Parvin Passport', phone: '01717777771', passport },
  });
  expect(answer.status()).toBe(201);
  await signIn(page);
  await page.goto('/admin/allapplication');
  const box = page.getByRole('searchbox');
  await box.fill(passport);
  await expect(page.getByText('Press Search to look for a passport number.')).toBeVisible();
  await expect(page).toHaveURL(/allapplication$/);
  expect(await axeViolations(page)).toEqual([]);
  await box.press('Enter');
  const found = card(page, 'Parvin Passport');
  await unfold(found);
  await expect(found).toContainText('•••••529');
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  await found.getByText('History', { exact: true }).click();
  await expect(found.getByText('found by its passport number').first()).toBeVisible();

  await page.route(/\/api\/application\/search/, (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_passport_searches' } }),
  );
  await box.fill('QZ7418520');
  await box.press('Enter');
  await expect(page.getByRole('alert')).toContainText('30 passport numbers in this hour');
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(/\/api\/application\/search/);
  await box.fill('parvin');
  await expect(found).toBeVisible();
});

test('an export after the session has ended asks to sign in, and then comes', async ({ page }) => {
  await signIn(page);
  // The last of what the page asks for by itself, which would ask to sign in as well.
  const named = page.waitForResponse(/\/application\/assignees$/);
  await page.goto('/admin/allapplication');
  await showTools(page);
  await named;
  const exporting = page.getByRole('button', { name: 'Export CSV' });
  await expect(exporting).toBeVisible();
  await page.context().clearCookies({ name: 'sampan-session' });
  await exporting.click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('You have been signed out');
  await exporting.click();
  await dialog.getByLabel('Password').fill('correct-horse-battery');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'LOGIN' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('overview and history, in Bengali, at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await submit(page, 'Nadia Numbers', '01716666666');
  await signIn(page);
  await page.goto('/admin/overview');
  await expect(page.getByRole('heading', { name: 'Applications per week' })).toBeVisible();
  const due = page.getByRole('definition').nth(2).getByRole('link');
  await expect(due).toHaveAttribute('href', '/admin/allapplication?view=due');
  await page.getByRole('button', { name: 'Open admin menu' }).click();
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { name: 'এক নজরে' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/admin/history');
  await expect(page.getByText('সাইন ইন', { exact: true }).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a card with every flag and all its buttons fits a screen of 320 px, in either language', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await submit(page, 'Flagged Person', '01712333333');
  await signIn(page);
  await page.route('**/api/application?*', async (route) => {
    const answer = await route.fetch();
    const applications = (await answer.json()) as { flags: string[] }[];
    const flags = Object.keys(flagTexts);
    const json = applications.map((application) => ({ ...application, flags }));
    await route.fulfill({ response: answer, json });
  });
  for (const language of ['en', 'bn']) {
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL }]);
    await page.goto('/admin/allapplication');
    const found = card(page, 'Flagged Person');
    await expect(found).toBeVisible();
    await unfold(found);
    await showMore(found);
    await expect(found.getByRole('listitem').nth(10)).toBeVisible();
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll('article *')].map((one) =>
        Math.ceil(one.getBoundingClientRect().right),
      ),
    ]);
    expect(Math.max(...widths), language).toBeLessThanOrEqual(320);
  }
});
