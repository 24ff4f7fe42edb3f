import { type Page, expect } from '@playwright/test';
import { applicationTexts } from '#app/applications/application.text.ts';
import { choiceTexts } from '#app/applications/form-static/choice.text.ts';
import { formTexts } from '#app/applications/form/form.text.ts';
import { outcomeTexts } from '#app/applications/form/outcome.text.ts';
import { receiptTexts } from '#app/applications/receipt/receipt.text.ts';
import { draftTexts } from '#app/i18n/draft.text.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import {
  applicationField,
  applicationTakenOver,
  consentTick,
  countApplications,
  expectFilled,
  fillApplication,
  openApplication,
  receiptNumber,
  sampleAnswers,
  sendApplication,
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
        const field = (key: 'job' | 'interested' | 'helperName' | 'helperPhone') =>
          applicationField(page, language, key);
        const ready = page.getByRole('button', { name: choiceTexts.noPassport[language] });
        await page.goto(path);
        await expect(field('job')).toHaveValue(language === 'en' ? 'Plumber' : 'প্লাম্বার');
        await expect(field('interested')).toHaveValue(language === 'en' ? 'Hungary' : 'হাঙ্গেরি');
        // No button is there that would do nothing, and nothing is said of a draft.
        await expect(ready).toBeHidden();
        await expect(
          page.getByText(draftTexts.kept[language]).filter({ visible: true }),
        ).toHaveCount(0);
        await fillApplication(page, language, name);
        await page.getByText(formTexts.helper[language]).click();
        await field('helperName').fill('Karim');
        await sendApplication(page, language);
        await expect(page.getByRole('alert')).toContainText(outcomeTexts.oneError[language]);
        await expect(field('helperPhone')).toHaveAttribute('aria-invalid', 'true');
        await expectFilled(page, language, name);
        await expect(consentTick(page, language)).toBeChecked();
        await field('helperPhone').fill('01000-000002');
        await sendApplication(page, language);
        const number = await receiptNumber(page);
        // Chromium does not show this when it is told to run no scripts, only when it has none.
        expect(await page.content()).toContain(receiptTexts.withoutScripts[language]);

        await page.goto(path);
        await fillApplication(page, language, name);
        await page.getByText(formTexts.helper[language]).click();
        await field('helperName').fill('Karim');
        await field('helperPhone').fill('01000-000002');
        await sendApplication(page, language);
        expect(await receiptNumber(page)).toBe(number);
        expect(countApplications(site, name)).toBe(1);
      },
    );
  }
});

test('a draft stands there after a reload, in the other language and in another tab, 24 hours from the last change, until it is deleted', async ({
  page,
}) => {
  const field = (name: keyof typeof sampleAnswers | 'name', language: 'en' | 'bn' = 'bn') =>
    applicationField(page, language, name);
  const savedAt = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('draft:application')!) as { savedAt: number }).savedAt,
    );
  await page.clock.install();
  await openApplication(page, 'en');
  await fillApplication(page, 'en', 'Draft Person');
  const typed = await savedAt();
  await page.reload();
  await applicationTakenOver(page, 'en');
  await expect(field('name', 'en')).toHaveValue('Draft Person');
  await expect(field('passport', 'en')).toHaveValue(sampleAnswers.passport);
  await expect(consentTick(page, 'en')).toBeChecked();
  await page.getByRole('link', { name: 'বাংলা' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await applicationTakenOver(page, 'bn');
  await expect(field('name')).toHaveValue('Draft Person');
  await expect(field('address')).toHaveValue(sampleAnswers.address);
  // Another tab, which does not have the passport number.
  const other = await page.context().newPage();
  await openApplication(other, 'bn');
  await expect(applicationField(other, 'bn', 'name')).toHaveValue('Draft Person');
  await other.close();
  expect(await savedAt()).toBe(typed);
  await page.clock.fastForward(1_000);
  await field('job').fill('Welder');
  expect(await savedAt()).toBeGreaterThan(typed);

  const remove = page.getByRole('button', { name: draftTexts.remove.bn });
  const undo = page.getByRole('button', { name: draftTexts.undo.bn });
  await remove.click();
  await expect(field('name')).toHaveValue('');
  expect(await stored(page)).not.toContain('Draft Person');
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(field('name')).toHaveValue('Draft Person');
  // The way back ends after ten seconds.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await remove.click();
  await page.clock.runFor(9_999);
  await expect(undo).toBeVisible();
  await page.clock.runFor(1);
  await expect(undo).toBeHidden();
  await page.clock.resume();
  await page.reload();
  await applicationTakenOver(page, 'bn');
  await expect(field('name')).toHaveValue('');
});

