import { brotliCompressSync } from 'node:zlib';
import { type Browser, type Page, type Response, expect } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { lookupTexts } from '#app/applications/lookup-page/form.text.ts';
import { resultTexts } from '#app/applications/lookup-page/result.text.ts';
import { headlineTexts } from '#app/applications/lookup/step.text.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { markupFaults } from '#tests/support/markup-faults.ts';
import { type RunningSite, staff, startSite } from '#tests/support/running-site.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { test } from '#tests/support/site-fixture.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const { agency } = defaultDocuments().agency;
const digits = '456789';
const neverPay = {
  en: 'Nobody may ask you for money for this number, for good news or to go faster. Pay only at the office, against a numbered receipt.',
  bn: 'এই নম্বর, সুখবর বা তাড়াতাড়ি করার জন্য কেউ টাকা চাইতে পারেন না। টাকা দিন শুধু অফিসে, নম্বর দেওয়া রসিদ নিয়ে।',
};

type Applied = { id: string; number: string };

async function apply(page: Page, origin = ''): Promise<Applied> {
  const data = { ...goodApplication, phone: '01712-456789' };
  const answer = await page.request.post(`${origin}/api/application`, { data });
  const { insertedId, receiptNumber } = (await answer.json()) as {
    insertedId: string;
    receiptNumber: string;
  };
  return { id: insertedId, number: receiptNumber };
}

async function ask(
  page: Page,
  { number, end = digits, year }: { number: string; end?: string; year?: string },
  language: Language = 'en',
  origin = '',
) {
  await page.goto(origin + pathIn(language, '/status'));
  await page.getByLabel(lookupTexts.receiptNumber[language]).fill(number);
  await page.getByLabel(lookupTexts.phoneEnd[language]).fill(end);
  if (year) {
    await page.getByText(lookupTexts.changed[language]).click();
    await page.getByLabel(lookupTexts.birthYear[language]).fill(year);
  }
  await page.getByRole('button', { name: lookupTexts.show[language] }).click();
}

