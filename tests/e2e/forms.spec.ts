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
      `${language}: a helper whose address has filled in job and country corrects, sends twice, and gets one receipt`,
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
        await form.send();
        const number = await receiptNumber(page);
        // Chromium does not show this when it is told to run no scripts, only when it has none.
        expect(await page.content()).toContain(keepSlipTexts.withoutScripts[language]);

        await page.goto(path);
        await form.fillIn(name);
        await page.getByText(formTexts.helper[language]).click();
        await field('helperName').fill('Karim');
        await field('helperPhone').fill('01000-000002');
        await form.send();
        expect(await receiptNumber(page)).toBe(number);
        expect(countApplications(site, name)).toBe(1);
      },
    );
  }
});

test('a draft stands there after a reload, in the other language and in another tab, 24 hours from the last change, until it is deleted', async ({
  page,
}) => {
  const [english, form] = [applicationForm(page, 'en'), applicationForm(page, 'bn')];
  const savedAt = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('draft:application')!) as { savedAt: number }).savedAt,
    );
  await page.clock.install();
  await english.open();
  await english.fillIn('Draft Person');
  const typed = await savedAt();
  await english.reload();
  await expect(english.field('name')).toHaveValue('Draft Person');
  await expect(english.field('passport')).toHaveValue(sampleAnswers.passport);
  await expect(english.consent()).toBeChecked();
  await page.getByRole('link', { name: 'বাংলা' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await form.isTakenOver();
  await expect(form.field('name')).toHaveValue('Draft Person');
  await expect(form.field('address')).toHaveValue(sampleAnswers.address);
  // Another tab, which does not have the passport number.
  const other = await page.context().newPage();
  const there = applicationForm(other, 'bn');
  await there.open();
  await expect(there.field('name')).toHaveValue('Draft Person');
  await other.close();
  expect(await savedAt()).toBe(typed);
  await page.clock.fastForward(1_000);
  await form.field('job').fill('Welder');
  expect(await savedAt()).toBeGreaterThan(typed);

  const remove = page.getByRole('button', { name: draftTexts.remove.bn });
  const undo = page.getByRole('button', { name: draftTexts.undo.bn });
  await remove.click();
  await expect(form.field('name')).toHaveValue('');
  expect(await stored(page)).not.toContain('Draft Person');
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(form.field('name')).toHaveValue('Draft Person');
  // The way back ends after ten seconds.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await remove.click();
  await page.clock.runFor(9_999);
  await expect(undo).toBeVisible();
  await page.clock.runFor(1);
  await expect(undo).toBeHidden();
  await page.clock.resume();
  await form.reload();
  await expect(form.field('name')).toHaveValue('');
});

test('in airplane mode nothing is sent; who changes an answer meanwhile sends it by hand, who does not once', async ({
  page,
  site,
}) => {
  const form = applicationForm(page, 'bn');
  const alert = page.getByRole('alert');
  await form.open();
  await form.fillIn('Half Typed');
  await page.context().setOffline(true);
  await form.send();
  await expect(alert).toContainText(outcomeTexts.offline.bn);
  await expect(alert).toContainText(outcomeTexts.waiting.bn);
  await expect(alert).toBeFocused();
  await expect(page.getByRole('button', { name: outcomeTexts.stopWaiting.bn })).toBeVisible();
  await form.field('name').fill('Flying Person');
  await expect(alert).toContainText(outcomeTexts.stopped.bn);
  await page.context().setOffline(false);
  const again = page.getByRole('button', { name: outcomeTexts.again.bn });
  await expect(again).toBeVisible();
  expect(countApplications(site, 'Flying Person')).toBe(0);

  await page.context().setOffline(true);
  await again.click();
  await expect(alert).toContainText(outcomeTexts.waiting.bn);
  await page.context().setOffline(false);
  await receiptNumber(page);
  expect(countApplications(site, 'Half Typed') + countApplications(site, 'Flying Person')).toBe(1);
  expect(await stored(page)).not.toContain('Flying Person');
});

