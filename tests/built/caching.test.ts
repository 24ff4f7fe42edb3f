import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { offlinePaths } from '#app/offline/service-worker.server.ts';
import { wellKnownFiles } from '#app/seo/well-known-files.server.ts';
import { mountedAddresses } from '#tests/support/mounted-addresses.ts';
import { staff } from '#tests/support/running-site.ts';
import { ask } from './built-site.ts';

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
  '/jobs': asked,
  '/jobs/:slug': own,
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
  '/admin/today/tell': own,
  '/admin/addgallery': own,
  '/admin/allgallery': own,
  '/admin/allgallery/trash': own,
  '/admin/allapplication': own,
  '/admin/case/:id/slip/:item': own,
  '/admin/payment/:id/print': own,
  '/admin/case/new': own,
  '/admin/import': own,
  '/admin/case/:id': own,
  '/admin/case/:id/print': own,
  '/admin/case/:id/contract': own,
  '/admin/jobs': own,
  '/admin/jobs/new': own,
  '/admin/jobs/:id': own,
  '/admin/jobs/trash': own,
  '/admin/inbox': own,
  '/admin/inbox/trash': own,
  '/admin/complaints': own,
  '/admin/complaints/:id': own,
  '/admin/complaints/trash': own,
  '/admin/identities': own,
  '/admin/overview': own,
  '/admin/overview/year': own,
  '/admin/facts': own,
  '/admin/content': own,
  '/admin/content/office': own,
  '/admin/content/page': own,
  '/admin/posters': own,
  '/admin/content/:id': own,
  '/admin/content/:id/history': own,
  '/admin/trash': own,
  '/admin/status': own,
  '/admin/history': own,
  '/admin/settings': own,
  '/admin/accounts': own,
  '/admin/account': own,
  '/admin/first-day': own,
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
  '/jobs?country=hu': asked,
  '/status/result.data': own,
  '/about?preview=draft': own,
  '/gallery?show=15': asked,
  '/gallery?anything=else': asked,
  '/About/': day,
};

async function cachingOf(address: string, request?: RequestInit) {
  return (await ask(address, request)).headers.get('cache-control');
}

async function cachingOfEach(addresses: string[], request?: RequestInit) {
  const seen: Record<string, string | null> = {};
  for (const address of addresses) seen[address] = await cachingOf(address, request);
  return seen;
}

/** The headers of somebody who is signed in. */
async function signedIn() {
  const headers = { origin: inject('origin'), 'content-type': 'application/json' };
  const body = JSON.stringify(staff);
  const answer = await ask('/api/auth/sign-in/email', { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { origin: inject('origin'), cookie: cookies.join('; ') };
}

test('every page, file and call of the site says who may keep its answer, to strangers and to staff', async () => {
  const english = mountedAddresses.map((address) => address.replace(/^\/bn(?=\/|$)/, '') || '/');
  expect([...new Set(english)].toSorted()).toEqual(Object.keys(pages).toSorted());

  const table: Record<string, string> = { ...rest, '/favicon.svg': later };
  for (const address of mountedAddresses) {
    const caching = pages[address.replace(/^\/bn(?=\/|$)/, '') || '/']!;
    table[address.replace('*', 'nowhere')] = caching;
  }
  // Nobody is asked who they are before these. Compressed forms have no address of their own, and the licences none at all.
  const files = readdirSync('build/client', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?!br$|gz$|md$)\w+$/.test(name))
    .map((name) => [`/${name}`, name.startsWith('assets/') ? forever : later] as const);
  expect(await cachingOfEach(files.map(([address]) => address))).toEqual(Object.fromEntries(files));
  const [asset] = files.find(([, caching]) => caching === forever)!;
  table[asset] = forever;
  const { paths } = (await (await ask('/api/openapi.json')).json()) as {
    paths: Record<string, object>;
  };

  for (const address of [...mountedAddresses, '/assets/nowhere.js', '/api/nowhere']) {
    const written = address.replace('*', 'nowhere');
    const caching = await cachingOf(written, { method: 'HEAD' });
    expect(caching, `HEAD ${written}`).toBe(table[written] ?? own);
  }
  for (const who of ['strangers', 'staff']) {
    const headers: Record<string, string> = who === 'staff' ? await signedIn() : {};
    expect(await cachingOfEach(Object.keys(table), { headers }), who).toEqual(table);
    for (const [path, operations] of Object.entries(paths)) {
      for (const method of Object.keys(operations)) {
        // Some of what changes something would end the session.
        if (who === 'staff' && method !== 'get') continue;
        const address = `/api${path.replace(/\{\w+\}/g, 'nobody')}`;
        const caching = await cachingOf(address, { method: method.toUpperCase(), headers });
        expect(caching, `${method} ${path}`).toBe(own);
      }
    }
  }
});

test('a picture of the gallery may be kept for a day, and a browser that has a page is told so by 304', async () => {
  const picture = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#246' },
  })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'one.jpg');
  const headers = await signedIn();
  const made = await ask('/api/images', { method: 'POST', headers, body });
  const { data } = (await made.json()) as { data: { url: string } };
  for (const address of [data.url, data.url.replace('.webp', '-400.webp')]) {
    expect(await cachingOf(address), address).toBe(day);
  }
  const etag = (await ask('/about')).headers.get('etag')!;
  const again = await ask('/about', { headers: { 'if-none-match': etag } });
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, asked]);
});

test('only what is the same for everybody is compressed: a length must not tell of anybody', async () => {
  const headers = { ...(await signedIn()), 'accept-encoding': 'br' };
  const encodings: Record<string, string | null> = {};
  for (const address of [
    ...['/', '/admin', '/admin/today', '/admin/allapplication?view=waiting'],
    ...['/api/application?view=waiting&limit=8', '/api/auth/get-session'],
  ]) {
    encodings[address] = (await ask(address, { headers })).headers.get('content-encoding');
  }
  const body = new URLSearchParams({ name: 'Somebody', message: 'x' });
  const reply = await ask('/contact', { method: 'POST', headers, body });
  expect(await reply.text()).toContain('Somebody');
  expect({ ...encodings, reply: reply.headers.get('content-encoding') }).toEqual({
    '/': 'br',
    // Whoever is signed in is sent on.
    '/admin': null,
    '/admin/today': 'br',
    '/admin/allapplication?view=waiting': 'br',
    '/api/application?view=waiting&limit=8': null,
    '/api/auth/get-session': null,
    reply: null,
  });
});
