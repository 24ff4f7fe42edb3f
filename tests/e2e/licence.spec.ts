import { type Page, expect } from '@playwright/test';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { Documents } from '#app/content/documents.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { formatDay } from '#app/i18n/format.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { licenceTexts } from '#app/trust/verify/licence.text.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';
import { storeContent } from '#tests/support/store-content.ts';

const shipped = defaultDocuments();
const licence: Documents['licence']['licence'] = {
  holder: { en: 'Sample Overseas Limited', bn: 'নমুনা ওভারসিজ লিমিটেড' },
  address: {
    en: 'House 1, Road 2, Sample Area, Dhaka 1212, Bangladesh',
    bn: 'বাড়ি ১, রাস্তা ২, নমুনা এলাকা, ঢাকা ১২১২, বাংলাদেশ',
  },
  registerUrl: 'https://register.example/list',
  registerName: { en: 'Register of samples', bn: 'নমুনার তালিকা' },
  source: { title: 'Register of samples', url: 'https://register.example/list' },
  checkedOn: todayInDhaka(new Date()),
};

/** Publishes a licence, with a last day or without one, and waits until this page says so. */
async function license(
  { dataDir, origin }: RunningSite,
  validUntil: string | undefined,
  [path, sign]: [path: string, sign: RegExp],
) {
  const { db } = openDatabase(`file:${dataDir}/sampan.sqlite`);
  await storeContent(db, {
    ...shipped,
    agency: { agency: { ...shipped.agency.agency, licence: 'RL-1234' } },
    licence: { ...shipped.licence, licence: { ...licence, ...(validUntil && { validUntil }) } },
  });
  await db.destroy();
  await expect.poll(async () => (await fetch(origin + path)).text()).toMatch(sign);
}

const foot = (page: Page) => page.getByRole('contentinfo');
const identifierOf = async (page: Page) => {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return (JSON.parse(text ?? '{}') as { identifier?: string }).identifier;
};

for (const language of languages) {
  test(
    `T-14, T-16 ${language}: a licence is on the page with register and four steps, on one sheet of A4, and in every foot; after its last day in none`,
    { tag: language === 'bn' ? [] : '@all' },
    async ({ page, site }) => {
      const today = todayInDhaka(new Date());
      const [until, over] = [daysLater(today, 100), daysLater(today, -1)];
      const day = formatDay(language, until);
      const verify = pathIn(language, '/verify');
      const onPage = page.getByRole('region', { name: licenceTexts.title[language] });
      await license(site, until, [verify, new RegExp(day)]);
      await page.goto(verify);
      await expect(onPage).toContainText('RL-1234');
      await expect(onPage).toContainText(day);
      const steps = page.getByRole('region', { name: licenceTexts.outside[language] });
      await expect(steps.getByRole('listitem')).toHaveCount(4);
      const register = 'https://register.example/list';
      await expect(steps.getByRole('link')).toHaveAttribute('href', register);
      await expect(foot(page)).toContainText('RL-1234');
      await expect(foot(page)).toContainText(day);
      await page.evaluate(() => document.fonts.ready);
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.goto(pathIn(language, '/'));
      expect(await identifierOf(page)).toBe('RL-1234');

      await license(site, over, ['/verify', new RegExp(formatDay('en', over))]);
      await page.goto('/');
      expect(await identifierOf(page)).toBeUndefined();
      await expect(foot(page)).not.toContainText('RL-1234');
      await page.goto('/verify');
      await expect(page.getByRole('region', { name: licenceTexts.title.en })).toContainText(
        `This licence was valid until ${formatDay('en', over)}`,
      );

      // Without a last day it stands in the foot as before.
      await license(site, undefined, ['/about', /RL-1234/]);
      await page.goto('/about');
      await expect(foot(page)).toContainText(/Recruiting licence RL-1234$/);
    },
  );
}
