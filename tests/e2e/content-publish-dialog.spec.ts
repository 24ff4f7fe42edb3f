import { type Page, expect } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
import { staff } from '#tests/support/running-site.ts';
import { signIn, test } from '#tests/support/site-fixture.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';

test.use({ content: 'edited' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Look at it before you publish' });

async function change(page: Page, document: string, name: string, text: string) {
  await page.goto(`/admin/content/${document}`);
  await field(page, name).fill(text);
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish…' }).click();
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Everybody sees it now.')).toBeVisible();
}

test('a headline is changed, seen in the preview, published, seen by everybody, and taken back', async ({
  page,
  browser,
  site,
}) => {
  const visitors = await browser.newContext({ baseURL: site.origin });
  const visitor = await visitors.newPage();
  const headline = (of: Page) => of.getByRole('heading', { level: 1 });
  await visitor.goto('/about');
  const shipped = (await headline(visitor).textContent())!;

  await signIn(page);
  await change(page, 'about', 'Headline, English', 'Who we are in Dhaka');
  const preview = await page.context().newPage();
  await preview.goto('/about?preview=draft');
  await expect(headline(preview)).toContainText('Who we are in Dhaka');
  await visitor.reload();
  await expect(headline(visitor)).toHaveText(shipped);

  await page.getByRole('button', { name: 'Publish…' }).click();
  const review = dialog(page);
  await expect(review.getByRole('checkbox', { name: /^About us/ })).toBeChecked();
  await expect(review.locator('ins')).toContainText('Who we are in Dhaka');
  await expect(review.getByText('unchanged')).toBeVisible();
  await expect(review.getByText('Page that changes: About us')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await review.getByRole('textbox', { name: /^Note/ }).fill('Asked for by the office');
  await review.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Everybody sees it now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the page' }).last()).toHaveAttribute(
    'href',
    '/about',
  );
  await visitor.reload();
  await expect(headline(visitor)).toContainText('Who we are in Dhaka');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Taken back/)).toBeVisible();
  await visitor.reload();
  await expect(headline(visitor)).toHaveText(shipped);
  await expect(field(page, 'Headline, English')).toHaveValue('Who we are in Dhaka');
  await visitors.close();
});

test('E-08: an emptied Bengali text stops publishing and leads to its field', async ({ page }) => {
  await signIn(page);
  await change(page, 'directors', 'Name of the page, বাংলা', '');
  await page.getByRole('button', { name: 'Publish…' }).click();
  const fault = dialog(page).getByRole('link', { name: /^Name of the page, Bengali: / });
  await expect(fault).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Publish now' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await fault.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Name of the page', exact: true })).toBeFocused();
});

