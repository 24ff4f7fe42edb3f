import { readdirSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';
import sharp from 'sharp';
import { offlinePaths } from '#app/offline/service-worker.server.ts';
import { wellKnownFiles } from '#app/seo/well-known-files.server.ts';
import { mountedAddresses } from '#tests/support/mounted-addresses.ts';
import { staff } from '#tests/support/running-site.ts';
import { test } from '#tests/support/site-fixture.ts';

/** Kept by nobody. */
const own = 'no-store';
/** Kept, and asked for each time whether it is still true. */
const asked = 'public, max-age=0, must-revalidate';
const day = 'public, max-age=86400';
const later = 'public, max-age=86400, stale-while-revalidate=604800';
const forever = 'public, max-age=31536000, immutable';

/** Every address of `app/routes.ts`, that of Bengali pages by the English one. */
const pages: Record<string, string> = {
  '/': asked,
  '/services': asked,
  '/services/recruitment': asked,
  '/services/consultation': asked,
  '/services/training': asked,
  '/about': asked,
  '/about/directors': asked,
  '/policy': asked,
  '/gallery': asked,
  '/contact': asked,
  '/airticket': asked,
  '/application': asked,
  '/complaints': asked,
  '/complaints/receipt': own,
  '/status': asked,
  '/verify': asked,
  '/countries': asked,
  '/countries/:slug': own,
  '/costs': asked,
  '/status/result': own,
  '/status/forget': own,
  // Until a notice is published.
  '/news': own,
  '/application/receipt': own,
  '/*': own,
  '/admin': own,
  '/admin/language': own,
  '/admin/link': own,
  '/admin/today': own,
  '/admin/addgallery': own,
  '/admin/allgallery': own,
  '/admin/allgallery/trash': own,
  '/admin/allapplication': own,
  '/admin/case/:id/slip/:item': own,
  '/admin/payment/:id/print': own,
  '/admin/case/new': own,
  '/admin/case/:id': own,
  '/admin/case/:id/print': own,
  '/admin/inbox': own,
  '/admin/inbox/trash': own,
  '/admin/complaints': own,
  '/admin/complaints/:id': own,
  '/admin/identities': own,
  '/admin/overview': own,
  '/admin/facts': own,
  '/admin/content': own,
  '/admin/content/page': own,
  '/admin/content/:id': own,
  '/admin/content/:id/history': own,
  '/admin/trash': own,
  '/admin/status': own,
  '/admin/history': own,
  '/admin/settings': own,
  '/admin/accounts': own,
  '/admin/account': own,
  '/admin/password': own,
  '/admin/second-factor': own,
};

/** What else has an address. */
const rest: Record<string, string> = {
  ...Object.fromEntries(wellKnownFiles.map((path) => [path, asked])),
  ...Object.fromEntries(offlinePaths.map((path) => [path, asked])),
  '/sw.js': 'no-cache',
  '/healthz': own,
  '/readyz': own,
  '/metrics': own,
  '/api/openapi.json': own,
  '/api/nowhere': own,
  '/media/00000000000000000000000000000000.webp': own,
  '/media/00000000000000000000000000000000-960x600.webp': own,
  '/media/00000000000000000000000000000000-master.webp': own,
  '/api/content/pictures/00000000000000000000000000000000': own,
  '/assets/nowhere.js': own,
  '/admin/nowhere': own,
  '/admin/allapplication.data': own,
  '/gallery.data': asked,
  '/_.data': asked,
  '/application/receipt.data': own,
  '/complaints.data': asked,
  '/complaints/receipt.data': own,
  '/status.data': asked,
  '/costs?country=poland': asked,
  '/status/result.data': own,
  '/about?preview=draft': own,
  '/gallery?show=15': asked,
  '/gallery?anything=else': asked,
  '/About/': day,
};

async function cachingOf(request: APIRequestContext, address: string, method = 'GET') {
  const answer = await request.fetch(address, { method, maxRedirects: 0 });
  return answer.headers()['cache-control'];
}

async function signIn(request: APIRequestContext, origin: string) {
  const answer = await request.post('/api/auth/sign-in/email', {
    headers: { origin },
    data: staff,
  });
  expect(answer.status()).toBe(200);
}

test('every page, file and call of the site says who may keep its answer, to strangers and to staff', async ({
  request,
  baseURL,
}) => {
  const english = mountedAddresses.map((address) => address.replace(/^\/bn(?=\/|$)/, '') || '/');
  expect([...new Set(english)].toSorted()).toEqual(Object.keys(pages).toSorted());

  const table: Record<string, string> = { ...rest };
  for (const address of mountedAddresses) {
    const caching = pages[address.replace(/^\/bn(?=\/|$)/, '') || '/']!;
    table[address.replace('*', 'nowhere')] = caching;
  }
  for (const name of readdirSync('build/client', { recursive: true, encoding: 'utf8' })) {
    // Compressed forms have no address of their own, and the licences none at all.
    if (/\.(?!br$|gz$|md$)\w+$/.test(name))
      table[`/${name}`] = name.startsWith('assets/') ? forever : later;
  }
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as {
    paths: Record<string, object>;
  };

  for (const who of ['strangers', 'staff']) {
    if (who === 'staff') await signIn(request, baseURL);
    const seen: Record<string, string | undefined> = {};
    for (const address of Object.keys(table)) seen[address] = await cachingOf(request, address);
    expect(seen, who).toEqual(table);
    for (const address of [...mountedAddresses, '/assets/nowhere.js', '/api/nowhere']) {
      const caching = await cachingOf(request, address.replace('*', 'nowhere'), 'HEAD');
      expect(caching, `HEAD ${address} for ${who}`).toBe(
        table[address.replace('*', 'nowhere')] ?? own,
      );
    }
    for (const [path, operations] of Object.entries(paths)) {
      for (const method of Object.keys(operations)) {
        // Some of what changes something would end the session.
        if (who === 'staff' && method !== 'get') continue;
        const address = `/api${path.replace(/\{\w+\}/g, 'nobody')}`;
        expect(await cachingOf(request, address, method.toUpperCase()), `${method} ${path}`).toBe(
          own,
        );
      }
    }
  }
});

test('a picture of the gallery may be kept for a day, and a browser that has a page is told so by 304', async ({
  request,
  baseURL,
}) => {
  await signIn(request, baseURL);
  const buffer = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#246' },
  })
    .jpeg()
    .toBuffer();
  const made = await request.post('/api/images', {
    headers: { origin: baseURL },
    multipart: { image: { name: 'one.jpg', mimeType: 'image/jpeg', buffer } },
  });
  const { data } = (await made.json()) as { data: { url: string } };
  for (const address of [data.url, data.url.replace('.webp', '-400.webp')]) {
    expect(await cachingOf(request, address), address).toBe(day);
  }
  const { etag = '' } = (await request.get('/about')).headers();
  const again = await request.get('/about', { headers: { 'if-none-match': etag } });
  expect([again.status(), again.headers()['cache-control']]).toEqual([304, asked]);
});

test('only what is the same for everybody is compressed: a length must not tell of anybody', async ({
  request,
  baseURL,
}) => {
  await signIn(request, baseURL);
  const encodings: Record<string, string | undefined> = {};
  for (const address of [
    ...['/', '/admin', '/admin/today', '/admin/allapplication?view=waiting'],
    ...['/api/application?view=waiting&limit=8', '/api/auth/get-session'],
  ]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    encodings[address] = answer.headers()['content-encoding'];
  }
  const form = { name: 'Somebody', message: 'x' };
  const reply = await request.post('/contact', { headers: { origin: baseURL }, form });
  expect(await reply.text()).toContain('Somebody');
  expect({ ...encodings, reply: reply.headers()['content-encoding'] }).toEqual({
    '/': 'br',
    // Whoever is signed in is sent on.
    '/admin': undefined,
    '/admin/today': 'br',
    '/admin/allapplication?view=waiting': 'br',
    '/api/application?view=waiting&limit=8': undefined,
    '/api/auth/get-session': undefined,
    reply: undefined,
  });
});
