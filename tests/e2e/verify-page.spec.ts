import { brotliCompressSync } from 'node:zlib';
import { type Page, expect } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { Documents } from '#app/content/documents.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { formatDay } from '#app/i18n/format.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { asideTexts } from '#app/trust/verify/aside.text.ts';
import { checkTexts } from '#app/trust/verify/check.text.ts';
import { licenceTexts } from '#app/trust/verify/licence.text.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { test } from '#tests/support/site-fixture.ts';
import { storeContent } from '#tests/support/store-content.ts';

const { agency } = defaultDocuments().agency;
const [phone = ''] = agency.phones.map(({ shown }) => shown);

async function ask(page: Page, value: string, language: Language = 'en', origin = '') {
  await page.goto(origin + pathIn(language, '/verify'));
  await page.getByLabel(checkTexts.label[language]).fill(value);
  await page.getByRole('button', { name: checkTexts.check[language], exact: true }).click();
}

const answer = (page: Page) => page.getByRole('main').getByRole('status');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('T-13: nothing is invented about the licence, and each gap says so', async ({ page }) => {
    for (const [language, missing] of [
      ['en', 'Not entered yet'],
      ['bn', 'এখনো লেখা হয়নি'],
    ] as const) {
      await page.goto(pathIn(language, '/verify'));
      const licence = page.getByRole('region', { name: licenceTexts.title[language] });
      await expect(licence.getByRole('definition')).toHaveText(Array(4).fill(missing));
      await expect(licence).toContainText(licenceTexts.missing[language]);
      const steps = page.getByRole('region', { name: licenceTexts.outside[language] });
      await expect(steps.getByRole('listitem')).toHaveCount(3);
      await expect(steps.getByRole('listitem').first()).toContainText(missing);
      await expect(page.getByRole('contentinfo')).not.toContainText(/licence|লাইসেন্স/);
    }
  });

  for (const [language, role] of [
    ['en', 'Office phone'],
    ['bn', 'অফিসের ফোন'],
  ] as const) {
    test(`T-17 ${language}: the page itself answers the form, with the value still in its field`, async ({
      page,
    }) => {
      await ask(page, phone, language);
      await expect(answer(page)).toContainText(role);
      await expect(answer(page)).toContainText(checkTexts.yesAdvice[language]);
      await expect(page).toHaveURL(pathIn(language, '/verify'));
      await ask(page, '01000-000099', language);
      await expect(answer(page)).toContainText(
        `${checkTexts.unknown[language]} ${checkTexts.unknownAdvice[language]}`,
      );
      await expect(page.getByLabel(checkTexts.label[language])).toHaveValue('01000-000099');
      await expect(answer(page).getByRole('link', { name: phone })).toBeVisible();
    });
  }

  test('T-20: a name proves nothing; several values and none are asked for again', async ({
    page,
  }) => {
    await ask(page, 'Rahima Begum');
    await expect(answer(page)).toContainText('A name proves nothing; check the number.');
    const field = page.getByLabel(checkTexts.label.en);
    await ask(page, '01000-000001, 01000-000002');
    await expect(field).toHaveAccessibleDescription(new RegExp(checkTexts.several.en));
    await expect(field).toHaveValue('01000-000001, 01000-000002');
    await ask(page, ' ');
    await expect(field).toHaveAccessibleDescription(new RegExp(checkTexts.required.en));
    await ask(page, 'x'.repeat(600));
    await expect(field).toHaveAccessibleDescription(new RegExp(checkTexts.too_long.en));
  });

  test('T-21: what was typed stands in no address, and the answer is kept by nobody', async ({
    page,
    baseURL,
  }) => {
    await ask(page, 'someone@typed.example');
    expect(page.url()).not.toContain('typed');
    const sent = await page.request.post('/verify', {
      headers: { origin: baseURL },
      form: { value: 'someone@typed.example' },
    });
    expect(sent.headers()['cache-control']).toBe('no-store');
    expect(await (await page.request.get('/verify')).text()).not.toContain('typed.example');
  });

  test('the value goes along to the complaint about an impostor, in the form', async ({ page }) => {
    await ask(page, '01000-000099');
    const form = answer(page).locator('form');
    await expect(form).toHaveAttribute('action', '/complaints');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.locator('[name=start]')).toHaveValue('impostor');
    await expect(form.locator('[name=text]')).toHaveValue('01000-000099');
  });
});

test('who comes by the foot of a page finds the form, and sends it without a script', async ({
  page,
}) => {
  await page.goto('/about');
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  const foot = page.getByRole('contentinfo').getByRole('navigation', { name: 'Safe migration' });
  await foot.getByRole('link', { name: 'Is this really us?' }).click();
  await expect(page).toHaveURL('/verify');
  await page.getByLabel(checkTexts.label.en).fill('01000-000099');
  await page.getByRole('button', { name: checkTexts.check.en, exact: true }).click();
  await expect(answer(page)).toContainText(checkTexts.unknown.en);
});

test('the button prints the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/verify');
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: asideTexts.print.en }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
});