test('in airplane mode nothing is sent; who changes an answer meanwhile sends it by hand, who does not once', async ({
  page,
  site,
}) => {
  const alert = page.getByRole('alert');
  await openApplication(page, 'bn');
  await fillApplication(page, 'bn', 'Half Typed');
  await page.context().setOffline(true);
  await sendApplication(page, 'bn');
  await expect(alert).toContainText(outcomeTexts.offline.bn);
  await expect(alert).toContainText(outcomeTexts.waiting.bn);
  await expect(alert).toBeFocused();
  await expect(page.getByRole('button', { name: outcomeTexts.stopWaiting.bn })).toBeVisible();
  await applicationField(page, 'bn', 'name').fill('Flying Person');
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
  await openApplication(page, 'en');
  await fillApplication(page, 'en', 'First Person');
  const late = await page.context().newPage();
  const field = (name: 'name' | 'job' | 'reference' | 'passport') =>
    applicationField(late, 'en', name);
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
  await sendApplication(late, 'en');
  await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  await field('name').fill('Corrected Early');
  letThrough();
  await expect(field('name')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field('name')).toHaveValue('Corrected Early');
  await expect(field('job')).toHaveAttribute('aria-invalid', 'true');
});

test('on someone else’s phone nothing stays on the device, though the browser fills the form in again', async ({
  page,
}) => {
  const tick = page.getByRole('checkbox', { name: draftTexts.shared.en });
  const expectNothingKept = async () => {
    const kept = await stored(page);
    for (const part of ['Before', 'Secret', sampleAnswers.passport, 'draft']) {
      expect(kept).not.toContain(part);
    }
  };
  await openApplication(page, 'en');
  await applicationField(page, 'en', 'name').fill('Before The Tick');
  expect(await stored(page)).toContain('Before The Tick');
  await tick.check();
  await fillApplication(page, 'en', 'Secret Person');
  await expectNothingKept();
  page.on('dialog', (dialog) => void dialog.accept());
  const letThrough = await holdRequests(page, scripts);
  await page.reload({ waitUntil: 'commit' });
  // As a browser does that restores a page: before any script has run.
  await fillApplication(page, 'en', 'Secret Person');
  letThrough();
  await applicationTakenOver(page, 'en');
  await expect(tick).toBeChecked();
  await applicationField(page, 'en', 'job').fill('Welder');
  await expectNothingKept();
  // One's own phone after all, also for the next page.
  await tick.uncheck();
  expect(await stored(page)).toContain('Secret');
  await page.reload();
  await applicationTakenOver(page, 'en');
  await expect(tick).not.toBeChecked();
});

test('what is kept nowhere is not left without a question, within the site neither', async ({
  page,
}) => {
  const questions: string[] = [];
  let isToLeave = false;
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await (isToLeave ? dialog.accept() : dialog.dismiss());
  });
  const name = applicationField(page, 'en', 'name');
  const tick = page.getByRole('checkbox', { name: draftTexts.shared.en });
  const away = page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first();
  await openApplication(page, 'en');
  await tick.check();
  await name.fill('Nowhere Kept');
  await away.click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(page).toHaveURL(/\/application$/);
  await expect(name).toHaveValue('Nowhere Kept');
  isToLeave = true;
  await away.click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(questions).toEqual(['beforeunload', 'beforeunload']);

  // Sending it is no loss, and neither is leaving what is kept on the device.
  isToLeave = false;
  await openApplication(page, 'en');
  await tick.check();
  await fillApplication(page, 'en', 'Nowhere Kept');
  await sendApplication(page, 'en');
  await receiptNumber(page);
  await openApplication(page, 'en');
  await tick.uncheck();
  await name.fill('Kept Here');
  await away.click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(questions).toHaveLength(2);
});

