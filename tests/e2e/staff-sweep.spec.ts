import { type Page, expect } from '@playwright/test';
import { flagTexts } from '#app/applications/case/events.text.ts';
import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { type Language, languages } from '#app/i18n/language.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { apply, change } from '#tests/support/staff-case.ts';
import { complain } from '#tests/support/staff-complaint.ts';
import { test } from '#tests/support/staff-page.ts';
import { samplePayment } from '#tests/support/test-site.ts';

/** A page that staff see. */
type StaffPage = {
  at: string | ((stored: Stored) => string);
  /** A selector of what must be there before anything is looked at. */
  shows?: string;
  /** What it is shown in place of what is stored. */
  before?: (page: Page) => Promise<void>;
  /** What is unfolded or opened on it then. */
  unfold?: (page: Page) => Promise<void>;
  /** Looked at by `test:all` alone, as others have the same fields. */
  isRare?: boolean;
};

const staffPages: Record<string, StaffPage> = {
  today: { at: '/admin/today', shows: 'article' },
  'applications, with every flag': {
    at: '/admin/allapplication',
    before: flagAll,
    unfold: unfoldRow,
  },
  trash: { at: '/admin/trash' },
  overview: { at: '/admin/overview', shows: 'dd' },
  'a year on paper': { at: '/admin/overview/year', shows: 'main table' },
  history: { at: '/admin/history', shows: 'article' },
  case: { at: ({ id }) => `/admin/case/${id}`, shows: '#answers' },
  'case, an answer being corrected': {
    at: ({ id }) => `/admin/case/${id}`,
    unfold: async (page) => {
      await page.locator('#answers > details > summary').click();
      await page.locator('#answers details details summary').click();
      await page.getByRole('button', { name: /^(Correct|সংশোধন): (Name|নাম)$/ }).click();
      await page.locator('#answers form').waitFor();
    },
  },
  'case, a paper': {
    at: ({ id }) => `/admin/case/${id}`,
    unfold: async (page) => {
      await page.locator('#papers li button[aria-haspopup]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'case, a payment': {
    at: ({ id }) => `/admin/case/${id}`,
    unfold: (page) => press(page, /^(Record a payment|টাকা লিখুন)$/),
  },
  receipt: {
    at: ({ payment }) => `/admin/payment/${payment}/print`,
    shows: 'text=Money receipt',
  },
  'inbox, a message unfolded': {
    at: '/admin/inbox',
    unfold: async (page) => {
      const found = page.getByRole('article', { name }).first();
      const fold = found.getByRole('heading').first().getByRole('button');
      if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
      await found.getByRole('radio').nth(2).check();
    },
  },
  'inbox, deleted messages': { at: '/admin/inbox/trash' },
  complaints: { at: '/admin/complaints?view=all', shows: 'article' },
  'complaints, deleted': { at: '/admin/complaints/trash' },
  complaint: { at: ({ complaint }) => `/admin/complaints/${complaint}`, shows: 'blockquote' },
  'jobs, deleted': { at: '/admin/jobs/trash' },
  'job, what is missing': {
    ...{ at: ({ job }) => `/admin/jobs/${job}?view=draft`, shows: '#history-card li' },
    unfold: (page) => press(page, /^(Publish…|প্রকাশ করুন…)$/),
  },
  'new job, refused': {
    at: '/admin/jobs/new',
    unfold: async (page) => {
      await page.locator('#wage').fill('x');
      await page.locator('main form').last().getByRole('button').last().click();
      await page.getByRole('alert').waitFor();
    },
  },
  'old lists': { at: '/admin/import', shows: 'main input' },
  posters: { at: '/admin/posters', shows: 'main [role=alert]' },
  identities: { at: '/admin/identities', shows: 'main input' },
  'add gallery': { at: '/admin/addgallery', shows: 'main input' },
  gallery: { at: '/admin/allgallery' },
  'gallery, deleted items': { at: '/admin/allgallery/trash' },
  'new application, refused': {
    at: '/admin/case/new',
    unfold: async (page) => {
      await page.locator('main form').last().getByRole('button').last().click();
      await page.getByRole('alert').waitFor();
    },
  },
  facts: { at: '/admin/facts?state=unchecked', shows: 'article' },
  'facts, all': { at: '/admin/facts', shows: 'article', isRare: true },
  'facts, outdated': { at: '/admin/facts?state=outdated', isRare: true },
  content: {
    ...{ at: '/admin/content', shows: 'h2' },
    unfold: (page) => page.locator('main details > summary').last().click(),
  },
  'office facts': { at: '/admin/content/office' },
  'content, the office': { at: '/admin/content/agency', shows: 'h2', unfold: unfoldSections },
  'content, reviews': { at: '/admin/content/reviews', shows: 'h2', unfold: unfoldSections },
  'content, navigation': { at: '/admin/content/navigation', shows: 'h2', unfold: unfoldSections },
  'content, home': {
    ...{ at: '/admin/content/home', shows: 'h2', unfold: unfoldSections, isRare: true },
  },
  'content, policy': {
    ...{ at: '/admin/content/policy', shows: 'h2', unfold: unfoldSections, isRare: true },
  },
  'content, search results': {
    ...{ at: '/admin/content/meta', shows: 'h2', unfold: unfoldSections, isRare: true },
  },
  settings: {
    ...{ at: '/admin/settings', shows: 'main details' },
    unfold: (page) => page.locator('main details > summary').click(),
  },
  status: { at: '/admin/status', shows: 'main section' },
  accounts: { at: '/admin/accounts', shows: 'main input' },
  account: { at: '/admin/account', shows: 'main input' },
  'first day': { at: '/admin/first-day', shows: 'main input' },
  password: { at: '/admin/password', shows: 'main input' },
};

const everyPage = 'K-47: axe finds nothing on any page of the staff, nothing scrolls sideways';

test(`${everyPage}, nor in twice the size: in Bengali at 360 px @ci`, ({ page, site }) =>
  lookAtAll(page, site.origin, 'bn', ['light'], [360]));

for (const language of languages) {
  const all = `${everyPage}: in ${language}, light and dark, to 1440 px`;
  test(all, { tag: '@all' }, ({ page, site }) =>
    lookAtAll(page, site.origin, language, ['light', 'dark'], [1440, 360]),
  );
}

/** Opens every page once and looks at it in every theme and width. */
async function lookAtAll(
  page: Page,
  origin: string,
  language: Language,
  themes: readonly ('light' | 'dark')[],
  widths: readonly number[],
): Promise<void> {
  test.setTimeout(600_000);
  const stored = await (everything ??= store(page));
  await page.context().addCookies([{ name: 'language', value: language, url: origin }]);
  for (const [title, { at, shows = 'h1', before, unfold, isRare }] of Object.entries(staffPages)) {
    if (isRare && !process.env.TEST_ALL) continue;
    await test.step(title, async () => {
      await page.setViewportSize({ width: widths[0]!, height: 900 });
      await before?.(page);
      await page.goto(typeof at === 'string' ? at : at(stored));
      await expect(page.locator(shows).first()).toBeVisible();
      await unfold?.(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page, `${title} at ${width} px`);
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme });
          // The page hears of it by an event, and only then begins to change its colours.
          await expect(page.locator(`html[data-theme=${colorScheme}]`)).toBeAttached();
          expect
            .soft(await axeViolations(page), `${title}, ${width} px, ${colorScheme}`)
            .toEqual([]);
        }
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      await expectNoSidewaysScroll(page, `${title} at 320 px with text of twice the size`);
      await page.unrouteAll();
    });
  }
}

