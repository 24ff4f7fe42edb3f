import { type Locator, type Page, expect } from '@playwright/test';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { giveRole, test } from '#tests/support/staff-page.ts';

const today = todayInDhaka(new Date());

/** What a job order needs to be published, as it is typed: in Bengali digits where it is a number. */
const typed: Record<string, string> = {
  'title.bn': 'রান্নাঘরের সহকারী',
  'title.en': 'Kitchen helper',
  ...{ employer: 'Sample Hotel', city: 'Budapest', country: 'hu' },
  ...{ wage: '১,২৩৪', currency: 'EUR', per: 'month', pay: 'net' },
  ...{ hours: '৪০', contractMonths: '২৪' },
  ...{ 'daysOff.paid': 'true', 'daysOff.week': '১', 'daysOff.year': '২০' },
  ...{
    'lodging.by': 'employer',
    'lodging.words.bn': 'ঘরে ৩ জন',
    'lodging.words.en': '3 to a room',
  },
  ...{ 'food.by': 'worker', 'food.words.bn': 'রান্নাঘর আছে', 'food.words.en': 'With a kitchen' },
  ...{ 'transport.by': 'employer', 'transport.words.bn': 'বাস', 'transport.words.en': 'Bus' },
  ...{ ticketPaidBy: 'employer', seats: '১২', workerFeeBdt: '০' },
  'whoPays.bn': 'টিকিট ও ভিসা: নিয়োগকর্তা',
  'whoPays.en': 'Ticket and visa: the employer',
  ...{ demandLetterNo: 'SAMPLE-DL-1', demandLetterOn: daysLater(today, -20) },
  ...{ permissionOn: daysLater(today, -5), validUntil: daysLater(today, 60) },
};

const field = (page: Page, name: string) => page.locator(`[id="${name}"]`);

async function type(page: Page, name: string, value: string) {
  const input = field(page, name);
  const isChoice = (await input.evaluate(({ tagName }) => tagName)) === 'SELECT';
  await (isChoice ? input.selectOption(value) : input.fill(value));
}

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

