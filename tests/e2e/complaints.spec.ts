import { brotliCompressSync } from 'node:zlib';
import { type Locator, type Page, type Response, expect } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { kindTexts, stateTexts } from '#app/complaints/complaint.text.ts';
import { asideTexts } from '#app/complaints/page/aside.text.ts';
import { faultTexts, formTexts } from '#app/complaints/page/form.text.ts';
import { lookupTexts } from '#app/complaints/page/lookup.text.ts';
import { receiptTexts } from '#app/complaints/receipt/receipt.text.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { markupFaults } from '#tests/support/markup-faults.ts';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { test } from '#tests/support/site-fixture.ts';

const { agency } = defaultDocuments().agency;
const { helpLines } = defaultDocuments()['help-lines'];
const { complaintsWords } = defaultDocuments().complaints;

let count = 0;
/** Another text each time: the same one again is the same complaint. */
const sample = () => `A sample complaint, number ${++count}, about a receipt`;

// Complaints change what the page says for everybody.
test.use({ content: 'edited' });

async function write(
  page: Page,
  { kind = 'money', text }: { kind?: keyof typeof kindTexts | null; text: string },
  language: Language = 'en',
  origin = '',
) {
  await page.goto(origin + pathIn(language, '/complaints'));
  if (kind) await page.getByRole('radio', { name: kindTexts[kind][language] }).check();
  await page.getByLabel(formTexts.text[language]).fill(text);
}

const send = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: formTexts.send[language] }).click();

/** Number and PIN, as the slip shows them. */
async function numbersOn(page: Page, language: Language = 'en') {
  const slip = page.getByRole('article', { name: receiptTexts.title[language] });
  const [reference = '', pin = ''] = await slip.locator('p > b').allTextContents();
  return { slip, reference, pin };
}

