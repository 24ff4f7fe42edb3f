import { expect } from '@playwright/test';
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

const foot = (html: string) => /<footer[\s\S]*?<\/footer>/.exec(html)![0].replace(/<[^>]*>/g, '');

for (const language of languages) {
  test(
    `T-14, T-16 ${language}: a licence is on the page with register and four steps, on one sheet of A4, and in every foot; after its last day in none @ci`,
    { tag: language === 'bn' ? [] : '@all' },
    async ({ page, request, site }) => {
      const text = async (path: string) => (await request.get(path)).text();
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
      const inFoot = page.getByRole('contentinfo');
      await expect(inFoot).toContainText('RL-1234');
      await expect(inFoot).toContainText(day);
      await page.evaluate(() => document.fonts.ready);
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      const identifier = '"identifier":"RL-1234"';
      expect(await text(pathIn(language, '/'))).toContain(identifier);

      await license(site, over, ['/verify', new RegExp(formatDay('en', over))]);
      const home = await text('/');
      expect(home).not.toContain(identifier);
      expect(foot(home)).not.toContain('RL-1234');
      expect(await text('/verify')).toContain(
        `This licence was valid until ${formatDay('en', over)}`,
      );

      // Without a last day it stands in the foot as before.
      await license(site, undefined, ['/about', /RL-1234/]);
      expect(foot(await text('/about'))).toContain('Recruiting licence RL-1234');
    },
  );
}
