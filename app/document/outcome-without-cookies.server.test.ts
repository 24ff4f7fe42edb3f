import { expect, test } from 'vitest';
import { outcomeInAnswer } from './outcome-without-cookies.server.ts';

const post = (headers: HeadersInit = {}) =>
  new Request('http://localhost/bn/status', { method: 'POST', headers });
const leading = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'set-cookie': 'status=a%2Fb; Path=/' } });
const page = async (path: string, cookie: string) =>
  new Response(`<!DOCTYPE html><html lang="bn">${path} ${cookie}`, {
    headers: { 'cache-control': 'no-store' },
  });

test('the outcome stands in the answer for a browser that has shown no cookie', async () => {
  const answer = await outcomeInAnswer(post(), leading('/bn/status/result'), page);
  expect(await answer?.text()).toBe(
    '<!DOCTYPE html><html data-address="/bn/status/result" lang="bn">/bn/status/result status=a%2Fb',
  );
  expect([answer?.status, answer?.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer?.headers.get('set-cookie')).toBe('status=a%2Fb; Path=/');
});

test.each([
  ['a browser that keeps cookies', post({ cookie: 'language=bn' }), leading('/status/result')],
  ['another way', post(), leading('/admin')],
  ['what was refused', post(), new Response('', { status: 422 })],
  ['a way without a cookie', post(), Response.redirect('http://localhost/status/result', 303)],
])('%s is left as it is', async (_, request, answer) => {
  expect(await outcomeInAnswer(request, answer, page)).toBeNull();
});

test('where the page itself has nothing to show, the way to it stays', async () => {
  const nothing = async () => new Response('', { status: 404 });
  expect(await outcomeInAnswer(post(), leading('/status/result'), nothing)).toBeNull();
});
