import { randomUUID } from 'node:crypto';
import { type Page, expect } from '@playwright/test';
import { openDatabase } from '#app/database/database.server.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { goodApplication } from '#tests/support/test-site.ts';

/** Sends a complaint as a visitor's program would. Returns its reference and PIN. */
async function complain(page: Page, more: object) {
  const answer = await page.request.post('/api/complaint', {
    headers: { 'idempotency-key': randomUUID() },
    data: { kind: 'money', language: 'en', ...more },
  });
  expect(answer.status()).toBe(201); // oxlint-disable-line vitest/no-standalone-expect
  return (await answer.json()) as { reference: string; pin: string };
}

/** Opens it from the list, as one would. */
async function open(page: Page, reference: string): Promise<string> {
  await page.goto('/admin/complaints?view=all');
  await page.getByRole('link', { name: `Open the complaint ${reference}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference); // oxlint-disable-line vitest/no-standalone-expect
  return page.url().split('/').pop() ?? '';
}

/** Writes into the database of the running site what takes days or another account. */
async function store(dataDir: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const { db } = openDatabase(`file:${dataDir}/sampan.sqlite`);
  await work(db);
  await db.destroy();
}
type Db = ReturnType<typeof openDatabase>['db'];

const answering = (page: Page) => page.getByRole('region', { name: 'Answer' });
const history = (page: Page) => page.getByRole('region', { name: 'History' });
const itsCase = (page: Page) => page.getByRole('region', { name: 'The case' });
const dialog = (page: Page) => page.getByRole('dialog');

// What is complained about, and what is confirmed as not ours, others read on their pages.
test.use({ content: 'edited' });
test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('T-33: a complaint is read as it was written, answered at 360 px, and read by whoever sent it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const text = 'No receipt 🙂 <b>bold</b> <script>alert(1)</script> was given';
  const { reference, pin } = await complain(page, { text, phone: '01712-345678' });
  await page.goto('/admin/complaints?view=received');
  const card = page.getByRole('article').filter({ hasText: reference });
  await expect(card).toContainText(text);
  await open(page, reference);
  await expect(page.getByRole('blockquote')).toHaveText(text);
  const written = page.getByRole('region', { name: 'What was written' });
  await expect(written.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    'tel:+8801712345678',
  );
  await answering(page).getByLabel('Your answer').fill('The receipt waits for you at the desk');
  // An answer makes it answered, unless something else is chosen.
  await expect(answering(page).getByLabel('State')).toHaveValue('answered');
  await answering(page).getByLabel('Note').fill('Asked the cashier');
  await answering(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(history(page)).toContainText('Asked the cashier');
  await expect(answering(page)).toContainText('The receipt waits for you at the desk');
  await expect(answering(page).getByLabel('Note')).toHaveValue('');
  const told = await page.request.post('/api/complaint/lookup', { data: { reference, pin } });
  expect(await told.json()).toMatchObject({
    ...{ state: 'answered', answer: 'The receipt waits for you at the desk' },
  });
  await answering(page).getByLabel('State').selectOption({ label: 'Closed' });
  await answering(page).getByRole('button', { name: 'Save' }).click();
  await expect(answering(page)).toContainText('Choose how it ended.');
  await answering(page).getByLabel('How it ended').selectOption({ label: 'Found right' });
  await answering(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main')).toContainText('Closed: Found right');
  await page.goto('/admin/complaints?view=closed');
  await expect(card).toBeVisible();
});

test('what is typed stays where somebody else was faster, and a second press saves it', async ({
  page,
}) => {
  const { reference } = await complain(page, { text: 'A sample about two people at once' });
  const id = await open(page, reference);
  await answering(page).getByLabel('Your answer').fill('My answer');
  await page.request.put(`/api/complaint/${id}`, { data: { version: 0, state: 'in_work' } });
  await answering(page).getByRole('button', { name: 'Save' }).click();
  await expect(answering(page).getByRole('alert')).toContainText('We are looking into it');
  await expect(answering(page).getByLabel('Your answer')).toHaveValue('My answer');
  await answering(page).getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(history(page)).toContainText('My answer');
});

test('T-36: an answer that is late is red in the list and in Today, which leads to it', async ({
  page,
  site,
}) => {
  const { reference } = await complain(page, { text: 'A sample that nobody has answered' });
  await store(site.dataDir, (db) =>
    db
      .updateTable('complaint')
      .set({ answerBy: '2026-01-02' })
      .where('reference', '=', reference)
      .execute(),
  );
  await page.goto('/admin/complaints?view=late');
  const card = page.getByRole('article').filter({ hasText: reference });
  const late = card.getByText('Answer was due on 2 January');
  await expect(late).toBeVisible();
  const [red, green] = await late.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(Number(green) * 2);
  await page.goto('/admin/today');
  const line = page.getByRole('region', { name: /^Late/ }).getByRole('article').filter({
    hasText: reference,
  });
  await expect(line).toContainText('Answer the complaint');
  await line.getByRole('link', { name: `Open the complaint ${reference}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
});

test('T-38: an owner starts the erasure that a complaint asks for, and role staff does not', async ({
  page,
  site,
}) => {
  const sent = await page.request.post('/api/application', {
    data: { ...goodApplication, name: 'Rakib Leaves', phone: '01712000038' },
  });
  const { receiptNumber } = (await sent.json()) as { receiptNumber: string };
  const { reference } = await complain(page, {
    ...{ kind: 'erase', text: 'Please erase everything', receiptNo: receiptNumber },
    ...{ name: 'Rakib Leaves', phone: '01898000038' },
  });
  await open(page, reference);
  await expect(itsCase(page)).toContainText('Rakib Leaves');
  await expect(itsCase(page).getByRole('link', { name: '01712000038' })).toBeVisible();
  // Nobody is called about their data at a number that the complaint gives.
  await expect(page.getByRole('main').getByRole('link', { name: '01898000038' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toHaveCount(0);
  const role = (name: 'owner' | 'staff') =>
    store(site.dataDir, (db) => db.updateTable('staffRole').set({ role: name }).execute());
  await role('staff');
  try {
    await page.reload();
    await expect(itsCase(page)).toContainText('An owner starts the erasure.');
    await expect(itsCase(page).getByRole('button', { name: 'Erase on request…' })).toHaveCount(0);
  } finally {
    await role('owner');
  }
  await page.reload();
  await itsCase(page).getByRole('button', { name: 'Erase on request…' }).click();
  await dialog(page).getByLabel('Receipt number').fill('AAAA-AAAA');
  await dialog(page).getByRole('button', { name: 'Erase in 72 hours' }).click();
  await expect(dialog(page)).toContainText('This is not the receipt number of this case.');
  await dialog(page).getByLabel('Receipt number').fill(receiptNumber);
  await dialog(page).getByRole('button', { name: 'Erase in 72 hours' }).click();
  await expect(itsCase(page)).toContainText('This case will be erased on');
  await expect(history(page)).toContainText('Erasure in 72 hours');
});

test('who asks for a copy gets the printed case in the office, after a call to the number on file', async ({
  page,
}) => {
  const sent = await page.request.post('/api/application', {
    data: { ...goodApplication, name: 'Rakib Copies', phone: '01712000039' },
  });
  const { insertedId, receiptNumber } = (await sent.json()) as Record<string, string>;
  const { reference } = await complain(page, {
    ...{ kind: 'copy', text: 'What do you have about me?', receiptNo: receiptNumber },
    phone: '01712000039',
  });
  await open(page, reference);
  await expect(itsCase(page)).toContainText('Call the number on file first');
  await itsCase(page).getByRole('link', { name: 'Print the case' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/case/${insertedId}/print$`));
  await expect(page.getByRole('main')).toContainText('Rakib Copies');
});

test('T-35: a complaint about staff is not there for role staff', async ({ page, site }) => {
  const { reference } = await complain(page, {
    kind: 'staff',
    text: 'A sample about somebody here',
  });
  const id = await open(page, reference);
  await expect(page.getByText('Only owners see this complaint')).toBeVisible();
  const role = (name: 'owner' | 'staff') =>
    store(site.dataDir, (db) => db.updateTable('staffRole').set({ role: name }).execute());
  await role('staff');
  try {
    await page.goto(`/admin/complaints/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This complaint is not there.',
    );
    await page.goto('/admin/complaints?view=all');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(reference);
  } finally {
    await role('owner');
  }
});

test('T-19: an owner confirms by a complaint that a page is not ours, and the check says so', async ({
  page,
  site,
}) => {
  const { reference } = await complain(page, {
    ...{ kind: 'impostor', text: 'They ask for money at facebook.com/sample.false' },
  });
  await open(page, reference);
  const card = page.getByRole('region', { name: 'Is it ours?' });
  await card.getByLabel('Number, address or account').fill('Rahima Begum');
  await card.getByRole('button', { name: 'Confirm as not ours' }).click();
  await expect(card).toContainText('A name proves nothing');
  await card
    .getByLabel('Number, address or account')
    .fill('https://m.facebook.com/sample.false/?ref=1');
  await card.getByRole('button', { name: 'Confirm as not ours' }).click();
  await expect(page.getByText('It is confirmed as not ours.')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText('facebook.com/sample.false');
  const check = await page.request.post('/api/verify', {
    data: { value: 'facebook.com/sample.false' },
  });
  expect(await check.json()).toMatchObject({ answer: 'no' });
  const role = (name: 'owner' | 'staff') =>
    store(site.dataDir, (db) => db.updateTable('staffRole').set({ role: name }).execute());
  await role('staff');
  try {
    await page.reload();
    await expect(card).toContainText('An owner confirms it.');
    await expect(card.getByRole('button')).toHaveCount(0);
  } finally {
    await role('owner');
  }
});

test('list and complaint are whole at 360 and 1440 px, in both languages, light and dark', async ({
  page,
  site,
}) => {
  const { reference } = await complain(page, {
    ...{ kind: 'copy', text: 'আমার সব কাগজের কপি চাই। '.repeat(20), language: 'bn' },
    ...{ name: 'নাসরিন আক্তার', phone: '০১৭১২-৩৪৫৬৭৮', email: `${'long'.repeat(12)}@mail.example` },
  });
  const id = await open(page, reference);
  for (const language of ['en', 'bn'] as const) {
    await page.context().addCookies([{ name: 'language', value: language, url: site.origin }]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of ['/admin/complaints?view=all', `/admin/complaints/${id}`]) {
          await page.goto(path);
          await expect(page.getByText(reference).first()).toBeVisible();
          await page.evaluate(() => document.fonts.ready);
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(over).toBeLessThanOrEqual(0);
          expect(await axeViolations(page)).toEqual([]);
        }
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/admin/complaints?view=all', `/admin/complaints/${id}`]) {
      await page.goto(path);
      await expect(page.getByText(reference).first()).toBeVisible();
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      await expectNoSidewaysScroll(page, `${path} in ${language}`);
    }
  }
});
