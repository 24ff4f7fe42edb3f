import { type Page, expect } from '@playwright/test';
import { axeViolations } from '#tests/support/axe.ts';
import { addColleague } from '#tests/support/add-colleague.ts';
import { openReview, ownersCalls, publishBy } from '#tests/support/publish.ts';
import { saved } from '#tests/support/saved.ts';
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts';
import { signIn } from '#tests/support/site-fixture.ts';
import { test } from '#tests/support/staff-page.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Look at it before you publish' });

async function change(page: Page, document: string, name: string, text: string) {
  await page.goto(`/admin/content/${document}`);
  await field(page, name).fill(text);
  await saved(page);
}

async function publishNow(page: Page) {
  await publishBy(page, () => dialog(page).getByRole('button', { name: 'Publish now' }).click());
  await expect(page.getByText('Published. Everybody sees it now.')).toBeVisible();
}

test('E-04 E-33: a headline is changed, seen in the preview, published with the draft of another page, seen by everybody, and taken back with it', async ({
  page,
  request,
}) => {
  const seen = async (path: string) => (await request.get(path)).text();
  const [headline, inHtml] = ['Who we are in Dhaka <b>', 'Who we are in Dhaka &lt;b&gt;'];
  const dated = async () =>
    [...(await seen('/sitemap.xml')).matchAll(/<loc>https?:..[^/]+([^<]*)<.loc><lastmod>/g)]
      .map(([, path]) => path)
      .toSorted();
  expect(await dated()).toEqual([]);
  await change(page, 'recruitment', 'Name of the page, English', 'Work abroad');
  await change(page, 'about', 'Headline, English', headline);
  const preview = await page.request.get('/about?preview=draft');
  expect(await preview.text()).toContain(inHtml);
  for (const path of ['/about', '/about.data'])
    expect(await seen(path), path).not.toContain('Who we are in Dhaka');

  await openReview(page);
  const review = dialog(page);
  await expect(review.getByRole('checkbox', { name: /^About us/ })).toBeChecked();
  await expect(review.locator('ins')).toContainText(headline);
  await expect(review.getByText('unchanged')).toBeVisible();
  await expect(review.getByText('Page that changes: About us')).toBeVisible();
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  const other = review.getByRole('checkbox', { name: /^Overseas recruitment/ });
  await expect(other).not.toBeChecked();
  await other.check();
  await expect(review.locator('ins').filter({ hasText: 'Work abroad' })).toBeVisible();
  await review.getByRole('textbox', { name: /^Note/ }).fill('Asked for by the office');
  await publishNow(page);
  await expect(page.getByRole('link', { name: 'See the page' }).last()).toHaveAttribute(
    'href',
    '/about',
  );
  expect(await seen('/about')).toContain(inHtml);
  expect(await seen('/services/recruitment')).toContain('Work abroad');
  const showThem = ['', '/about', '/about/directors', '/services/recruitment'];
  expect(await dated()).toEqual(showThem.flatMap((path) => [path || '/', `/bn${path}`]).toSorted());

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Taken back/)).toBeVisible();
  expect(await seen('/about')).not.toContain(inHtml);
  expect(await seen('/services/recruitment')).not.toContain('Work abroad');
  await expect(field(page, 'Headline, English')).toHaveValue(headline);
});

test('E-08: an emptied Bengali text stops publishing and leads to its field @ci', async ({
  page,
}) => {
  await change(page, 'directors', 'Name of the page, বাংলা', '');
  await openReview(page);
  const fault = dialog(page).getByRole('link', { name: /^Name of the page, Bengali: / });
  await expect(fault).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Publish now' })).toHaveCount(0);
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await fault.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Name of the page', exact: true })).toBeFocused();
});

