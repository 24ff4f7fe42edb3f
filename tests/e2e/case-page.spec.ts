import { type Page, expect } from '@playwright/test';
import { addColleague } from '#tests/support/add-colleague.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { staff } from '#tests/support/running-site.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';
import { goodApplication } from '#tests/support/test-site.ts';

/** An application of its own, with its case open. Returns its id. */
async function openCase(page: Page, name: string): Promise<string> {
  const answer = await page.request.post('/api/application', {
    data: { ...goodApplication, name, phone: `0171${Math.floor(1e6 + Math.random() * 8.9e6)}` },
  });
  expect(answer.status()).toBe(201); // oxlint-disable-line vitest/no-standalone-expect
  const { insertedId } = (await answer.json()) as { insertedId: string };
  await page.goto(`/admin/case/${insertedId}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible(); // oxlint-disable-line vitest/no-standalone-expect
  return insertedId;
}

const history = (page: Page) => page.getByRole('region', { name: 'History' });
const stage = (page: Page) => page.getByRole('region', { name: 'Stage' });
const dialog = (page: Page) => page.getByRole('dialog');

async function chooseMove(page: Page, to: string) {
  await page.getByRole('button', { name: 'Move to…' }).click();
  await dialog(page).getByLabel('New stage').selectOption(to);
}

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('K-02: a case is moved by touch on a phone, the history tells of it, and it can be taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCase(page, 'Rakib Move');
  await chooseMove(page, 'documents');
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Rakib Move is now at “Documents”.');
  await expect(stage(page)).toContainText('কাগজপত্র');
  await expect(history(page)).toContainText('Stage: from “New application” to “Documents”');
  await page.reload();
  await expect(history(page)).toContainText('Stage: from “New application” to “Documents”');
  await chooseMove(page, 'interview');
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toContainText('The move was taken back.');
  await expect(stage(page)).toContainText('Documents');
  await expect(history(page)).not.toContainText('Interview');
});

test('K-02: and by keyboard alone', async ({ page }) => {
  await openCase(page, 'Rakib Keys');
  await page.getByRole('button', { name: 'Move to…' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByLabel('New stage').focus();
  await page.keyboard.type('Documents');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByLabel('New stage')).toHaveValue('documents');
  await dialog(page).getByLabel('Reason').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(stage(page)).toContainText('Documents');
});

test('K-03: closing asks for both reasons, and what was typed stays', async ({ page }) => {
  await openCase(page, 'Rakib Close');
  await chooseMove(page, 'closed');
  await expect(dialog(page)).toContainText('Closing a case needs a reason.');
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog(page)).toContainText('Please choose why.');
  await expect(dialog(page)).toContainText('Please write why: 3 to 300 characters.');
  await dialog(page).getByLabel('Reason', { exact: true }).fill('Found work at home');
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog(page).getByLabel('Reason', { exact: true })).toHaveValue(
    'Found work at home',
  );
  await dialog(page).getByLabel('Why it is closed').selectOption('withdrew');
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(stage(page)).toContainText('Closed: Withdrew');
  await expect(stage(page)).toContainText('Before: New application');
  await expect(history(page)).toContainText('Found work at home');
});

test('K-04: who is behind sees where the case is now, and moves it from there by a second press', async ({
  page,
}) => {
  const id = await openCase(page, 'Rakib Two');
  await chooseMove(page, 'interview');
  await dialog(page).getByLabel('Reason').fill('Skill test on Sunday');
  const theirs = await page.request.put(`/api/application/${id}/stage`, {
    data: { version: 0, to: 'documents' },
  });
  expect(theirs.status()).toBe(200);
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('it is now at “Documents”');
  await expect(dialog(page).getByLabel('Reason')).toHaveValue('Skill test on Sunday');
  await dialog(page).getByRole('button', { name: 'Move all the same' }).click();
  await expect(stage(page)).toContainText('Interview or skill test');
});

test('K-05: a departure without clearance says what the Act asks for, and leaves a mark', async ({
  page,
}) => {
  const id = await openCase(page, 'Rakib Left');
  await chooseMove(page, 'departed');
  await expect(dialog(page)).toContainText('the Act asks for clearance before departure, s. 20');
  await expect(dialog(page)).toContainText('The contract was not explained yet.');
  await dialog(page).getByLabel('Reason').fill('Left by himself');
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  const mark = page.getByText('Left without BMET clearance');
  await expect(mark).toBeVisible();
  await page.goto(`/admin/case/${id}/print`);
  await expect(page.getByRole('article').getByText('Left without BMET clearance')).toBeVisible();
});

test('a next step is planned, done, and stands again after Undo', async ({ page }) => {
  await openCase(page, 'Rakib Next');
  await page.getByRole('button', { name: 'Plan' }).click();
  await dialog(page).getByLabel('What').selectOption('papers');
  await dialog(page).getByLabel('In words').fill('Bring the degree');
  await dialog(page).getByRole('button', { name: 'Keep' }).click();
  const next = page.getByRole('region', { name: 'Next step' });
  await expect(next).toContainText('Papers, Bring the degree');
  await next.getByRole('button', { name: 'Done' }).click();
  await expect(next).toContainText('Nothing is planned.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(next).toContainText('Papers, Bring the degree');
});

test('a case is taken over, and given back', async ({ page }) => {
  await openCase(page, 'Rakib Mine');
  const mine = page.getByRole('button', { name: 'I take it' });
  await mine.click();
  await expect(page.getByRole('alert')).toContainText('is responsible now.');
  await expect(mine).toBeHidden();
  await page.getByLabel('Responsible').selectOption({ label: 'Nobody' });
  await expect(page.getByRole('alert')).toContainText('Nobody is responsible now.');
  await expect(mine).toBeVisible();
});

test('nothing is kept in the name of another account that has signed in meanwhile, in another tab or over the page', async ({
  page,
}) => {
  const colleague = await addColleague(page, 'at-the-same-desk@sampan.example');
  await openCase(page, 'Rakib Desk');
  const note = history(page).getByLabel('Note');
  const keep = history(page).getByRole('button', { name: 'Keep' });
  const refused = page.getByText(/^Another account is signed in here now, so nothing was done/);
  // As in another tab.
  const signedIn = await page.request.post('/api/auth/sign-in/email', { data: colleague });
  expect(signedIn.ok()).toBe(true);
  await note.fill('Comes on Sunday');
  await keep.click();
  await expect(refused).toBeVisible();
  await expect(note).toHaveValue('Comes on Sunday');

  const logIn = async ({ email, password }: typeof staff) => {
    await page.context().clearCookies({ name: /session/ });
    await keep.click();
    await expect(dialog(page).getByLabel('Email')).toHaveValue(staff.email);
    await dialog(page).getByLabel('Email').fill(email);
    await dialog(page).getByLabel('Password').fill(password);
    await dialog(page).getByRole('button', { name: 'LOGIN' }).click();
    await expect(dialog(page)).toBeHidden();
  };
  await logIn(colleague);
  await expect(refused).toBeVisible();
  await expect(note).toHaveValue('Comes on Sunday');
  await logIn(staff);
  await expect(note).toHaveValue('');
  await expect(history(page).getByText('Comes on Sunday')).toHaveCount(1);
});

test('K-09, K-10: a note is kept, changed and taken away; hostile text is text', async ({
  page,
}) => {
  await openCase(page, 'Rakib Note');
  const hostile = '<img src=x onerror=alert(1)> "\'& রবিবার';
  await history(page).getByLabel('Note').fill(hostile);
  await history(page).getByRole('button', { name: 'Keep' }).click();
  await expect(history(page).getByText(hostile)).toBeVisible();
  await expect(history(page).getByLabel('Note')).toHaveValue('');
  await history(page).getByRole('button', { name: 'Change' }).click();
  await history(page).getByLabel('Note').nth(1).fill('Comes on Monday');
  await history(page).getByRole('button', { name: 'Keep' }).nth(1).click();
  await expect(history(page).getByText('Comes on Monday')).toBeVisible();
  await history(page).getByRole('button', { name: 'Take away' }).click();
  await expect(history(page).getByText('Comes on Monday')).toBeHidden();
});

test('K-47: a note that is being changed stays when something else is noted', async ({ page }) => {
  await openCase(page, 'Rakib Change');
  const notes = history(page).getByLabel('Note');
  const keep = history(page).getByRole('button', { name: 'Keep' });
  await notes.fill('Comes on Monday');
  await keep.click();
  await history(page).getByRole('button', { name: 'Change' }).click();
  await notes.nth(1).fill('Comes on Tuesday');
  await notes.first().fill('Has a new number');
  await keep.first().click();
  const others = history(page).getByRole('listitem').filter({ hasText: 'Has a new number' });
  await expect(others).toBeVisible();
  await expect(notes.nth(1)).toHaveValue('Comes on Tuesday');
  await keep.nth(1).click();
  await expect(history(page).getByText('Comes on Tuesday')).toBeVisible();
  await expect(history(page).getByText('Comes on Monday')).toBeHidden();
});

test('decision 15: the language switch keeps the case, and what was typed there', async ({
  page,
}) => {
  const id = await openCase(page, 'Rakib Switch');
  await history(page).getByLabel('Note').fill('Half of a note');
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await expect(page).toHaveURL(`/admin/case/${id}`);
  await expect(page.getByRole('textbox', { name: 'নোট' })).toHaveValue('Half of a note');
});

test('decision 38: the sign-in leads back to the case', async ({ page }) => {
  const id = await openCase(page, 'Rakib Signed Out');
  await page.context().clearCookies();
  await page.reload();
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByRole('heading', { name: 'Rakib Signed Out', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`/admin/case/${id}`);
});

test('K-20: a passport number is shown for a reason, and the history says so', async ({ page }) => {
  await openCase(page, 'Rakib Passport');
  await page.getByRole('button', { name: 'Show whole number' }).click();
  await dialog(page).getByRole('button', { name: 'Show', exact: true }).click();
  await expect(dialog(page)).toContainText('Please choose');
  await dialog(page).getByLabel('Reason').selectOption('other');
  await dialog(page).getByLabel('In words').fill('The bank asks');
  await dialog(page).getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText(goodApplication.passport)).toBeVisible();
  await page.reload();
  await expect(history(page)).toContainText('Passport number shown: For something else');
  await expect(history(page)).toContainText('The bank asks');
  await expect(page.getByText(goodApplication.passport)).toBeHidden();
});

test('K-47: without a network a change says so, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await openCase(page, 'Rakib Offline');
  await history(page).getByLabel('Note').fill('Comes on Sunday');
  await chooseMove(page, 'documents');
  await dialog(page).getByLabel('Reason').fill('All papers are here');
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expect(dialog(page).getByLabel('Reason')).toHaveValue('All papers are here');
  await context.setOffline(false);
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(stage(page)).toContainText('Documents');
  await expect(history(page)).toContainText('to “Documents”');
  await expect(history(page).getByLabel('Note')).toHaveValue('Comes on Sunday');
  await context.setOffline(true);
  await history(page).getByRole('button', { name: 'Keep' }).click();
  await expect(history(page).getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await history(page).getByRole('button', { name: 'Keep' }).click();
  await expect(history(page).getByText('Comes on Sunday')).toHaveCount(1);
});

test('K-47: the page is whole at 360 and 1440 px, in both languages, light and dark', async ({
  page,
  site,
}) => {
  const id = await openCase(page, 'নাসরিন আক্তার বেগম চৌধুরী');
  const version = { version: 0 };
  await page.request.put(`/api/application/${id}/stage`, { data: { ...version, to: 'visa' } });
  for (const language of ['en', 'bn']) {
    await page.context().addCookies([{ name: 'language', value: language, url: site.origin }]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/admin/case/${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('নাসরিন');
        await page.evaluate(() => document.fonts.ready);
        await expectNoSidewaysScroll(page, `${language} at ${width} px`);
        expect(await axeViolations(page)).toEqual([]);
      }
    }
  }
});

test('from the list one opens a case, whose stage it shows', async ({ page }) => {
  const name = 'Rakib Listed';
  const id = await openCase(page, name);
  await page.request.put(`/api/application/${id}/stage`, { data: { version: 0, to: 'visa' } });
  await page.goto('/admin/allapplication');
  const row = page.getByRole('article', { name });
  await expect(row).toContainText('Visa applied for');
  await row.getByRole('heading').getByRole('button').click();
  await row.getByRole('link', { name: 'Open case' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('what is no case says so', async ({ page }) => {
  await page.goto('/admin/case/none');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'There is no such application',
  );
});