const current = (page: Page) => page.locator('[aria-current=step]');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`T-01 ${language}: the step, its day, what comes next and the warning, and nothing that names anybody`, async ({
      page,
    }) => {
      const { number, id } = await apply(page);
      await ask(page, { number }, language);
      await expect(page).toHaveURL(pathIn(language, '/status/result'));
      await expect(page.getByRole('listitem').filter({ has: page.locator('h2') })).toHaveCount(1);
      await expect(current(page)).toContainText(headlineTexts[1][language]);
      const day = formatDay(language, todayInDhaka(new Date()));
      await expect(current(page)).toContainText(fill(resultTexts.since[language], { day }));
      await expect(current(page)).toContainText(resultTexts.next[language]);
      await expect(page.getByText(neverPay[language])).toBeVisible();
      for (const { shown } of agency.phones) {
        await expect(current(page).getByRole('link', { name: shown })).toBeVisible();
      }
      const source = await page.content();
      const { name, job, passport, address, email, interested } = goodApplication;
      for (const part of [name, job, passport, address, email, interested, digits, id]) {
        expect(source).not.toContain(part);
      }
      expect(page.url()).not.toContain(number);
    });
  }

  test('T-02: Bengali digits, the whole phone number, and the receipt number in small letters without dash', async ({
    page,
  }) => {
    const { number } = await apply(page);
    for (const typed of [
      { number, end: '৪৫৬৭৮৯' },
      { number, end: '+880 1712-456789' },
      { number: number.toLowerCase().replace('-', ''), end: digits },
      { number, end: '', year: '১৯৯০' },
    ]) {
      await ask(page, typed, 'bn');
      await expect(current(page)).toContainText(headlineTexts[1].bn);
    }
  });

  test('T-03: unknown, wrong, trashed, closed and erased are the same page, 404, with what was typed', async ({
    page,
    baseURL,
    site,
  }) => {
    const { db } = openDatabase(`file:${site.dataDir}/sampan.sqlite`);
    const { number, id } = await apply(page);
    const set = (values: object) =>
      db.updateTable('application').set(values).where('_id', '=', id).execute();
    const seen = async (typed: { receiptNumber: string; phoneEnd: string }) => {
      const answer = await page.request.post('/bn/status', {
        headers: { origin: baseURL },
        form: { ...typed, birthYear: '' },
        maxRedirects: 0,
      });
      expect(answer.status()).toBe(404);
      expect(answer.headers()['cache-control']).toBe('no-store');
      const text = await answer.text();
      expect(text).toContain(typed.phoneEnd);
      expect(text).toContain(lookupTexts.noMatch.bn);
      return text.replaceAll(typed.receiptNumber, 'NUMBER').replaceAll(typed.phoneEnd, 'DIGITS');
    };
    const right = { receiptNumber: number, phoneEnd: digits };
    const pages = [
      await seen({ ...right, receiptNumber: 'AAAA-AAAA' }),
      await seen({ ...right, phoneEnd: '123123' }),
    ];
    await set({ lookupClosed: 1 });
    pages.push(await seen(right));
    await set({ lookupClosed: 0, deletedAt: new Date().toISOString() });
    pages.push(await seen(right));
    await db.deleteFrom('application').where('_id', '=', id).execute();
    pages.push(await seen(right));
    await db.destroy();
    expect(new Set(pages).size).toBe(1);

    await ask(page, { number: 'aaaa aaaa', end: '123123', year: '1999' });
    await expect(page.getByRole('alert')).toContainText(lookupTexts.noMatch.en);
    await expect(page.getByLabel(lookupTexts.receiptNumber.en)).toHaveValue('aaaa aaaa');
    await expect(page.getByLabel(lookupTexts.phoneEnd.en)).toHaveValue('123123');
    await expect(page.getByLabel(lookupTexts.birthYear.en)).toHaveValue('1999');
  });

  test('what is wrong in form is said at its field, and stays', async ({ page }) => {
    await ask(page, { number: '', end: '123' });
    const receiptNumber = page.getByLabel(lookupTexts.receiptNumber.en);
    await expect(receiptNumber).toHaveAccessibleDescription(
      new RegExp(lookupTexts.receiptMissing.en),
    );
    const phoneEnd = page.getByLabel(lookupTexts.phoneEnd.en);
    await expect(phoneEnd).toHaveAccessibleDescription(new RegExp(lookupTexts.phoneMissing.en));
    await expect(phoneEnd).toHaveValue('123');
    await ask(page, { number: 'AAAA-AAAA', end: '', year: '96' });
    const birthYear = page.getByLabel(lookupTexts.birthYear.en);
    await expect(birthYear).toBeVisible();
    await expect(birthYear).toHaveAccessibleDescription(new RegExp(lookupTexts.yearWrong.en));
  });

  test('T-07: granted, refused, clearance and ticketed are the same page to the byte', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { number, id } = await apply(page);
    const office = await signedIn(browser, baseURL);
    await ask(page, { number });
    const pages: string[] = [];
    for (const to of ['visa', 'granted', 'refused', 'clearance', 'ticketed', 'granted']) {
      const card = await office.request.get(`/api/application/${id}/card`);
      const { version } = (await card.json()) as { version: number };
      const moved = await office.request.put(`/api/application/${id}/stage`, {
        data: { version, to, reason: 'a sample reason' },
      });
      expect(moved.status()).toBe(200);
      if (to !== 'visa') pages.push(await (await page.request.get('/status/result')).text());
    }
    await office.context().close();
    expect(new Set(pages).size).toBe(1);
    await page.reload();
    await expect(current(page)).toContainText(headlineTexts[5].en);
  });

  test('T-10: of a phone that cannot be read the typed digits serve, with fewer than six only the year', async ({
    page,
    site,
  }) => {
    const { number, id } = await apply(page);
    const { db } = openDatabase(`file:${site.dataDir}/sampan.sqlite`);
    const set = (phoneDigits: string) =>
      db
        .updateTable('application')
        .set({ phoneE164: null, phoneDigits })
        .where('_id', '=', id)
        .execute();
    await set('99123456');
    await ask(page, { number, end: '123456' });
    await expect(current(page)).toBeVisible();
    await set('12345');
    await ask(page, { number, end: '012345' });
    await expect(page.getByRole('alert')).toContainText(lookupTexts.noMatch.en);
    await ask(page, { number, end: '', year: goodApplication.birth.slice(0, 4) });
    await expect(current(page)).toBeVisible();
    await db.destroy();
  });
});

