import { readFile } from 'node:fs/promises';
import { type Locator, type Page, expect } from '@playwright/test';
import { shortcutsKey } from '#app/applications/search/use-shortcuts.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { apply, change } from '#tests/support/staff-case.ts';
import { chooseLanguage, test } from '#tests/support/staff-page.ts';

/** Opens the list and types into its search. */
async function find(page: Page, words: string): Promise<void> {
  await page.goto('/admin/allapplication');
  await page.getByRole('searchbox').fill(words);
  await page.waitForURL(/words=/);
  // Single keys are for the list, not for the field.
  await page.getByRole('searchbox').blur();
}

const card = (page: Page, name: string) => page.getByRole('article', { name });
const calls = (found: Locator) =>
  found.getByRole('group', { name: /^(Calls so far|আগের কল)$/ }).getByRole('listitem');
const markOf = (found: Locator) => found.getByRole('button', { name: /^MARK AS CONTACTED/ });

/** Unfolds a row; on a wide screen the first one is so already. */
async function unfold(found: Locator): Promise<void> {
  const fold = found.getByRole('heading').first().getByRole('button');
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

/** Unfolds what is seldom done. */
const showMore = (found: Locator) => found.getByRole('button', { name: /^(More|আরও):/ }).click();

/** Unfolds export, print, keys and the way to the trash. */
const showTools = (page: Page) => page.getByLabel('More about this list').click();

test('in Bengali at 360 px: found by a name in its own script, called, marked, deleted, and all taken back', async ({
  page,
  baseURL,
}) => {
  const name = 'মোছাঃ শাহিনা জোয়ার্দার';
  await apply(page, name, { phone: '০১৭১২২২২২২২' });
  await apply(page, 'Shahin Alam');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.context().addCookies([{ name: 'language', value: 'bn', url: baseURL }]);
  await page.goto('/admin/allapplication');
  const found = card(page, name);
  await page.getByRole('searchbox', { name: 'খুঁজুন' }).fill('জোয়ার্দার');
  await expect(page).toHaveURL(/\?words=\d+$/);
  await expect(page.getByText('১টি আবেদন')).toBeVisible();
  await expect(card(page, 'Shahin Alam')).toHaveCount(0);
  const call = found.getByRole('link', { name: `${name}-এর নম্বরে কল করুন` }).first();
  await expect(call).toHaveAttribute('href', 'tel:+8801712222222');
  const chat = found.getByRole('link', { name: /হোয়াটসঅ্যাপে লিখুন/ }).first();
  await expect(chat).toHaveAttribute('href', /text=/);
  await unfold(found);

  const mark = found.getByRole('button', { name: /^কথা হয়েছে বলে চিহ্নিত করুন/ });
  const toast = page.getByRole('alert');
  const undo = toast.getByRole('button', { name: 'ফিরিয়ে আনুন' });
  await mark.click();
  await expect(toast).toContainText(`${name}: কথা হয়েছে বলে চিহ্নিত।`);
  await expect(mark).toBeHidden();
  expect(await axeViolations(page, '[role=alert]')).toEqual([]);
  await undo.click();
  await expect(toast).toContainText('আগের মতো করা হয়েছে।');
  await expect(mark).toBeEnabled();

  const save = found.getByRole('button', { name: 'রাখুন' });
  await found.getByRole('radio', { name: 'ধরেননি' }).check();
  await found.getByRole('textbox', { name: 'নোট' }).fill('Rang twice, আবার সন্ধ্যায়');
  await save.click();
  await expect(found.getByText('রাখা হয়েছে।')).toBeVisible();
  await expect(calls(found)).toHaveText([/Rang twice, আবার সন্ধ্যায়/]);
  await found.getByRole('radio', { name: 'ধরেছেন' }).check();
  await found.getByRole('checkbox', { name: 'কথা হয়েছে বলেও চিহ্নিত করুন' }).uncheck();
  await save.click();
  await expect(calls(found)).toHaveCount(2);
  await expect(mark).toBeEnabled();

  const remove = found.getByRole('button', { name: `${name}-এর আবেদন মুছুন` });
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'মুছুন' });
  await showMore(found);
  await remove.click();
  await confirm.click();
  await expect(toast).toContainText('আবেদনটি মুছে ফেলা হয়েছে');
  await expect(found).toHaveCount(0);
  await undo.click();
  await expect(found).toBeVisible();
  await unfold(found);
  if (await remove.isHidden()) await showMore(found);
  await remove.click();
  await confirm.click();
  await expect(found).toHaveCount(0);
  await page.goto('/admin/trash');
  await page.getByRole('button', { name: `${name}-এর আবেদন ফিরিয়ে আনুন` }).click();
  await expect(page.getByText('আবেদনটি আবার তালিকায় আছে।')).toBeVisible();
  await page.goto('/admin/allapplication');
  await unfold(found);
  await expect(found.getByRole('blockquote')).toContainText('ধরেছেন');
});

