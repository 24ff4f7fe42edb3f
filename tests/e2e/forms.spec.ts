import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locator, type Page, expect } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { applicationTexts } from '#app/applications/application.text.ts';
import { choiceTexts } from '#app/applications/form-static/choice.text.ts';
import { formTexts } from '#app/applications/form/form.text.ts';
import { outcomeTexts } from '#app/applications/form/outcome.text.ts';
import { receiptTexts } from '#app/applications/receipt/receipt.text.ts';
import { outcomeTexts as contactOutcome } from '#app/contact/contact-outcome.text.ts';
import { contactFields } from '#app/contact/contact-fields.ts';
import { contactTexts } from '#app/contact/contact.text.ts';
import { draftTexts } from '#app/i18n/draft.text.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { textsIn } from '#app/i18n/text.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { labels } from '#tests/support/form-labels.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { fill } from '#app/i18n/fill.ts';

const { agency } = defaultDocuments().agency;

// Every test has an application of its own.
test.describe.configure({ mode: 'parallel' });

const answers = {
  birth: '৫/৩/১৯৯৮',
  phone: '০১০০০-০০৭৭৮৯',
  email: 'sample@example.com',
  address: 'House 4, Road 2\nMirpur, Dhaka',
  job: 'Electrician',
  experience: '৬ বছর',
  passport: 'A12345678',
  reference: 'None',
  present: 'Bangladesh',
  interested: 'Hungary',
};