test('T-08: reload and Back ask nothing again, another browser gets the form, and "Forget" ends it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { number } = await apply(page);
  await ask(page, { number });
  await expect(current(page)).toBeVisible();
  await page.reload();
  await expect(current(page)).toBeVisible();
  // By a way inside the site, and by a new document.
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Policy' }).click();
  await expect(page).toHaveURL('/policy');
  await page.goBack();
  await expect(current(page)).toBeVisible();
  await page.goto('/about');
  await page.goBack();
  await expect(current(page)).toBeVisible();
  await page.goto('/bn/status/result');
  await expect(current(page)).toContainText(headlineTexts[1].bn);

  const other = await browser.newContext({ baseURL });
  const stranger = await other.newPage();
  await stranger.goto('/bn/status/result');
  await expect(stranger).toHaveURL('/bn/status');
  await other.close();

  await page.getByRole('button', { name: resultTexts.forget.bn }).click();
  await expect(page).toHaveURL('/bn/status');
  await page.goBack();
  await expect(page).toHaveURL('/bn/status');
  await expect(page.getByLabel(lookupTexts.receiptNumber.bn)).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('status');
});

test('who comes by the foot of a page finds the form, and sends it without a script', async ({
  page,
}) => {
  const { number } = await apply(page);
  await page.goto('/about');
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  const foot = page.getByRole('contentinfo').getByRole('navigation', { name: 'Safe migration' });
  await foot.getByRole('link', { name: 'Check your application' }).click();
  await expect(page).toHaveURL('/status');
  await page.getByLabel(lookupTexts.receiptNumber.en).fill(number);
  await page.getByLabel(lookupTexts.phoneEnd.en).fill(digits);
  await page.getByRole('button', { name: lookupTexts.show.en }).click();
  await expect(current(page)).toBeVisible();
});

