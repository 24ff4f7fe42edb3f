import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isSameValue } from '#app/content/same-value.ts';
import { browserClock } from '#app/ui/clock.ts';
import {
  type DraftedDocument,
  type DraftedLeaf,
  valueOf,
  type Batch,
  shownValue,
} from './saving.ts';
import { KeptChanges } from './kept-changes.ts';
import { type DraftServer, type LookAnswer, type SaveAnswer, Saver } from './saver.ts';

/** The API as section 7 of the specification describes it, in memory. */
class Drafts {
  version = 1;
  calls: Batch[] = [];
  leaves: Record<string, DraftedLeaf & { editor?: string; sequence?: number }> = {
    headline: { default: 'H', version: 0 },
    tagline: { default: 'T', version: 0 },
    lead: { default: 'L', version: 0 },
  };

  save({ editor, sequence, changes }: Batch): SaveAnswer {
    this.calls.push({ editor, sequence, changes });
    const by = person(editor);
    this.version += 1;
    const theirs: Extract<SaveAnswer, { status: 'collided' }>['theirs'] = {};
    for (const { path, value, base } of changes) {
      const leaf = this.leaves[path];
      if (isSameValue(valueOf(leaf), value)) continue;
      const isOwn = leaf?.editor === editor;
      if (isOwn && sequence <= (leaf.sequence ?? 0)) continue;
      if (leaf && leaf.version !== base && !isOwn) {
        const { version, by: other = null, at = null } = leaf;
        theirs[path] = { value: valueOf(leaf), version, by: other, at, isRemoved: false };
        continue;
      }
      this.leaves[path] = {
        ...leaf,
        draft: value,
        version: this.version,
        editor,
        sequence,
        by,
        at: new Date().toISOString(),
      };
    }
    return Object.keys(theirs).length > 0
      ? { status: 'collided', theirs }
      : { status: 'saved', document: this.document(changes.map(({ path }) => path)) };
  }

  look(version: number): LookAnswer {
    return version === this.version
      ? { status: 'same' }
      : { status: 'changed', document: this.document() };
  }

  /** Without `paths` the whole of it. */
  document(paths = Object.keys(this.leaves)) {
    const leaves = Object.fromEntries(paths.map((path) => [path, this.leaves[path]!]));
    return structuredClone({ version: this.version, leaves, faults: [], warnings: [] });
  }
}

function person(name: string) {
  return { name, email: `${name}@a.example` };
}

const lost = { status: 'failed', trouble: 'network' } as const;
let drafts: Drafts;
let shelf: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T08:05:00Z') });
  drafts = new Drafts();
  shelf = new Map();
});
afterEach(() => vi.useRealTimers());

/** Opens the document on a screen of its own. */
function open(
  editor: string,
  {
    account = 'rahim',
    save = async (batch) => drafts.save(batch),
    look = async (version) => drafts.look(version),
  }: { account?: string } & Partial<DraftServer> = {},
): Saver {
  const storage = {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, value: string) => void shelf.set(name, value),
    removeItem: (name: string) => void shelf.delete(name),
  };
  return new Saver(drafts.document(), {
    editor,
    server: { save, look },
    clock: browserClock,
    now: () => new Date(),
    kept: new KeptChanges(() => storage, Date.now, account, 'home'),
  });
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const draftAt = (path: string) => valueOf(drafts.leaves[path]);
const keptCount = () => shelf.size;

