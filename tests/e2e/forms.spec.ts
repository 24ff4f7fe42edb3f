import { type Page, expect } from '@playwright/test';
import { applicationTexts } from '#app/applications/application.text.ts';
import { choiceTexts } from '#app/applications/form-static/choice.text.ts';
import { formTexts } from '#app/applications/form/form.text.ts';
import { outcomeTexts } from '#app/applications/form/outcome.text.ts';
import { keepSlipTexts } from '#app/brand/slip/keep-slip.text.ts';
import { draftTexts } from '#app/i18n/draft.text.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDigits } from '#app/i18n/format.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import {
  applicationForm,
  countApplications,
  receiptNumber,
  sampleAnswers,
} from '#tests/support/application-form.ts';
import { answerWithPortal, holdRequests, loseAnswer } from '#tests/support/held-requests.ts';
import { test } from '#tests/support/site-fixture.ts';

// Every test has an application of its own.
test.describe.configure({ mode: 'parallel' });

const posts = '**/application.data*';
const scripts = '**/assets/*.js';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    const tag = language === 'bn' ? [] : '@all';
    test(
      `${language}: a helper whose address has filled in job and country corrects, sends by two taps, and gets one receipt`,
      { tag },
      async ({ page, site }) => {
        const name = `No script ${language}`;
        const path = pathIn(language, '/application?job=plumber&country=hu');
        const form = applicationForm(page, language);
        const { field } = form;
        await page.goto(path);
        await expect(field('job')).toHaveValue(language === 'en' ? 'Plumber' : 'প্লাম্বার');
        await expect(field('interested')).toHaveValue(language === 'en' ? 'Hungary' : 'হাঙ্গেরি');
        // No button is there that would do nothing, and nothing is said of a draft.
        await expect(page.getByText(choiceTexts.noPassport[language])).toBeHidden();
        await expect(
          page.getByText(draftTexts.kept[language]).filter({ visible: true }),
        ).toHaveCount(0);
        await form.fillIn(name);
        await page.getByText(formTexts.helper[language]).click();
        await field('helperName').fill('Karim');
        await form.send();
        await expect(page.getByRole('alert')).toContainText(
          fill(outcomeTexts.errors[language], { count: formatDigits(language, '1') }),
        );
        await expect(field('helperPhone')).toHaveAttribute('aria-invalid', 'true');
        await form.expectFilled(name);
        await expect(form.consent()).toBeChecked();
        await field('helperPhone').fill('01000-000002');
        await page.getByRole('button', { name: applicationTexts.submit[language] }).dblclick();
        await receiptNumber(page);
        // Chromium does not show this when it is told to run no scripts, only when it has none.
        expect(await page.content()).toContain(keepSlipTexts.withoutScripts[language]);
        expect(countApplications(site, name)).toBe(1);
      },
    );
  }
});