test('a double tap, Back and a second tab leave one application', async ({ page, site }) => {
  const name = 'Twice Person';
  const second = await page.context().newPage();
  await openApplication(page, 'en');
  await fillApplication(page, 'en', name);
  await openApplication(second, 'en');
  await expect(applicationField(second, 'en', 'name')).toHaveValue(name);
  await applicationField(second, 'en', 'passport').fill(sampleAnswers.passport);
  await page.getByRole('button', { name: applicationTexts.submit.en }).dblclick();
  const number = await receiptNumber(page);
  await sendApplication(second, 'en');
  expect(await receiptNumber(second)).toBe(number);
  await page.goBack();
  await applicationTakenOver(page, 'en');
  await expect(applicationField(page, 'en', 'name')).toHaveValue(name);
  expect(await stored(page)).not.toContain(name);
  // The browser keeps everything but this, which is not to be remembered.
  await applicationField(page, 'en', 'passport').fill(sampleAnswers.passport);
  await sendApplication(page, 'en');
  expect(await receiptNumber(page)).toBe(number);
  expect(countApplications(site, name)).toBe(1);
});

test('the page of a captive portal counts as not sent, and a lost answer leads to the same receipt by itself', async ({
  page,
  site,
}) => {
  const name = 'Captive Person';
  const alert = page.getByRole('alert');
  await page.clock.install();
  await openApplication(page, 'en');
  await fillApplication(page, 'en', name);
  await answerWithPortal(page, posts);
  await sendApplication(page, 'en');
  await expect(alert).toContainText(outcomeTexts.failed.en);
  await expect(alert).toContainText('Wi-Fi');
  await page.getByRole('button', { name: outcomeTexts.stopWaiting.en }).click();
  await expect(alert).toContainText(outcomeTexts.stopped.en);
  await expect(applicationField(page, 'en', 'name')).toHaveValue(name);
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
  const name = 'Cut Off Twice';
  const { navigation, skip } = {
    navigation: page.getByRole('navigation').getByRole('link', { name: 'APPLICATION' }).first(),
    skip: page.getByRole('link', { name: 'Skip to content' }),
  };
  await openApplication(page, 'en');
  await fillApplication(page, 'en', name);
  for (const [button, cutOff] of [
    [applicationTexts.submit.en, () => skip.press('Enter')],
    [outcomeTexts.sendNow.en, () => navigation.click()],
  ] as const) {
    const { promise: isStored, resolve: tell } = Promise.withResolvers<void>();
    // Never answered, as the browser gives it up for the link.
    await page.route(
      posts,
      async (route) => {
        await route.fetch({ maxRedirects: 0 });
        tell();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: button }).click();
    await isStored;
    await cutOff();
    await expect(page.getByRole('alert')).toContainText(outcomeTexts.failed.en);
    await expect(applicationField(page, 'en', 'name')).toHaveValue(name);
  }
  await page.getByRole('button', { name: outcomeTexts.sendNow.en }).click();
  await receiptNumber(page);
  expect(countApplications(site, name)).toBe(1);
});

test('what is typed while an application is under way stays as a draft', async ({ page, site }) => {
  const name = 'Quick Typist';
  await openApplication(page, 'en');
  await fillApplication(page, 'en', name);
  const letThrough = await holdRequests(page, posts);
  await sendApplication(page, 'en');
  await expect(
    page.getByRole('status').filter({ hasText: applicationTexts.submitting.en }),
  ).toBeAttached();
  await applicationField(page, 'en', 'job').fill('Welder');
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
  await openApplication(page, 'en');
  await expect(applicationField(page, 'en', 'job')).toHaveValue('Welder');
  await expect(applicationField(page, 'en', 'reference')).toHaveValue('My uncle');
  // It is another application, if the visitor wants it to be one.
  await sendApplication(page, 'en');
  await expect(page.getByRole('alert')).toContainText(outcomeTexts.keyReused.en);
});

/** Everything that the browser keeps for this site. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
}
