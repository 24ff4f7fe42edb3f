import { type Page, expect } from '@playwright/test';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { ownersCalls } from '#tests/support/publish.ts';
import { staff } from '#tests/support/running-site.ts';
import { askForNews, saved } from '#tests/support/saved.ts';
import { signIn } from '#tests/support/site-fixture.ts';
import { test } from '#tests/support/staff-page.ts';

const saves = '**/api/content/*';

/** Opens a document in the editor. */
async function open(page: Page, document: string) {
  await page.goto(`/admin/content/${document}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** What the draft has at a path, told by the API. */
async function drafted(page: Page, id: string, path: string): Promise<unknown> {
  const answer = await page.request.get(`/api/content/${id}`);
  const { leaves } = (await answer.json()) as { leaves: Record<string, { draft?: unknown }> };
  return leaves[path]?.draft;
}

test('E-14 E-17: what could not be saved is there after a reload, and is saved then; a session that ended while typing is renewed @ci', async ({
  page,
  site,
}) => {
  await open(page, 'airticket');
  // Not by cutting the browser's network: a call that a page begins while it is left slips through.
  await site.stop('SIGKILL');
  await field(page, 'Name of the page, English').fill('Typed while the site was away');
  await expect(page.getByText(/^Not saved: /).first()).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('about:blank');
  await site.start();
  await page.route(saves, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await open(page, 'airticket');
  await expect(field(page, 'Name of the page, English')).toHaveValue(
    'Typed while the site was away',
  );
  expect(await drafted(page, 'airticket', 'airTicketWords/title')).toBeUndefined();
  await page.unroute(saves);
  await saved(page);
  expect(await drafted(page, 'airticket', 'airTicketWords/title')).toMatchObject({
    en: 'Typed while the site was away',
  });

  await page.context().clearCookies({ name: /session/ });
  await field(page, 'Name of the page, English').fill('Typed after the session');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password').fill(staff.password);
  await dialog.getByRole('button', { name: 'LOGIN' }).click();
  // Before, the calls of the test are a stranger's, too.
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => drafted(page, 'airticket', 'airTicketWords/title'))
    .toMatchObject({
      en: 'Typed after the session',
    });
  await page.goto('/admin/content');
  await page.locator('summary', { hasText: 'All texts' }).click();
  await expect(page.getByRole('link', { name: /^Air ticket .*Draft/ })).toBeVisible();
});

test('E-11: two people change one text; both stand beside each other until one is chosen @ci', async ({
  page,
  elsewhere: theirs,
}) => {
  await open(page, 'training');
  // Signed in by the same person: to the editor it is somebody else.
  await signIn(theirs);
  await open(theirs, 'training');
  await field(page, 'Name of the page, English').focus();
  await field(theirs, 'Name of the page, English').fill('Learn with us');
  await saved(theirs);

  await field(page, 'Name of the page, English').fill('Learn a trade');
  const panel = page.getByText(/has changed the same/);
  await expect(panel).toBeVisible();
  await expect(page.getByText('Learn with us')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(field(page, 'Name of the page, English')).toHaveValue('Learn a trade');
  await expect(panel).toBeVisible();
  expect(await drafted(page, 'training', 'trainingWords/title')).toMatchObject({
    en: 'Learn with us',
  });

  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(panel).toBeHidden();
  await saved(page);
  // The colleague, who is in no field, sees it.
  await theirs.getByRole('heading', { level: 1 }).click();
  await askForNews(theirs);
  await expect(field(theirs, 'Name of the page, English')).toHaveValue('Learn a trade');
  await expect(theirs.getByText(/changed this/)).toBeVisible();
});

test('E-10: a removed review that a colleague has changed meanwhile stays until one has chosen @ci', async ({
  page,
  baseURL: origin,
}) => {
  await open(page, 'reviews');
  await page.getByRole('button', { name: /^1 / }).click();
  await page.getByRole('button', { name: 'Add: Reviews' }).waitFor();
  // Before the page has asked what is new.
  await page.route(saves, onlySaves);
  const owner = await ownersCalls(page.request, origin);
  const told = { en: 'Told by a colleague', bn: 'একজন সহকর্মীর কথা' };
  await owner.save('reviews', { 'reviews/rakib/title': told });
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.unroute(saves, onlySaves);
  await expect(page.getByText('You wanted to remove it. Choose whether it stays.')).toBeVisible();
  await page.getByRole('button', { name: 'Let it stay' }).click();
  await expect(page.getByText(/You wanted to remove it/)).toBeHidden();
  await expect(field(page, 'Heading, English').first()).toHaveValue('Told by a colleague');
});

test('a row is added, moved and removed, and comes back by Undo @ci', async ({ page }) => {
  await open(page, 'countries');
  const rows = page.getByRole('main').getByRole('list').getByRole('listitem');
  const names = () =>
    rows.evaluateAll((all) => all.map((one) => one.querySelector('button')?.textContent));
  await expect(rows).toHaveCount(4);
  await expect.poll(names).toEqual(['1Hungary', '2Portugal', '3Romania', '4Poland']);
  await rows.first().getByRole('button').first().click();
  await page.getByRole('button', { name: 'Move down' }).click();
  await saved(page);
  await expect(page.getByRole('button', { name: 'Move down' })).toBeFocused();
  await expect.poll(names).toEqual(['1Portugal', '2Hungary', '3Romania', '4Poland']);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('was removed');
  await expect.poll(names).toEqual(['1Portugal', '2Romania', '3Poland']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual(['1Portugal', '2Hungary', '3Romania', '4Poland']);
  await saved(page);
  await page.reload();
  await expect.poll(names).toEqual(['1Portugal', '2Hungary', '3Romania', '4Poland']);
});

test('E-19: a text changed in one language alone is old in the other, until it is confirmed as a colleague has left it @ci', async ({
  page,
  baseURL: origin,
}) => {
  await open(page, 'consultation');
  await field(page, 'Name of the page, English').fill('Visas, explained');
  await expect(page.getByText(/The English was changed .*, the Bengali was not\./)).toBeVisible();
  await page.goto('/admin/content');
  const todo = page.getByRole('link', {
    name: /1 text is old in one language\s*Visa consultation/,
  });
  // Those of other tests may stand before it.
  const more = page.getByRole('button', { name: /^\d+ more$/ });
  await expect(todo.or(more).first()).toBeVisible();
  if (!(await todo.isVisible())) await more.click();
  await todo.click();
  const press = page.getByRole('button', { name: 'Still right: Name of the page' });
  await expect(press).toBeVisible();
  // As between two questions for news.
  await page.route(saves, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 304 }) : route.continue(),
  );
  const owner = await ownersCalls(page.request, origin);
  const title = 'consultationWords/title';
  const theirs = {
    en: 'Visas, and who needs one',
    bn: defaultDocuments().consultation.consultationWords.title.bn,
  };
  await owner.save('consultation', { [title]: theirs });
  await press.click();
  await expect(page.getByText(/^Somebody else has changed this meanwhile/)).toBeVisible();
  await page.unroute(saves);
  await askForNews(page);
  await expect(field(page, 'Name of the page, English')).toHaveValue(theirs.en);
  await press.click();
  await expect(page.getByText(/the Bengali was not/)).toBeHidden();
});

test('E-69: a keyboard that composes is left alone, and no save splits a syllable @ci', async ({
  page,
}) => {
  await open(page, 'services');
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') bodies.push(request.postData() ?? '');
  });
  const input = field(page, 'Name of the page, বাংলা');
  await input.fill('');
  const keyboard = await page.context().newCDPSession(page);
  const syllables = ['ক্ষ', 'স্ত্র', 'ন্ধ', 'ঙ্কি', 'শ্রী', 'ক্ষ', 'স্ত্র', 'ন্ধ'];
  for (const syllable of syllables) {
    // Letter by letter, with a save in the middle of it; once corrected, then committed.
    for (let end = 1; end <= syllable.length; end += 1) {
      await keyboard.send('Input.imeSetComposition', {
        ...{ text: syllable.slice(0, end), selectionStart: end, selectionEnd: end },
      });
      await page.evaluate(() => dispatchEvent(new Event('online')));
    }
    await keyboard.send('Input.imeSetComposition', {
      text: 'ক',
      selectionStart: 1,
      selectionEnd: 1,
    });
    await keyboard.send('Input.insertText', { text: syllable });
  }
  const whole = syllables.join('');
  await expect(input).toHaveValue(whole);
  await saved(page);
  expect(await drafted(page, 'services', 'servicesWords/title')).toMatchObject({ bn: whole });
  expect(bodies.length).toBeGreaterThan(syllables.length / 2);
  for (const body of bodies) {
    const { changes } = JSON.parse(body) as { changes: { value: { bn: string } }[] };
    const { bn } = changes[0]!.value;
    expect(syllables.map((_, at) => syllables.slice(0, at + 1).join(''))).toContain(
      bn || syllables[0],
    );
  }
});

test('text is searched in both languages, and leads to its field @ci', async ({ page }) => {
  await page.goto('/admin/content');
  await page.locator('summary', { hasText: 'All texts' }).click();
  await page.getByRole('searchbox').fill('হাঙ্গেরি');
  await page.getByRole('searchbox').press('Enter');
  await page
    .getByRole('link', { name: /^Countries, Countries.* Name/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Name', exact: true })).toBeFocused();
});

/** Lets saves through and nothing else. */
function onlySaves(route: import('@playwright/test').Route) {
  return route.request().method() === 'PATCH' ? route.continue() : route.abort();
}