test('a draft stands there after a reload, in the other language and, below what was typed before the scripts came, in another tab; two taps, that tab and Back leave one application', async ({
  page,
  site,
}) => {
  const [english, form] = [applicationForm(page, 'en'), applicationForm(page, 'bn')];
  const name = 'Draft Person';
  await english.open();
  await english.fillIn(name);
  await english.reload();
  await expect(english.field('name')).toHaveValue(name);
  await expect(english.field('passport')).toHaveValue(sampleAnswers.passport);
  await expect(english.consent()).toBeChecked();
  await page.getByRole('link', { name: 'বাংলা' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await form.isTakenOver();
  await form.expectFilled(name);

  // Another tab, which does not have the passport number.
  const other = await page.context().newPage();
  const there = applicationForm(other, 'en');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(
    sampleAnswers.passport,
  );
  const letThrough = await holdRequests(other, scripts);
  await other.goto('/application');
  await there.field('passport').fill(sampleAnswers.passport);
  letThrough();
  await there.isTakenOver();
  await there.expectFilled(name);
  await expect(other.getByText('5 March 1998')).toBeVisible();

  const undo = other.getByRole('button', { name: draftTexts.undo.en });
  await other.getByRole('button', { name: draftTexts.remove.en }).click();
  await expect(there.field('name')).toHaveValue('');
  expect(await stored(other)).not.toContain(name);
  await expect(undo).toBeFocused();
  await undo.click();
  await there.expectFilled(name);

  await page.getByRole('button', { name: applicationTexts.submit.bn }).dblclick();
  const number = await receiptNumber(page);
  await there.send();
  expect(await receiptNumber(other)).toBe(number);
  await page.goBack();
  await form.isTakenOver();
  await expect(form.field('name')).toHaveValue(name);
  expect(await stored(page)).not.toContain(name);
  // The browser keeps everything but this, which is not to be remembered.
  await form.field('passport').fill(sampleAnswers.passport);
  await form.send();
  expect(await receiptNumber(page)).toBe(number);
  expect(countApplications(site, name)).toBe(1);
});

test('in airplane mode nothing is sent; who changes an answer meanwhile sends it by hand; the page of a captive portal counts as not sent, and a lost answer leads to the same receipt by itself', async ({
  page,
  site,
}) => {
  const form = applicationForm(page, 'bn');
  const name = 'Flying Person';
  const alert = page.getByRole('alert');
  const again = page.getByRole('button', { name: outcomeTexts.again.bn });
  const stop = page.getByRole('button', { name: outcomeTexts.stopWaiting.bn });
  await page.clock.install();
  await form.open();
  await form.fillIn('Half Typed');
  await page.context().setOffline(true);
  await form.send();
  await expect(alert).toContainText(outcomeTexts.offline.bn);
  await expect(alert).toContainText(outcomeTexts.waiting.bn);
  await expect(alert).toBeFocused();
  await expect(stop).toBeVisible();
  await form.field('name').fill(name);
  await expect(alert).toContainText(outcomeTexts.stopped.bn);
  await page.context().setOffline(false);
  await expect(again).toBeVisible();

  await answerWithPortal(page, posts);
  await again.click();
  await expect(alert).toContainText(outcomeTexts.failed.bn);
  await expect(alert).toContainText('ওয়াই-ফাই');
  await stop.click();
  await expect(alert).toContainText(outcomeTexts.stopped.bn);
  await form.expectFilled(name);
  expect(countApplications(site, name)).toBe(0);

  await page.unroute(posts);
  await loseAnswer(page, posts);
  await again.click();
  await expect(page.getByRole('button', { name: outcomeTexts.sendNow.bn })).toBeVisible();
  expect(countApplications(site, name)).toBe(1);
  // Nobody presses it: it is tried again after a pause.
  await page.clock.fastForward(6_000);
  await receiptNumber(page);
  expect(countApplications(site, 'Half Typed') + countApplications(site, name)).toBe(1);
  expect(await stored(page)).not.toContain(name);
});

test('on someone else’s phone nothing stays on the device, though the browser fills the form in again, and nothing typed is left without a question @ci', async ({
  page,
}) => {
  const form = applicationForm(page, 'en');
  const tick = page.getByRole('checkbox', { name: draftTexts.shared.en });
  const away = page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first();
  const questions: string[] = [];
  let isToLeave = false;
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await (isToLeave ? dialog.accept() : dialog.dismiss());
  });
  const expectNothingKept = async () => {
    const kept = await stored(page);
    for (const part of ['Before', 'Secret', sampleAnswers.passport, 'draft']) {
      expect(kept).not.toContain(part);
    }
  };
  await form.open();
  await form.field('name').fill('Before The Tick');
  expect(await stored(page)).toContain('Before The Tick');
  await tick.check();
  await form.field('name').fill('Secret Person');
  await form.field('passport').fill(sampleAnswers.passport);
  await expectNothingKept();
  // Within the site neither.
  await away.click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(page).toHaveURL(/\/application$/);
  await expect(form.field('name')).toHaveValue('Secret Person');

  isToLeave = true;
  const letThrough = await holdRequests(page, scripts);
  await page.reload({ waitUntil: 'commit' });
  expect(questions).toEqual(['beforeunload', 'beforeunload']);
  // As a browser does that restores a page: before any script has run.
  await form.fillIn('Secret Person');
  letThrough();
  await form.isTakenOver();
  await expect(tick).toBeChecked();
  await form.field('job').fill('Welder');
  await expectNothingKept();

  // One's own phone after all, also for the next page. What is kept may be left, and sending is no loss.
  await tick.uncheck();
  expect(await stored(page)).toContain('Secret');
  await away.click();
  await expect(page).toHaveURL(/\/contact$/);
  await form.open();
  await expect(tick).not.toBeChecked();
  await tick.check();
  await form.send();
  await receiptNumber(page);
  expect(questions).toHaveLength(2);
});

test('the skip link and a link to the form itself, pressed while an application is under way, leave a form that can be sent; what is typed meanwhile stays as a draft @ci', async ({
  page,
  site,
}) => {
  const form = applicationForm(page, 'en');
  const name = 'Cut Off Twice';
  const { navigation, skip } = {
    navigation: page.getByRole('navigation').getByRole('link', { name: 'APPLICATION' }).first(),
    skip: page.getByRole('link', { name: 'Skip to content' }),
  };
  await form.open();
  await form.fillIn(name);
  for (const [button, cutOff] of [
    [applicationTexts.submit.en, () => skip.press('Enter')],
    [outcomeTexts.sendNow.en, () => navigation.click()],
  ] as const) {
    const { promise: isStored, resolve: tell } = Promise.withResolvers<void>();
    // Never answered, as the browser gives it up for the link.
    await page.route(
      posts,
      async (route) => {
        await route.fetch({ maxRedirects: 0, maxRetries: 2 });
        tell();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: button }).click();
    await isStored;
    await cutOff();
    await expect(page.getByRole('alert')).toContainText(outcomeTexts.failed.en);
    await expect(form.field('name')).toHaveValue(name);
  }
  const letThrough = await holdRequests(page, posts);
  await page.getByRole('button', { name: outcomeTexts.sendNow.en }).click();
  await expect(
    page.getByRole('status').filter({ hasText: applicationTexts.submitting.en }),
  ).toBeAttached();
  await form.field('job').fill('Welder');
  // While the receipt is on its way, where Playwright itself would wait for it.
  await page.evaluate(() =>
    addEventListener('beforeunload', () => {
      const reference = document.querySelector<HTMLInputElement>('[name=reference]')!;
      reference.value = 'My uncle';
      reference.dispatchEvent(new Event('input', { bubbles: true }));
    }),
  );
  letThrough();
  await receiptNumber(page);
  expect(countApplications(site, name)).toBe(1);
  await form.open();
  await expect(form.field('job')).toHaveValue('Welder');
  await expect(form.field('reference')).toHaveValue('My uncle');
  // It is another application, if the visitor wants it to be one.
  await form.send();
  await expect(page.getByRole('alert')).toContainText(outcomeTexts.keyReused.en);
});

/** Everything that the browser keeps for this site. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
}
