import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { pathIn } from '#app/i18n/language.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { ask } from './built-site.ts';

async function htmlOf(address: string): Promise<string> {
  const answer = await ask(address);
  expect(answer.status, address).toBe(200);
  return answer.text();
}

async function pictureAt(address: string) {
  const answer = await ask(address);
  return {
    type: answer.headers.get('content-type'),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** What `pattern` finds in its first group, as a reader of the page has it. */
function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) =>
    text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  );
}

test('every page says what it is, where it is, and where its other language is', async () => {
  const origin = inject('origin');
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { page, language, address } of publicAddresses) {
    const html = await htmlOf(address);
    const [title = '', ...moreTitles] = all(html.split('<body')[0] ?? '', /<title>(.*?)<\/title>/g);
    const [description = ''] = all(html, /<meta name="description" content="(.*?)"/g);
    expect(moreTitles, address).toEqual([]);
    titles.add(title);
    descriptions.add(description);
    expect(all(html, /<html lang="(.*?)"/g), address).toEqual([language]);
    expect(all(html, /<h1[ >]/g), address).toHaveLength(1);
    // Decision 84: no browser darkens it.
    expect(all(html, /<meta name="color-scheme" content="(.*?)"/g)).toEqual(['only light']);
    expect(all(html, /<link rel="canonical" href="(.*?)"/g)).toEqual([origin + address]);
    expect(html.match(/<link rel="alternate" hrefLang="[^>]*>/g)).toEqual(
      [
        ['en', page.path],
        ['bn', pathIn('bn', page.path)],
        ['x-default', page.path],
      ].map(([tag, path]) => `<link rel="alternate" hrefLang="${tag}" href="${origin}${path}"/>`),
    );
    expect(all(html, /<meta property="og:title" content="(.*?)"/g)).toEqual([title]);
    expect(all(html, /<meta property="og:url" content="(.*?)"/g)).toEqual([origin + address]);
    const [record = ''] = html.match(/(?<=<script type="application\/ld\+json">).*?(?=<)/) ?? [];
    expect(JSON.parse(record)).toMatchObject({
      '@type': ['Organization', 'LocalBusiness', 'EmploymentAgency'],
    });
    expect(record).not.toMatch(/rating|licen[cs]e/i);
  }
  expect(titles.size).toBe(publicAddresses.length);
  expect(descriptions.size).toBe(publicAddresses.length);
});

test('every page has a share preview, drawn with the title that it has', async () => {
  for (const { address, page } of publicAddresses) {
    const html = await htmlOf(address);
    const [title = ''] = all(html, /<meta property="og:title" content="(.*?)"/g);
    const [picture = ''] = all(html, /<meta property="og:image" content="(.*?)"/g);
    const { type, body } = await pictureAt(picture);
    expect(type, picture).toBe('image/png');
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

test('every icon that a page or a manifest names is there, in the size it names', async () => {
  for (const language of ['en', 'bn'] as const) {
    const html = await htmlOf(pathIn(language, '/'));
    const [address = ''] = all(html, /<link rel="manifest" href="(.*?)"/g);
    const { icons } = (await (await ask(address)).json()) as {
      icons: { src: string; sizes: string }[];
    };
    expect(icons).toHaveLength(3);
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp((await pictureAt(src)).body).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const [touch = ''] = all(html, /<link rel="apple-touch-icon" href="(.*?)"/g);
    expect((await pictureAt(touch)).type).toBe('image/png');
  }
  for (const [address, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/robots.txt', 'text/plain;charset=UTF-8'],
    ['/sitemap.xml', 'application/xml'],
  ] as const) {
    const answer = await ask(address);
    expect(answer.headers.get('content-type')?.replace('; ', ';')).toBe(type);
    expect(answer.headers.get('cache-control')).toMatch(/^public/);
    expect(answer.headers.get('etag')).toBeTruthy();
  }
});

test('every link on every page leads somewhere, and every place it names is there', async () => {
  const pages = new Map<string, string>();
  const dead: string[] = [];
  const open = async (path: string) => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const answer = await ask(path);
    if (answer.status !== 200) dead.push(`${path}: ${answer.status}`);
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

test('what nobody is to find says so, and names no other address', async () => {
  for (const address of ['/nowhere', '/bn/nowhere', '/application/receipt', '/admin']) {
    const html = await (await ask(address)).text();
    expect(html, address).toMatch(/<meta name="robots" content="noindex/);
    expect(html, address).not.toMatch(/rel="canonical"|property="og:/);
  }
});

test('an address written otherwise leads to the right one, and what advertisers add changes nothing', async () => {
  for (const [written, right] of [
    ['/Services/Training', '/services/training'],
    ['/services/', '/services'],
    ['/BN/', '/bn'],
    ['/bn/About/Directors/?fbclid=IwAR0', '/bn/about/directors?fbclid=IwAR0'],
  ] as const) {
    const answer = await ask(written);
    expect([answer.status, answer.headers.get('location')], written).toEqual([308, right]);
  }
  for (const { address } of publicAddresses) {
    const plain = await ask(address);
    const followed = await ask(`${address}?fbclid=IwAR0&utm_source=%22%3E%3Cb%3E`);
    expect(followed.headers.get('etag'), address).toBe(plain.headers.get('etag'));
  }
});
