import { type DataWithResponseInit, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import {
  type Services,
  clientAddressContext,
  servicesContext,
} from '#app/config/services.server.ts';
import type { Route } from './+types/verify-page';
import type { VerifyReply } from './reply.ts';
import { receiveCheck } from './receive-check.server.ts';
import { action } from './verify-page.tsx';

vi.mock(import('./receive-check.server.ts'));

const value = '+880 1000-000011';

/** How the page answers a form that was sent to it, where its check comes to `reply`. */
async function answerTo(reply: VerifyReply): Promise<ResponseInit | null> {
  vi.mocked(receiveCheck).mockResolvedValue(reply);
  const context = new RouterContextProvider();
  context.set(servicesContext, {} as Services);
  context.set(clientAddressContext, '203.0.113.7');
  const body = new URLSearchParams({ value });
  const request = new Request('http://localhost/verify', { method: 'POST', body });
  const answer = (await action({
    request,
    context,
  } as Route.ActionArgs)) as DataWithResponseInit<VerifyReply>;
  expect(answer.data).toBe(reply);
  return answer.init;
}

test.each([
  [200, { value, status: 'answered', answer: 'unknown', kind: 'phone' }],
  [422, { value, status: 'required' }],
  [422, { value, status: 'several' }],
  [422, { value, status: 'too_long' }],
  [503, { value, status: 'unreachable' }],
] satisfies [number, VerifyReply][])(
  'a check without scripts: %i for %o',
  async (status, reply) => {
    expect(await answerTo(reply)).toEqual({ status, headers: { 'cache-control': 'no-store' } });
  },
);

test('T-22 who has asked too often without scripts is told when to ask again', async () => {
  expect(await answerTo({ value, status: 'too_many', retryAfterSeconds: 540 })).toEqual({
    status: 429,
    headers: { 'cache-control': 'no-store', 'retry-after': '540' },
  });
});