async function lookUp(
  page: Page,
  { reference, pin }: { reference: string; pin: string },
  language: Language = 'en',
  origin = '',
): Promise<Locator> {
  await page.goto(origin + pathIn(language, '/complaints'));
  const form = page.getByRole('form', { name: lookupTexts.title[language] });
  await form.getByLabel(lookupTexts.reference[language]).fill(reference);
  await form.getByLabel(lookupTexts.pin[language]).fill(pin);
  await form.getByRole('button', { name: lookupTexts.show[language] }).click();
  return form;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`T-34 ${language}: an anonymous complaint leads to number, PIN and days, and the page tells how it stands`, async ({
      page,
    }) => {
      await write(page, { kind: 'papers_kept', text: sample() }, language);
      await send(page, language);
      await expect(page).toHaveURL(pathIn(language, '/complaints/receipt'));
      const { slip, reference, pin } = await numbersOn(page, language);
      expect(reference).toMatch(/^C-[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/);
      expect(pin).toMatch(/^\d{6}$/);
      const today = todayInDhaka(new Date());
      const day = formatDay(language, daysLater(today, 7));
      await expect(slip).toContainText(fill(receiptTexts.answerBy[language], { day }));
      await expect(slip).toContainText(formatDay(language, daysLater(today, 30)));

      const form = await lookUp(page, { reference, pin }, language);
      const news = form.getByRole('status');
      await expect(news).toContainText(stateTexts.received[language]);
      const since = { day: formatDay(language, today) };
      await expect(news).toContainText(fill(lookupTexts.since[language], since));
      await expect(news).toContainText(lookupTexts.noAnswer[language]);
      expect(page.url()).not.toContain(reference);
      expect((await page.content()).includes(pin)).toBe(false);
    });
  }

  test('T-34: two taps, Back and another try give one number and one PIN', async ({ page }) => {
    const text = sample();
    await write(page, { text });
    await page.getByRole('button', { name: formTexts.send.en }).dblclick();
    await expect(page).toHaveURL('/complaints/receipt');
    const first = await numbersOn(page);
    await page.goBack();
    await page.waitForURL('/complaints');
    await write(page, { text });
    await send(page);
    await expect(page).toHaveURL('/complaints/receipt');
    const again = await numbersOn(page);
    expect([again.reference, again.pin]).toEqual([first.reference, first.pin]);
  });

  test('what is missing is said above the form and at each field, and all that was typed stays', async ({
    page,
  }) => {
    await write(page, { kind: 'copy', text: 'too short' });
    await page.getByText(formTexts.more.en).click();
    await page.getByRole('textbox', { name: formTexts.name.en }).fill('Rakib Hasan');
    await send(page);
    const summary = page.getByRole('alert');
    await expect(summary).toContainText(formTexts.refused.en);
    await expect(summary.getByRole('link')).toHaveText([formTexts.text.en]);
    await expect(page.getByLabel(formTexts.text.en)).toHaveAccessibleDescription(
      new RegExp(faultTexts.textShort.en),
    );
    await page.getByLabel(formTexts.text.en).fill(sample());
    await send(page);
    await expect(page.getByRole('radio', { name: kindTexts.copy.en })).toBeChecked();
    await expect(page.getByRole('textbox', { name: formTexts.name.en })).toHaveValue('Rakib Hasan');
    const phone = page.getByLabel(formTexts.phone.en);
    await expect(phone).toHaveAccessibleDescription(faultTexts.contactMissing.en);
    await phone.fill('০১৭১২-৪৫৬৭৮৯');
    await send(page);
    await expect(page).toHaveURL('/complaints/receipt');
  });

  test('a form begun on another page has its kind and its value, and sends nothing', async ({
    page,
    site,
  }) => {
    const answer = await page.request.post('/bn/complaints', {
      headers: { origin: site.origin },
      form: { start: 'impostor', text: '01712-456789' },
    });
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
    await page.setContent(
      (await answer.text()).replace('<head>', `<head><base href="${site.origin}">`),
    );
    await expect(page.getByRole('radio', { name: kindTexts.impostor.bn })).toBeChecked();
    await expect(page.getByLabel(formTexts.text.bn)).toHaveValue('01712-456789');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('without the cookie, the receipt leads to the form; it is kept by nobody and named to no search engine', async ({
    page,
  }) => {
    await page.goto('/complaints/receipt');
    await expect(page).toHaveURL('/complaints');
    await write(page, { text: sample() });
    await send(page);
    const answer = await page.request.get('/complaints/receipt');
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
  });

  test('the page names who else helps: their numbers, and what is not entered yet', async ({
    page,
  }) => {
    await page.goto('/complaints');
    const outside = page.getByRole('region', { name: complaintsWords.outside.en });
    for (const { name, number } of helpLines) {
      const line = outside.getByRole('listitem').filter({ hasText: name.en });
      await expect(line.first()).toContainText(number ?? 'Not entered yet');
    }
    await expect(outside.getByRole('link', { name: '16135' })).toHaveAttribute('href', 'tel:16135');
  });
});

for (const language of languages) {
  test(`T-56 ${language}: page, errors, receipt and look-up keep the budgets, axe finds nothing, and the HTML is valid`, async ({
    page,
  }) => {
    let shown: Response | undefined;
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    page.on('response', (one) => {
      if (one.request().isNavigationRequest() && one.status() !== 303) shown = one;
    });
    const judge = async (what: string) => {
      const html = await shown!.text();
      expect(brotliCompressSync(html).length, what).toBeLessThanOrEqual(25_000);
      expect(await markupFaults(page, html), what).toEqual([]);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        await expectNoSidewaysScroll(page, `${what} at ${width} px`);
        expect(await axeViolations(page, undefined, ['target-size']), what).toEqual([]);
      }
    };
    await page.goto(pathIn(language, '/complaints'));
    await judge('page');
    await write(page, { kind: null, text: '' }, language);
    await page.getByText(formTexts.more[language]).click();
    await page.getByLabel(formTexts.phone[language]).fill('123');
    await send(page, language);
    await expect(page.getByRole('alert')).toContainText(formTexts.refused[language]);
    await judge('errors');
    await write(page, { text: sample() }, language);
    await send(page, language);
    await expect(page).toHaveURL(pathIn(language, '/complaints/receipt'));
    await judge('receipt');
    const { reference, pin } = await numbersOn(page, language);
    await lookUp(page, { reference, pin: pin === '111111' ? '222222' : '111111' }, language);
    await expect(page.getByRole('alert')).toContainText(lookupTexts.noMatch[language]);
    await judge('no match');
    const form = await lookUp(page, { reference, pin }, language);
    await expect(form.getByRole('status')).toBeVisible();
    await judge('found');
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    await expect(form.getByRole('status')).toBeVisible();
    expect(scripts.filter((name) => /complaints-content|receipt-content/.test(name))).toEqual([]);
  });
}

