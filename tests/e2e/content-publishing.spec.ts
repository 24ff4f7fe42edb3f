import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { openDatabase } from '#app/database/database.server.ts';
import { staff } from '#tests/support/running-site.ts';
import { goodApplication } from '#tests/support/test-site.ts';
import { test } from '#tests/support/site-fixture.ts';

test.use({ content: 'edited' });

const headline = 'homeWords/headline';

type Edited = { version: number; leaves: Record<string, { version: number }> };

async function signInBy(request: APIRequestContext, origin: string) {
  await request.post('/api/auth/sign-in/email', { data: staff, headers: { origin } });
}

test('E-04 E-33 a headline is on no page as a draft, on both home pages once published, and gone when taken back', async ({
  request,
  baseURL: origin,
}) => {
  await signInBy(request, origin);
  const text = async (path: string) => (await request.get(path)).text();
  const send = async <Answer>(method: 'patch' | 'post', path: string, data: object) => {
    const answer = await request[method](`/api/content${path}`, { data, headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Answer;
  };
  const addresses = ['/', '/bn', '/about', '/bn/about', '/sitemap.xml', '/_.data', '/bn.data'];
  const all = async () => Promise.all(addresses.map(text));
  const before = await all();

  const { leaves } = (await (await request.get('/api/content/home')).json()) as Edited;
  const value = { en: 'Work abroad, safely <b>', bn: 'নিরাপদে বিদেশে কাজ <b>' };
  const changes = [{ path: headline, base: leaves[headline]!.version, value }];
  const save = { editor: crypto.randomUUID(), sequence: 1, changes };
  const { version } = await send<Edited>('patch', '/home', save);
  expect(await all()).toEqual(before);

  const rehearsed = await send<{ pages: { path: string; bytes: number; before: number }[] }>(
    ...(['post', '/rehearsals', { documents: ['home'] }] as const),
  );
  expect(rehearsed.pages.map(({ path }) => path)).toEqual(['/', '/']);
  for (const { bytes, before } of rehearsed.pages)
    expect(Math.abs(bytes - before)).toBeLessThan(200);

  const key = crypto.randomUUID();
  await send('post', '/publications', { key, documents: [{ _id: 'home', version }], note: '' });
  const [english, bengali, about, bengaliAbout, sitemap] = await all();
  expect(english).toContain('Work abroad, safely &lt;b&gt;');
  expect(bengali).toContain('নিরাপদে বিদেশে কাজ &lt;b&gt;');
  expect([about, bengaliAbout].map(textOnly)).toEqual([before[2], before[3]].map(textOnly));
  const unchanged = new Set(before[4]?.split('\n'));
  const changed = sitemap?.split('\n').filter((line) => !unchanged.has(line)) ?? [];
  expect(
    changed.map((line) => /<loc>https?:..[^/]+([^<]*)<.loc><lastmod>/.exec(line)?.[1]),
  ).toEqual(['/', '/bn']);

  await send('post', `/publications/${key}/reversal`, { key: crypto.randomUUID() });
  const [again, inBengali] = await all();
  expect([again, inBengali].map(textOnly)).toEqual([before[0], before[1]].map(textOnly));
});

test('E-07 another telephone number and name stand on every page, in the consent and on the receipt, and a form of before is accepted', async ({
  request,
  baseURL: origin,
  site,
}) => {
  await signInBy(request, origin);
  const headers = { origin: origin };
  const text = async (path: string) => (await request.get(path)).text();
  const consentOn = (html: string) => / value="(\d{4}-[^"]*)"/.exec(html)?.[1];
  const before = consentOn(await text('/application'));
  // How many months it names is the owner's, and other tests of this site change that.
  expect(before).toMatch(/^\d{4}-\d\d-\d\d\/\d+$/);

  const { leaves } = (await (await request.get('/api/content/agency')).json()) as Edited;
  const values = {
    'agency/phones/first/shown': '+৮৮০ ১০০০-০০০০০৩',
    'agency/name': { en: 'Nodi Overseas', bn: 'নদী ওভারসিজ' },
  };
  const changes = Object.entries(values).map(([path, value]) => ({
    ...{ path, value },
    base: leaves[path]!.version,
  }));
  const saved = await request.patch('/api/content/agency', {
    ...{ headers, data: { editor: crypto.randomUUID(), sequence: 1, changes } },
  });
  const { version } = (await saved.json()) as Edited;
  const key = crypto.randomUUID();
  const documents = [{ _id: 'agency', version }];
  const published = await request.post('/api/content/publications', {
    ...{ headers, data: { key, documents, note: '' } },
  });
  expect(published.status(), await published.text()).toBe(201);

  for (const path of ['/', '/bn', '/contact', '/bn/policy', '/application', '/nowhere']) {
    const html = await text(path);
    expect(html, path).toContain('tel:+8801000000003');
    expect(html, path).not.toContain('tel:+8801000000001');
    expect(html, path).not.toContain('Sampan Overseas');
  }
  expect(await text('/')).toMatch(/"telephone":[^}]*\+8801000000003/);
  const form = await text('/application');
  expect(form).toContain('Nodi Overseas keeps what I have written');
  expect(consentOn(form)).toMatch(new RegExp(`^${before}\\.r\\d+$`));

  const sent = await request.post('/application', {
    headers,
    form: { ...goodApplication, asked: 'birth phone email passport', consent: before! },
    maxRedirects: 0,
  });
  expect(sent.status()).toBe(303);
  expect(await text('/application/receipt')).toContain('tel:+8801000000003');
  const { db } = openDatabase(`file:${join(site.dataDir, 'sampan.sqlite')}`);
  const rows = await db.selectFrom('application').select('consentVersion').execute();
  await db.destroy();
  expect(rows.map(({ consentVersion }) => consentVersion)).toContain(before);

  const taken = await request.post(`/api/content/publications/${key}/reversal`, {
    ...{ headers, data: { key: crypto.randomUUID() } },
  });
  expect(taken.status(), await taken.text()).toBe(201);
  expect(consentOn(await text('/application'))).toBe(before);
});

/** What a page shows, without its head and scripts, which may name other data or fonts. */
function textOnly(html = ''): string {
  return html.slice(html.indexOf('<body')).replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
}