test('E-25: a colleague who was faster: the dialog says so, shows theirs, and the next press publishes', async ({
  page,
  browser,
  site,
}) => {
  await signIn(page);
  await change(
    page,
    'contact',
    'Description for search results, English',
    'Where our office is in Dhaka, and how to write to us.',
  );
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Publish now' })).toBeVisible();
  const context = await browser.newContext({ baseURL: site.origin });
  const colleague = await context.newPage();
  await signIn(colleague);
  await change(colleague, 'contact', 'Name of the page, English', 'Reach us');
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('somebody has changed it since');
  await expect(dialog(page).getByText('Reach us')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Everybody sees it now.')).toBeVisible();
  await context.close();
});

test('E-33: another document with a draft is offered, goes with it, and both are taken back', async ({
  page,
}) => {
  await signIn(page);
  await change(page, 'recruitment', 'Name of the page, English', 'Work abroad');
  await change(page, 'consultation', 'Name of the page, English', 'Ask about visas');
  await page.getByRole('button', { name: 'Publish…' }).click();
  const other = dialog(page).getByRole('checkbox', { name: /^Overseas recruitment/ });
  await expect(other).not.toBeChecked();
  await other.check();
  await expect(dialog(page).locator('ins').filter({ hasText: 'Work abroad' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Everybody sees it now.')).toBeVisible();
  const published = async (id: string) => {
    const answer = await page.request.get(`/api/content/${id}`);
    const { leaves } = (await answer.json()) as {
      leaves: Record<string, { published?: { en?: string } }>;
    };
    return Object.values(leaves).map((leaf) => leaf.published?.en);
  };
  expect(await published('recruitment')).toContain('Work abroad');
  expect(await published('consultation')).toContain('Ask about visas');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Taken back/)).toBeVisible();
  expect(await published('recruitment')).not.toContain('Work abroad');
  expect(await published('consultation')).not.toContain('Ask about visas');
});

test('a lost answer is no second publication', async ({ page }) => {
  await signIn(page);
  await change(page, 'training', 'Name of the page, English', 'Learn a trade');
  await page.route('**/api/content/publications', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Publish…' }).click();
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('published only once');
  await page.unroute('**/api/content/publications');
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Everybody sees it now.')).toBeVisible();
  const revisions = await page.request.get('/api/content/training/revisions');
  expect(await revisions.json()).toHaveLength(2);
});

test('E-64: staff publish the hours; the telephone number waits for the owner, whom they ask', async ({
  page,
  browser,
  site,
}) => {
  const password = 'tide rolls over mud';
  const email = 'shirin@sampan.example';
  await signIn(page);
  const headers = { origin: site.origin };
  const made = await page.request.post('/api/staff/invitations', {
    ...{ headers, data: { email, password: staff.password } },
  });
  const { path } = (await made.json()) as { path: string };
  const context = await browser.newContext({
    ...{ baseURL: site.origin, viewport: { width: 360, height: 740 } },
  });
  const other = await context.newPage();
  const token = path.split('#')[1];
  await other.request.post('/api/auth/link/password', {
    ...{ headers, data: { token, newPassword: password } },
  });
  await other.request.post('/api/auth/sign-in/email', { headers, data: { email, password } });

  await other.goto('/admin/content/agency?field=agency/phones/first');
  const phone = other.getByRole('textbox', { name: /^Number/ }).first();
  await phone.fill('+880 1000-000009');
  await expect(other.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await other.getByRole('button', { name: 'Publish…' }).click();
  await expect(dialog(other).getByText('Only the owner may publish this.')).toBeVisible();
  await expect(dialog(other).getByRole('button', { name: 'Publish now' })).toHaveCount(0);
  await dialog(other).getByRole('button', { name: 'Ask the owner' }).click();
  await expect(dialog(other).getByText('The owner has been asked.')).toBeVisible();
  expect(await axeViolations(other)).toEqual([]);
  await expectNoSidewaysScroll(other);
  await dialog(other).getByRole('button', { name: 'Go back' }).click();

  await page.goto('/admin/content');
  await expect(page.getByText('asks for publishing').first()).toBeVisible();
  await page.goto('/admin/content/agency');
  await publish(page);
  const visitor = await browser.newPage({ baseURL: site.origin });
  await visitor.goto('/contact');
  await expect(visitor.getByRole('link', { name: /000009/ }).first()).toHaveAttribute(
    'href',
    'tel:+8801000000009',
  );
  await context.close();
});

test('E-32: history says who, when and what; two versions are compared, and an old one is put back', async ({
  page,
  browser,
  site,
}) => {
  await signIn(page);
  await change(page, 'services', 'Name of the page, English', 'What we do for you');
  await publish(page);
  await change(page, 'services', 'Name of the page, English', 'What we do for workers');
  await publish(page);
  const visitor = await browser.newPage({ baseURL: site.origin });
  await visitor.goto('/services');
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('What we do for workers');

  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('link', { name: 'History' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: /^History: / })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^On the website now/ })).toHaveAccessibleName(
    /Name of the page \(English\)/,
  );
  const compared = page.getByRole('region', { name: 'What has changed' });
  await expect(compared.locator('del')).toHaveText('you');
  await expect(compared.locator('ins')).toHaveText('workers');
  expect(await axeViolations(page)).toEqual([]);
  await compared.getByRole('combobox', { name: 'Compared with' }).selectOption('Shipped text');
  await expect(compared.locator('ins').first()).toContainText('What we do for you');

  await page.setViewportSize({ width: 320, height: 740 });
  await expectNoSidewaysScroll(page);
  await compared.getByRole('button', { name: 'Put this version back…' }).click();
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Everybody sees it now.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('What we do for you');
  await expect(page.getByText('An earlier version, put back')).toBeVisible();
});

test('E-14: an old version is not published past a text that this device alone has', async ({
  page,
}) => {
  await signIn(page);
  await change(page, 'consultation', 'Name of the page, English', 'Visas, explained');
  await publish(page);
  await change(page, 'consultation', 'Name of the page, English', 'Visas, and what they take');
  await publish(page);
  await page.route('**/api/content/consultation', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await field(page, 'Name of the page, English').fill('Typed on the ferry');
  await expect(page.getByText(/^Not saved: /).first()).toBeVisible();
  page.on('dialog', (question) => void question.accept());
  await page.goto('/admin/content/consultation/history');
  await page.getByRole('button', { name: 'Put this version back…' }).click();
  await expect(dialog(page).getByRole('link', { name: 'Visa consultation' })).toHaveAttribute(
    'href',
    '/admin/content/consultation',
  );
  await expect(dialog(page).getByRole('checkbox', { name: /^Visa consultation/ })).toBeChecked();
  await expect(dialog(page).getByRole('button', { name: 'Publish now' })).toBeHidden();
});

test('E-35: an owner erases the texts of an old version; who and when stay', async ({ page }) => {
  await signIn(page);
  await change(page, 'gallery', 'Name of the page, English', 'A telephone number by mistake');
  await publish(page);
  await change(page, 'gallery', 'Name of the page, English', 'Visas of our workers');
  await publish(page);
  await page.goto('/admin/content/gallery/history');
  await page.getByRole('button', { name: 'Erase these texts…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('The texts were erased')).toBeVisible();
  await expect(page.getByText('A telephone number by mistake')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});
