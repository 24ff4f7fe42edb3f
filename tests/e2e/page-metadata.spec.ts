import { request as httpRequest } from 'node:http';
import { type APIRequestContext, expect } from '@playwright/test';
import sharp from 'sharp';
import { pathIn } from '#app/i18n/language.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { startSite } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';

async function htmlOf(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address, { maxRedirects: 0 });
  expect(answer.status(), address).toBe(200);
  return answer.text();
}

/** What `pattern` finds in its first group, as a reader of the page has it. */
function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) =>
    text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  );
}

test('every page says what it is, where it is, and where its other language is', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { page, language, address } of publicAddresses) {
    const html = await htmlOf(request, address);
    const [title = '', ...moreTitles] = all(html.split('<body')[0] ?? '', /<title>(.*?)<\/title>/g);
    const [description = ''] = all(html, /<meta name="description" content="(.*?)"/g);
    expect(moreTitles, address).toEqual([]);
    titles.add(title);
    descriptions.add(description);
    expect(all(html, /<html lang="(.*?)"/g), address).toEqual([language]);
    expect(all(html, /<h1[ >]/g), address).toHaveLength(1);
    expect(all(html, /<link rel="canonical" href="(.*?)"/g)).toEqual([baseURL + address]);
    expect(html.match(/<link rel="alternate" hrefLang="[^>]*>/g)).toEqual(
      [
        ['en', page.path],
        ['bn', pathIn('bn', page.path)],
        ['x-default', page.path],
      ].map(([tag, path]) => `<link rel="alternate" hrefLang="${tag}" href="${baseURL}${path}"/>`),
    );
    expect(all(html, /<meta property="og:title" content="(.*?)"/g)).toEqual([title]);
    expect(all(html, /<meta property="og:url" content="(.*?)"/g)).toEqual([baseURL + address]);
    const [record = ''] = html.match(/(?<=<script type="application\/ld\+json">).*?(?=<)/) ?? [];
    expect(JSON.parse(record)).toMatchObject({
      '@type': ['Organization', 'LocalBusiness', 'EmploymentAgency'],
    });
    expect(record).not.toMatch(/rating|licen[cs]e/i);
  }
  expect(titles.size).toBe(publicAddresses.length);
  expect(descriptions.size).toBe(publicAddresses.length);
});

test('every page has a share preview, drawn with the title that it has', async ({ request }) => {
  for (const { address, page } of publicAddresses) {
    const html = await htmlOf(request, address);
    const [title = ''] = all(html, /<meta property="og:title" content="(.*?)"/g);
    const [picture = ''] = all(html, /<meta property="og:image" content="(.*?)"/g);
    const answer = await request.get(picture);
    expect(answer.headers()['content-type'], picture).toBe('image/png');
    const body = await answer.body();
    expect(body.length, picture).toBeLessThanOrEqual(60_000);
    const { width, height, exif } = await sharp(body).metadata();
    expect([width, height]).toEqual([1200, 630]);
    // A page that is not always there has the one of the brand, on which no title stands.
    if (page.isThere) {
      expect(picture).toMatch(/\/share\/brand\./);
      continue;
    }
    expect(exif?.toString('latin1'), `${picture}: npm run build:previews`).toContain(
      encodeURIComponent(title),
    );
  }
});

test('every icon that a page or a manifest names is there, in the size it names', async ({
  request,
}) => {
  for (const language of ['en', 'bn'] as const) {
    const html = await htmlOf(request, pathIn(language, '/'));
    const [address = ''] = all(html, /<link rel="manifest" href="(.*?)"/g);
    const { icons } = await (await request.get(address)).json();
    expect(icons).toHaveLength(3);
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const [touch = ''] = all(html, /<link rel="apple-touch-icon" href="(.*?)"/g);
    expect((await request.get(touch)).headers()['content-type']).toBe('image/png');
  }
  for (const [address, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/robots.txt', 'text/plain;charset=UTF-8'],
    ['/sitemap.xml', 'application/xml'],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.headers()['content-type']?.replace('; ', ';')).toBe(type);
    expect(answer.headers()['cache-control']).toMatch(/^public/);
    expect(answer.headers()['etag']).toBeTruthy();
  }
});

test('every link on every page leads somewhere, and every place it names is there', async ({
  request,
}) => {
  const pages = new Map<string, string>();
  const dead: string[] = [];
  const open = async (path: string) => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() !== 200) dead.push(`${path}: ${answer.status()}`);
    const html = await answer.text();
    pages.set(path, html);
    return html;
  };
  for (const { address } of publicAddresses) {
    const html = await open(address);
    for (const href of all(html, /<a [^>]*?href="([/#][^"]*)"/g)) {
      const { pathname, search, hash } = new URL(href, `http://site${address}`);
      const target = await open(pathname + search);
      const place = decodeURIComponent(hash.slice(1));
      if (place && !target.includes(`id="${place}"`)) dead.push(`${address}: no ${href}`);
    }
  }
  expect(dead).toEqual([]);
});

test('what nobody is to find says so, and names no other address', async ({ request }) => {
  for (const address of ['/nowhere', '/bn/nowhere', '/application/receipt', '/admin']) {
    const html = await (await request.get(address)).text();
    expect(html, address).toMatch(/<meta name="robots" content="noindex/);
    expect(html, address).not.toMatch(/rel="canonical"|property="og:/);
  }
});

test('a request that names another host leaves no trace in the pages kept for everybody', async () => {
  const site = await startSite('build');
  for (const path of ['/', '/bn/contact', '/sitemap.xml', '/robots.txt']) {
    await new Promise((resolve, reject) => {
      const headers = { host: 'stranger.example', 'x-forwarded-host': 'stranger.example' };
      httpRequest(site.origin + path, { headers }, (answer) => answer.resume().on('end', resolve))
        .on('error', reject)
        .end();
    });
    const kept = await (await fetch(site.origin + path)).text();
    expect(kept).toContain(site.origin);
    expect(kept).not.toContain('stranger');
  }
  await site.end();
});

test('an address written otherwise leads to the right one, and what advertisers add changes nothing', async ({
  request,
}) => {
  for (const [written, right] of [
    ['/Services/Training', '/services/training'],
    ['/services/', '/services'],
    ['/BN/', '/bn'],
    ['/bn/About/Directors/?fbclid=IwAR0', '/bn/about/directors?fbclid=IwAR0'],
  ] as const) {
    const answer = await request.get(written, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], written).toEqual([308, right]);
  }
  for (const { address } of publicAddresses) {
    const plain = await request.get(address);
    const followed = await request.get(`${address}?fbclid=IwAR0&utm_source=%22%3E%3Cb%3E`);
    expect(followed.headers()['etag'], address).toBe(plain.headers()['etag']);
  }
});
