import { type Page, expect } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
import { openPage } from '#tests/support/open-page.ts';
import { openReview, ownersCalls, publishBy } from '#tests/support/publish.ts';
import { saved } from '#tests/support/saved.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { test } from '#tests/support/staff-page.ts';

const title = 'ঈদে অফিস বন্ধ';
const words = 'ঈদের ছুটিতে অফিস তিন দিন বন্ধ থাকবে।';

/** A day from now, as staff type it, in Bengali digits. */
function dayFromNow(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${day}/${month}/${year}`.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!);
}

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('E-56 an owner writes a notice in Bengali on a phone, visitors read it, and it is deleted and taken back @ci', async ({
  page,
  request,
}) => {
  const seen = async (path: string) => {
    const answer = await request.get(path);
    return `${answer.status()} ${await answer.text()}`;
  };
  for (const path of ['/news', '/bn/news']) expect(await seen(path)).toMatch(/^404 [\s\S]*<h1/);
  expect(await seen('/bn')).not.toContain('নোটিশ');

  await page.setViewportSize({ width: 360, height: 740 });
  const form = { language: 'bn', from: '/admin/content' };
  await page.request.post('/admin/language.data', { form });
  await page.goto('/admin/content');
  await page.getByRole('link', { name: /^নোটিশ লিখুন/ }).click();
  // Nothing is kept before the first letter, and what is missing is not said before somebody wants to publish.
  await textbox(page, 'লেখা, বাংলা').waitFor();
  const kept = async () => {
    const listed = await page.request.get('/api/content');
    return ((await listed.json()) as { _id: string }[]).filter(({ _id }) =>
      _id.startsWith('news.'),
    );
  };
  expect(await kept()).toEqual([]);
  await textbox(page, 'শিরোনাম, বাংলা').fill(title);
  await textbox(page, 'শিরোনাম, বাংলা').blur();
  await saved(page);
  expect(await kept()).toHaveLength(1);
  await expect(page.getByText(/এটি লিখুন।/)).toHaveCount(0);
  await textbox(page, 'শেষ, তারিখ').fill(dayFromNow(3));
  await textbox(page, 'শেষ, সময়, ২৪ ঘণ্টায়').fill('১৮:৩০');
  await textbox(page, 'লেখা, বাংলা').fill(words);
  await textbox(page, 'লেখা, বাংলা').blur();
  await saved(page);
  await expect(page.getByText(/সন্ধ্যা ৬:৩০/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await expectNoSidewaysScroll(page);

  const preview = await page.request.get('/bn/news?preview=draft');
  expect(await preview.text()).toContain(words);

  await openReview(page);
  const publish = page.getByRole('dialog').getByRole('button', { name: 'এখন প্রকাশ করুন' });
  await publishBy(page, () => publish.click());
  await expect(page.getByText('প্রকাশ হয়েছে। এখন সবাই দেখছেন।')).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.setViewportSize({ width: 360, height: 740 });
  const band = visitor.getByRole('region', { name: /^(নোটিশ|Notices)/ });
  await visitor.goto('/bn');
  await expect(band.getByRole('listitem')).toContainText([words]);
  await band.getByRole('link', { name: title }).click();
  await expect(visitor).toHaveURL(/\/bn\/news#news\./);
  await expect(visitor.getByRole('article', { name: title })).toContainText(words);
  expect(await axeViolations(visitor)).toEqual([]);
  // English follows later: until then it stands in Bengali, and says so.
  await visitor.goto('/');
  await expect(band.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'bn');
  expect(await visitor.locator('[aria-live]').filter({ hasText: title }).count()).toBe(0);
  expect(await axeViolations(visitor, 'main > :has(h3[lang=bn])')).toEqual([]);

  await page.goto('/admin/content');
  await expect(page.getByText('২টি লেখা নেই')).toBeVisible();
  const notices = page.getByRole('region', { name: 'নোটিশ' });
  await notices.getByRole('button', { name: `নোটিশ মুছুন: ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'মুছুন' }).click();
  await expect(page.getByRole('alert')).toContainText('নোটিশটি মোছা হয়েছে।');
  expect(await seen('/bn')).not.toContain(title);
  expect(await seen('/bn/news')).toMatch(/^200 [\s\S]*এই মুহূর্তে কোনো নোটিশ নেই।/);

  await page.getByRole('alert').getByRole('button', { name: 'ফিরিয়ে আনুন' }).click();
  await expect(page.getByRole('alert')).toContainText('নোটিশটি আগের মতো ফিরেছে');
  await expect(notices.getByRole('link', { name: title })).toBeVisible();
  expect(await seen('/bn')).toContain(words);
});

test('a notice is read without scripts in both languages, reached by a link, drawn in the browser, and left again @ci', async ({
  page,
  browser,
  baseURL: origin,
}) => {
  // Beside the one that the test before has left.
  const [title, words] = ['নববর্ষের মেলায় দেখা হবে', 'মেলার মাঠে আমাদের লোক থাকবেন।'];
  const owner = await ownersCalls(page.request, origin);
  await owner.publish(await owner.writeNotice(title, words));
  const visitor = await browser.newPage({ baseURL: origin, javaScriptEnabled: false });
  await visitor.setViewportSize({ width: 360, height: 740 });
  const article = (of: Page) => of.getByRole('article', { name: title });
  const band = (of: Page) => of.getByRole('region', { name: 'নোটিশ' });
  await visitor.goto('/bn');
  await band(visitor).getByRole('link', { name: 'সব নোটিশ' }).click();
  await expect(article(visitor)).toContainText(words);
  await visitor.goto('/news');
  await expect(article(visitor)).toContainText(words);
  await visitor.context().close();

  await openPage(page, '/bn/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'নোটিশ' }).click();
  await expect(article(page)).toContainText(words);
  await page.goBack();
  await expect(page).toHaveURL(/about$/);
  await page.getByRole('link', { name: /মূল পাতা/ }).first().click();
  await expect(band(page)).toContainText(words);
  const colour = await band(page).evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(colour).toBe('rgb(255, 247, 223)');
});
