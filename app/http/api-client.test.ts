import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountHeader, actOnlyAs } from '#app/auth/account-header.ts';
import { renewSessionsBy } from '#app/auth/session-renewal.ts';
import { callApi, isSignedOut } from './api-client.ts';

afterEach(() => vi.unstubAllGlobals());

function answering(response: Response | Error) {
  const fetch = vi.fn((_address: string, _init: RequestInit) =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('callApi', () => {
  it('gives the answer and where the list goes on', async () => {
    const link = '</api/gallery?limit=8&cursor=abc>; rel="next"';
    answering(Response.json([1], { headers: { link } }));
    expect(await callApi('GET /api/gallery', { query: { limit: '8' } })).toEqual({
      ok: true,
      data: [1],
      next: { limit: '8', cursor: 'abc' },
    });
  });

  it('asks nobody again to sign in for a refusal from before the renewal', async () => {
    const signedOut = Response.json({ code: 'not_signed_in' }, { status: 401 });
    const late = Promise.withResolvers<Response>();
    const fetch = vi.fn<() => Promise<Response>>();
    fetch.mockReturnValueOnce(late.promise).mockResolvedValueOnce(signedOut.clone());
    fetch.mockImplementation(() => Promise.resolve(Response.json([])));
    vi.stubGlobal('fetch', fetch);
    const ask = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
    onTestFinished(renewSessionsBy(ask));
    const first = callApi('GET /api/gallery');
    expect((await callApi('GET /api/gallery')).ok).toBe(true);
    late.resolve(signedOut);
    expect((await first).ok).toBe(true);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('knows the end of a list', async () => {
    answering(Response.json([]));
    expect(await callApi('GET /api/gallery')).toMatchObject({ ok: true, next: null });
  });

  it('sends an object as JSON and a form as it is', async () => {
    const json = answering(Response.json({}));
    await callApi('PATCH /api/gallery/:id', {
      params: { id: 'a/b' },
      body: { name: 'A', version: 1 },
    });
    expect(json.mock.calls[0]?.[0]).toBe('/api/gallery/a%2Fb');
    expect(json.mock.calls[0]?.[1]).toEqual({
      method: 'PATCH',
      body: '{"name":"A","version":1}',
      headers: { 'content-type': 'application/json' },
    });
    const form = answering(Response.json({}));
    const body = new FormData();
    await callApi('POST /api/images', { body });
    expect(form.mock.calls[0]?.[1]).toEqual({ method: 'POST', body, headers: {} });
  });

  it('says for which account a call is', async () => {
    const fetch = answering(Response.json({}));
    await callApi('DELETE /api/content/:id/draft', { params: { id: 'home' }, account: 'a1' });
    expect(fetch.mock.calls[0]?.[1].headers).toEqual({ 'x-staff-account': 'a1' });
  });

  it('says for whom the page is where it changes something, unless told otherwise', async () => {
    const fetch = answering(Response.json({}));
    const takeBack = actOnlyAs('a1');
    const note = { params: { id: '1' }, body: { text: 'Comes on Sunday' } };
    await callApi('GET /api/gallery');
    await callApi('POST /api/application/:id/note', note);
    await callApi('POST /api/application/:id/note', { ...note, account: 'a2' });
    takeBack();
    await callApi('POST /api/application/:id/note', note);
    const named = fetch.mock.calls.map(([, { headers }]) =>
      new Headers(headers).get(accountHeader),
    );
    expect(named).toEqual([null, 'a1', 'a2', null]);
  });

  it('reads a problem', async () => {
    const errors = [{ field: 'name', code: 'required', message: 'This field is required.' }];
    answering(Response.json({ code: 'invalid_input', errors }, { status: 422 }));
    expect(
      await callApi('PATCH /api/gallery/:id', { params: { id: '1' }, body: { version: 1 } }),
    ).toEqual({
      ok: false,
      status: 422,
      code: 'invalid_input',
      errors,
    });
  });

  it('takes a lost network, and a page that is not ours, for no answer', async () => {
    const noAnswer = { ok: false, status: 0, code: 'unreachable', errors: [] };
    answering(new TypeError('Failed to fetch'));
    expect(await callApi('GET /api/gallery')).toEqual(noAnswer);
    answering(new Response('<h1>Log in to this Wi-Fi</h1>'));
    expect(await callApi('GET /api/gallery')).toEqual(noAnswer);
  });

  it('has a code even for a refusal that is no problem document', async () => {
    answering(new Response('Bad Gateway', { status: 502 }));
    const failure = await callApi('GET /api/gallery');
    expect(failure).toEqual({ ok: false, status: 502, code: 'refused', errors: [] });
  });
});

describe('isSignedOut', () => {
  it('is not a wrong password', () => {
    const failure = { ok: false as const, status: 401, errors: [] };
    expect(isSignedOut({ ...failure, code: 'not_signed_in' })).toBe(true);
    expect(isSignedOut({ ...failure, code: 'invalid_credentials' })).toBe(false);
  });
});