test('E-25: a colleague who was faster: the dialog says so, shows theirs, and the next press publishes; a lost answer is no second publication @ci', async ({
  page,
  baseURL: origin,
}) => {
  await change(
    page,
    'contact',
    'Description for search results, English',
    'Where our office is in Dhaka, and how to write to us.',
  );
  await openReview(page);
  const now = dialog(page).getByRole('button', { name: 'Publish now' });
  await expect(now).toBeVisible();
  const colleague = await ownersCalls(page.request, origin);
  await colleague.save('contact', { 'contactWords/title': { en: 'Reach us', bn: 'যোগাযোগ' } });
  // Read and rehearsed anew.
  await openReview(page, () => now.click());
  await expect(dialog(page).getByRole('alert')).toContainText('somebody has changed it since');
  await expect(dialog(page).getByText('Reach us')).toBeVisible();

  await page.route('**/api/content/publications', async (route) => {
    await route.fetch({ maxRetries: 2 });
    await route.abort();
  });
  await now.click();
  await expect(dialog(page).getByRole('alert')).toContainText('published only once');
  await page.unroute('**/api/content/publications');
  await publishNow(page);
  const revisions = await page.request.get('/api/content/contact/revisions');
  expect(await revisions.json()).toHaveLength(2);
});

test('E-64: staff publish the hours; the telephone number waits for the owner, whom they ask @ci', async ({
  page,
  elsewhere: other,
  baseURL,
}) => {
  const colleague = await addColleague(page, 'shirin@sampan.example');
  await other.setViewportSize({ width: 360, height: 740 });
  await signIn(other, colleague);

  await other.goto('/admin/content/agency?field=agency/phones/first');
  const phone = other.getByRole('textbox', { name: /^Number/ }).first();
  await phone.fill('+880 1000-000009');
  await saved(other);
  await openReview(other);
  await expect(dialog(other).getByText('Only the owner may publish this.')).toBeVisible();
  await expect(dialog(other).getByRole('button', { name: 'Publish now' })).toHaveCount(0);
  await dialog(other).getByRole('button', { name: 'Ask the owner' }).click();
  await expect(dialog(other).getByText('The owner has been asked.')).toBeVisible();
  expect(await axeViolations(other, 'dialog')).toEqual([]);
  await expectNoSidewaysScroll(other);
  await dialog(other).getByRole('button', { name: 'Go back' }).click();

  await page.goto('/admin/content');
  await expect(page.getByText('asks for publishing').first()).toBeVisible();
  const owner = await ownersCalls(page.request, baseURL);
  await owner.publish('agency');
  expect(await (await page.request.get('/contact')).text()).toContain('"tel:+8801000000009"');
});

test('E-32 E-35: history says who, when and what; versions are compared, an old one is put back, another one erased @ci', async ({
  page,
  baseURL: origin,
}) => {
  const owner = await ownersCalls(page.request, origin);
  for (const en of ['What we do for you', 'What we do for workers'])
    await owner.publish('services', { 'servicesWords/title': { en, bn: 'সেবা' } });
  const shown = async () => (await page.request.get('/services')).text();
  expect(await shown()).toContain('What we do for workers</h1>');

  await page.goto('/admin/content/services');
  // The menu has another one, which leads to all that has happened.
  await page.getByRole('main').getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^History: / })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^On the website now/ })).toHaveAccessibleName(
    /Name of the page/,
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
  await publishNow(page);
  expect(await shown()).toContain('What we do for you</h1>');
  await expect(page.getByText('An earlier version, put back')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Erase these texts…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('The texts were erased')).toBeVisible();
  await expect(page.getByText('What we do for workers')).toHaveCount(0);
});

test('E-14: an old version is not published past a text that this device alone has @ci', async ({
  page,
  baseURL: origin,
}) => {
  const owner = await ownersCalls(page.request, origin);
  for (const en of ['Visas, explained', 'Visas, and what they take'])
    await owner.publish('consultation', { 'consultationWords/title': { en, bn: 'ভিসা' } });
  await page.goto('/admin/content/consultation');
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
  await expect(
    dialog(page)
      .getByRole('checkbox', { name: /Visa consultation/ })
      .first(),
  ).toBeChecked();
  await expect(dialog(page).getByRole('button', { name: 'Publish now' })).toBeHidden();
});
