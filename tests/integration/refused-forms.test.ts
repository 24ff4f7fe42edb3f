import { Writable } from 'node:stream';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#app/config/log.server.ts';
import { createApp } from '#app/app.server.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import { refusalPage, showsAnswer } from '#app/shell/refusal-page.server.ts';
import type { ServerBuild } from 'react-router';
import { type TestSite, openTestSite, siteOrigin } from '#tests/support/test-site.ts';

let site: TestSite;
const own = 'https://www.sampan.example';
beforeAll(async () => {
  site = await openTestSite('file::memory:', { PUBLIC_ORIGIN: own });
});
afterAll(() => site.close());

/** What a browser sends with a form that it shows the answer of. */
const asPage = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const post = (path: string, headers: Record<string, string>, body = 'a=b') =>
  site.call('POST', path, {
    ...{
      body,
      headers: { ...asPage, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    },
  });
async function read(answer: Response) {
  const { document } = new Window();
  document.write(await answer.text());
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')!);
  return { document, links, text: document.body.textContent };
}

test.each([
  ['/status', 'http://localhost:4312', 'en'],
  ['/bn/verify', 'https://sampan.example', 'bn'],
  ['/bn/contact', 'null', 'bn'],
  ['/complaints', 'https://evil.example/"><script>', 'en'],
])('a form on %s from %s is refused by a page that leads on', async (path, origin, language) => {
  const answer = await post(path, { origin });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    ...[403, 'text/html; charset=utf-8'],
  ]);
  expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
  const { document, links, text } = await read(answer);
  expect(document.documentElement.lang).toBe(language);
  expect(links).toEqual([
    own + path,
    expect.stringMatching(/^tel:/),
    expect.stringMatching(/^tel:/),
  ]);
  expect(text).toContain(language === 'bn' ? 'ফিরে যান' : 'what you typed is still there');
  expect(text).not.toContain('evil');
});

test('one that is too long is refused by a page, too, and a program still gets its code', async () => {
  const long = `a=${'x'.repeat(70_000)}`;
  const answer = await post('/bn/complaints', { origin: own }, long);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    ...[413, 'text/html; charset=utf-8'],
  ]);
  const { links, text } = await read(answer);
  expect(links).toHaveLength(2);
  expect(text).toContain('ছোট করে আবার পাঠান');
  const code = await post('/api/contact', { origin: own, accept: '*/*' }, long);
  expect(await code.json()).toMatchObject({ code: 'too_large' });
});

test('so is who asks for too much in a minute, by a form or a page', async () => {
  const tooMany = new ApiError('too_many', { retryAfterSeconds: 30 });
  const asked = (method: string, accept = asPage.accept) =>
    new Request(`${own}/bn/contact`, { method, headers: { accept } });
  expect(['GET', 'POST'].map((method) => showsAnswer(asked(method), tooMany))).toEqual([
    true,
    true,
  ]);
  expect(showsAnswer(asked('GET', '*/*'), tooMany)).toBe(false);
  expect(showsAnswer(asked('GET'), new ApiError('not_found'))).toBe(false);
  const form = await refusalPage(tooMany, asked('POST'), site.services, own);
  expect([form.status, form.headers.get('retry-after')]).toEqual([429, '30']);
  expect((await read(form)).text).toContain('ফিরে যান');
  const page = await read(await refusalPage(tooMany, asked('GET'), site.services, own));
  expect(page.document.querySelector('h1')!.textContent).toBe('এই মুহূর্তে নয়');
  expect([page.text.includes('ফিরে যান'), page.links.length]).toEqual([false, 2]);
});

test('where the site has no address of its own, none is offered', async () => {
  const local = await openTestSite('file::memory:');
  const answer = await local.call('POST', '/contact', { headers: { ...asPage, origin: 'null' } });
  const { links, text } = await read(answer);
  expect([links.length, text.includes(siteOrigin)]).toEqual([2, false]);
  await local.close();
});

test('the log names both addresses, once an hour', async () => {
  const lines: { from?: string; expected?: string; level: number }[] = [];
  const log = createLog(
    'warn',
    new Writable({
      write(line: Buffer, _, done) {
        lines.push(JSON.parse(line.toString()));
        done();
      },
    }),
  );
  let now = new Date('2026-11-21T08:00:00Z');
  const services = { ...site.services, log, now: () => now };
  const app = createApp(services, { routes: {} } as ServerBuild, 3000);
  const knock = (origin: string) =>
    app(new Request(`${own}/api/contact`, { method: 'POST', headers: { origin } }), '203.0.113.7');
  await knock('http://sampan.example');
  await knock('http://other.example');
  now = new Date('2026-11-21T09:00:01Z');
  await knock('null');
  expect(lines.map(({ from, expected }) => [from, expected])).toEqual([
    ['http://sampan.example', own],
    ['null', own],
  ]);
});
