import { once } from 'node:events';
import { Agent, type IncomingMessage, get } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Listening, listen } from './listen.server.ts';

/** Keeps its connections open, as a load balancer does. */
const balancer = new Agent({ keepAlive: true, maxSockets: 1 });
let site: Listening;
let answer: (() => void) | undefined;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  answer = undefined;
  site = await listen(
    () => (request, response) => {
      answer = () => void response.end('done');
      if (request.url !== '/slow') answer();
    },
    ['127.0.0.1'],
    0,
  );
});
afterEach(() => {
  vi.useRealTimers();
  balancer.destroy();
});

async function ask(path: string): Promise<IncomingMessage> {
  const request = get({ host: '127.0.0.1', port: site.port, path, agent: balancer });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
}

test('while it drains, connections are taken and end with their answer; then none is taken', async () => {
  expect((await ask('/')).headers.connection).toBe('keep-alive');
  const closed = site.close({ drainMs: 5000, graceMs: 10_000 });
  expect((await ask('/')).headers.connection).toBe('close');
  await vi.advanceTimersByTimeAsync(4999);
  expect((await ask('/')).headers.connection).toBe('close');
  await vi.advanceTimersByTimeAsync(1);
  await closed;
  await expect(ask('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('what is being answered at the end is answered, and its connection does not hold up the end', async () => {
  const asked = ask('/slow');
  await vi.waitFor(() => expect(answer).toBeDefined());
  const closed = site.close({ drainMs: 0, graceMs: 10_000 });
  answer!();
  expect((await asked).statusCode).toBe(200);
  await vi.advanceTimersByTimeAsync(200);
  await closed;
});

test('what takes longer than the grace is cut off', async () => {
  const asked = ask('/slow').catch((error: NodeJS.ErrnoException) => error.code);
  await vi.waitFor(() => expect(answer).toBeDefined());
  const closed = site.close({ drainMs: 0, graceMs: 10_000 });
  await vi.advanceTimersByTimeAsync(10_000);
  await closed;
  expect(await asked).toBe('ECONNRESET');
});
