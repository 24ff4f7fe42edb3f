import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let served: ServedSite;
beforeAll(async () => {
  site = await openTestSite('file::memory:', { RATE_LIMITS: 'off' });
  served = await serveSite(
    site.services,
    (asked) => (asked.url.endsWith('/slow') ? slowly() : undefined),
    { 'site.css': 'p {}' },
  );
});
afterAll(async () => {
  await served.close();
  await site.close();
});

/** Longer than the half second after which a connection with an unread body used to be cut. */
async function slowly() {
  await wait(700);
  return new Response('at last');
}

async function answerTo(asked: ClientRequest): Promise<IncomingMessage & { body: string }> {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return Object.assign(answer, { body: await text(answer) });
}

describe.each([
  ['too large', '/api/contact', { 'content-type': 'application/json' }, 413],
  ['without a session', '/api/images', { 'content-type': 'image/png' }, 401],
  ['from another site', '/api/contact', { origin: 'https://evil.example' }, 403],
  ['to nowhere', '/api/nowhere', {}, 404],
])('a body %s', (_, path, headers, status) => {
  test.concurrent.each([
    [30_000, 'length'],
    [64_000, 'chunked'],
    [200_000, 'length'],
    [200_000, 'chunked'],
  ])('of %i bytes, %s, cuts nothing that follows on its connection', async (size, how) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const asked = request(served.origin + path, {
      method: 'POST',
      agent,
      headers: {
        ...headers,
        ...(how === 'length' ? { 'content-length': size } : { 'transfer-encoding': 'chunked' }),
      },
    });
    asked.end(Buffer.alloc(size, ' '));
    const refused = await answerTo(asked);
    // What fits is read and judged, and some of it is too large before anything else.
    expect([status, 400, 413, 415]).toContain(refused.statusCode);
    expect(JSON.parse(refused.body)).toMatchObject({ status: refused.statusCode });
    const next = request(`${served.origin}/slow`, { method: 'POST', agent });
    next.end();
    expect(await answerTo(next)).toMatchObject({ statusCode: 200, body: 'at last' });
    agent.destroy();
  });
});

test.each([
  ['POST', '/api/contact', 413],
  ['POST', '/api/images', 413],
  ['GET', '/site.css', 200],
  ['GET', '/SITE.css', 308],
])('an endless body to %s %s is answered %i and then cut', async (method, path, status) => {
  const socket = connect(served.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => (answer += part));
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  const part = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65536), Buffer.from('\r\n')]);
  let sent = 0;
  const more = () => {
    while (!socket.destroyed && sent < 300 * 1024 * 1024) {
      sent += part.length;
      if (!socket.write(part)) return;
    }
  };
  socket.on('drain', more);
  more();
  await closed;
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

test('who stops in the middle of a refused body is waited for, and not for ever', async () => {
  const socket = connect(served.port, '127.0.0.1');
  let answer = '';
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (part) => {
      answer += part;
      if (answer.includes('too_large')) resolve();
    });
  });
  socket.write(
    'POST /api/contact HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 200000\r\n\r\n{',
  );
  // Answered while nothing more comes, and not only at the end of the waiting.
  await answered;
  expect(answer).toMatch(/^connection: close\r$/im);
  socket.destroy();
});
