import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { imageFileName, largestFile } from '#app/images/image-shapes.ts';
import { contentImage } from '#app/images/content-image.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { contentToSend, publicPageAt } from '#app/public-content.ts';
import { pageMeta } from '#app/seo/page-meta.server.ts';
import { socialTags } from '#app/seo/social-tags.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { siteOrigin } from '#tests/support/test-site.ts';

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off', PUBLIC_ORIGIN: siteOrigin },
    empty: ['contentDocument', 'contentRevision', 'contentPictureUse'],
  });
  let cookie: string;
  beforeAll(async () => {
    cookie = await site.signIn('owner@sampan.example', 'owner');
  });
  beforeEach(async () => {
    await site.services.content.reload();
  });

  let sequence = 0;
  async function save(id: string, values: Record<string, unknown>) {
    const document = await site.call('GET', `/api/content/${id}`, { cookie });
    const { leaves } = (await document.json()) as { leaves: Record<string, { version: number }> };
    const changes = Object.entries(values).map(([path, value]) => ({
      ...{ path, value },
      base: leaves[path]?.version ?? 0,
    }));
    const json = { editor: 'one-screen', sequence: (sequence += 1), changes };
    const saved = await site.call('PATCH', `/api/content/${id}`, { cookie, json });
    expect(saved.status).toBe(200);
    return ((await saved.json()) as { version: number }).version;
  }

  async function publish(id: string, values: Record<string, unknown>) {
    const documents = [{ _id: id, version: await save(id, values) }];
    const json = { key: randomUUID(), note: '', documents };
    return site.call('POST', '/api/content/publications', { cookie, json });
  }

  async function published(id: string, values: Record<string, unknown>) {
    expect((await publish(id, values)).status).toBe(201);
  }

  const live = () => site.services.content.current().documents;
  const sent = (pathname: string, isDataRequest = false) =>
    JSON.stringify(contentToSend(live(), { pathname, isDataRequest }));

  test('E-60 of a hidden section nothing is sent with the home page, and all of it once it is back', async () => {
    const { quote, name } = live().reviews.reviews[0]!;
    const { reviewsTitle } = live().home.homeWords;
    expect(sent('/', true)).toContain(quote.en);
    expect(sent('/')).toContain(reviewsTitle.en);
    const before = sent('/');
    await published('navigation', { hiddenSections: ['reviews'] });
    for (const language of languages)
      for (const isDataRequest of [true, false]) {
        const data = sent(pathIn(language, '/'), isDataRequest);
        for (const text of [quote, name, reviewsTitle]) expect(data).not.toContain(text[language]);
        expect(data).not.toContain('"reviews":[{');
      }
    await published('navigation', { hiddenSections: [] });
    expect(sent('/')).toBe(before);
  });

  test('E-60 what a shown section shows too is still sent, and with all hidden only hero and contact are left', async () => {
    const { homeWords } = live().home;
    await published('navigation', { hiddenSections: ['statistics', 'officials'] });
    const data = sent('/', true);
    expect(data).toContain(live().figures.clientsSatisfied.label.en);
    expect(data).toContain(homeWords.exploreMore.en);
    expect(data).not.toContain(homeWords.officialsTitle.en);
    const all = ['who', 'services', 'countries', 'officials', 'reviews', 'statistics'];
    await published('navigation', { hiddenSections: all });
    const left = contentToSend(live(), { pathname: '/', isDataRequest: true });
    expect(Object.keys(left).toSorted()).toEqual(
      [
        ...['agency', 'broker-warning', 'closing-sentences', 'contact', 'countries', 'home'],
        ...['jobs', 'licence', 'navigation', 'news', 'today'],
      ].toSorted(),
    );
    expect(Object.keys(left.home!.homeWords).toSorted()).toEqual(
      [
        ...['apply', 'description', 'headline', 'honesty', 'promise', 'receipts', 'tagline'],
        ...['contact', 'contactLead', 'contactTitle'],
      ].toSorted(),
    );
  });

  test.each([
    ['hiddenSections', 'hero', /the top of the page and the contact form cannot be hidden/],
    ['hiddenSections', 'contact', /cannot be hidden/],
    ['pagesOutOfMenus', 'home', /cannot be taken out of the menus/],
    ['pagesOutOfMenus', 'policy', /cannot be taken out of the menus/],
    ['pagesOutOfMenus', 'application', /cannot be taken out of the menus/],
    ['pagesOutOfMenus', 'contact', /cannot be taken out of the menus/],
  ])('E-60 %s cannot hold %s, by the API either', async (path, name, sentence) => {
    const answer = await publish('navigation', { [path]: [name] });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] };
    expect(errors).toEqual([
      expect.objectContaining({
        field: `navigation/${path}`,
        message: expect.stringMatching(sentence),
      }),
    ]);
    expect(live().navigation).toEqual({ hiddenSections: [], pagesOutOfMenus: [] });
  });

  test('E-60 a page out of menus is not in the sitemap, and asks not to be indexed', async () => {
    const sitemap = async () => (await site.call('GET', '/sitemap.xml')).text();
    const robots = (path: string) =>
      pageMeta(publicPageAt(path)!, live(), { language: 'en', isPreview: false }).filter(
        (tag) => 'name' in tag && tag.name === 'robots',
      );
    expect(await sitemap()).toContain('/airticket</loc>');
    expect(robots('/airticket')).toEqual([]);
    await published('navigation', { pagesOutOfMenus: ['airticket'] });
    const after = await sitemap();
    expect(after).not.toContain('airticket');
    expect(after).toContain('/bn/services/training</loc>');
    expect(robots('/airticket')).toEqual([{ name: 'robots', content: 'noindex' }]);
    expect(robots('/about')).toEqual([]);
    // Header and menu are drawn again in the browser.
    expect(sent('/about')).toContain('"pagesOutOfMenus":["airticket"]');
  });

  describe('E-62', () => {
    const tagsOf = (path: string, language: Language = 'en') => {
      const page = publicPageAt(path)!;
      const [title, description] = pageMeta(page, live(), { language, isPreview: false });
      const described = { title: title?.title, description: description?.content };
      return socialTags(described, live(), pathIn(language, path), siteOrigin);
    };
    const imageOf = (path: string, language?: Language) =>
      /"og:image" content="([^"]*)"/.exec(tagsOf(path, language))?.[1]?.replace(siteOrigin, '');

    test('another title is shared with the picture of the brand, and the page’s own with its own again', async () => {
      expect(imageOf('/about')).toBe('/share/about.en.png');
      const title = { en: 'Who we really are', bn: 'আমরা আসলে কারা' };
      await published('meta', { 'about/title': title });
      for (const language of languages) {
        expect(tagsOf('/about', language)).toContain(
          `<meta property="og:title" content="${title[language]} | ${live().agency.agency.name[language]}"/>`,
        );
        expect(imageOf('/about', language)).toBe(`/share/brand.${language}.png`);
      }
      expect(imageOf('/contact')).toBe('/share/contact.en.png');
      await published('meta', { 'about/title': null });
      expect(imageOf('/about')).toBe('/share/about.en.png');
    });

    test('a title in one language keeps the picture of the other', async () => {
      const { en } = live().about.aboutWords.title;
      await published('meta', { 'about/title': { en, bn: 'আমরা আসলে কারা' } });
      expect([imageOf('/about', 'en'), imageOf('/about', 'bn')]).toEqual([
        '/share/about.en.png',
        '/share/brand.bn.png',
      ]);
    });

    test('another description changes no picture', async () => {
      const description = {
        en: 'An office in Dhaka that says what it costs.',
        bn: 'ঢাকার একটি অফিস, যেখানে আগেই খরচ জানানো হয়।',
      };
      await published('meta', { 'about/description': description });
      expect(tagsOf('/about')).toContain(`"og:description" content="${description.en}"`);
      expect(imageOf('/about')).toBe('/share/about.en.png');
    });

    test('an uploaded picture is shared as the JPEG that it is', async () => {
      const form = new FormData();
      const photo = await sharp({
        create: { width: 1600, height: 1200, channels: 3, background: '#0b3f4a' },
      })
        .jpeg()
        .toBuffer();
      form.set('image', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }));
      form.set('shape', 'share');
      form.set('focus', JSON.stringify({ x: 50, y: 50, zoom: 100 }));
      const answer = await site.call('POST', '/api/content/pictures', { cookie, body: form });
      const { data } = (await answer.json()) as { data: { url: string } };
      await published('meta', { 'about/picture': data.url });
      const file = imageFileName(contentImage(data.url)!.key, largestFile('share'));
      expect(imageOf('/about')).toBe(`/media/${file}`);
      const tags = tagsOf('/about', 'bn');
      expect(tags).toContain(`"og:image" content="${siteOrigin}/media/${file}"`);
      for (const [name, value] of [
        ['type', 'image/jpeg'],
        ['width', '1200'],
        ['height', '630'],
      ])
        expect(tags).toContain(`"og:image:${name}" content="${value}"`);
      const shown = Buffer.from(await (await site.call('GET', `/media/${file}`)).arrayBuffer());
      expect(shown.length).toBeLessThanOrEqual(60_000);
      expect(await sharp(shown).metadata()).toMatchObject({
        ...{ format: 'jpeg', width: 1200, height: 630 },
      });
    });

    test('with another name of the agency no page names a picture that shows the old one', async () => {
      const { name } = live().agency.agency;
      await published('agency', { 'agency/name': { ...name, bn: 'নতুন নাম' } });
      for (const path of ['/', '/about', '/application', '/gallery']) {
        const tags = tagsOf(path, 'bn');
        expect(tags).toContain('"og:site_name" content="নতুন নাম"');
        // In JSON-LD, too.
        expect(tags.match(/\/share\/[^"]*/g)).toEqual(Array(3).fill('/share/brand.bn.png'));
        expect(imageOf(path, 'en')).toMatch(/^\/share\/\w+\.en\.png$/);
        expect(imageOf(path, 'en')).not.toContain('brand');
      }
      const manifest = await site.call('GET', '/bn/site.webmanifest');
      expect(await manifest.json()).toMatchObject({ name: 'নতুন নাম', short_name: 'নতুন নাম' });
    });

    test('the licence is in the structured data once it is entered', async () => {
      const record = () =>
        JSON.parse(/ld\+json">(.*?)</.exec(tagsOf('/about'))?.[1] ?? '') as object;
      expect(record()).not.toHaveProperty('identifier');
      await published('agency', { 'agency/licence': 'RL-0000' });
      expect(record()).toMatchObject({ identifier: 'RL-0000' });
    });
  });
});