describe('when it saves', () => {
  test('after a second of rest, and not while somebody types', async () => {
    const saver = open('e1');
    for (const value of ['a', 'ab', 'abc']) {
      saver.change({ path: 'headline', value });
      await pass(900);
    }
    expect(drafts.calls).toHaveLength(0);
    await pass(100);
    expect(drafts.calls).toMatchObject([{ changes: [{ path: 'headline', value: 'abc' }] }]);
    expect(saver.current).toMatchObject({ changes: [], savedAt: '2026-03-01T08:05:02.800Z' });
  });

  test('at once when a field is left', async () => {
    const saver = open('e1');
    saver.enter('headline');
    saver.change({ path: 'headline', value: 'abc' });
    saver.leave();
    await pass(0);
    expect(draftAt('headline')).toBe('abc');
  });

  test('one call at a time: what is typed meanwhile waits and is joined', async () => {
    let underWay = 0;
    const most: number[] = [];
    const saver = open('e1', {
      save: async (batch) => {
        most.push((underWay += 1));
        await new Promise((resolve) => setTimeout(resolve, 5_000));
        underWay -= 1;
        return drafts.save(batch);
      },
    });
    saver.change({ path: 'headline', value: 'first' });
    await pass(1_000);
    for (const value of ['second', 'third']) saver.change({ path: 'headline', value });
    saver.change({ path: 'tagline', value: 'joined' });
    await pass(20_000);
    expect(most).toEqual([1, 1]);
    expect(drafts.calls[1]!.changes.map(({ value }) => value)).toEqual(['third', 'joined']);
    expect([draftAt('headline'), draftAt('tagline')]).toEqual(['third', 'joined']);
    expect(keptCount()).toBe(0);
  });

  test('more than one call can hold goes in several', async () => {
    const saver = open('e1');
    const long = 'ক'.repeat(9_000);
    saver.change(...['a', 'b', 'c'].map((path) => ({ path, value: long })));
    await pass(1_000);
    expect(drafts.calls.map(({ changes }) => changes.length)).toEqual([1, 1, 1]);
    expect(saver.current.changes).toEqual([]);
  });
});