const name = 'নাসরিন আক্তার বেগম চৌধুরী';

type Stored = { id: string; payment: string; complaint: string; job: string };
/** What the pages are full of, stored once for all of them. */
let everything: Promise<Stored> | undefined;

async function store(page: Page): Promise<Stored> {
  const today = todayInDhaka(new Date());
  const { id } = await apply(page, name);
  const days = { receivedOn: daysLater(today, -3), dueBackOn: daysLater(today, 3) };
  await change(page, id, 'checklist/passport', { ...days, expiresOn: daysLater(today, 12) });
  const call = { outcome: 'no_answer', note: '', followUpOn: today };
  await change(page, id, 'call', call);
  const text = 'দক্ষতা পরীক্ষার সনদ, মূল কপি ও দুইটি করে ছবি আনতে বলুন';
  const step = { step: 'papers', text, on: daysLater(today, -3), again: true };
  await change(page, id, 'next-step', step);
  const changes = { birth: '2/7/1999', destination: 'RO' };
  await change(page, id, 'facts', { changes, reason: 'ভুল শোনা' });
  await change(page, id, 'stage', { to: 'visa' });
  const paid = await page.request.post(`/api/application/${id}/payment`, { data: samplePayment });
  const { _id: payment } = (await paid.json()) as { _id: string };

  const message = {
    ...{ name, number: '01718888884', email: 'somebody@example.com', reference: 'Nobody so far' },
    ...{ address: 'House 7, Mirpur, Dhaka', kind: 'airticket', to: 'Budapest' },
    question: 'https://a.example https://b.example https://c.example',
  };
  const told = await page.request.post('/api/contact', { data: message });
  expect([paid.status(), told.status()]).toEqual([201, 200]);
  const { reference } = await complain(page, {
    ...{ kind: 'copy', text: 'আমার সব কাগজের কপি চাই। '.repeat(20), language: 'bn' },
    ...{ name, phone: '০১৭১২-৩৪৫৬৭৮', email: `${'long'.repeat(12)}@mail.example` },
  });
  await page.goto('/admin/complaints?view=all');
  const link = page.getByRole('link', { name: `Open the complaint ${reference}` });
  const complaint = (await link.getAttribute('href'))!.split('/').pop()!;
  const title = { bn: 'নার্সিং হোমের সহকারী ও রান্নাঘরের কর্মী', en: '' };
  const drafted = await page.request.post('/api/job', { data: { title, employer: name } });
  const { insertedId: job } = (await drafted.json()) as { insertedId: string };
  return { id, payment, complaint, job };
}

/** Gives every application of the list every flag. */
async function flagAll(page: Page): Promise<void> {
  await page.route('**/api/application?*', async (route) => {
    const answer = await route.fetch({ maxRetries: 2 });
    const applications = (await answer.json()) as object[];
    const flags = Object.keys(flagTexts);
    await route.fulfill({ response: answer, json: applications.map((one) => ({ ...one, flags })) });
  });
}

async function unfoldRow(page: Page): Promise<void> {
  const row = page.getByRole('article', { name }).first();
  const fold = row.getByRole('heading').first().getByRole('button');
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await row.getByRole('button', { name: /^(More|আরও):/ }).click();
  await expect(row.getByRole('listitem').nth(10)).toBeVisible();
}

/** Opens every section, and the first rows of its lists. */
async function unfoldSections(page: Page) {
  const main = page.getByRole('main');
  for (const folded of [
    main.getByRole('heading', { level: 2 }).getByRole('button', { expanded: false }),
    main.getByRole('listitem').first().getByRole('button', { expanded: false }),
  ]) {
    while ((await folded.count()) > 0) await folded.first().click();
  }
}

async function press(page: Page, label: RegExp): Promise<void> {
  await page.getByRole('button', { name: label }).first().click();
  await page.getByRole('dialog').waitFor();
}
