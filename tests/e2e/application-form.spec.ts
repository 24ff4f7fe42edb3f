import { type Page, expect } from '@playwright/test';
import { applicationTexts } from '#app/applications/application.text.ts';
import { choiceTexts } from '#app/applications/form-static/choice.text.ts';
import { formTexts } from '#app/applications/form/form.text.ts';
import { outcomeTexts } from '#app/applications/form/outcome.text.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { draftTexts } from '#app/i18n/draft.text.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDigits } from '#app/i18n/format.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { applicationForm } from '#tests/support/application-form.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { labels } from '#tests/support/form-labels.ts';
import { openPage } from '#tests/support/open-page.ts';
import { test } from '#tests/support/site-fixture.ts';

const { sectors } = defaultDocuments().sectors;

test.describe.configure({ mode: 'parallel' });

const plumber = { en: 'Plumber', bn: 'প্লাম্বার' };
const nurse = { en: 'Nurse', bn: 'নার্স' };
const hungary = { en: 'Hungary', bn: 'হাঙ্গেরি' };
const address = '/application?job=plumber&country=hu';

for (const language of languages) {
  const other = language === 'en' ? 'bn' : 'en';
  const tag = language === 'bn' ? [] : ['@all'];

  test(
    `${language}: required fields say so, and mistakes are counted, told together without a bubble, and corrected one by one`,
    { tag },
    async ({ page }) => {
      const form = applicationForm(page, language);
      const { field } = form;
      await page.setViewportSize({ width: 360, height: 740 });
      await form.open();
      await page.getByText(formTexts.helper[language]).click();
      const optional = ['birth', 'helperName', 'helperPhone'];
      for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
        const isConsent = name === 'consent';
        const input = isConsent ? form.consent() : field(name);
        const isMarked = (await input.ariaSnapshot()).includes(formTexts.optional[language]);
        expect(isMarked, `${name} is marked as optional`).toBe(optional.includes(name));
        if (isConsent) continue;
        const required = await input.getAttribute('aria-required');
        expect(required, name).toBe(optional.includes(name) ? null : 'true');
        expect(await input.getAttribute('required'), name).toBe(null);
      }
      const noEmail = page.getByRole('checkbox', { name: formTexts.noEmail[language] });
      await noEmail.check();
      await expect(field('email')).not.toHaveAttribute('aria-required');
      await noEmail.uncheck();

      const summary = page.getByRole('alert');
      await form.send();
      await expect(summary).toBeFocused();
      const [count, more] = ['11', '6'].map((digits) => formatDigits(language, digits));
      await expect(summary).toContainText(fill(outcomeTexts.errors[language], { count: count! }));
      await expect(summary).toContainText(fill(outcomeTexts.moreBelow[language], { count: more! }));
      expect(await summary.getByRole('link').allInnerTexts()).toEqual([
        ...(['name', 'phone', 'email', 'address', 'job'] as const).map(
          (name) => labels[name][language],
        ),
        fill(outcomeTexts.moreBelow[language], { count: more! }),
      ]);
      await expect(page.locator('[aria-invalid]')).toHaveCount(11);
      expect(await axeViolations(page)).toEqual([]);

      // Five and fewer are all there, and each leads to its field.
      await form.fillIn('Wrong Person');
      await field('email').fill('rakib.mail.com');
      await field('passport').fill('');
      await field('helperName').fill('Karim');
      await form.consent().uncheck();
      await form.send();
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(4);
      await expect(summary).not.toContainText(
        fill(outcomeTexts.moreBelow[language], { count: '' }),
      );
      for (const link of await summary.getByRole('link').all()) {
        await link.click();
        const wrong = page.locator('[aria-invalid]:focus');
        await expect(wrong).toBeInViewport({ ratio: 1 });
        const error = page.locator(`#${await wrong.getAttribute('id')}-error`);
        await expect(error).toBeInViewport({ ratio: 1 });
      }
      await expect(page.getByText(applicationTexts.consentRequired[language])).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await summary.getByRole('link').first().click();
      await page.keyboard.press('End');
      await page.keyboard.type('@');
      await expect(field('email')).toBeFocused();
      await field('email').fill('rakib@mail.com');
      await expect(field('email')).not.toHaveAttribute('aria-invalid');
      await choice(page, choiceTexts.noPassport[language]).click();
      await expect(page.locator('[aria-invalid]')).toHaveCount(2);
    },
  );

  test(
    `${language}: a job of another page or an address fills in a listed answer, which is worth less than what was typed; ready answers are pressed by keyboard, and the field takes any text all the same @ci`,
    { tag },
    async ({ page }) => {
      const [form, there] = [applicationForm(page, language), applicationForm(page, other)];
      const { field } = form;
      await openPage(page, pathIn(language, '/services/recruitment'));
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page
        .getByRole('link', { name: new RegExp(`^${plumber[language]}`) })
        .first()
        .click();
      await expect(page).toHaveURL(pathIn(language, '/application?job=plumber'));
      await form.isTakenOver();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await expect(field('job')).toHaveValue(plumber[language]);
      await expect(choice(page, plumber[language])).toHaveAttribute('aria-pressed', 'true');
      await expect(field('name')).toHaveValue('');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${pathIn(language, '/application')}$`),
      );
      // Nobody has typed it: it is nothing to keep or to delete.
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await expect(page.getByRole('button', { name: draftTexts.remove[language] })).toBeHidden();

      const otherName = other === 'bn' ? 'বাংলা' : 'English';
      await page.getByRole('link', { name: otherName }).first().click();
      await there.isTakenOver();
      await expect(page).toHaveURL(pathIn(other, '/application?job=plumber'));
      await expect(there.field('job')).toHaveValue(plumber[other]);

      await there.field('name').fill('Rahim');
      await form.open('/application?job=nurse&country=hu');
      await expect(field('name')).toHaveValue('Rahim');
      await expect(field('job')).toHaveValue(nurse[language]);

      await field('job').focus();
      await page.keyboard.press('Tab');
      const first = sectors[0]!.roles[0]![language];
      await expect(choice(page, first)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field('job')).toHaveValue(first);
      await expect(choice(page, first)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      const second = sectors[0]!.roles[1]![language];
      await expect(field('job')).toHaveValue(second);
      await expect(choice(page, first)).toHaveAttribute('aria-pressed', 'false');
      await expect(choice(page, second)).toHaveAttribute('aria-pressed', 'true');
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Space');
      await expect(field('job')).toHaveValue('');
      await page.keyboard.press('Space');
      await field('job').press('End');
      await page.keyboard.type('!');
      await expect(field('job')).toHaveValue(`${second}!`);
      await expect(choice(page, second)).toHaveAttribute('aria-pressed', 'false');

      await choice(page, choiceTexts.bangladesh[language]).click();
      await choice(page, choiceTexts.nobody[language]).click();
      await choice(page, choiceTexts.noPassport[language]).click();
      // A reload shows what was pressed, but the passport too, which only this tab keeps.
      await form.reload();
      await expect(field('interested')).toHaveValue(hungary[language]);
      await expect(choice(page, hungary[language])).toHaveAttribute('aria-pressed', 'true');
      await expect(field('present')).toHaveValue(choiceTexts.bangladesh[language]);
      await expect(field('reference')).toHaveValue(choiceTexts.noReference[language]);
      await expect(field('passport')).toHaveValue('NO PASSPORT YET');
    },
  );
}

test(
  'the shared phone is asked about beside the form, on a phone after the first group; forced colours, 320 px and large text lose nothing',
  { tag: '@all' },
  async ({ page }) => {
    const form = applicationForm(page, 'bn');
    const { field } = form;
    await page.emulateMedia({ forcedColors: 'active' });
    await form.open(address);
    const tick = page.getByRole('checkbox', { name: draftTexts.shared.bn });
    await expect(tick).toHaveCount(1);
    const name = await field('name').boundingBox();
    expect((await tick.boundingBox())!.x).toBeGreaterThan(name!.x + name!.width);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(tick).toHaveCount(1);
    const [above, here, below] = await Promise.all(
      [field('address'), tick, field('job')].map((part) => part.boundingBox()),
    );
    expect(here!.y).toBeGreaterThan(above!.y);
    expect(here!.y).toBeLessThan(below!.y);

    const groundOf = (text: string) =>
      choice(page, text).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await groundOf(plumber.bn)).not.toBe(await groundOf(nurse.bn));
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // The last job is outside the screen until it is wanted.
    await choice(page, 'আয়রনম্যান').focus();
    await expect(choice(page, 'আয়রনম্যান')).toBeInViewport({ ratio: 1 });
  },
);

function choice(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}
