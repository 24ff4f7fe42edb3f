import { expect, it, vi } from 'vitest';
import { type ApiFailure, unreachable } from '#app/http/api-client.ts';
import { actionOf } from './use-action.ts';

const gone: ApiFailure = { ok: false, status: 404, code: 'not_found', errors: [] };

const act = actionOf({
  double: async (count: number) => ({ ok: true, data: 2 * count, next: null }),
  fail: async () => gone,
  lose: async () => unreachable,
  break: async () => {
    throw new TypeError('x is not a function');
  },
});

const does = (...sent: unknown[]) =>
  act({
    request: new Request('https://a.example', {
      method: 'POST',
      body: JSON.stringify([1, ...sent]),
    }),
  });

// Node has none: it ends by such an error.
const reported = vi.fn<(error: unknown) => void>();
vi.stubGlobal('reportError', reported);

it('an act that breaks is reported, and whoever waits for it hears of it', async () => {
  expect(await does('break')).toMatchObject({ data: { ok: false, status: 500, code: 'internal' } });
  expect(reported).toHaveBeenCalledWith(expect.any(TypeError));
});

it('does the act that was asked for, with what it was given', async () =>
  expect(await does('double', 21)).toMatchObject({ data: { ok: true, data: 42 } }));

it.each([
  ['double', 200],
  ['fail', 404],
  ['lose', 503],
  ['break', 500],
])(
  '%s ends with %i, by which the router knows whether to load the page anew',
  async (name, status) => expect(await does(name)).toMatchObject({ init: { status } }),
);