test('two people on one record: the second sees the first one’s words, whatever was loaded meanwhile, and what is typed stays @ci', async ({
  page,
}) => {
  const { id } = await apply(page, 'Monir Unseen');
  await apply(page, 'Monir Marked');
  await apply(page, 'Jamil Waiting');
  await find(page, 'monir');
  const found = card(page, 'Monir Unseen');
  const note = found.getByRole('textbox', { name: 'Note' });
  const save = found.getByRole('button', { name: 'Save' });
  await unfold(found);
  await note.fill('mine second');
  const theirs = { outcome: null, note: 'a colleague’s words', followUpOn: null };
  await change(page, id, 'call', theirs);
  const reloaded = page.waitForResponse((answer) => answer.url().includes('/application/search?'));
  await unfold(card(page, 'Monir Marked'));
  await markOf(card(page, 'Monir Marked')).click();
  await reloaded;
  await unfold(found);
  await expect(found.getByRole('blockquote')).toContainText('a colleague’s words');
  await expect(note).toHaveValue('mine second');
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'a colleague’s words' })).toBeVisible();
  await expect(note).toHaveValue('mine second');
  await found.getByRole('button', { name: 'Save mine too' }).click();
  await expect(found.getByText('Saved.')).toBeVisible();
  await expect(calls(found)).toHaveText([/mine second/, /a colleague’s words/]);

  await test.step('a card that does not fit the search any more stays while somebody types into it', async () => {
    await page.goto('/admin/allapplication?state=waiting');
    await unfold(found);
    await note.fill('half a sentence');
    const again = page.waitForResponse((answer) => /application\?state=waiting/.test(answer.url()));
    await markOf(found).click();
    await again;
    await expect(found.getByRole('button', { name: 'CONTACTED', exact: true })).toBeDisabled();
    await expect(note).toHaveValue('half a sentence');
    await page.reload();
    await expect(card(page, 'Jamil Waiting')).toBeVisible();
    await expect(found).toHaveCount(0);
  });
});

test('without a network what was typed stays and a deletion can be tried again; reached and marked in the same tap @ci', async ({
  page,
  context,
}) => {
  await apply(page, 'Ismail Offline');
  await find(page, 'ismail');
  const found = card(page, 'Ismail Offline');
  await unfold(found);
  const note = found.getByRole('textbox', { name: 'Note' });
  await found.getByRole('radio', { name: 'Reached' }).check();
  await note.fill('Rings on');
  await context.setOffline(true);
  await found.getByRole('button', { name: 'Save' }).click();
  await expect(found.getByRole('alert')).toContainText('No connection to the server.');
  await expect(note).toHaveValue('Rings on');
  await expect(found.getByRole('radio', { name: 'Reached' })).toBeChecked();
  await context.setOffline(false);
  await found.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ismail Offline is marked as contacted.')).toBeVisible();
  await expect(found.getByRole('button', { name: 'CONTACTED', exact: true })).toBeDisabled();
  await expect(calls(found)).toHaveText([/^Reached.*Rings on/]);
  await expect(note).toHaveValue('');

  await showMore(found);
  await found.getByRole('button', { name: /^Delete application/ }).click();
  const dialog = page.getByRole('dialog');
  await context.setOffline(true);
  for (const attempt of ['first', 'second']) {
    await dialog.getByRole('button', { name: 'DELETE' }).click();
    await expect(dialog.getByRole('alert'), attempt).toContainText('No connection to the server.');
  }
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'DELETE' }).click();
  await expect(found).toHaveCount(0);
});

