import { type Page, expect } from '@playwright/test';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { Documents } from '#app/content/documents.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { formatDay } from '#app/i18n/format.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';
import { storeContent } from '#tests/support/store-content.ts';

const shipped = defaultDocuments();
const today = todayInDhaka(new Date());
const source = { title: 'Sample notice', url: 'https://notice.example/1' };
const checked = { source, checkedOn: today };

type Item = Documents['costs']['items'][number];

/** The nine shipped items as samples: amounts of the worker, one in euro, two outdated or missing, one only if wished. */
const samples: Partial<Item>[] = [
  { payer: 'agency', min: 100, max: 200, ...checked },
  { payer: 'worker', min: 1000, max: 1200, ...checked },
  { payer: 'employer', min: 5000, ...checked },
  { payer: 'worker', min: 30, max: 40, currency: 'EUR', ...checked },
  { payer: 'worker', min: 500, source },
  { payer: 'worker' },
  { payer: 'worker', min: 700, source, checkedOn: daysLater(today, -91) },
  { payer: 'employer', min: 0, max: 300, ...checked },
  { payer: 'worker', min: 2000, max: 2500, ...checked },
];

/** Enters the samples and a ceiling, and opens the page as it is with them. */
async function openEntered(page: Page, site: RunningSite) {
  const { db } = openDatabase(`file:${site.dataDir}/sampan.sqlite`);
  const items = shipped.costs.items.map((item, at) => ({ ...item, ...samples[at] }));
  const ceilings = [{ _key: 'hu', country: 'hu' as const, amountBdt: 4000, ...checked }];
  await storeContent(db, { ...shipped, costs: { items, ceilings, rates: [] } });
  await db.destroy();
  await expect(async () => {
    await page.goto('/costs');
    await expect(page.getByText('Tk 4,000').first()).toBeVisible({ timeout: 500 });
  }).toPass();
}

const box = (page: Page) => page.getByRole('complementary').filter({ has: page.locator('dl') });

/** What the box says of who pays what, a line each. */
async function sumsIn(page: Page): Promise<string[]> {
  const lines = await box(page).locator('dl > div').allInnerTexts();
  return lines.map((line) => line.replace(/\s+/g, ' ').trim());
}

test('T-29 T-31 the sums count what is missing, keep foreign money apart, follow the ticks, and say what the ceiling is', async ({
  page,
  site,
}) => {
  await openEntered(page, site);
  expect(await sumsIn(page)).toEqual([
    'You Tk 1,500–1,700 EUR 30–40',
    'The employer Tk 5,000–5,300',
    'We Tk 100–200',
  ]);
  await expect(box(page)).toContainText('2 of 8 amounts are not known: the sum is not complete.');
  await expect(box(page)).toContainText(`Checked on ${formatDay('en', today)}.`);
  const tick = (name: string) => page.getByRole('checkbox', { name: `Count: ${name}` });
  await tick('Training').check();
  await expect(box(page)).toContainText('2 of 9 amounts are not known: the sum is not complete.');
  expect((await sumsIn(page))[0]).toBe('You Tk 3,500–4,200 EUR 30–40');
  await expect(box(page).getByRole('status')).toHaveText(
    'You: Tk 3,500–4,200, EUR 30–40. The employer: Tk 5,000–5,300. We: Tk 100–200. 2 of 9 amounts are not known: the sum is not complete.',
  );
  await tick('Training').uncheck();
  // Two amounts are not known, and one is in euro.
  await expect(box(page)).not.toContainText('below');
  await tick('Medical test').uncheck();
  await expect(box(page)).toContainText('1 of 7 amounts is not known');
  // Of what has no amount nothing can be left out.
  await expect(tick('Deposit')).toHaveCount(0);
  await page.goto('/costs?country=romania');
  await expect(box(page)).toContainText('ceiling for Romania has not been entered');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('T-29 without scripts the same sums stand in the table, each amount with its source and day, on paper too', async ({
    page,
    site,
  }) => {
    await openEntered(page, site);
    const row = (name: string) => page.getByRole('row', { name });
    await expect(row('Sum: You')).toContainText('Tk 1,500–1,700');
    await expect(row('Sum: You')).toContainText('EUR 30–40');
    await expect(row('Sum: The employer')).toContainText('Tk 5,000–5,300');
    await expect(row('Sum: We')).toContainText('Tk 100–200');
    await expect(page.getByText('2 of 8 amounts are not known')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    const day = formatDay('en', today);
    await expect(row('Air ticket')).toContainText('Tk 0–300');
    await expect(row('Air ticket')).toContainText(`Source: Sample notice. Checked on ${day}.`);
    await expect(row('Medical test')).toContainText('not since: ask us before you rely on it');
    await expect(row('Appointment fee')).toContainText('not checked by us yet');
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});
