import { type Page, expect } from '@playwright/test';
import { applicationTexts } from '#app/applications/application.text.ts';
import { choiceTexts } from '#app/applications/form-static/choice.text.ts';
import { outcomeTexts } from '#app/applications/form/outcome.text.ts';
import { draftTexts } from '#app/i18n/draft.text.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDigits } from '#app/i18n/format.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { labels } from '#tests/support/form-labels.ts';
import { test } from '#tests/support/site-fixture.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';

const { sectors } = defaultDocuments().sectors;

test.describe.configure({ mode: 'parallel' });

const plumber = { en: 'Plumber', bn: 'প্লাম্বার' };
const hungary = { en: 'Hungary', bn: 'হাঙ্গেরি' };
const address = '/application?job=plumber&country=hu';

for (const language of languages) {
  const other = language === 'en' ? 'bn' : 'en';

  test(`${language}: an address fills in a listed job and country, in the language of its page`, async ({
    page,
  }) => {
    await open(page, language, address);
    await expect(field(page, 'job')).toHaveValue(plumber[language]);
    await expect(field(page, 'interested')).toHaveValue(hungary[language]);
    await expect(choice(page, plumber[language])).toHaveAttribute('aria-pressed', 'true');
    await expect(field(page, 'name')).toHaveValue('');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute(
      'href',
      new RegExp(`${pathIn(language, '/application')}$`),
    );
    // Nobody has typed it: it is nothing to keep or to delete.
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(page.getByRole('button', { name: draftTexts.remove[language] })).toBeHidden();

    await page
      .getByRole('link', { name: other === 'bn' ? 'বাংলা' : 'English' })
      .first()
      .click();
    await ready(page, other);
    await expect(page).toHaveURL(pathIn(other, address));
    await expect(field(page, 'job')).toHaveValue(plumber[other]);
  });

  test(`${language}: words that are on no list fill in nothing`, async ({ page }) => {
    for (const query of [
      '?job=astronaut&country=us',
      '?job=__proto__&country=constructor',
      `?job=${encodeURIComponent('"><script>document.title="mine"</script>')}&country=HU`,
      '?name=Rahim&interested=Hungary',
    ]) {
      const answer = await page.goto(pathIn(language, `/application${query}`));
      expect(answer!.status()).toBe(200);
      for (const name of ['job', 'interested', 'name'] as const)
        await expect(field(page, name)).toHaveValue('');
      await expect(page).not.toHaveTitle('mine');
    }
  });

  test(`${language}: eleven mistakes are counted, five are listed, and each is marked`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, language);
    await page.getByRole('button', { name: applicationTexts.submit[language] }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    const [count, more] = ['11', '6'].map((digits) => formatDigits(language, digits));
    await expect(summary).toContainText(fill(outcomeTexts.errors[language], { count: count! }));
    await expect(summary).toContainText(fill(outcomeTexts.moreBelow[language], { count: more! }));
    const names = await summary.getByRole('link').allInnerTexts();
    expect(names).toEqual(
      (['name', 'phone', 'email', 'address', 'job'] as const).map((name) => labels[name][language]),
    );
    await expect(page.locator('[aria-invalid]')).toHaveCount(11);
    expect(await axeViolations(page)).toEqual([]);

    // Five and fewer are all there.
    for (const name of ['name', 'phone', 'address', 'experience', 'present', 'reference'] as const)
      await field(page, name).fill('01712345678');
    await page.getByRole('button', { name: applicationTexts.submit[language] }).click();
    await expect(summary.getByRole('link')).toHaveCount(5);
    await expect(summary).not.toContainText(fill(outcomeTexts.moreBelow[language], { count: '' }));
  });

  test(`${language}: ready answers are pressed by keyboard, and the field takes any text all the same`, async ({
    page,
  }) => {
    await open(page, language);
    await field(page, 'job').focus();
    await page.keyboard.press('Tab');
    const first = sectors[0]!.roles[0]![language];
    await expect(choice(page, first)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page, 'job')).toHaveValue(first);
    await expect(choice(page, first)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const second = sectors[0]!.roles[1]![language];
    await expect(field(page, 'job')).toHaveValue(second);
    await expect(choice(page, first)).toHaveAttribute('aria-pressed', 'false');
    await expect(choice(page, second)).toHaveAttribute('aria-pressed', 'true');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Space');
    await expect(field(page, 'job')).toHaveValue('');
    await page.keyboard.press('Space');
    await field(page, 'job').press('End');
    await page.keyboard.type('!');
    await expect(field(page, 'job')).toHaveValue(`${second}!`);
    await expect(choice(page, second)).toHaveAttribute('aria-pressed', 'false');

    await choice(page, hungary[language]).click();
    await choice(page, choiceTexts.bangladesh[language]).click();
    await choice(page, choiceTexts.nobody[language]).click();
    await choice(page, choiceTexts.noPassport[language]).click();
    // A reload shows what was pressed, but the passport too, which only this tab keeps.
    await page.reload();
    await ready(page, language);
    await expect(field(page, 'interested')).toHaveValue(hungary[language]);
    await expect(choice(page, hungary[language])).toHaveAttribute('aria-pressed', 'true');
    await expect(field(page, 'present')).toHaveValue(choiceTexts.bangladesh[language]);
    await expect(field(page, 'reference')).toHaveValue(choiceTexts.noReference[language]);
    await expect(field(page, 'passport')).toHaveValue('NO PASSPORT YET');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${language}: the address fills in, and no button is there that would do nothing`, async ({
      page,
    }) => {
      await page.goto(pathIn(language, address));
      await expect(field(page, 'job')).toHaveValue(plumber[language]);
      await expect(field(page, 'interested')).toHaveValue(hungary[language]);
      await expect(choice(page, plumber[language])).toBeHidden();
      await expect(page.getByText(draftTexts.kept[language]).filter({ visible: true })).toHaveCount(
        0,
      );
      await page.getByRole('button', { name: applicationTexts.submit[language] }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(field(page, 'job')).toHaveValue(plumber[language]);
    });
  });
}

test('what was typed is worth more than an address, what an address filled in is not', async ({
  page,
}) => {
  await open(page, 'en', '/application?job=nurse');
  await field(page, 'name').fill('Rahim');
  await open(page, 'en', address);
  await expect(field(page, 'name')).toHaveValue('Rahim');
  await expect(field(page, 'job')).toHaveValue('Plumber');

  await field(page, 'job').fill('Welder');
  await open(page, 'en', '/application?job=nurse');
  await expect(field(page, 'job')).toHaveValue('Welder');
  await open(page, 'en');
  await expect(field(page, 'job')).toHaveValue('Welder');
  await expect(field(page, 'interested')).toHaveValue('Hungary');
});

test('a job of the recruitment page leads to the form with it, without a new document', async ({
  page,
}) => {
  await page.goto('/services/recruitment');
  await page.keyboard.press('Shift');
  await page.evaluate(() => (document.title = 'the same document'));
  await page
    .getByRole('link', { name: /^Plumber/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/application\?job=plumber$/);
  await expect(field(page, 'job')).toHaveValue('Plumber');
  await choice(page, 'Nurse').click();
  await expect(field(page, 'job')).toHaveValue('Nurse');
});

test('a chosen answer is told apart in forced colours, and 320 px and large text cut nothing', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'bn', address);
  const groundOf = (text: string) =>
    choice(page, text).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await groundOf(plumber.bn)).not.toBe(await groundOf('নার্স'));
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // The last job is outside the screen until it is wanted.
  await choice(page, 'আয়রনম্যান').focus();
  await expect(choice(page, 'আয়রনম্যান')).toBeInViewport({ ratio: 1 });
});

test('the shared phone is asked about beside the form, and on a phone after the first group', async ({
  page,
}) => {
  await open(page, 'en');
  const tick = page.getByRole('checkbox', { name: draftTexts.shared.en });
  await expect(tick).toHaveCount(1);
  const name = await field(page, 'name').boundingBox();
  expect((await tick.boundingBox())!.x).toBeGreaterThan(name!.x + name!.width);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(tick).toHaveCount(1);
  const [above, here, below] = await Promise.all(
    [field(page, 'address'), tick, field(page, 'job')].map((part) => part.boundingBox()),
  );
  expect(here!.y).toBeGreaterThan(above!.y);
  expect(here!.y).toBeLessThan(below!.y);
});

async function open(page: Page, language: Language, path = '/application'): Promise<void> {
  await page.goto(pathIn(language, path));
  await ready(page, language);
}

/** The scripts have taken over: the ready answers are shown. */
async function ready(page: Page, language: Language): Promise<void> {
  await page.keyboard.press('Shift');
  await choice(page, choiceTexts.noPassport[language]).waitFor();
}

function field(page: Page, name: keyof typeof labels) {
  return page.locator(`form [name=${name}]`);
}

function choice(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}