test('the result is kept by nobody and named to no search engine, and no other site forgets it', async ({
  page,
}) => {
  const { number } = await apply(page);
  await ask(page, { number });
  await expect(current(page)).toBeVisible();
  for (const address of ['/status/result', '/status/result.data']) {
    const answer = await page.request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
  const html = await (await page.request.get('/status/result')).text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toMatch(/rel="canonical"|property="og:/);
  const foreign = await page.request.post('/status/forget', {
    headers: { origin: 'https://stranger.example' },
  });
  expect(foreign.status()).toBe(403);
});

for (const language of languages) {
  test(`T-56 ${language}: form, answers and result keep the budgets, axe finds nothing, and the HTML is valid`, async ({
    page,
  }) => {
    const { number } = await apply(page);
    // Nothing for other pages, which is fetched ahead otherwise.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    let shown: Response | undefined;
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
    await page.goto(pathIn(language, '/status'));
    await judge('form');
    await ask(page, { number: 'AAAA-AAAA' }, language);
    await expect(page.getByRole('alert')).toBeVisible();
    await judge('no match');
    await ask(page, { number: '', end: '', year: '96' }, language);
    await expect(page.getByRole('alert')).toContainText(lookupTexts.refused[language]);
    await judge('wrong');
    await ask(page, { number }, language);
    await expect(current(page)).toBeVisible();
    await judge('result');
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    await expect(current(page)).toBeVisible();
    expect(scripts.filter((name) => /status-form|journey|forms|field/.test(name))).toEqual([]);
  });
}

test.describe('a site of its own', () => {
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite('build', { RATE_LIMITS: 'on' });
  });
  test.afterAll(() => site.end());
  test.use({ javaScriptEnabled: false });

  test('T-04: after too many tries the page says when to come again, and whom to call', async ({
    page,
  }) => {
    for (let tries = 0; tries < 5; tries++) {
      await ask(page, { number: 'CCCC-CCCC' }, 'en', site.origin);
      await expect(page.getByRole('alert')).toContainText(lookupTexts.noMatch.en);
    }
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST'),
      ask(page, { number: 'cccc cccc' }, 'en', site.origin),
    ]);
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    await expect(page.getByRole('alert')).toContainText(/too many tries.* minutes?, or call us/);
    for (const { shown } of agency.phones) {
      await expect(page.getByRole('alert').getByRole('link', { name: shown })).toBeVisible();
    }
    await expect(page.getByLabel(lookupTexts.receiptNumber.en)).toHaveValue('cccc cccc');
  });

  test('T-12: switched off by the owner the pages say to call, and the API finds nothing', async ({
    page,
    browser,
  }) => {
    const { number } = await apply(page, site.origin);
    await ask(page, { number }, 'bn', site.origin);
    await expect(current(page)).toBeVisible();
    const owner = await signedIn(browser, site.origin);
    const set = async (value: boolean | null) => {
      const answer = await owner.request.put('/api/setting/statusOpen', { data: { value } });
      expect(answer.status()).toBe(200);
    };
    await set(false);
    for (const address of ['/bn/status', '/bn/status/result']) {
      const answer = await page.goto(site.origin + address);
      expect(answer!.status()).toBe(200);
      await expect(page.getByText(lookupTexts.switchedOff.bn)).toBeVisible();
      await expect(page.getByLabel(lookupTexts.receiptNumber.bn)).toHaveCount(0);
      for (const { shown } of agency.phones) {
        await expect(page.getByRole('main').getByRole('link', { name: shown })).toBeVisible();
      }
    }
    // From a page that was opened before.
    const headers = { origin: site.origin };
    const form = { receiptNumber: number, phoneEnd: digits };
    const posted = await page.request.post(`${site.origin}/bn/status`, { headers, form });
    expect(posted.status()).toBe(200);
    expect(await posted.text()).toContain(lookupTexts.switchedOff.bn);
    const called = await page.request.post(`${site.origin}/api/application/lookup`, {
      headers,
      data: form,
    });
    expect(called.status()).toBe(404);
    await set(null);
    await ask(page, { number }, 'bn', site.origin);
    await expect(current(page)).toBeVisible();
    await owner.context().close();
  });

  test('T-58: with the database away the form comes from memory, and its answer has the numbers and what was typed', async ({
    page,
  }) => {
    const { number } = await apply(page, site.origin);
    await page.goto(`${site.origin}/bn/status`);
    const database = new Sqlite(`${site.dataDir}/sampan.sqlite`);
    database.exec('begin immediate');
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST', { timeout: 30_000 }),
      ask(page, { number, year: '1990' }, 'bn', site.origin),
    ]);
    database.exec('rollback');
    database.close();
    expect(answer.status()).toBe(503);
    await expect(page.getByRole('alert')).toContainText(lookupTexts.unreachable.bn);
    for (const { shown } of agency.phones) {
      await expect(page.getByRole('alert').getByRole('link', { name: shown })).toBeVisible();
    }
    await expect(page.getByLabel(lookupTexts.receiptNumber.bn)).toHaveValue(number);
    await expect(page.getByLabel(lookupTexts.phoneEnd.bn)).toHaveValue(digits);
    await expect(page.getByLabel(lookupTexts.birthYear.bn)).toHaveValue('1990');
    await page.getByRole('button', { name: lookupTexts.show.bn }).click();
    await expect(current(page)).toBeVisible();
  });
});

/** A page of a browser in which the first account, an owner's, is signed in. */
async function signedIn(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { origin: baseURL },
  });
  const page = await context.newPage();
  const answer = await page.request.post('/api/auth/sign-in/email', { data: staff });
  expect(answer.status()).toBe(200); // oxlint-disable-line vitest/no-standalone-expect
  return page;
}