describe('what goes wrong on the way', () => {
  test('E-13: a call that is answered late, after the one that followed it, changes nothing', async () => {
    let first: (() => SaveAnswer) | undefined;
    const saver = open('e1', {
      save: (batch) => {
        if (first) return Promise.resolve(drafts.save(batch));
        return new Promise((resolve) => {
          first = () => {
            const answer = drafts.save(batch);
            resolve(answer);
            return answer;
          };
        });
      },
    });
    saver.change({ path: 'headline', value: 'first' });
    await pass(1_000);
    saver.change({ path: 'headline', value: 'last' });
    await pass(25_000);
    expect(draftAt('headline')).toBe('last');
    first!();
    await pass(60_000);
    expect(draftAt('headline')).toBe('last');
    expect(shownValue(saver.current, 'headline')).toBe('last');
  });

  test('E-14: without a network it tries again with growing pauses, to 30 seconds, and nothing is lost', async () => {
    let isOnline = false;
    const times: number[] = [];
    const saver = open('e1', {
      save: async (batch) => {
        times.push(Date.now());
        return isOnline ? drafts.save(batch) : lost;
      },
    });
    saver.change({ path: 'headline', value: 'typed' });
    await pass(125_000);
    const pauses = times.slice(1).map((time, at) => (time - times[at]!) / 1_000);
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
    expect(saver.current.trouble).toBe('network');
    isOnline = true;
    await saver.save();
    expect(draftAt('headline')).toBe('typed');
    expect(saver.current).toMatchObject({ trouble: null, failures: 0, changes: [] });
  });

  test('E-14: typed offline, reloaded, back: it is saved first, as it was typed', async () => {
    const before = open('e1', { save: async () => lost });
    before.change({ path: 'headline', value: 'typed offline' });
    await pass(1_000);
    before.close();
    const after = open('e2');
    expect(shownValue(after.current, 'headline')).toBe('typed offline');
    await after.save();
    expect(drafts.calls).toMatchObject([{ editor: 'e1', sequence: 1 }]);
    expect(draftAt('headline')).toBe('typed offline');
    expect(keptCount()).toBe(0);
  });

  test('E-14: an answer that was lost is no collision with oneself, also after a reload and typing on', async () => {
    const before = open('e1', {
      save: async (batch) => {
        drafts.save(batch);
        return lost;
      },
    });
    before.change({ path: 'headline', value: 'one' });
    await pass(1_000);
    before.close();
    const after = open('e2');
    after.change({ path: 'headline', value: 'one two' });
    await pass(1_000);
    expect(after.current.collisions).toEqual({});
    expect(draftAt('headline')).toBe('one two');
    expect(drafts.calls.map(({ editor }) => editor)).toEqual(['e1', 'e1', 'e2']);
  });

  test('E-14: reloaded twice with both answers lost', async () => {
    const saveAndLose = async (batch: Batch): Promise<SaveAnswer> => {
      drafts.save(batch);
      return lost;
    };
    for (const [editor, value] of [
      ['e1', 'one'],
      ['e2', 'one two'],
    ] as const) {
      const saver = open(editor, { save: saveAndLose });
      saver.change({ path: 'headline', value });
      await pass(1_000);
      saver.close();
    }
    const last = open('e3');
    last.change({ path: 'headline', value: 'one two three' });
    await last.settle();
    expect(last.current.collisions).toEqual({});
    expect(draftAt('headline')).toBe('one two three');
    expect(keptCount()).toBe(0);
  });

  test('E-14: what is kept is there for 30 days', async () => {
    open('e1', { save: async () => lost }).change({ path: 'headline', value: 'kept' });
    await pass(30 * 24 * 3_600_000 - 1);
    expect(shownValue(open('e2').current, 'headline')).toBe('kept');
    await pass(1);
    expect(shownValue(open('e3').current, 'headline')).toBe('H');
  });

  test('E-17: another account on this browser sees nothing of it', () => {
    open('e1', { account: 'rahim' }).change({ path: 'headline', value: 'secret' });
    expect(shownValue(open('e2', { account: 'shirin' }).current, 'headline')).toBe('H');
    expect(shownValue(open('e3', { account: 'rahim' }).current, 'headline')).toBe('secret');
  });

  test('E-17: a declined sign-in is not asked again by itself, and the save follows the next one', async () => {
    let isSignedIn = false;
    const save = vi.fn(async (batch: Batch): Promise<SaveAnswer> =>
      isSignedIn ? drafts.save(batch) : { status: 'failed', trouble: 'signedOut' },
    );
    const saver = open('e1', { save });
    saver.change({ path: 'headline', value: 'typed' });
    await pass(600_000);
    saver.leave();
    expect(save).toHaveBeenCalledTimes(1);
    isSignedIn = true;
    await saver.look();
    await pass(0);
    expect(draftAt('headline')).toBe('typed');
  });

  test('E-17: while another account is signed in it keeps the text and does not try again by itself', async () => {
    let isOther = true;
    const refusal = { status: 'failed', trouble: 'otherAccount' } as const;
    const save = vi.fn(async (batch: Batch) => (isOther ? refusal : drafts.save(batch)));
    const look = async (version: number) => (isOther ? refusal : drafts.look(version));
    const saver = open('e1', { save, look });
    saver.change({ path: 'headline', value: 'typed' });
    await pass(600_000);
    saver.leave();
    await saver.look();
    expect(save).toHaveBeenCalledTimes(1);
    expect(saver.current).toMatchObject({ trouble: 'otherAccount', flight: null });
    expect(shownValue(open('e2').current, 'headline')).toBe('typed');
    expect(draftAt('headline')).toBe('H');
    isOther = false;
    await saver.look();
    await pass(0);
    expect(draftAt('headline')).toBe('typed');
    expect(saver.current.trouble).toBeNull();
    expect(keptCount()).toBe(0);
  });

  test('E-17: another account is noticed before anything is typed, and gone when it has left', async () => {
    let isOther = true;
    const look = async (version: number): Promise<LookAnswer> =>
      isOther ? { status: 'failed', trouble: 'otherAccount' } : drafts.look(version);
    const saver = open('e1', { look });
    await saver.look();
    expect(saver.current.trouble).toBe('otherAccount');
    isOther = false;
    await saver.look();
    expect(saver.current.trouble).toBeNull();
  });

  test('what the server will never take is not sent again until it is typed anew; the rest is', async () => {
    const saver = open('e1', {
      save: async (batch) =>
        batch.changes.some(({ value }) => value === '\0')
          ? { status: 'refused', codes: { headline: 'forbidden_characters' } }
          : drafts.save(batch),
    });
    saver.change({ path: 'headline', value: '\0' }, { path: 'tagline', value: 'good' });
    await pass(60_000);
    expect(drafts.calls).toHaveLength(1);
    expect(saver.current).toMatchObject({ trouble: 'refused', changes: [{ path: 'headline' }] });
    saver.change({ path: 'headline', value: 'better' });
    await pass(1_000);
    expect(saver.current).toMatchObject({ trouble: null, changes: [], refused: {} });
  });

  test('what was kept of a field that the site no longer has is let go', async () => {
    open('e1', { save: async () => lost }).change({ path: 'gone', value: 'typed' });
    const saver = open('e2', {
      save: async () => ({ status: 'refused', codes: { gone: 'unknown_field' } }),
    });
    await saver.settle();
    expect(saver.current).toMatchObject({ changes: [], trouble: null });
    expect(keptCount()).toBe(0);
  });

  test('without storage it says that this device keeps nothing', () => {
    const storage = () => {
      throw new Error('no storage');
    };
    const saver = new Saver(drafts.document(), {
      editor: 'e1',
      clock: browserClock,
      now: () => new Date(),
      server: { save: async () => lost, look: async () => lost },
      kept: new KeptChanges(storage, Date.now, 'rahim', 'home'),
    });
    expect(saver.isKept).toBe(true);
    saver.change({ path: 'headline', value: 'typed' });
    saver.enter('tagline');
    expect(saver.isKept).toBe(false);
  });
});

