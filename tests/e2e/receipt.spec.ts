import { readFile } from 'node:fs/promises';
import { type Page, expect } from '@playwright/test';
import { consentVersion } from '#app/applications/fields.ts';
import { receiptTexts } from '#app/applications/receipt/receipt.text.ts';
import { keepSlipTexts } from '#app/brand/slip/keep-slip.text.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { receiptNumber } from '#tests/support/application-form.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { takenOver } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const { agency } = defaultDocuments().agency;
const { consultationDocuments } = defaultDocuments().consultation;

test.describe.configure({ mode: 'parallel' });

for (const language of languages) {
  const tag = language === 'bn' ? [] : '@all';
  const words = { ...receiptTexts, ...keepSlipTexts };
  const texts = (name: keyof typeof words) => words[name][language];
  const press = (page: Page, name: keyof typeof words) =>
    page.getByRole('button', { name: texts(name) }).click();

  test(
    `${language}: one phone screen says the number, from where we call and what it is not, can be kept with what to prepare ticked, and shows nothing that a stranger could use`,
    { tag },
    async ({ page, context, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        navigator.canShare = () => true;
        navigator.share = async (data) => {
          document.title = data?.files?.[0]?.name ?? 'no file';
        };
        window.print = () => (document.title = 'printed');
      });
      await page.setViewportSize({ width: 360, height: 740 });
      const number = await apply(page, baseURL, language);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Your application has been submitted successfully.');
      if (language === 'bn') {
        // The visitor's own language first, the specified sentence below it and smaller.
        await expect(alert).toHaveText(/^আপনার আবেদন সফলভাবে জমা হয়েছে।\s*Your application has been/);
        const [first, literal] = await Promise.all(
          [receiptTexts.submitted.bn, receiptTexts.submitted.en].map((text) =>
            alert.getByText(text).boundingBox(),
          ),
        );
        expect(literal!.height).toBeLessThan(first!.height);
      }
      const slip = page.getByRole('article', { name: texts('receiptTitle') });
      await expect(slip).toContainText(number);
      for (const { shown } of agency.phones) await expect(slip).toContainText(shown);
      await expect(slip).toContainText(texts('noMoney'));
      await expect(slip).toContainText(texts('noPromise'));
      // The operator of this site promises no day.
      await expect(slip).toContainText(texts('callOnlyFrom'));
      await page.evaluate(() => document.fonts.ready);
      expect((await slip.boundingBox())!.height).toBeLessThan(740 - 56);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(page.url()).not.toContain(number);
      const chat = page.getByRole('link', { name: texts('chat') });
      const url = new URL((await chat.getAttribute('href'))!);
      expect(url.searchParams.get('phone')).toBe(agency.chatNumber.replace('+', ''));
      expect(url.searchParams.get('text')).toBe(texts('chatText').replace('{number}', number));
      await canBeKept(page, language);
      expect(await axeViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect((await slip.boundingBox())!.width).toBeLessThanOrEqual(480);

      await press(page, 'copy');
      await expect(page.getByText(texts('copied'))).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      for (const part of [number, receiptTexts.submitted.en, receiptTexts.noMoney.bn]) {
        expect(copied).toContain(part);
      }
      await press(page, 'share');
      await expect(page).toHaveTitle(`receipt-${number}.png`);
      await press(page, 'print');
      await expect(page).toHaveTitle('printed');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button', { name: texts('print') })).toBeHidden();
      await expect(page.getByText(number)).toBeVisible();
      await page.emulateMedia({ media: 'screen' });

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        press(page, 'savePicture'),
      ]);
      expect(download.suggestedFilename()).toBe(`receipt-${number}.png`);
      const picture = await readFile(await download.path());
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect(picture.readUInt32BE(16)).toBe(1080);
      await expect(page.getByText(texts('drawn'))).toBeVisible();
      const drawn = page.getByRole('img', { name: texts('receiptTitle') });
      const size = (image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight];
      expect(await drawn.evaluate(size)).toEqual([1080, picture.readUInt32BE(20)]);

      // Papers are ticked in this browser alone; another application has its own, and they go with the receipt.
      const paper = (at: number) =>
        page.getByRole('checkbox', { name: consultationDocuments[at]!.text[language] });
      await expect(page.getByRole('checkbox')).toHaveCount(consultationDocuments.length);
      await paper(0).check();
      await paper(5).check();
      await paper(5).uncheck();
      await page.reload();
      await canBeKept(page, language);
      await expect(page.getByText(number)).toBeVisible();
      await expect(paper(0)).toBeChecked();
      await expect(paper(5)).not.toBeChecked();
      const shown = (await page.locator('main').innerText()) + copied;
      expect(shown).not.toContain(goodApplication.passport);
      expect(shown).not.toContain('5678');
      expect(shown).toContain('678');

      await apply(page, baseURL, language, 'Another Person');
      await canBeKept(page, language);
      await expect(paper(0)).not.toBeChecked();
      await paper(1).check();
      await page.context().clearCookies();
      await page.reload();
      await expect(page.getByRole('heading', { name: texts('noReceiptTitle') })).toBeVisible();
      await takenOver(page);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('papers'))).toBeNull();
    },
  );
}

/** Sends an application as a form without scripts does, and opens its receipt. Returns its number. */
async function apply(page: Page, origin: string, language: Language, name = `Person ${language}`) {
  const answer = await page.request.post(pathIn(language, '/application'), {
    form: {
      ...goodApplication,
      name,
      asked: 'birth phone email passport sent_today',
      consent: consentVersion(18),
    },
    headers: { origin },
    maxRedirects: 0,
  });
  expect(answer.ok() || answer.status() === 303).toBe(true);
  await page.goto(pathIn(language, '/application/receipt'));
  return receiptNumber(page);
}

/** The scripts have taken over. */
async function canBeKept(page: Page, language: Language): Promise<void> {
  await takenOver(page);
  await page.getByRole('button', { name: keepSlipTexts.savePicture[language] }).waitFor();
}
