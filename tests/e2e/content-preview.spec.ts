import { expect } from '@playwright/test';
import { ownersCalls } from '#tests/support/publish.ts';
import { test } from '#tests/support/site-fixture.ts';

/** What words carry while a preview is drawn, and nothing that is sent has. */
const marks = /[\u{f0000}-\u{ffffd}]|%F3%B/u;

test('E-42 a preview shows staff the drafts, and nobody else', async ({
  request,
  baseURL: origin,
}) => {
  const get = (path: string) => request.get(path, { maxRedirects: 0 });
  const stranger = await get('/about?preview=draft');
  expect(stranger.status()).toBe(303);
  expect(stranger.headers().location).toBe('/about');

  const owner = await ownersCalls(request, origin);
  const value = { en: 'A draft of mine', bn: 'আমার একটি খসড়া' };
  await owner.save('about', { 'aboutWords/headline': value });
  for (const [path, text, mark] of [
    ['/about', value.en, '<title>Preview · '],
    ['/bn/about', value.bn, '<title>প্রাকদর্শন · '],
  ] as const) {
    const preview = await get(`${path}?preview=draft`);
    const html = await preview.text();
    expect(html).toContain(`<!--fields about/aboutWords/headline-->${text}<`);
    expect(html).not.toMatch(marks);
    expect(html).toContain(mark);
    expect(preview.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(preview.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    const data = await (await get(`${path}.data?preview=draft`)).text();
    expect(data).toContain(text);
    expect(data).not.toMatch(marks);

    const published = await get(path);
    const seen = await published.text();
    expect(seen).not.toContain(text);
    expect(seen).not.toMatch(marks);
    expect(seen).not.toContain('<!--fields');
    expect(published.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(await (await get(`${path}.data`)).text()).not.toContain(text);
  }
});

test('a person who is only begun to be written, half a day, half an address and a country that is none leave every preview standing', async ({
  request,
  baseURL: origin,
}) => {
  const owner = await ownersCalls(request, origin);
  const drafts = {
    reviews: { 'reviews/new-one/title': { en: 'Just begun', bn: 'শুরু মাত্র' } },
    agency: { 'agency/licence': 'RL-1234' },
    licence: { 'licence/validUntil': '31/02/2026', 'licence/registerUrl': 'www.register.example' },
    countries: {
      'countries/zz/name': { en: 'Half typed', bn: 'অর্ধেক লেখা' },
      'countries/zz/capital': { en: 'None', bn: 'নেই' },
      'countries/zz/kilometres': 1,
      'countries/zz/blurb': { en: 'No work yet', bn: 'এখনো কাজ নেই' },
    },
    'guide.hu': {
      'steps/visa/name': { en: 'Half checked', bn: 'অর্ধেক মেলানো' },
      'steps/visa/text': { en: 'At the embassy.', bn: 'দূতাবাসে।' },
      'steps/visa/source/url': 'www.embassy.example',
      'steps/visa/checkedOn': '2026-02-3',
    },
  };
  for (const [id, values] of Object.entries(drafts)) await owner.save(id, values);
  for (const [path, text] of [
    ['/', 'RL-1234'],
    ['/bn', 'RL-1234'],
    ['/bn/verify', 'RL-1234'],
    ['/countries/hungary', 'Half checked'],
    ['/bn/gallery', 'RL-1234'],
  ] as const) {
    const preview = await request.get(`${path}?preview=draft`);
    expect(preview.status(), path).toBe(200);
    const html = await preview.text();
    expect(html).toContain(text);
    for (const begun of ['Half typed', 'Just begun', 'শুরু মাত্র']) expect(html).not.toContain(begun);
  }
});