for (const language of languages) {
  const words = textsIn(
    { ...applicationTexts, ...formTexts, ...draftTexts, ...outcomeTexts, ...receiptTexts },
    language,
  );

  test(`${language}: required fields say so, optional ones are marked, and no bubble comes`, async ({
    page,
  }) => {
    await open(page, language);
    await page.getByText(words.helper).click();
    const optional = ['birth', 'helperName', 'helperPhone'] as const;
    for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
      const label = labels[name][language];
      const isOptional = optional.some((one) => one === name);
      const input =
        name === 'consent'
          ? page.getByRole('checkbox', { name: consentSentence(language) })
          : page.locator(`[name=${name}]`);
      const snapshot = await input.ariaSnapshot();
      expect(snapshot.includes(words.optional), `${label} is marked as optional`).toBe(isOptional);
      if (name !== 'consent') {
        expect(await input.getAttribute('aria-required'), label).toBe(isOptional ? null : 'true');
        expect(await input.getAttribute('required'), label).toBe(null);
      }
    }
    await page.getByRole('checkbox', { name: words.noEmail }).check();
    await expect(page.locator('[name=email]')).not.toHaveAttribute('aria-required');
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page.getByRole('alert')).toBeFocused();
  });

  test(`${language}: mistakes are told together, and corrected one by one`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, language);
    await fillIn(page, language, 'Wrong Person');
    await field(page, language, 'email').fill('rakib.mail.com');
    await field(page, language, 'passport').fill('');
    await page.getByText(words.helper).click();
    await field(page, language, 'helperName').fill('Karim');
    await page.getByRole('checkbox', { name: consentSentence(language) }).uncheck();
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await page.getByRole('button', { name: words.submit }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(4);
    for (const link of await summary.getByRole('link').all()) {
      await link.click();
      const wrong = page.locator('[aria-invalid]:focus');
      const error = page.locator(`#${await wrong.getAttribute('id')}-error`);
      await expect(wrong).toBeInViewport({ ratio: 1 });
      await expect(error).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByText(words.consentRequired)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await summary.getByRole('link').first().click();
    await expect(field(page, language, 'email')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('@');
    await expect(field(page, language, 'email')).toBeFocused();
    await field(page, language, 'email').fill('rakib@mail.com');
    await expect(field(page, language, 'email')).not.toHaveAttribute('aria-invalid');
    await page.getByRole('button', { name: choiceTexts.noPassport[language] }).click();
    await expect(page.locator('[aria-invalid]')).toHaveCount(2);
  });

  test(`${language}: the receipt can be kept, and shows nothing that a stranger could use`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = async (data) => {
        document.title = data?.files?.[0]?.name ?? 'no file';
      };
      window.print = () => (document.title = 'printed');
    });
    await open(page, language);
    await fillIn(page, language, `Kept ${language}`);
    await page.getByRole('button', { name: words.submit }).click();
    const number = await expectReceipt(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(receiptTexts.submitted.en);
    if (language === 'bn') {
      // The visitor's own language first, the specified sentence below it and smaller.
      await expect(alert).toHaveText(/^আপনার আবেদন সফলভাবে জমা হয়েছে।\s*Your application has been/);
      const first = await boxOf(alert.getByText(receiptTexts.submitted.bn));
      const literal = alert.getByText(receiptTexts.submitted.en);
      expect((await boxOf(literal)).height).toBeLessThan(first.height);
    }
    await ready(page, 'receipt');
    expect(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: words.copy }).click();
    await expect(page.getByText(words.copied)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const part of [number, receiptTexts.submitted.en, receiptTexts.noMoney.bn]) {
      expect(copied).toContain(part);
    }
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.savePicture }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`receipt-${number}.png`);
    const picture = await readFile(await download.path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBe(1080);
    await page.getByRole('button', { name: words.share }).click();
    await expect(page).toHaveTitle(`receipt-${number}.png`);
    await page.getByRole('button', { name: words.print }).click();
    await expect(page).toHaveTitle('printed');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: words.print })).toBeHidden();
    await expect(page.getByText(number)).toBeVisible();

    await page.reload();
    await expect(page.getByText(number)).toBeVisible();
    const shown = (await page.locator('main').innerText()) + copied;
    expect(shown).not.toContain(answers.passport);
    expect(shown).not.toContain('7789');
    expect(shown).toContain('789');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${language}: a helper corrects, sends twice, and gets one receipt`, async ({
      page,
      site,
    }) => {
      const name = `No script ${language}`;
      await page.goto(pathIn(language, '/application'));
      await fillIn(page, language, name);
      await page.getByText(words.helper).click();
      await field(page, language, 'helperName').fill('Karim');
      await page.getByRole('button', { name: words.submit }).click();
      await expect(page.getByRole('alert')).toContainText(words.oneError);
      await expect(field(page, language, 'helperPhone')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('checkbox', { name: consentSentence(language) })).toBeChecked();
      await field(page, language, 'helperPhone').fill('01000-000002');
      await page.getByRole('button', { name: words.submit }).click();
      const number = await expectReceipt(page);
      // Chromium does not show this when it is told to run no scripts, only when it has none.
      expect(await page.content()).toContain(words.withoutScripts);
      await page.goto(pathIn(language, '/application'));
      await fillIn(page, language, name);
      await page.getByText(words.helper).click();
      await field(page, language, 'helperName').fill('Karim');
      await field(page, language, 'helperPhone').fill('01000-000002');
      await page.getByRole('button', { name: words.submit }).click();
      expect(await expectReceipt(page)).toBe(number);
      expect(countOf(site, name)).toBe(1);
    });

    test(`${language}: with the database away the form says so, with everything typed`, async ({
      page,
      site,
    }) => {
      const name = `No base ${language}`;
      await page.goto(pathIn(language, '/application'));
      await fillIn(page, language, name);
      const database = new Sqlite(join(site.dataDir, 'sampan.sqlite'));
      database.exec('begin immediate');
      const answer = page.waitForResponse((one) => one.request().method() === 'POST');
      await page.getByRole('button', { name: words.submit }).click();
      expect((await answer).status()).toBe(503);
      database.exec('rollback');
      database.close();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(words.failed);
      // Nothing would be sent by itself, nor does a button stand there that would do nothing.
      await expect(alert).toContainText(words.stopped);
      await expect(alert.getByRole('button')).toHaveText([words.again]);
      for (const [key, value] of Object.entries({ ...answers, name })) {
        await expect(field(page, language, key as keyof typeof answers)).toHaveValue(value);
      }
      await expect(page.getByRole('checkbox', { name: consentSentence(language) })).toBeChecked();
      await alert.getByRole('button', { name: words.again }).click();
      await expectReceipt(page);
      expect(countOf(site, name)).toBe(1);
    });
  });
}

test('the picture of the receipt has a minute to be saved, which some browsers do later', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const { revokeObjectURL } = URL;
    URL.revokeObjectURL = (address) => {
      document.title = 'revoked';
      revokeObjectURL(address);
    };
  });
  await open(page, 'en');
  await fillIn(page, 'en', 'Saved Later');
  await page.getByRole('button', { name: applicationTexts.submit.en }).click();
  await expectReceipt(page);
  await ready(page, 'receipt');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: receiptTexts.savePicture.en }).click(),
  ]);
  await expect(page.getByText(receiptTexts.saved.en)).toBeVisible();
  await page.clock.runFor(59_999);
  await expect(page).not.toHaveTitle('revoked');
  await page.clock.runFor(1);
  await expect(page).toHaveTitle('revoked');
});

test('what was typed stands there again after a reload and in the other language', async ({
  page,
}) => {
  await open(page, 'en');
  await fillIn(page, 'en', 'Draft Person');
  await page.reload();
  await ready(page);
  await expect(field(page, 'en', 'name')).toHaveValue('Draft Person');
  await expect(field(page, 'en', 'passport')).toHaveValue(answers.passport);
  await expect(page.getByRole('checkbox', { name: consentSentence('en') })).toBeChecked();
  await page.getByRole('link', { name: 'বাংলা' }).first().click();
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(field(page, 'bn', 'name')).toHaveValue('Draft Person');
  await expect(field(page, 'bn', 'address')).toHaveValue(answers.address);
});

test('an opened form does not renew the 24 hours of its draft, a change does', async ({ page }) => {
  const savedAt = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('draft:application')!) as { savedAt: number }).savedAt,
    );
  await open(page, 'en');
  await fillIn(page, 'en', 'Patient Person');
  const typed = await savedAt();
  await page.reload();
  await ready(page);
  await expect(field(page, 'en', 'name')).toHaveValue('Patient Person');
  expect(await savedAt()).toBe(typed);
  // Another tab, which does not have the passport number.
  const other = await page.context().newPage();
  await open(other, 'bn');
  await expect(field(other, 'bn', 'name')).toHaveValue('Patient Person');
  expect(await savedAt()).toBe(typed);
  await field(page, 'en', 'job').fill('Welder');
  expect(await savedAt()).toBeGreaterThan(typed);
});

test('"Delete what I typed" empties form and device, and can be undone', async ({ page }) => {
  await open(page, 'bn');
  await field(page, 'bn', 'name').fill('Deleted Person');
  await page.getByRole('button', { name: draftTexts.remove.bn }).click();
  await expect(field(page, 'bn', 'name')).toHaveValue('');
  expect(await stored(page)).not.toContain('Deleted Person');
  await expect(page.getByRole('button', { name: draftTexts.undo.bn })).toBeFocused();
  await page.getByRole('button', { name: draftTexts.undo.bn }).click();
  await expect(field(page, 'bn', 'name')).toHaveValue('Deleted Person');
  await page.getByRole('button', { name: draftTexts.remove.bn }).click();
  await page.reload();
  await ready(page);
  await expect(field(page, 'bn', 'name')).toHaveValue('');
});

test('in airplane mode nothing is sent, and back on the network once', async ({ page, site }) => {
  const name = 'Flying Person';
  await open(page, 'bn');
  await fillIn(page, 'bn', name);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: applicationTexts.submit.bn }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(outcomeTexts.offline.bn);
  await expect(alert).toContainText(outcomeTexts.waiting.bn);
  await expect(alert).toBeFocused();
  await expect(page.getByRole('button', { name: outcomeTexts.stopWaiting.bn })).toBeVisible();
  expect(countOf(site, name)).toBe(0);
  await page.context().setOffline(false);
  await expectReceipt(page);
  expect(countOf(site, name)).toBe(1);
  expect(await stored(page)).not.toContain(name);
});

test('typed before the scripts came: it stays, and a draft only fills in the rest', async ({
  page,
}) => {
  await open(page, 'en');
  await fillIn(page, 'en', 'First Person');
  const late = await page.context().newPage();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await late.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await late.goto('/application');
  await field(late, 'en', 'name').fill('Typed Early');
  letThrough();
  await expect(field(late, 'en', 'reference')).toHaveValue(answers.reference);
  await expect(field(late, 'en', 'name')).toHaveValue('Typed Early');
  // This one stays in the tab in which it was typed.
  await expect(field(late, 'en', 'passport')).toHaveValue('');
  await expect(late.getByText('5 March 1998')).toBeVisible();
});

test('corrected before the scripts came: its complaint goes when they come', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/application');
  await page.getByRole('button', { name: applicationTexts.submit.en }).click();
  const name = field(page, 'en', 'name');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Corrected Early');
  letThrough();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveValue('Corrected Early');
  await expect(field(page, 'en', 'job')).toHaveAttribute('aria-invalid', 'true');
});

test('on someone else’s phone nothing stays on the device', async ({ page }) => {
  await open(page, 'en');
  await field(page, 'en', 'name').fill('Before The Tick');
  expect(await stored(page)).toContain('Before The Tick');
  await page.getByRole('checkbox', { name: draftTexts.shared.en }).check();
  await fillIn(page, 'en', 'Secret Person');
  await expectNothingKept();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await ready(page);
  await expectNothingKept();

  async function expectNothingKept() {
    const kept = await stored(page);
    for (const part of ['Before', 'Secret', answers.passport, 'draft']) {
      expect(kept).not.toContain(part);
    }
  }
});

test('someone else’s phone stays that, though the browser fills the form in again', async ({
  page,
}) => {
  const tick = page.getByRole('checkbox', { name: draftTexts.shared.en });
  await open(page, 'en');
  await tick.check();
  await fillIn(page, 'en', 'Secret Person');
  page.on('dialog', (dialog) => void dialog.accept());
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  // As a browser does that restores a page: before any script has run.
  await fillIn(page, 'en', 'Secret Person');
  letThrough();
  await ready(page);
  await expect(tick).toBeChecked();
  await field(page, 'en', 'job').fill('Welder');
  for (const part of ['Secret', answers.passport, 'draft']) {
    expect(await stored(page)).not.toContain(part);
  }
  // One's own phone after all, also for the next page.
  await tick.uncheck();
  expect(await stored(page)).toContain('Secret');
  await page.reload();
  await ready(page);
  await expect(tick).not.toBeChecked();
});

test('what is kept nowhere is not left without a question, within the site neither', async ({
  page,
}) => {
  await open(page, 'en');
  const questions: string[] = [];
  let isToLeave = false;
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await (isToLeave ? dialog.accept() : dialog.dismiss());
  });
  await page.getByRole('checkbox', { name: draftTexts.shared.en }).check();
  await fillIn(page, 'en', 'Nowhere Kept');
  const away = page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first();
  await away.click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(page).toHaveURL(/\/application$/);
  await expect(field(page, 'en', 'name')).toHaveValue('Nowhere Kept');
  isToLeave = true;
  await away.click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(questions).toEqual(['beforeunload', 'beforeunload']);

  // Sending it is no loss, and neither is leaving what is kept on the device.
  isToLeave = false;
  await open(page, 'en');
  await page.getByRole('checkbox', { name: draftTexts.shared.en }).check();
  await fillIn(page, 'en', 'Nowhere Kept');
  await page.getByRole('button', { name: applicationTexts.submit.en }).click();
  await expectReceipt(page);
  await open(page, 'en');
  await page.getByRole('checkbox', { name: draftTexts.shared.en }).uncheck();
  await field(page, 'en', 'name').fill('Kept Here');
  await away.click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(questions).toHaveLength(2);
});

test('the way back after "Delete what I typed" ends after ten seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, 'en');
  await field(page, 'en', 'name').fill('Deleted Person');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: draftTexts.remove.en }).click();
  const undo = page.getByRole('button', { name: draftTexts.undo.en });
  await expect(undo).toBeVisible();
  await page.clock.runFor(9_999);
  await expect(undo).toBeVisible();
  await page.clock.runFor(1);
  await expect(undo).toBeHidden();
  await expect(field(page, 'en', 'name')).toHaveValue('');
});

test('a double tap, Back and a second tab leave one application', async ({ page, site }) => {
  const name = 'Twice Person';
  const second = await page.context().newPage();
  await open(page, 'en');
  await fillIn(page, 'en', name);
  await open(second, 'en');
  await expect(field(second, 'en', 'name')).toHaveValue(name);
  await field(second, 'en', 'passport').fill(answers.passport);
  await page.getByRole('button', { name: applicationTexts.submit.en }).dblclick();
  const number = await expectReceipt(page);
  await second.getByRole('button', { name: applicationTexts.submit.en }).click();
  expect(await expectReceipt(second)).toBe(number);
  await page.goBack();
  await ready(page);
  await expect(field(page, 'en', 'name')).toHaveValue(name);
  expect(await stored(page)).not.toContain(name);
  // The browser keeps everything but this, which is not to be remembered.
  await field(page, 'en', 'passport').fill(answers.passport);
  await page.getByRole('button', { name: applicationTexts.submit.en }).click();
  expect(await expectReceipt(page)).toBe(number);
  expect(countOf(site, name)).toBe(1);
});

test('an answer that is lost after the application was stored leads to the same receipt', async ({
  page,
  site,
}) => {
  const name = 'Lost Answer';
  await page.clock.install();
  await open(page, 'en');
  await fillIn(page, 'en', name);
  await page.route(
    '**/application.data*',
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: applicationTexts.submit.en }).click();
  await expect(page.getByRole('alert')).toContainText(outcomeTexts.failed.en);
  expect(countOf(site, name)).toBe(1);
  await expect(page.getByRole('button', { name: outcomeTexts.sendNow.en })).toBeVisible();
  // Nobody presses it: it is tried again after a pause.
  await page.clock.fastForward(6_000);
  await expectReceipt(page);
  expect(countOf(site, name)).toBe(1);
});

for (const way of ['the skip link', 'a link to the form itself'])
  test(`${way}, pressed while an application is under way, leaves a form that can be sent`, async ({
    page,
    site,
  }) => {
    const name = `Cut off by ${way}`;
    await open(page, 'en');
    await fillIn(page, 'en', name);
    let isStored = () => {};
    const stored = new Promise<void>((resolve) => (isStored = resolve));
    let isFirst = true;
    await page.route('**/application.data*', async (route) => {
      if (!isFirst || route.request().method() !== 'POST') return route.continue();
      isFirst = false;
      await route.fetch({ maxRedirects: 0 });
      isStored();
    });
    await page.getByRole('button', { name: applicationTexts.submit.en }).click();
    await stored;
    if (way === 'the skip link') {
      await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    } else {
      await page.getByRole('navigation').getByRole('link', { name: 'APPLICATION' }).first().click();
    }
    await expect(page.getByRole('alert')).toContainText(outcomeTexts.failed.en);
    await expect(field(page, 'en', 'name')).toHaveValue(name);
    await page.getByRole('button', { name: outcomeTexts.sendNow.en }).click();
    await expectReceipt(page);
    expect(countOf(site, name)).toBe(1);
  });

test('what is typed while an application is under way stays as a draft', async ({ page, site }) => {
  const name = 'Quick Typist';
  await open(page, 'en');
  await fillIn(page, 'en', name);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/application.data*', async (route) => {
    await held;
    await route.continue();
  });
  const sending = page.getByRole('status').filter({ hasText: applicationTexts.submitting.en });
  await page.getByRole('button', { name: applicationTexts.submit.en }).click();
  await expect(sending).toBeAttached();
  await field(page, 'en', 'job').fill('Welder');
  // While the receipt is on its way, where Playwright itself would wait for it.
  await page.evaluate(() =>
    addEventListener('beforeunload', () => {
      const reference = document.querySelector<HTMLInputElement>('[name=reference]')!;
      reference.value = 'My uncle';
      reference.dispatchEvent(new Event('input', { bubbles: true }));
    }),
  );
  letThrough();
  await expectReceipt(page);
  expect(countOf(site, name)).toBe(1);
  await open(page, 'en');
  await expect(field(page, 'en', 'job')).toHaveValue('Welder');
  await expect(field(page, 'en', 'reference')).toHaveValue('My uncle');
  // It is another application, if the visitor wants it to be one.
  await page.getByRole('button', { name: applicationTexts.submit.en }).click();
  await expect(page.getByRole('alert')).toContainText(outcomeTexts.keyReused.en);
});

test('a captive portal that answers with a page of its own counts as not sent', async ({
  page,
  site,
}) => {
  const name = 'Captive Person';
  await open(page, 'en');
  await fillIn(page, 'en', name);
  await page.route('**/application.data*', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the Wi-Fi</h1>' }),
  );
  await page.getByRole('button', { name: applicationTexts.submit.en }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(outcomeTexts.failed.en);
  await expect(alert).toContainText('Wi-Fi');
  await page.getByRole('button', { name: outcomeTexts.stopWaiting.en }).click();
  await expect(alert).toContainText(outcomeTexts.stopped.en);
  await expect(field(page, 'en', 'name')).toHaveValue(name);
  expect(countOf(site, name)).toBe(0);
  await page.unroute('**/application.data*');
  await page.getByRole('button', { name: outcomeTexts.again.en }).click();
  await expectReceipt(page);
  expect(countOf(site, name)).toBe(1);
});

test('who changes an answer while the form waits sends it by hand', async ({ page, site }) => {
  await open(page, 'en');
  await fillIn(page, 'en', 'Half Typed');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: applicationTexts.submit.en }).click();
  await expect(page.getByRole('alert')).toContainText(outcomeTexts.waiting.en);
  await field(page, 'en', 'name').fill('Half Typ');
  await expect(page.getByRole('alert')).toContainText(outcomeTexts.stopped.en);
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: outcomeTexts.again.en })).toBeVisible();
  expect(countOf(site, 'Half Typ')).toBe(0);
});

test('contact: the draft follows to another page, and a failure keeps all beside the other ways', async ({
  page,
}) => {
  await page.goto('/contact');
  await ready(page, 'contact');
  for (const [name, value] of Object.entries(message)) {
    await page.getByRole('textbox', { name: contactFields[name as 'name'].label.en }).fill(value);
  }
  await page.getByRole('button', { name: contactTexts.noReference.en }).click();
  await page.goto('/bn/airticket');
  await ready(page, 'contact');
  const form = page.getByRole('form', { name: contactTexts.formLabel.bn });
  await expect(form.locator('[name=reference]')).toHaveValue('No reference');
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the Wi-Fi</h1>' }),
  );
  await form.getByRole('button', { name: contactTexts.send.bn }).click();
  const alert = form.getByRole('alert');
  await expect(alert).toContainText(contactTexts.notSent.en);
  await expect(alert).toContainText(agency.phones[0]!.shown);
  const chat = alert.getByRole('link', { name: contactOutcome.chat.bn });
  expect(decodeURIComponent((await chat.getAttribute('href'))!)).toContain(message.address);
  await expect(form.locator('[name=name]')).toHaveValue(message.name);
  await page.unroute('**/api/contact');
  await form.getByRole('button', { name: contactTexts.send.bn }).click();
  await expect(alert).toContainText(contactTexts.sent.en);
  await expect(form.locator('[name=name]')).toHaveValue('');
  expect(await stored(page)).not.toContain(message.name);
});

test('contact: written without a network, it is sent when the network is back', async ({
  page,
}) => {
  await page.goto('/contact');
  await ready(page, 'contact');
  const form = page.getByRole('form', { name: contactTexts.formLabel.en });
  for (const [name, value] of Object.entries({ ...message, reference: 'No reference' })) {
    await form.locator(`[name=${name}]`).fill(value);
  }
  await page.context().setOffline(true);
  await form.getByRole('button', { name: contactTexts.send.en }).click();
  await expect(form.getByRole('alert')).toContainText(contactOutcome.waiting.en);
  await page.context().setOffline(false);
  await expect(form.getByRole('alert')).toContainText(contactTexts.sent.en);
});

const message = {
  name: 'Rakib Hasan',
  number: '01000-000001',
  email: 'rakib@example.com',
  address: 'মিরপুর, ঢাকা',
};

/** The receipt number on the page that follows. */
async function expectReceipt(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/application\/receipt$/);
  const number = page.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/);
  await expect(number).toBeVisible();
  return number.innerText();
}

/** How many applications of this name the database holds. */
function countOf(site: RunningSite, name: string): number {
  const database = new Sqlite(join(site.dataDir, 'sampan.sqlite'), { readonly: true });
  const rows = database.prepare('select 1 from application where name = ?').all(name);
  database.close();
  return rows.length;
}

/** Opens the form and waits until its scripts have taken over. */
async function open(page: Page, language: Language): Promise<void> {
  await page.goto(pathIn(language, '/application'));
  await ready(page);
}

/** Shown only where scripts run. */
const signs = {
  form: choiceTexts.noPassport,
  receipt: receiptTexts.savePicture,
  contact: contactTexts.noReference,
};

async function ready(page: Page, place: keyof typeof signs = 'form'): Promise<void> {
  await page.keyboard.press('Shift');
  const { en, bn } = signs[place];
  await page.getByRole('button', { name: new RegExp(`^(${en}|${bn})`) }).waitFor();
}

function field(page: Page, language: Language, name: keyof typeof labels) {
  return page
    .getByRole('textbox', { name: labels[name][language] })
    .or(page.getByRole('combobox', { name: labels[name][language] }))
    .first();
}

async function fillIn(page: Page, language: Language, name: string): Promise<void> {
  for (const [key, value] of Object.entries({ ...answers, name })) {
    await field(page, language, key as keyof typeof answers).fill(value);
  }
  await page.getByRole('checkbox', { name: consentSentence(language) }).check();
}

/** As it stands on the form: with the months of the default setting. */
function consentSentence(language: Language): string {
  const months = formatNumber(language, 18);
  return fill(applicationTexts.consent[language], { agency: agency.name[language], months });
}

async function boxOf(locator: Locator): Promise<{ height: number }> {
  return (await locator.boundingBox())!;
}

/** Everything that the browser keeps for this site. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
}