test.describe('with a licence', () => {
  const today = todayInDhaka(new Date());
  const until = daysLater(today, 100);
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite('build');
    await store({ validUntil: until });
  });
  test.afterAll(() => site.end());

  async function store(more: Partial<Documents['licence']['licence']>) {
    const shipped = defaultDocuments();
    const licence: Documents['licence']['licence'] = {
      holder: { en: 'Sample Overseas Limited', bn: 'নমুনা ওভারসিজ লিমিটেড' },
      address: {
        en: 'House 1, Road 2, Sample Area, Dhaka 1212, Bangladesh',
        bn: 'বাড়ি ১, রাস্তা ২, নমুনা এলাকা, ঢাকা ১২১২, বাংলাদেশ',
      },
      registerUrl: 'https://register.example/list',
      registerName: { en: 'Register of samples', bn: 'নমুনার তালিকা' },
      source: { title: 'Register of samples', url: 'https://register.example/list' },
      checkedOn: today,
      ...more,
    };
    const { db } = openDatabase(`file:${site.dataDir}/sampan.sqlite`);
    await storeContent(db, {
      ...shipped,
      agency: { agency: { ...shipped.agency.agency, licence: 'RL-1234' } },
      licence: { ...shipped.licence, licence },
    });
    await db.destroy();
  }

  const identifierOf = async (page: Page) => {
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    return (JSON.parse(text ?? '{}') as { identifier?: string }).identifier;
  };

  for (const language of languages) {
    test(`T-16 ${language}: number, holder, register and three steps, on one page of A4 when printed`, async ({
      page,
    }) => {
      await store({ validUntil: until });
      const day = formatDay(language, until);
      await expect(async () => {
        await page.goto(site.origin + pathIn(language, '/verify'));
        const licence = page.getByRole('region', { name: licenceTexts.title[language] });
        await expect(licence).toContainText('RL-1234', { timeout: 100 });
        await expect(licence).toContainText(day, { timeout: 100 });
      }).toPass();
      const steps = page.getByRole('region', { name: licenceTexts.outside[language] });
      await expect(steps.getByRole('listitem')).toHaveCount(3);
      await expect(steps.getByRole('link')).toHaveAttribute(
        'href',
        'https://register.example/list',
      );
      await expect(page.getByRole('contentinfo')).toContainText('RL-1234');
      await expect(page.getByRole('contentinfo')).toContainText(day);
      await page.goto(site.origin + pathIn(language, '/'));
      expect(await identifierOf(page)).toBe('RL-1234');

      await page.goto(site.origin + pathIn(language, '/verify'));
      await page.evaluate(() => document.fonts.ready);
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  }

  test('T-14, T-16: after the last day it is in no foot and in no structured data, and the page says so', async ({
    page,
  }) => {
    const over = daysLater(today, -1);
    await store({ validUntil: over });
    await expect(async () => {
      await page.goto(`${site.origin}/`);
      expect(await identifierOf(page)).toBeUndefined();
    }).toPass();
    await expect(page.getByRole('contentinfo')).not.toContainText('RL-1234');
    await page.goto(`${site.origin}/verify`);
    const licence = page.getByRole('region', { name: licenceTexts.title.en });
    await expect(licence).toContainText(`This licence was valid until ${formatDay('en', over)}`);
  });

  test('a licence without a last day stands in the foot as before', async ({ page }) => {
    await store({});
    await expect(async () => {
      await page.goto(`${site.origin}/about`);
      await expect(page.getByRole('contentinfo')).toContainText(/Recruiting licence RL-1234$/, {
        timeout: 100,
      });
    }).toPass();
  });
});

for (const language of languages) {
  test(`T-56 ${language}: page and answers keep the budgets, and axe finds nothing`, async ({
    page,
  }) => {
    let html = '';
    page.on('response', async (one) => {
      if (one.request().isNavigationRequest()) html = await one.text();
    });
    const judge = async (what: string) => {
      expect(brotliCompressSync(html).length, what).toBeLessThanOrEqual(25_000);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        await expectNoSidewaysScroll(page, `${what} at ${width} px`);
        expect(await axeViolations(page, undefined, ['target-size']), what).toEqual([]);
      }
    };
    await page.goto(pathIn(language, '/verify'));
    await judge('page');
    for (const value of [phone, '01000-000099', 'Rahima', '01000-000001 01000-000002']) {
      await ask(page, value, language);
      await judge(value);
    }
  });
}

test('T-22: the 31st check in ten minutes is refused with the phone numbers', async ({ page }) => {
  const site = await startSite('build', { RATE_LIMITS: 'on' });
  try {
    await page.goto(`${site.origin}/verify`);
    // From the page, because a program of this machine may come from another address of it.
    const statuses = await page.evaluate(async () => {
      const [body, headers] = ['{"value":"01000-000099"}', { 'content-type': 'application/json' }];
      const seen: number[] = [];
      for (let checks = 0; checks < 30; checks++) {
        seen.push((await fetch('/api/verify', { method: 'POST', headers, body })).status);
      }
      return seen;
    });
    expect(new Set(statuses)).toEqual(new Set([200]));
    await ask(page, '01000-000099', 'en', site.origin);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('There were many checks from your connection.');
    await expect(alert.getByRole('link')).toHaveCount(agency.phones.length);
    await expect(page.getByLabel(checkTexts.label.en)).toHaveValue('01000-000099');
  } finally {
    await site.end();
  }
});

test('T-58: with the database away the page is there, the check says so with phone numbers, and what was typed stays', async ({
  page,
}) => {
  const site = await startSite('build');
  try {
    await page.goto(`${site.origin}/bn/verify`);
    const blocker = new Sqlite(`${site.dataDir}/sampan.sqlite`);
    blocker.exec('begin immediate');
    try {
      await ask(page, '01000-000099', 'bn', site.origin);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(checkTexts.unreachable.bn, { timeout: 20_000 });
      await expect(alert.getByRole('link')).toHaveCount(agency.phones.length);
      await expect(page.getByLabel(checkTexts.label.bn)).toHaveValue('01000-000099');
      const answered = await page.request.post(`${site.origin}/api/verify`, {
        data: { value: '01000-000099' },
      });
      expect(answered.status()).toBe(503);
    } finally {
      blocker.close();
    }
  } finally {
    await site.end();
  }
});
