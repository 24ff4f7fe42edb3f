import { randomUUID } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Today } from '#app/today/today.ts';
import { ageSessions } from '#tests/support/age-sessions.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';

type Edited = { version: number; leaves: Record<string, { version: number; published?: unknown }> };
type Review = { held: { path: string }[]; foreign: { path: string; message: string }[] };

const emptied = ['contentDocument', 'contentRevision', 'event', 'outbox'] as const;
const headline = 'homeWords/headline';
const text = (bn: string, en = 'English') => ({ en, bn });
const elsewhere = text('টাকা পাঠান ০১৭৯৯-৯৯৯৯৯৯ নম্বরে', 'Pay to 01799 999 999 only');
const notice = (said: object, address?: string) => ({
  title: text('নোটিশ'),
  until: '2026-03-02T10:00:00.000Z',
  'body/first': true,
  'body/first/kind': address ? 'link' : 'paragraph',
  'body/first/text': said,
  ...(address && { 'body/first/address': address }),
});

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: emptied,
    now: '2026-03-01T04:00:00.000Z',
  });
  let owner: string;
  let staff: string;
  beforeAll(async () => {
    owner = await site.signIn('owner@sampan.example', 'owner');
    staff = await site.signIn('staff@sampan.example', 'staff');
  });
  beforeEach(async () => {
    site.renderPage = async () => new Response('<!doctype html>');
    await ageSessions(site, 0);
    await site.services.content.reload();
  });

  const read = async (id: string): Promise<Edited> =>
    (await site.call('GET', `/api/content/${id}`, { cookie: staff })).json();

  let sequence = 0;
  async function save(id: string, values: Record<string, unknown>) {
    const { leaves } = await read(id);
    const changes = Object.entries(values).map(([path, value]) => ({
      ...{ path, value },
      base: leaves[path]?.version ?? 0,
    }));
    const json = { editor: 'one-screen', sequence: (sequence += 1), changes };
    const answer = await site.call('PATCH', `/api/content/${id}`, { cookie: staff, json });
    expect(answer.status).toBe(200);
  }

  async function written(values: Record<string, unknown>): Promise<string> {
    const id = newId();
    const json = { key: id, kind: 'news' };
    await site.call('POST', '/api/content', { cookie: staff, json });
    await save(`news.${id}`, values);
    return `news.${id}`;
  }

  /** What becomes of a publication: its key, or why not. */
  async function publish(id: string, cookie = staff): Promise<string> {
    const { version } = await read(id);
    const json = { key: randomUUID(), documents: [{ _id: id, version }] };
    return said(await site.call('POST', '/api/content/publications', { cookie, json }));
  }
  const reverse = async (publication: string, cookie = staff) =>
    said(
      await site.call('POST', `/api/content/publications/${publication}/reversal`, {
        ...{ cookie, json: { key: randomUUID() } },
      }),
    );
  const act = async (method: string, path: string, cookie = staff) =>
    said(await site.call(method, `/api/content/${path}`, { cookie }));

  async function said(answer: Response): Promise<string> {
    const body = (await answer.json()) as { code?: string; insertedId?: string };
    return body.code ?? body.insertedId ?? 'done';
  }

  async function review(id: string): Promise<Review> {
    const json = { documents: [id] };
    return (await site.call('POST', '/api/content/rehearsals', { cookie: staff, json })).json();
  }

  const key = /^[\w-]{36}$/;

  test.each([
    ['a text', notice(elsewhere)],
    ['what tel: dials', notice(text('ফোন'), 'tel:+8801799999999')],
    ['another site', notice(text('দেখুন'), 'https://pay.example/now')],
  ])('decision 76: %s that leads elsewhere makes a notice the owner’s', async (_, values) => {
    const id = await written(values);
    const { held, foreign } = await review(id);
    expect(held.length).toBeGreaterThan(2);
    expect(foreign).toEqual([
      expect.objectContaining({ path: expect.stringMatching(/^body\/first\//) }),
    ]);
    expect(foreign[0]?.message).toMatch(/^Text of the notice 1, .+: a telephone number or web/);
    expect(await publish(id)).toBe('owner_only');
    expect(await act('POST', `${id}/request`)).toBe('done');
    const asked = await site.services.database.db.selectFrom('outbox').select('subject').execute();
    expect(asked).toEqual([{ subject: expect.stringContaining(id) }]);
    expect(await publish(id, owner)).toMatch(key);
  });

  test.each([
    ['messages', 'new'],
    ['officials', 'officials/anwar-hossain/profile'],
    ['guide.hu', 'status/sentence'],
    ['consultation', 'consultationWords/noGuaranteeText'],
  ])('decision 76: %s is no exception', async (id, path) => {
    await save(id, { [path]: elsewhere });
    expect((await review(id)).foreign.map((one) => one.path)).toEqual([path]);
    expect(await publish(id)).toBe('owner_only');
  });

  test('decision 76: the rest of a document goes live, and what leads elsewhere waits', async () => {
    await save('home', {
      [headline]: elsewhere,
      'homeWords/tagline': text('নতুন কথা', 'New words'),
    });
    expect(await publish('home')).toMatch(key);
    const { home } = site.services.content.current().documents;
    expect(JSON.stringify(home)).not.toContain('999');
    expect(await publish('home')).toBe('owner_only');
  });

  test('our own numbers in any writing, and what stood there before, are no owner’s', async () => {
    const ours = text('ফোন +৮৮০ ১০০০-০০০০০১', 'Call 01000000001, https://facebook.example/us');
    expect(await publish(await written(notice(ours)))).toMatch(key);
    await save('home', { [headline]: elsewhere });
    expect(await publish('home', owner)).toMatch(key);
    await save('home', { [headline]: text('এখন ০১৭৯৯৯৯৯৯৯৯', 'Now +880 1799-999999') });
    expect(await publish('home')).toMatch(key);
  });

  test('staff bring nothing back that leads elsewhere: not by reversing, nor out of the trash', async () => {
    const id = await written(notice(elsewhere));
    await publish(id, owner);
    await save(id, { 'body/first/text': text('শুধু অফিসে', 'Only at the office') });
    const better = await publish(id);
    expect(await reverse(better)).toBe('owner_only');
    expect(await reverse(better, owner)).toMatch(key);
    expect(await act('DELETE', id)).toBe('done');
    expect(await act('POST', `${id}/restore`)).toBe('owner_only');
    expect(await act('POST', `${id}/restore`, owner)).toBe('done');
  });

  test('staff sign in anew for notices, home and messages, owners for what leads elsewhere', async () => {
    const id = await written(notice(text('ছুটি')));
    const live = await publish(id);
    expect(await act('DELETE', id)).toBe('done');
    await save('home', { [headline]: text('নতুন') });
    await save('messages', { new: text('নতুন') });
    await save('consultation', { 'consultationWords/noGuaranteeText': text('অন্য কথা') });
    await ageSessions(site, 11);
    expect(await publish('home')).toBe('fresh_sign_in_required');
    expect(await publish('messages')).toBe('fresh_sign_in_required');
    expect(await publish('consultation')).toMatch(key);
    expect(await act('POST', `${id}/restore`)).toBe('fresh_sign_in_required');
    expect(await act('POST', `${id}/restore`, owner)).toBe('done');
    expect(await reverse(live)).toBe('fresh_sign_in_required');
    expect(await reverse(live, owner)).toMatch(key);
    expect(await publish('home', owner)).toMatch(key);
    await save('home', { [headline]: elsewhere });
    expect(await publish('home', owner)).toBe('fresh_sign_in_required');
  });

  const lines = async (cookie: string, day = '2026-03-01') => {
    site.setNow(`${day}T05:00:00.000Z`);
    const answer = await site.call('GET', '/api/application/today', { cookie });
    const today = (await answer.json()) as Today;
    const found = today.lines.filter((line) => line.kind === 'published');
    expect(today.kinds.published.count).toBe(found.length);
    return found;
  };

  test('owners read for seven days what staff published: who, when and which fields, never what stands there', async () => {
    await save('home', { [headline]: text('গোপন', 'Secret') });
    await publish('home');
    await save('home', { 'homeWords/tagline': text('গোপন', 'Secret') });
    await publish('home');
    const told = {
      ...{ kind: 'published', document: 'home', name: 'staff', isGuarded: false },
      ...{ at: '2026-03-01T04:00:00.000Z', dueOn: '2026-03-08' },
      fields: [{ en: 'Headline', bn: 'বড় শিরোনাম' }, expect.anything()],
    };
    expect(await lines(owner, '2026-03-08')).toEqual([]);
    expect(await lines(owner, '2026-03-07')).toEqual([
      expect.objectContaining({ ...told, dueOn: '2026-03-07' }),
    ]);
    expect(JSON.stringify(await lines(owner))).not.toContain('Secret');
    expect(await lines(staff)).toEqual([]);
  });

  test('E-65 every account reads for seven days that something guarded has changed', async () => {
    await save('agency', { 'agency/phones/first/shown': '+880 1000-000007' });
    await publish('agency', owner);
    await save('agency', { 'agency/tagline': text('নতুন কথা', 'New words') });
    await publish('agency', owner);
    const told = {
      ...{ document: 'agency', name: 'owner', isGuarded: true },
      fields: [{ en: 'Phones', bn: 'ফোন নম্বর' }],
    };
    for (const cookie of [owner, staff]) {
      expect(await lines(cookie, '2026-03-07')).toEqual([expect.objectContaining(told)]);
      expect(await lines(cookie, '2026-03-09')).toEqual([]);
    }
  });
});
