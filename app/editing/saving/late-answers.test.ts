import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserClock } from '#app/ui/clock.ts';
import { type DraftedDocument, type DraftedLeaf, shownValue } from './saving.ts';
import { KeptChanges } from './kept-changes.ts';
import { nextSaving, opened } from './next-saving.ts';
import { type DraftServer, type LookAnswer, type SaveAnswer, Saver } from './saver.ts';

const lost = { status: 'failed', trouble: 'network' } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function document(version: number, leaves: Record<string, DraftedLeaf>): DraftedDocument {
  return { version, leaves, faults: [], warnings: [] };
}

const fresh = document(1, { headline: { default: 'H', version: 0 } });

function open(server: Partial<DraftServer>): Saver {
  const shelf = new Map<string, string>();
  const storage = {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, value: string) => void shelf.set(name, value),
    removeItem: (name: string) => void shelf.delete(name),
  };
  return new Saver(fresh, {
    editor: 'e1',
    clock: browserClock,
    now: () => new Date(),
    server: { save: async () => lost, look: async () => lost, ...server },
    kept: new KeptChanges(() => storage, Date.now, 'rahim', 'home'),
  });
}

const saved = (version: number, draft: string): SaveAnswer => ({
  status: 'saved',
  document: document(version, { headline: { default: 'H', draft, version } }),
});

test.each([
  ['that it is saved', saved(2, 'first')],
  ['that it collided', { status: 'collided', theirs: {} }],
  ['that it is refused', { status: 'refused', codes: { headline: 'too_long' } }],
  ['that it failed', { status: 'failed', trouble: 'server' }],
] satisfies [string, SaveAnswer][])(
  'E-14: a call that was given up is answered after all %s: what was typed since stays and is saved',
  async (_, late) => {
    const answers = [Promise.withResolvers<SaveAnswer>(), Promise.withResolvers<SaveAnswer>()];
    const waiting = [...answers];
    const save = vi.fn<DraftServer['save']>(() => waiting.shift()!.promise);
    const saver = open({ save });
    saver.change({ path: 'headline', value: 'first' });
    await pass(1_000);
    await pass(19_999);
    expect(saver.current.trouble).toBeNull();
    await pass(1);
    expect(saver.current).toMatchObject({ trouble: 'network', flight: null });

    saver.change({ path: 'headline', value: 'first and second' });
    await pass(1_000);
    expect(save).toHaveBeenCalledTimes(2);
    answers[0]!.resolve(late);
    await pass(0);
    // The second call is still under way: nothing that the first one says ends it.
    expect(saver.current.flight?.changes).toMatchObject([{ value: 'first and second' }]);
    expect(saver.current.changes).toMatchObject([{ value: 'first and second' }]);
    expect(saver.current).toMatchObject({ refused: {}, collisions: {}, trouble: 'network' });
    expect(shownValue(saver.current, 'headline')).toBe('first and second');

    answers[1]!.resolve(saved(3, 'first and second'));
    await pass(0);
    expect(saver.current).toMatchObject({ changes: [], flight: null, trouble: null });
    expect(save).toHaveBeenCalledTimes(2);
  },
);

test('a look that was given up is answered after all, and changes nothing', async () => {
  const answer = Promise.withResolvers<LookAnswer>();
  const saver = open({ look: () => answer.promise });
  void saver.look();
  await pass(20_000);
  expect(saver.current.trouble).toBe('network');
  const late = document(2, { headline: { default: 'H', draft: 'late', version: 2 } });
  answer.resolve({ status: 'changed', document: late });
  await pass(0);
  expect(shownValue(saver.current, 'headline')).toBe('H');
});

test('what the server has no more is not on show after a look; what it still has is', () => {
  const before = document(4, {
    'reviews/rakib/quote': { default: 'Q', version: 2 },
    'reviews/salma/quote': { default: 'S', draft: 'new', version: 3 },
  });
  const state = opened('e1', before, { changes: [], collisions: {} });
  const after = document(5, {
    'reviews/salma/quote': { default: 'S', draft: 'new', version: 3 },
  });
  const looked = nextSaving(state, { type: 'looked', document: after });
  expect(Object.keys(looked.server.leaves)).toEqual(['reviews/salma/quote']);
  expect(shownValue(looked, 'reviews/rakib/quote')).toBeUndefined();
  // Nobody has changed what is left.
  expect(looked.news).toEqual({});
});
