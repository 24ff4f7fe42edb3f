import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { type TestSite, openTestSite, siteOrigin } from '#tests/support/test-site.ts';
import { WorkerBrowser } from '#tests/support/worker-browser.ts';

const shipped = defaultDocuments();
const shippedPhone = shipped.agency.agency.phones[0]!.shown;
const newPhone = '+880 1999-999999';

oneDatabase(({ url }) => {
  let site: TestSite;
  let browser: WorkerBrowser;
  const network = (path: string) => site.call('GET', path);

  beforeAll(async () => {
    site = await openTestSite(url());
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await publish(shippedPhone);
    browser = new WorkerBrowser(siteOrigin, network);
  });

  /** Publishes the content with this telephone number. */
  async function publish(shown: string) {
    const { agency } = shipped.agency;
    const phones = agency.phones.map((phone) => ({ ...phone, shown }));
    await storeContent(site.services.database.db, {
      ...shipped,
      agency: { ...shipped.agency, agency: { ...agency, phones } },
    });
    await site.services.content.reload();
  }

  /** What a visitor reads at an address without a network. */
  async function offline(path: string, request?: { method?: string; mode?: string }) {
    browser.network = null;
    try {
      return await (await browser.open(path, request)).text();
    } finally {
      browser.network = network;
    }
  }

  const onlyCache = () => Object.entries(browser.kept());

  test('an installed worker has the new telephone number after a publication, and nothing of the old one', async () => {
    expect(await browser.update()).toBe(true);
    const before = onlyCache()[0]![0];
    for (const path of ['/about', '/bn/about']) expect(await offline(path)).toContain(shippedPhone);
    expect(await browser.update()).toBe(false);

    await publish(newPhone);
    expect(await offline('/about')).toContain(shippedPhone);
    expect(await browser.update()).toBe(true);
    for (const path of ['/about', '/bn/about', '/', '/bn']) {
      const page = await offline(path);
      expect(page).toContain(newPhone);
      expect(page).not.toContain(shippedPhone);
      expect(page).toContain(`<html lang="${path.startsWith('/bn') ? 'bn' : 'en'}"`);
    }
    expect(onlyCache()).toEqual([
      [expect.not.stringMatching(`^${before}$`), ['/bn/offline', '/offline']],
    ]);
    expect(browser.claims).toBe(2);
    expect(await browser.update()).toBe(false);
  });

  test.each([
    ['/q/verify', 'bn'],
    ['/q/en/verify', 'en'],
  ])(
    'without a network the code of a poster, %s, says so in its own language',
    async (path, language) => {
      await browser.update();
      expect(await offline(path)).toContain(`<html lang="${language}"`);
    },
  );

  test('an offline page begins at its top, whatever was scrolled before, by the one script that its policy allows', async () => {
    const page = await network('/bn/offline');
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(await page.text()) ?? [];
    expect(script).toContain('scrollRestoration');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  });

  test('its script weighs little, and is asked for anew each time', async () => {
    const script = await network('/sw.js');
    expect(script.headers.get('cache-control')).toBe('no-cache');
    expect(brotliCompressSync(await script.text()).length).toBeLessThanOrEqual(3_000);
  });

  test('a worker of an older version is replaced, with its cache; what is not ours stays', async () => {
    const older = (await (await network('/sw.js')).text()).replace(
      /"offline [^"]*"/,
      '"offline 0.0.1-old"',
    );
    await browser.update(older);
    expect(Object.keys(browser.kept())).toEqual(['offline 0.0.1-old']);
    browser.caches.set('of another', new Map());
    expect(await browser.update()).toBe(true);
    expect(Object.keys(browser.kept())).toEqual([
      'of another',
      expect.stringMatching(/^offline (?!0\.0\.1)/),
    ]);
    expect(await offline('/about')).toContain(shippedPhone);
  });

  test('one that cannot fetch its pages leaves the one before at work', async () => {
    await browser.update();
    await publish(newPhone);
    const text = await (await network('/sw.js')).text();
    for (const broken of [null, async () => new Response('', { status: 503 })]) {
      browser.network = broken;
      expect(await browser.update(text)).toBe(false);
      expect(await offline('/about')).toContain(shippedPhone);
    }
    expect(await browser.update()).toBe(true);
    expect(await offline('/about')).toContain(newPhone);
  });

  test('with a network each page is the network’s, and no cache has anything but the two pages', async () => {
    await browser.update();
    browser.network = async (path) => new Response(`fresh ${path}`);
    for (const path of [
      '/contact',
      '/application/receipt',
      '/status/result',
      '/admin',
      '/api/status',
    ])
      expect(await (await browser.open(path)).text()).toBe(`fresh ${path}`);
    expect(onlyCache()).toEqual([[expect.any(String), ['/bn/offline', '/offline']]]);
  });

  test.each([
    ...['/admin', '/admin/allapplication', '/api/status', '/media/a.webp', '/assets/a.js'],
    ...['/application/receipt', '/bn/application/receipt', '/status/result', '/bn/status/result'],
  ])('%s fails like the network: the worker has nothing to say there', async (path) => {
    await browser.update();
    await expect(offline(path)).rejects.toThrow('Failed to fetch');
  });

  test('nor has it about what is no page that was opened, or where its pages are gone', async () => {
    await browser.update();
    await expect(offline('/contact', { method: 'POST' })).rejects.toThrow('Failed to fetch');
    await expect(offline('/logo.svg', { mode: 'no-cors' })).rejects.toThrow('Failed to fetch');
    expect(await offline('/administration')).toContain(shippedPhone);
    browser.caches.clear();
    browser.network = null;
    expect((await browser.open('/about')).type).toBe('error');
  });

  test('switched off, it deletes its caches and removes itself', async () => {
    const off = await openTestSite(url(), { SERVICE_WORKER: 'off' });
    try {
      await browser.update();
      browser.caches.set('of another', new Map());
      expect(await browser.update(await (await off.call('GET', '/sw.js')).text())).toBe(true);
      expect([browser.kept(), browser.active]).toEqual([{ 'of another': [] }, null]);
    } finally {
      await off.close();
    }
  });
});
