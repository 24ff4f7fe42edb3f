import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openDatabase } from '#app/database/database.server.ts';
import { goodApplication } from '#tests/support/test-site.ts';
import { ownersCalls } from '#tests/support/publish.ts';
import { test } from '#tests/support/site-fixture.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';

test('E-07 E-62 another telephone number and name stand on every page, in the consent and on the receipt, without a picture of the old name, and a form of before is accepted @ci', async ({
  page,
  request,
  baseURL: origin,
  site,
}) => {
  const owner = await ownersCalls(request, origin);
  const text = async (path: string) => (await request.get(path)).text();
  const consentOn = (html: string) => / value="(\d{4}-[^"]*)"/.exec(html)?.[1];
  const before = consentOn(await text('/application'));
  expect(before).toMatch(/^\d{4}-\d\d-\d\d\/\d+$/);

  const name = { en: 'Another Name for Work in Faraway Countries', bn: 'দূর দেশে কাজের আরেক নাম' };
  const key = await owner.publish('agency', {
    'agency/phones/first/shown': '+৮৮০ ১০০০-০০০০০৩',
    'agency/name': name,
  });
  for (const path of ['/', '/bn', '/contact', '/bn/policy', '/application', '/no', '/admin']) {
    const html = await text(path);
    expect(html, path).not.toContain('tel:+8801000000001');
    expect(html, path).not.toContain('Sampan Overseas');
    expect(html, path).not.toMatch(/logo(-on-dark)?\.svg|\/share\/(?!brand)/);
    if (path !== '/admin') expect(html, path).toContain('tel:+8801000000003');
  }
  await page.goto('/about');
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const home = page.getByRole('banner').getByRole('link', { name: `${name.en}, home` });
    await expect(home.locator('img')).toHaveAttribute('src', '/illustrations/mark.svg');
    await expectNoSidewaysScroll(page, `${width} px`);
  }
  expect(await text('/')).toMatch(/"telephone":[^}]*\+8801000000003/);
  const form = await text('/application');
  expect(form).toContain(`${name.en} keeps what I have written`);
  expect(consentOn(form)).toMatch(new RegExp(`^${before}\\.r\\d+$`));

  const sent = await request.post('/application', {
    headers: { origin },
    form: { ...goodApplication, asked: 'birth phone email passport', consent: before! },
    maxRedirects: 0,
  });
  expect(sent.status()).toBe(303);
  expect(await text('/application/receipt')).toContain('tel:+8801000000003');
  const { db } = openDatabase(`file:${join(site.dataDir, 'sampan.sqlite')}`);
  const rows = await db.selectFrom('application').select('consentVersion').execute();
  await db.destroy();
  expect(rows).toEqual([{ consentVersion: before }]);

  await owner.takeBack(key);
  expect(consentOn(await text('/application'))).toBe(before);
  expect(await text('/about')).toContain('/illustrations/logo.svg');
});