test('typed before the scripts came: it stays, a draft fills in the rest, and what was corrected loses its complaint', async ({
  page,
}) => {
  const form = applicationForm(page, 'en');
  await form.open();
  await form.fillIn('First Person');
  const late = await page.context().newPage();
  const { field, send } = applicationForm(late, 'en');
  let letThrough = await holdRequests(late, scripts);
  await late.goto('/application');
  await field('name').fill('Typed Early');
  letThrough();
  await expect(field('reference')).toHaveValue(sampleAnswers.reference);
  await expect(field('name')).toHaveValue('Typed Early');
  // This one stays in the tab in which it was typed.
  await expect(field('passport')).toHaveValue('');
  await expect(late.getByText('5 March 1998')).toBeVisible();
  await late.getByRole('button', { name: draftTexts.remove.en }).click();

  await late.unrouteAll();
  letThrough = await holdRequests(late, scripts);
  await late.goto('/application');
  await send();
  await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  await field('name').fill('Corrected Early');
  letThrough();
  await expect(field('name')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field('name')).toHaveValue('Corrected Early');
  await expect(field('job')).toHaveAttribute('aria-invalid', 'true');
});

test('on someone else’s phone nothing stays on the device, though the browser fills the form in again, and nothing typed is left without a question', async ({
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
  await form.fillIn('Secret Person');
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

test('a double tap, Back and a second tab leave one application', async ({ page, site }) => {
  const form = applicationForm(page, 'en');
  const name = 'Twice Person';
  const second = await page.context().newPage();
  const twin = applicationForm(second, 'en');
  await form.open();
  await form.fillIn(name);
  await twin.open();
  await expect(twin.field('name')).toHaveValue(name);
  await twin.field('passport').fill(sampleAnswers.passport);
  await page.getByRole('button', { name: applicationTexts.submit.en }).dblclick();
  const number = await receiptNumber(page);
  await twin.send();
  expect(await receiptNumber(second)).toBe(number);
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

test('the page of a captive portal counts as not sent, and a lost answer leads to the same receipt by itself', async ({
  page,
  site,
}) => {
  const form = applicationForm(page, 'en');
  const name = 'Captive Person';
  const alert = page.getByRole('alert');
  await page.clock.install();
  await form.open();
  await form.fillIn(name);
  await answerWithPortal(page, posts);
  await form.send();
  await expect(alert).toContainText(outcomeTexts.failed.en);
  await expect(alert).toContainText('Wi-Fi');
  await page.getByRole('button', { name: outcomeTexts.stopWaiting.en }).click();
  await expect(alert).toContainText(outcomeTexts.stopped.en);
  await expect(form.field('name')).toHaveValue(name);
  expect(countApplications(site, name)).toBe(0);

  await page.unroute(posts);
  await loseAnswer(page, posts);
  await page.getByRole('button', { name: outcomeTexts.again.en }).click();
  await expect(page.getByRole('button', { name: outcomeTexts.sendNow.en })).toBeVisible();
  expect(countApplications(site, name)).toBe(1);
  // Nobody presses it: it is tried again after a pause.
  await page.clock.fastForward(6_000);
  await receiptNumber(page);
  expect(countApplications(site, name)).toBe(1);
});

test('the skip link and a link to the form itself, pressed while an application is under way, leave a form that can be sent', async ({
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
  await page.getByRole('button', { name: outcomeTexts.sendNow.en }).click();
  await receiptNumber(page);
  expect(countApplications(site, name)).toBe(1);
});

test('what is typed while an application is under way stays as a draft', async ({ page, site }) => {
  const form = applicationForm(page, 'en');
  const name = 'Quick Typist';
  await form.open();
  await form.fillIn(name);
  const letThrough = await holdRequests(page, posts);
  await form.send();
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