test('the list is worked through by keys, once they are switched on, until they are off @ci', async ({
  page,
}) => {
  for (const count of [1, 2, 3, 4]) await apply(page, `Zubaida ${count}`);
  await find(page, 'zubaida');
  const cardOf = (count: number) => card(page, `Zubaida ${count}`);
  await expect(cardOf(4)).toBeVisible();
  for (const key of ['j', 'd', '?', '/']) await page.keyboard.press(key);
  // What a key does is done before the next picture.
  const focused = await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    return document.activeElement?.tagName;
  });
  expect(focused).toBe('BODY');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await showTools(page);
  await page.getByRole('button', { name: 'Keys', exact: true }).click();
  const help = page.getByRole('dialog', { name: 'Keys' });
  await help.getByLabel('Single keys act').check();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(cardOf(1)).toBeVisible();

  // The newest comes first. A page without a chosen card scrolls, as everywhere.
  await page.keyboard.press('End');
  await expect(cardOf(1)).not.toBeFocused();
  await page.keyboard.press('j');
  await expect(cardOf(4)).toBeFocused();
  for (const [key, count] of [
    ['ArrowDown', 3],
    ['End', 1],
    ['ArrowDown', 1],
    ['ArrowUp', 2],
    ['Home', 4],
    ['ArrowUp', 4],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cardOf(count)).toBeFocused();
    await expect(cardOf(count)).toHaveCSS('outline-style', 'solid');
  }
  await page.keyboard.press('Enter');
  await expect(markOf(cardOf(4))).toBeVisible();
  await markOf(cardOf(4)).focus();
  await page.keyboard.press('ArrowDown');
  await expect(markOf(cardOf(4))).toBeFocused();
  await cardOf(4).focus();

  await test.step('after a mark and after a deletion they go on from the same place', async () => {
    for (const key of ['j', 'm']) await page.keyboard.press(key);
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
  await test.step('on a phone the bar hides none of them', async () => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(cardOf(3)).toBeFocused();
    const bar = await page.getByRole('banner').boundingBox();
    const top = async () => (await cardOf(3).boundingBox())?.y;
    await expect.poll(top).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  });
  await page.keyboard.press('?');
  await expect(help.getByText('first application of the list')).toBeVisible();
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await help.getByLabel('Single keys act').uncheck();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
});

test('a key acts on a card that has only just come into the list @ci', async ({ page }) => {
  await apply(page, 'Quamrul Quick');
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
  await page.goto('/admin/allapplication');
  await expect(page.getByRole('dialog')).toContainText('Quamrul Quick');
});

test('what is typed into the search stands in no address, and survives Back, a reload and the other language; its export holds it @ci', async ({
  page,
}) => {
  for (const count of [1, 2, 3, 4, 5]) await apply(page, `Moriom ${count}`);
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
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await page.waitForURL(/today/);
  await page.goBack();
  await expect(box).toHaveValue('moriom');
  await expect(card(page, 'Moriom 1')).toBeVisible();

  await page.getByRole('button', { name: 'Filters', expanded: false }).click();
  await page.getByText('More filters').click();
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

  await showTools(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sampan-applications-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path());
  expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(csv.toString().match(/Moriom \d/g)).toHaveLength(5);

  await chooseLanguage(page, 'বাংলা');
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

test('a passport number is looked for when asked to, which is noted, and too many are told of @ci', async ({
  page,
}) => {
  const passport = 'QZ7418529';
  await apply(page, 'Parvin Passport', { passport });
  await page.goto('/admin/allapplication');
  const box = page.getByRole('searchbox');
  const searches: string[] = [];
  page.on('request', (request) => searches.push(request.postData() ?? ''));
  await box.fill('parv');
  const found = card(page, 'Parvin Passport');
  await expect(page).toHaveURL(/words=/);
  await box.fill(passport);
  await expect(page.getByText(/^Press Search to look for a passport number/)).toBeVisible();
  expect(searches.join()).toContain('parv');
  expect(searches.join()).not.toContain(passport);
  await box.press('Enter');
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
  expect(await axeViolations(page, '[role=alert]')).toEqual([]);
  await page.unroute(/\/api\/application\/search/);
  await box.fill('parvin');
  await expect(found).toBeVisible();
});

test('an export after the session has ended asks to sign in, and then comes @ci', async ({
  page,
}) => {
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

test('on paper is what every row holds @ci', async ({ page }) => {
  for (const name of ['Parveen Paper', 'Parveen Above']) await apply(page, name);
  await find(page, 'parveen');
  const receipt = card(page, 'Parveen Paper').getByText('Receipt', { exact: false });
  await expect(receipt).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await page.pdf();
  await expect(receipt).toBeVisible();
});
