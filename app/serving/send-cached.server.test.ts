import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cachedResponse, pageBrotli, plainBody } from './page-cache.server.ts';
import { sendCached } from './send-cached.server.ts';

const cached = await cachedResponse(
  200,
  { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' },
  Buffer.from('<!doctype html><p>হ্যালো</p>'),
  pageBrotli,
);
const server = createServer({ keepAliveTimeout: 10_000 }, (request, response) => {
  if (request.url === '/stale') response.setHeader('cache-status', 'stale');
  sendCached(request, response, cached);
});

beforeAll(async () => {
  // All responses of these tests fall into one second, so that every one after the first reuses its head.
  vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  vi.restoreAllMocks();
  server.close();
});

/** Sends several requests at once and returns all that the server writes until it closes, without the dates. */
async function conversation(...requests: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(requests.map((request) => `${request}\r\n\r\n`).join(''));
  let text = '';
  for await (const chunk of socket) text += (chunk as Buffer).toString('latin1');
  return text.replace(/Date: .*\r\n/g, '');
}

const accepting = (encoding: string) => `GET / HTTP/1.1\r\nhost: x\r\naccept-encoding: ${encoding}`;
const usual = accepting('br');
const last = `${usual}\r\nconnection: close`;
const sent = 'br' in cached.bodies ? cached.bodies.br : Buffer.alloc(0);
const body = sent.toString('latin1');

test('an answer with the head of another one is the same to the byte', async () => {
  const both = await conversation(usual, usual, usual, last);
  const answers = both.split('HTTP/1.1 200 OK\r\n').slice(1);
  expect(answers).toHaveLength(4);
  expect(new Set(answers.slice(0, 3)).size).toBe(1);
  expect(answers[0]).toContain(`content-length: ${sent.length}\r\n`);
  expect(answers[0]).toContain('Connection: keep-alive\r\nKeep-Alive: timeout=10\r\n\r\n');
  expect(answers[0]!.endsWith(`\r\n\r\n${body}`)).toBe(true);
});

test('the last answer of a connection says so, and an old client gets none that stays open', async () => {
  expect(await conversation(usual, last)).toMatch(/keep-alive[\s\S]*Connection: close\r\n\r\n/);
  expect(await conversation('GET / HTTP/1.0')).toContain('Connection: close\r\n\r\n');
});

test('a header that somebody has set is in that answer and in no other', async () => {
  const text = await conversation(usual.replace('/', '/stale'), usual, last);
  const [stale, after] = text.split(body);
  expect(stale).toContain('cache-status: stale');
  expect(after).not.toContain('cache-status');
});

test('each encoding has its own head', async () => {
  const text = await conversation(accepting('gzip'), accepting('br'), accepting('gzip'), last);
  expect(text.match(/content-encoding: \w+/g)).toEqual([
    'content-encoding: gzip',
    'content-encoding: br',
    'content-encoding: gzip',
    'content-encoding: br',
  ]);
});

test('whoever accepts neither encoding gets the text as it is', async () => {
  const text = await conversation(accepting('br;q=0, gzip;q=0'), last);
  const plain = plainBody(cached);
  expect(text.slice(0, text.indexOf('\r\n\r\n'))).not.toContain('content-encoding');
  expect(text).toContain(`content-length: ${plain.length}\r\n`);
  expect(text).toContain(plain.toString('latin1'));
});

test('HEAD has the head alone, and a page that has not changed is not sent again', async () => {
  const text = await conversation(
    usual,
    usual.replace('GET', 'HEAD'),
    `${usual}\r\nif-none-match: ${cached.etag}`,
    last,
  );
  expect(text.split(body)).toHaveLength(3);
  expect(text).toContain('HTTP/1.1 304 Not Modified\r\n');
});
