import { type APIRequestContext, expect } from '@playwright/test';
import { staff } from '#tests/support/running-site.ts';
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

/** What a page shows, without its head and scripts, which may name other data or fonts. */
function textOnly(html = ''): string {
  return html.slice(html.indexOf('<body')).replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
}
