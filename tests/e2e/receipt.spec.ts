import { type Page, expect } from '@playwright/test';
import { receiptTexts } from '#app/applications/receipt/receipt.text.ts';
import { consentVersion } from '#app/applications/fields.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { test } from '#tests/support/site-fixture.ts';
import { goodApplication } from '#tests/support/test-site.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';

const { agency } = defaultDocuments().agency;
const { consultationDocuments } = defaultDocuments().consultation;

test.describe.configure({ mode: 'parallel' });

for (const language of languages) {
  const texts = (name: keyof typeof receiptTexts) => receiptTexts[name][language];

  test(`${language}: one phone screen says the number, from where we call, and what it is not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const number = await apply(page, language);
    const slip = page.getByRole('article', { name: texts('receiptTitle') });
    await expect(slip).toContainText(number);
    for (const { shown } of agency.phones) await expect(slip).toContainText(shown);
    await expect(slip).toContainText(texts('noMoney'));
    await expect(slip).toContainText(texts('noPromise'));
    // The operator of this site promises no day.
    await expect(slip).toContainText(texts('weCall'));
    await expect(slip).not.toContainText(texts('callBy').replace('{day}', '').trim());
    expect((await slip.boundingBox())!.height).toBeLessThan(740 - 56);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await axeViolations(page)).toEqual([]);
    expect(page.url()).not.toContain(number);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await slip.boundingBox())!.width).toBeLessThanOrEqual(480);
  });

  test(`${language}: WhatsApp opens with the receipt number, written to the agency`, async ({
    page,
  }) => {
    const number = await apply(page, language);
    const link = page.getByRole('link', { name: texts('chat') });
    const url = new URL((await link.getAttribute('href'))!);
    expect(url.searchParams.get('phone')).toBe(agency.chatNumber.replace('+', ''));
    expect(url.searchParams.get('text')).toBe(texts('chatText').replace('{number}', number));
  });

  test(`${language}: papers are ticked in this browser alone, and the ticks go with the receipt`, async ({
    page,
  }) => {
    await apply(page, language);
    const paper = (at: number) =>
      page.getByRole('checkbox', { name: consultationDocuments[at]!.text[language] });
    await expect(page.getByRole('checkbox')).toHaveCount(consultationDocuments.length);
    await ready(page, language);
    await paper(0).check();
    await paper(5).check();
    await paper(5).uncheck();
    await page.reload();
    await ready(page, language);
    await expect(paper(0)).toBeChecked();
    await expect(paper(5)).not.toBeChecked();
    // Another application has its own.
    await apply(page, language, 'Another Person');
    await ready(page, language);
    await expect(paper(0)).not.toBeChecked();
    await paper(1).check();

    await page.context().clearCookies();
    await page.reload();
    await expect(page.getByRole('heading', { name: texts('noReceiptTitle') })).toBeVisible();
    await page.keyboard.press('Shift');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('papers'))).toBeNull();
  });
}

test('papers can be ticked where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await apply(page, 'en');
  await ready(page, 'en');
  const first = page.getByRole('checkbox').first();
  await first.check();
  await expect(first).toBeChecked();
  expect(errors).toEqual([]);
});

/** Sends an application as a form without scripts does, and opens its receipt. */
async function apply(page: Page, language: Language, name = `Person ${language}`): Promise<string> {
  const answer = await page.request.post(pathIn(language, '/application'), {
    form: {
      ...goodApplication,
      name,
      asked: 'birth phone email passport',
      consent: consentVersion(18),
    },
    headers: { origin: new URL(await originOf(page)).origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(pathIn(language, '/application/receipt'));
  return page.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/).innerText();
}

async function originOf(page: Page): Promise<string> {
  await page.goto('/robots.txt');
  return page.url();
}

/** The scripts have taken over. */
async function ready(page: Page, language: Language): Promise<void> {
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: receiptTexts.savePicture[language] }).waitFor();
}