test.describe('a site of its own', () => {
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite('build', { RATE_LIMITS: 'on' });
  });
  test.afterAll(() => site.end());
  test.use({ javaScriptEnabled: false });

  test('T-37: before the first complaint the totals say so; one later they count it', async ({
    page,
  }) => {
    await page.goto(`${site.origin}/complaints`);
    await expect(page.getByText(`${asideTexts.totals.en}: ${asideTexts.none.en}`)).toBeVisible();
    await write(page, { text: sample() }, 'en', site.origin);
    await send(page);
    await page.goto(`${site.origin}/complaints`);
    const totals = page.getByRole('region', { name: asideTexts.totals.en });
    await expect(totals.getByRole('definition')).toHaveText(['1', '0', '1']);
    await expect(totals.getByRole('term')).toHaveText([
      ...[asideTexts.received.en, asideTexts.inTime.en, asideTexts.open.en],
    ]);
  });

  test('T-58: with the database away the page comes from memory, and either form says so with the numbers and what was typed', async ({
    page,
  }) => {
    const text = sample();
    await write(page, { text }, 'bn', site.origin);
    const database = new Sqlite(`${site.dataDir}/sampan.sqlite`);
    database.exec('begin immediate');
    const statusOf = async (work: () => Promise<unknown>) => {
      const answer = page.waitForResponse((one) => one.request().method() === 'POST', {
        timeout: 30_000,
      });
      await work();
      return (await answer).status();
    };
    expect(await statusOf(() => send(page, 'bn'))).toBe(503);
    await expect(page.getByRole('alert')).toContainText(formTexts.unreachable.bn);
    for (const { shown } of agency.phones) {
      await expect(page.getByRole('alert').getByRole('link', { name: shown })).toBeVisible();
    }
    await expect(page.getByLabel(formTexts.text.bn)).toHaveValue(text);
    await expect(page.getByRole('radio', { name: kindTexts.money.bn })).toBeChecked();
    await expect(page.getByRole('link', { name: '16135' })).toBeVisible();

    const typed = { reference: 'C-3333-3333', pin: '123456' };
    expect(await statusOf(() => lookUp(page, typed, 'bn', site.origin))).toBe(503);
    const form = page.getByRole('form', { name: lookupTexts.title.bn });
    await expect(form.getByRole('alert')).toContainText(lookupTexts.unreachable.bn);
    await expect(form.getByLabel(lookupTexts.reference.bn)).toHaveValue(typed.reference);
    await expect(form.getByLabel(lookupTexts.pin.bn)).toHaveValue(typed.pin);
    database.exec('rollback');
    database.close();
    await write(page, { text }, 'bn', site.origin);
    await send(page, 'bn');
    await expect(page).toHaveURL(`${site.origin}/bn/complaints/receipt`);
  });

  test('the 21st complaint of an hour is not taken: when to come again, whom to call, and what was typed', async ({
    page,
  }) => {
    for (let sent = 0; sent < 20; sent++) {
      await write(page, { text: sample() }, 'en', site.origin);
      await send(page);
    }
    const text = sample();
    await write(page, { text }, 'en', site.origin);
    await send(page);
    await expect(page.getByRole('alert')).toContainText(/Send it in .+, or call us/);
    for (const { shown } of agency.phones) {
      await expect(page.getByRole('alert').getByRole('link', { name: shown })).toBeVisible();
    }
    await expect(page.getByLabel(formTexts.text.en)).toHaveValue(text);
  });
});
