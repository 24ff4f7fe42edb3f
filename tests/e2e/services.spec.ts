import { expect } from '@playwright/test';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { test } from '#tests/support/site-fixture.ts';

const { sectors } = defaultDocuments().sectors;

const main = (page: import('@playwright/test').Page) => page.getByRole('main');

test('the services page leads to each service, and SERVICES stays marked there', async ({
  page,
}) => {
  for (const name of ['Overseas Recruitment', 'Visa Consultation', 'Skill Training']) {
    await page.goto('/services');
    await main(page)
      .getByRole('link', { name: new RegExp(`^EXPLORE INSIDE.+${name}`) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(`${name} | Sampan Overseas`);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link', { name: 'SERVICES', exact: true })).toHaveAttribute(
      'aria-current',
      /./,
    );
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every job has an address of its own, which opens the application form', async ({
    page,
  }) => {
    const jobs = sectors.flatMap(({ roles }) => roles);
    for (const [path, language, ask, form] of [
      ['', 'en', 'apply for this job', 'Application'],
      ['/bn', 'bn', 'এই কাজের জন্য আবেদন করুন', 'আবেদন ফরম'],
    ] as const) {
      await page.goto(`${path}/services/recruitment`);
      const links = jobs.map((job) =>
        main(page).getByRole('link', { name: `${job[language]} : ${ask}`, exact: true }),
      );
      const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
      expect(new Set(addresses).size).toBe(jobs.length);
      await links.at(-1)!.click();
      await expect(page.getByRole('heading', { level: 1, name: form })).toBeVisible();
      await expect(page).toHaveURL(`${path}/application?job=iron-man`);
    }
  });
});

test('an employer gets from the head of the page to facts, and to a message that asks what we need', async ({
  page,
}) => {
  for (const [path, jump, write] of [
    ['/services/recruitment', 'For employers', 'Write an e-mail'],
    ['/bn/services/recruitment', 'নিয়োগকর্তার জন্য', 'ইমেইল লিখুন'],
  ] as const) {
    await page.goto(path);
    await main(page).getByRole('link', { name: jump }).click();
    await expect(page.locator('#employers').getByRole('heading', { level: 2 })).toBeInViewport();
    const [mail, chat] = await Promise.all(
      [write, /WhatsApp|হোয়াটসঅ্যাপ/].map((name) =>
        page.locator('#employers').getByRole('link', { name }).getAttribute('href'),
      ),
    );
    expect(mail).toMatch(/^mailto:info@sampan\.example\?/);
    for (const message of [
      new URL(mail!).searchParams.get('body'),
      new URL(chat!).searchParams.get('text'),
    ]) {
      for (const question of [
        'Company and country:',
        'Roles, and how many of each:',
        'Whom we can call',
      ])
        expect(message).toContain(question);
    }
    // The worker's form has nothing to do with it.
    await expect(
      page.locator('#employers').getByRole('link', { name: /contact|যোগাযোগ/i }),
    ).toHaveCount(0);
  }
});

test('what the policy says stands beside the success rate', async ({ page }) => {
  await page.goto('/services/consultation');
  const figures = page.getByRole('region', { name: 'Our figures' });
  await expect(figures).toContainText('100%');
  await expect(figures).toContainText('No guarantee for European visas');
});

test('each diploma opens its page at the training centre in a new tab', async ({ page }) => {
  await page.goto('/services/training');
  const links = page.getByRole('link', { name: /^Explore Training.+opens in a new tab/ });
  await expect(links).toHaveCount(8);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/training\.example\/courses\/[a-z-]+$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('no page of the services scrolls sideways with large text on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['', '/recruitment', '/consultation', '/training']) {
    for (const language of ['', '/bn']) {
      await page.goto(`${language}/services${path}`);
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      const tooWide = await main(page).evaluate((element) =>
        [...element.querySelectorAll('*')]
          .filter((inner) => inner.getBoundingClientRect().right > innerWidth + 1)
          .map((inner) => inner.outerHTML.slice(0, 120)),
      );
      expect(tooWide, `${language}/services${path}`).toEqual([]);
    }
  }
});