describe('two editors', () => {
  test('E-10: different leaves at once are all saved', async () => {
    const [a, b] = [open('a'), open('b')];
    a.change({ path: 'headline', value: 'of A' });
    b.change({ path: 'tagline', value: 'of B' });
    await pass(1_000);
    expect([draftAt('headline'), draftAt('tagline')]).toEqual(['of A', 'of B']);
    await a.look();
    expect(shownValue(a.current, 'tagline')).toBe('of B');
    expect(a.current.news).toMatchObject({ tagline: { by: { name: 'b' } } });
    expect([a.current.collisions, b.current.collisions]).toEqual([{}, {}]);
  });

  /** B has changed the headline, and the tagline with it, upon what A has changed meanwhile. */
  async function collide() {
    const [a, b] = [open('a', { account: 'anwar' }), open('b')];
    a.change({ path: 'headline', value: 'of A' });
    await pass(1_000);
    b.change({ path: 'headline', value: 'of B' }, { path: 'tagline', value: 'of B' });
    await pass(1_000);
    return b;
  }

  test('E-11: the same leaf collides, the rest of the call is saved, and the own text is not sent again', async () => {
    const b = await collide();
    expect([draftAt('headline'), draftAt('tagline')]).toEqual(['of A', 'of B']);
    expect(b.current.collisions).toMatchObject({
      headline: { mine: { value: 'of B' }, theirs: { value: 'of A', by: { name: 'a' } } },
    });
    expect(shownValue(b.current, 'headline')).toBe('of B');
    const calls = drafts.calls.length;
    b.change({ path: 'headline', value: 'of B, more' });
    await pass(60_000);
    expect(drafts.calls).toHaveLength(calls);
    expect(await b.settle()).toBe(false);
  });

  test('E-11: a collision is there after a reload too, and shows what the other has made of it since', async () => {
    (await collide()).close();
    drafts.save({
      editor: 'a',
      sequence: 9,
      changes: [{ path: 'headline', value: 'newer', base: 2, editor: 'a', sequence: 9 }],
    });
    const calls = drafts.calls.length;
    const again = open('b2');
    await pass(60_000);
    expect(drafts.calls).toHaveLength(calls);
    expect(again.current.collisions).toMatchObject({
      headline: { mine: { value: 'of B' }, theirs: { value: 'newer' } },
    });
  });

  test.each([
    ['has brought nothing', () => ({ status: 'same' })],
    ['is of before', (document) => ({ status: 'changed', document })],
    ['got lost', () => lost],
  ] satisfies [string, (before: DraftedDocument) => LookAnswer][])(
    'E-11: what a call has saved beside a collision stays on show, also where a look that began earlier %s',
    async (_, answerOf) => {
      const before = drafts.document();
      const earlier = Promise.withResolvers<LookAnswer>();
      let looks = 0;
      const a = open('a', { account: 'anwar' });
      const b = open('b', {
        look: (version) =>
          looks++ === 0 ? earlier.promise : Promise.resolve(drafts.look(version)),
      });
      a.change({ path: 'headline', value: 'of A' });
      await pass(1_000);
      void b.look();
      b.enter('tagline');
      b.change({ path: 'headline', value: 'of B' }, { path: 'tagline', value: 'of B' });
      await pass(1_000);
      expect(draftAt('tagline')).toBe('of B');
      expect(shownValue(b.current, 'tagline')).toBe('of B');
      earlier.resolve(answerOf(before));
      await pass(0);
      // Asked once more, for what the call has saved.
      expect(b.current).toMatchObject({ server: { version: drafts.version }, changes: [] });
      expect(Object.keys(b.current.news)).toEqual(['headline']);
      expect(shownValue(b.current, 'tagline')).toBe('of B');
      b.leave();
      expect(shownValue(b.current, 'tagline')).toBe('of B');
    },
  );

  test('E-11: saved beside a collision, then changed by a colleague: the field that one is in keeps its text, and collides', async () => {
    const [a, b] = [open('a', { account: 'anwar' }), open('b', { look: async () => lost })];
    a.change({ path: 'headline', value: 'of A' });
    await pass(1_000);
    b.enter('tagline');
    b.change({ path: 'headline', value: 'of B' }, { path: 'tagline', value: 'of B' });
    await pass(1_000);
    await a.look();
    a.change({ path: 'tagline', value: 'of A too' });
    await a.settle();
    b.receive(drafts.document());
    expect(shownValue(b.current, 'tagline')).toBe('of B');
    b.change({ path: 'tagline', value: 'of B, more' });
    await pass(1_000);
    expect(draftAt('tagline')).toBe('of A too');
    b.leave();
    b.choose('tagline', 'theirs');
    expect(shownValue(b.current, 'tagline')).toBe('of A too');
  });

  test('E-11: what is saved after it was saved beside a collision is what is on show', async () => {
    const b = await collide();
    b.choose('headline', 'theirs');
    b.change({ path: 'tagline', value: 'of B, more' });
    await b.settle();
    expect(shownValue(b.current, 'tagline')).toBe('of B, more');
  });

  test.each([
    ['mine', 'of B'],
    ['theirs', 'of A'],
  ] as const)('E-11: choosing %s ends it', async (choice, value) => {
    const b = await collide();
    b.choose('headline', choice);
    expect(await b.settle()).toBe(true);
    expect(draftAt('headline')).toBe(value);
    expect(shownValue(b.current, 'headline')).toBe(value);
    expect(keptCount()).toBe(0);
  });

  test('E-11: what is edited before it is chosen is what is saved', async () => {
    const b = await collide();
    b.change({ path: 'headline', value: 'of both' });
    b.choose('headline', 'mine');
    await b.settle();
    expect(draftAt('headline')).toBe('of both');
  });

  test('E-11: mine, while the other has changed it once more, collides once more', async () => {
    const b = await collide();
    const change = { path: 'headline', value: 'newest', base: 2, editor: 'a', sequence: 9 };
    drafts.save({ editor: 'a', sequence: 9, changes: [change] });
    b.choose('headline', 'mine');
    await pass(0);
    expect(draftAt('headline')).toBe('newest');
    expect(b.current.collisions).toMatchObject({ headline: { theirs: { value: 'newest' } } });
  });

  test('E-12: the same text from both is no collision, also when the other types it later', async () => {
    const b = await collide();
    const change = { path: 'headline', value: 'of B', base: 2, editor: 'a', sequence: 9 };
    drafts.save({ editor: 'a', sequence: 9, changes: [change] });
    await b.look();
    expect(b.current.collisions).toEqual({});
    expect(keptCount()).toBe(0);
  });

  test('E-15: what was kept upon version 3 is never saved over version 9', async () => {
    drafts.leaves.headline = { default: 'H', draft: 'third', version: 3 };
    drafts.version = 3;
    const before = open('e1', { save: async () => lost });
    before.change({ path: 'headline', value: 'kept' });
    drafts.leaves.headline = { default: 'H', draft: 'ninth', version: 9, by: person('shirin') };
    drafts.version = 9;
    const after = open('e2');
    expect(await after.settle()).toBe(false);
    expect(draftAt('headline')).toBe('ninth');
    expect(after.current.collisions).toMatchObject({
      headline: { mine: { value: 'kept' }, theirs: { value: 'ninth', by: { name: 'shirin' } } },
    });
  });

  test("a field somebody is in keeps its text; typing there is upon that text, not upon the other's", async () => {
    const [a, b] = [open('a'), open('b')];
    b.enter('headline');
    a.change({ path: 'headline', value: 'of A' });
    await pass(1_000);
    await b.look();
    expect(shownValue(b.current, 'headline')).toBe('H');
    b.change({ path: 'headline', value: 'H of B' });
    await pass(1_000);
    expect(b.current.collisions).toHaveProperty('headline');
    const c = open('c', { account: 'chandra' });
    c.enter('headline');
    c.leave();
    expect(shownValue(c.current, 'headline')).toBe('of A');
  });

  test("one's own save does not hide what another has saved just before it", async () => {
    const [a, b] = [open('a'), open('b')];
    a.change({ path: 'headline', value: 'of A' });
    await a.settle();
    b.change({ path: 'tagline', value: 'of B' });
    await b.settle();
    await b.look();
    expect(shownValue(b.current, 'headline')).toBe('of A');
  });

  test('whoever removes an item has seen what is in it, and nothing typed there is sent before', async () => {
    drafts.leaves['reviews/rakib/quote'] = { default: 'Q', draft: 'seen', version: 7 };
    const saver = open('e1');
    saver.change({ path: 'reviews/rakib/quote', value: 'typed' });
    saver.change({ path: 'reviews/rakib', value: null });
    expect(saver.current.changes).toMatchObject([{ path: 'reviews/rakib', base: 7 }]);
  });

  test('a look that hangs is given up, and the next one sees', async () => {
    let looks = 0;
    const [a, b] = [
      open('a'),
      open('b', {
        look: async (version) => (looks++ === 0 ? new Promise(() => {}) : drafts.look(version)),
      }),
    ];
    a.change({ path: 'headline', value: 'of A' });
    await a.settle();
    void b.look();
    await pass(20_000);
    expect(b.current.trouble).toBe('network');
    await b.look();
    expect(shownValue(b.current, 'headline')).toBe('of A');
    expect(b.current.trouble).toBe(null);
  });

  test('an answer that was overtaken takes nothing back', async () => {
    const old = drafts.document();
    const saver = open('e1', { look: async () => ({ status: 'changed', document: old }) });
    saver.change({ path: 'headline', value: 'new' });
    await pass(1_000);
    await saver.look();
    expect(shownValue(saver.current, 'headline')).toBe('new');
  });

  test('two open screens of one account keep their changes beside each other', async () => {
    open('e1', { save: async () => lost }).change({ path: 'headline', value: 'one' });
    const second = open('e2');
    second.change({ path: 'tagline', value: 'two' });
    await second.settle();
    expect([draftAt('headline'), draftAt('tagline')]).toEqual(['one', 'two']);
    expect(keptCount()).toBe(0);
  });
});
