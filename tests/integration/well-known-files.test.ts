import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { languages, pathIn } from '#app/i18n/language.ts';
import { publicPagesIn } from '#app/public-pages.ts';
import { socialTags } from '#app/seo/social-tags.server.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

const origin = 'https://sampan.example';
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('file::memory:', {
    PUBLIC_ORIGIN: origin,
    SECURITY_CONTACT: 'mailto:security@sampan.example',
  });
});
afterAll(() => site.close());

/** As a stranger's request, which says that the site is somewhere else. */
async function fetched(path: string) {
  const answer = await site.send(
    new Request(`http://stranger.example${path}`, {
      headers: { host: 'stranger.example', 'x-forwarded-host': 'stranger.example' },
    }),
  );
  expect(answer.status).toBe(200);
  return { type: answer.headers.get('content-type'), text: await answer.text() };
}

test('the sitemap has every public page in every language, at the public origin', async () => {
  const { type, text } = await fetched('/sitemap.xml');
  expect(type).toBe('application/xml');
  const places = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  const addresses = publicPagesIn(defaultDocuments()).flatMap(({ path }) =>
    languages.map((language) => origin + pathIn(language, path)),
  );
  expect(places).toEqual(addresses);
  expect(text.match(/hreflang="(en|bn|x-default)"/g)).toHaveLength(3 * places.length);
  expect(text).not.toContain('stranger');
});

test('programs are asked to stay out of staff pages, the API, receipts and results, and told of the sitemap', async () => {
  const { type, text } = await fetched('/robots.txt');
  expect(type).toMatch(/^text\/plain/);
  const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  expect(closed).toEqual([
    // A prefix alone would close /administrator too, which is no page of staff.
    ...['/admin$', '/admin/', '/admin?'],
    ...['/api/', '/application/receipt', '/bn/application/receipt'],
    ...['/status/result', '/bn/status/result'],
    ...['/complaints/receipt', '/bn/complaints/receipt'],
  ]);
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
});

test('whoever finds a hole reads whom to tell, and the file has always half a year left (RFC 9116)', async () => {
  site.setNow('2026-11-29T00:00:00.000Z');
  const { type, text } = await fetched('/.well-known/security.txt');
  expect(type).toMatch(/^text\/plain; ?charset=utf-8$/i);
  expect(text).toBe(
    'Contact: mailto:security@sampan.example\nExpires: 2027-05-28T00:00:00.000Z\n' +
      `Preferred-Languages: en, bn\nCanonical: ${origin}/.well-known/security.txt\n`,
  );
});

test('the manifest is there in both languages', async () => {
  const english = await fetched('/site.webmanifest');
  const bengali = await fetched('/bn/site.webmanifest');
  expect(english.type).toBe('application/manifest+json');
  expect(JSON.parse(english.text)).toMatchObject({
    lang: 'en',
    start_url: '/',
    name: expect.stringMatching(/^[A-Z]/),
  });
  expect(JSON.parse(bengali.text)).toMatchObject({
    lang: 'bn',
    start_url: '/bn',
    name: expect.stringMatching(/^[ঀ-৾]/),
  });
});

const shipped = defaultDocuments();
const described = { title: 'A &amp; B', description: 'Says &quot;C&quot;' };

test('a public page is described with its own title, in its language', () => {
  const html = socialTags(described, shipped, '/bn/contact', origin);
  expect(html).toContain('<meta property="og:title" content="A &amp; B"/>');
  expect(html).toContain('<meta name="twitter:description" content="Says &quot;C&quot;"/>');
  expect(html).toContain(`<meta property="og:url" content="${origin}/bn/contact"/>`);
  expect(html).toContain(`<meta property="og:image" content="${origin}/share/contact.bn.png"/>`);
  expect(html).toContain('<meta property="og:locale" content="bn_BD"/>');
});

test('E-67 a name with quotation marks and angle brackets stays the name', () => {
  const hostile = '"><meta http-equiv="refresh" content="0;url=https://elsewhere.example/">';
  const { agency } = shipped.agency;
  const named = {
    ...shipped,
    agency: { agency: { ...agency, name: { en: hostile, bn: hostile } } },
  };
  const tags = socialTags(described, named, '/about', origin);
  expect(tags).not.toContain('<meta http-equiv');
  expect(tags).toContain('content="&quot;&gt;&lt;meta http-equiv=');
});

test('no other page is described', () => {
  for (const path of ['/admin', '/application/receipt', '/bn/nowhere']) {
    expect(socialTags(described, shipped, path, origin)).toBe('');
  }
  expect(socialTags({ title: undefined, description: 'x' }, shipped, '/about', origin)).toBe('');
});