test('a job order in Bengali at 360 px: drafted, refused for what is missing, published, its seats confirmed, ended', async ({
  page,
  site,
}) => {
  await page.context().addCookies([{ name: 'language', value: 'bn', url: site.origin }]);
  await page.setViewportSize({ width: 360, height: 740 });
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');
  await page.goto('/admin/jobs');
  await page.getByRole('link', { name: 'নতুন চাকরি' }).click();
  await type(page, 'title.bn', typed['title.bn']!);
  await type(page, 'wage', 'অনেক');
  await press(page, 'রাখুন');
  await expect(main.getByRole('alert')).toContainText('কয়েকটা জিনিস ঠিক করতে হবে');
  await expect(page.getByText('১ থেকে ১,০০,০০,০০০-এর মধ্যে একটা সংখ্যা লিখুন।')).toBeVisible();
  // What is typed is there again after a look elsewhere.
  await page.reload();
  await expect(field(page, 'title.bn')).toHaveValue(typed['title.bn']!);
  for (const [name, value] of Object.entries(typed)) await type(page, name, value);
  await press(page, 'রাখুন');
  await expect(page.getByText('খসড়াটা রাখা হয়েছে।')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(typed['title.bn']!);

  await giveRole(site, 'staff');
  await page.reload();
  await press(page, 'কী কী বাকি?');
  await expect(dialog.getByRole('listitem')).toHaveText(['অনুমতির নম্বর']);
  await expect(dialog.getByRole('button', { name: 'এখন প্রকাশ করুন' })).toHaveCount(0);
  await dialog.getByRole('link', { name: 'অনুমতির নম্বর' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'permissionNo')).toBeFocused();
  await type(page, 'permissionNo', 'SAMPLE-P-1');
  await press(page, 'রাখুন');
  await expect(page.getByText('রাখা হয়েছে।', { exact: true })).toBeVisible();
  // The next Save is not behind what was said of this one.
  await type(page, 'title.bn', `${typed['title.bn']} ২`);
  const button = page.getByRole('button', { name: 'রাখুন', exact: true });
  const said = (await page.getByRole('alert').filter({ hasText: 'রাখা হয়েছে।' }).boundingBox())!;
  expect(said.y + said.height).toBeLessThanOrEqual((await button.boundingBox())!.y);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await button.click();
  expect((await saved).status()).toBe(200);

  await giveRole(site, 'owner');
  await page.reload();
  await press(page, 'প্রকাশ করুন…');
  await press(dialog, 'এখন প্রকাশ করুন');
  await expect(page.getByText('প্রকাশ হয়েছে, এখন সবাই দেখতে পান।')).toBeVisible();
  await expect(main.getByRole('link', { name: 'সাইটে দেখুন' })).toHaveAttribute(
    'href',
    /^\/bn\/jobs\/kitchen-helper-\w{4}$/,
  );

  const seats = page.getByRole('region', { name: 'কতজন বাকি' });
  await field(page, 'seatsLeft').fill('১৩');
  await press(seats, 'রাখুন');
  await expect(seats).toContainText('০ থেকে ১২-এর মধ্যে একটা সংখ্যা লিখুন।');
  await field(page, 'seatsLeft').fill('৫');
  await press(seats, 'রাখুন');
  await expect(seats).toContainText('১২ জনের মধ্যে ৫ জন বাকি');
  await press(page, 'ফিরিয়ে আনুন');
  await expect(seats).toContainText('১২ জনের মধ্যে ১২ জন বাকি');
  await press(seats, 'সব পদ ভরে গেছে');
  await press(dialog, 'সব পদ ভরে গেছে');
  await expect(main).toContainText('বন্ধ: সব পদ ভরে গেছে');
  await expect(page.getByRole('region', { name: 'ইতিহাস' })).toContainText('চাকরি প্রকাশ');
  await page.goto('/admin/jobs?view=ended');
  await expect(page.getByRole('article').first()).toContainText(typed['title.bn']!);
});

test('of two who change a job order at once, neither loses a word: other fields are both kept, the same one is asked about @ci', async ({
  page,
}) => {
  const added = await page.request.post('/api/job', {
    data: { title: { en: 'Welder', bn: 'ওয়েল্ডার' }, wage: 1234 },
  });
  const { insertedId: id } = (await added.json()) as { insertedId: string };
  await page.goto(`/admin/jobs/${id}`);
  await type(page, 'wage', '1300');
  await elsewhere(page, id, { city: 'Gdansk' });
  await press(page, 'Save');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(field(page, 'city')).toHaveValue('Gdansk');
  await type(page, 'wage', '1400');
  await elsewhere(page, id, { wage: 1500 });
  await press(page, 'Save');
  await expect(page.getByRole('main')).toContainText('Wage: theirs “1500”, yours “1400”');
  await press(page, 'Keep mine');
  await expect(page.getByRole('button', { name: 'Keep mine' })).toHaveCount(0);
  const kept = await page.request.get(`/api/job/order/${id}`);
  expect(await kept.json()).toMatchObject({ wage: 1400, city: 'Gdansk', version: 5 });
});

test('the message of an employer becomes a draft, filled from its five lines @ci', async ({
  page,
}) => {
  const question =
    'We are an employer.\nRole: Sample welder\nWorkers: 40\nHours a week: 48\nWage a month: 1,234 EUR\nLodging: Given, 3 to a room';
  const sent = await page.request.post('/api/contact', {
    data: {
      ...{ name: 'Sample Employer', number: '01712000041', email: 'employer@example.com' },
      reference: 'Nobody',
      ...{ address: 'Sample Works, Gdansk', kind: 'employer', question },
    },
  });
  expect(sent.status()).toBe(200);
  await page.goto('/admin/inbox');
  const row = page.getByRole('article').filter({ hasText: 'Sample Employer' });
  await row.getByRole('heading').first().getByRole('button').click();
  await page.getByRole('link', { name: 'Make a job order of it' }).click();
  await expect(page.getByRole('blockquote')).toContainText('Role: Sample welder');
  for (const [name, value] of [
    ...[
      ['title.en', 'Sample welder'],
      ['seats', '40'],
      ['hours', '48'],
      ['wage', '1234'],
    ],
    ...[
      ['currency', 'EUR'],
      ['lodging.by', 'employer'],
    ],
  ] as const) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await press(page, 'Save');
  await expect(page.getByText('The draft is kept.')).toBeVisible();
});

/** Somebody else changes some fields of it. */
async function elsewhere(page: Page, id: string, change: object) {
  const now = (await (await page.request.get(`/api/job/order/${id}`)).json()) as object;
  const changed = await page.request.put(`/api/job/${id}`, { data: { ...now, ...change } });
  expect(changed.status()).toBe(200); // oxlint-disable-line vitest/no-standalone-expect
}
