import { expect } from '@playwright/test';
import { test } from '#tests/support/site-fixture.ts';

const paths = ['/policy', '/about', '/about/directors'];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the policy is in Bengali at both addresses, and translated at the English one', async ({
    page,
  }) => {
    for (const path of ['/bn/policy', '/policy']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('আমাদের নীতিমালা');
      for (const fact of [
        'সর্বোচ্চ ৬ মাস সময় লাগতে পারে',
        'জমা দেওয়া সম্পূর্ণ অর্থ ফেরত দেওয়া হবে',
        'ফাইল খোলার চার্জ',
        'অফিস সার্ভিস চার্জ',
        'ওয়ার্ক পারমিট চার্জ',
        'দূতাবাসের ফি এবং অ্যাপয়েন্টমেন্টের ফি গ্রাহক নিজে পরিশোধ করবেন',
        'প্রায় ২০%-কে সাক্ষাৎকারে ডাকা হয়, ৮০%-কে ডাকা হয় না',
        'ইউরোপের ভিসার কোনো নিশ্চয়তা আমরা দিই না',
      ]) {
        await expect(page.locator('[lang=bn]').getByText(fact).first()).toBeVisible();
      }
    }
    await page.getByRole('link', { name: 'Read the English translation' }).click();
    const translation = page.locator('#translation');
    await expect(translation).toBeInViewport();
    await expect(translation).toContainText('This is a translation of the Bengali text above.');
    await expect(translation).toContainText('up to 6 months');
    await expect(translation).toContainText('About 20% of applicants are called to an interview');
    await page.goto('/bn/policy');
    await expect(page.locator('#translation')).toHaveCount(0);
  });

  test('the home page leads to the directors, where ABOUT US stays marked', async ({ page }) => {
    await page.goto('/');
    await page.locator('a[href="/about/directors"]').click();
    const people = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(people.filter({ hasText: 'Anwar Hossain' })).toBeVisible();
    await expect(page.getByRole('main').locator('blockquote')).toHaveCount(3);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link', { name: 'ABOUT US' })).toHaveAttribute(
      'aria-current',
      /./,
    );
  });

  test('the about page has its three cards, the channel in a new tab, the structure and the people', async ({
    page,
  }) => {
    await page.goto('/about');
    for (const name of ['Vision', 'Mission', 'Objective']) {
      await expect(page.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    const channel = page.getByRole('link', { name: 'Go to our video channel' });
    await expect(channel).toHaveAttribute('target', '_blank');
    await expect(channel).toHaveAccessibleDescription(/new tab/);
    const structure = page.locator('section').filter({ hasText: 'ORGANIZATION STRUCTURE' });
    await expect(structure.getByRole('list').first()).toContainText('Tickets and departure');
    await page.getByRole('link', { name: /^Read the message.+Tanvir Ahmed/ }).click();
    await expect(page.locator('#tanvir-ahmed')).toBeInViewport();
  });
});

test('the English reader of the policy has the way to the translation in sight until it is reached', async ({
  page,
}) => {
  const link = page.getByRole('link', { name: 'Read the English translation' });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/policy');
    await expect(link).toBeInViewport();
    await page.locator('#bn-3').scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page.locator('#translation')).toBeInViewport();
    await expect(link).not.toBeInViewport();
  }
  await page.goto('/bn/policy');
  await expect(link).toHaveCount(0);
});

test('no page about the agency scrolls sideways with large text on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths.flatMap((path) => [path, `/bn${path}`])) {
    await page.goto(path);
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    const tooWide = await page
      .getByRole('main')
      .evaluate((element) =>
        [...element.querySelectorAll('*')]
          .filter((inner) => inner.getBoundingClientRect().right > innerWidth + 1)
          .map((inner) => inner.outerHTML.slice(0, 120)),
      );
    expect(tooWide, path).toEqual([]);
  }
});
