import { afterEach, expect, test, vi } from 'vitest';
import { loadReview } from './load-review.ts';

afterEach(() => vi.unstubAllGlobals());

const me = { id: '1', name: 'Anwar', email: 'anwar@a.example' };
const kabir = { name: 'Kabir', email: 'kabir@a.example' };
const [headline, trust] = ['homeWords/headline', 'homeWords/tagline'];

/** The API with three drafts: of the home page, one that says what is live, and another one. */
function serve(restoredBy: typeof kabir, others: Record<string, object> = {}) {
  const leaf = { version: 1, at: '2026-11-28T10:00:00.000Z', stamps: {}, stale: null, by: me };
  const changed = {
    ...leaf,
    published: { en: 'Old', bn: 'পুরোনো' },
    draft: { en: 'New', bn: 'নতুন' },
  };
  const same = { ...leaf, published: { en: 'A', bn: 'ক' }, draft: { en: 'A', bn: 'ক' } };
  const put = { ...changed, by: restoredBy, isRestored: true };
  const documents: Record<string, object> = {
    home: { [headline]: changed, [trust]: put },
    about: { 'aboutWords/title': same },
    training: { 'trainingWords/title': changed },
    ...others,
  };
  const rehearsed: unknown[] = [];
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit = {}) => {
    if (address.endsWith('/rehearsals')) rehearsed.push(JSON.parse(String(body)));
    const [, id] = /^\/api\/content\/([\w.-]+)$/.exec(address) ?? [];
    const title = { en: 'T', bn: 'ট' };
    const rows = Object.keys(documents).map((_id) => ({
      _id,
      title,
      state: 'draft',
      askedAt: null,
    }));
    const answer = address.startsWith('/api/auth')
      ? { staff: me }
      : id && documents[id]
        ? { _id: id, version: 3, leaves: documents[id] }
        : rows;
    return Promise.resolve(Response.json(answer));
  });
  return rehearsed;
}

async function review(...[wanted, ticks]: [string[] | null, Record<string, boolean>]) {
  const loaded = await loadReview(wanted, ticks, 'en');
  if (!loaded.ok) throw new Error('The review did not load.');
  return loaded.data;
}

test('a draft without a change is not offered; what somebody else has put back is unticked', async () => {
  const rehearsed = serve(kabir);
  const { drafts, without } = await review(null, {});
  expect(drafts.map(({ id }) => id)).toEqual(['home', 'training']);
  expect(drafts[0]?.fields).toMatchObject([
    { path: headline, isLeft: false, restored: null },
    { path: trust, isLeft: true, restored: { by: kabir } },
  ]);
  expect(without).toEqual([{ document: 'home', path: trust }]);
  expect(rehearsed).toEqual([{ documents: ['home', 'training'], without }]);
});

test('one’s own is ticked, and a press has the last word', async () => {
  serve(me);
  expect((await review(['home'], {})).without).toEqual([]);
  const ticks = { [`home ${headline}`]: false };
  expect((await review(['home'], ticks)).without).toEqual([{ document: 'home', path: headline }]);
});

test('a notice that begins later says when, unless that is left out', async () => {
  const id = 'news.0199a000-0000-7000-8000-000000000001';
  const leaf = { version: 1, stamps: {}, stale: null, by: me, at: null };
  const [until, from] = ['2099-12-02T03:00:00.000Z', '2099-12-01T03:00:00.000Z'];
  const started = { ...leaf, published: '2000-01-01T00:00:00.000Z', draft: from };
  serve(me, { [id]: { from: started, until: { ...leaf, draft: until } } });
  const later = async (ticks: Record<string, boolean>) => (await review([id], ticks)).chosen[0];
  expect(await later({})).toMatchObject({ id, from });
  expect(await later({ [`${id} from`]: false })).toMatchObject({ id, from: null });
});
