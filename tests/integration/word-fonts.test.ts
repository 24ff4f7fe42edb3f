import { afterEach, beforeEach, expect, test as twice, vi } from 'vitest';
import type { Cut } from '#app/document/fonts/cut-apart.server.ts';
import { wordList } from '#app/document/fonts/font-set.ts';
import { createWordFonts } from '#app/document/fonts/word-fonts.server.ts';
import { contentVersion } from '#app/database/content-version.server.ts';
import { runDueTasks } from '#app/jobs/scheduler.server.ts';
import { leaseMs, readTasks } from '#app/jobs/task-record.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

const built = { version: 'one', words: wordList(['ঢাকা']) };
const shipped = { town: { bn: 'ঢাকা' } };
const changed = { town: { bn: 'ক্ষ্মা' } };
const never = new AbortController().signal;

eachDatabase(({ url, testOnce: test }) => {
  let sites: TestSite[];
  let one: TestSite;
  let other: TestSite;
  const db = () => one.services.database.db;
  const cut = vi.fn<Cut>();
  const fontsOf = ({ services }: TestSite) => createWordFonts(services, built, cut);
  const sets = async () => {
    const rows = await db().selectFrom('contentFont').select('set').distinct().execute();
    return rows.map(({ set }) => set);
  };
  const stored = (count: number) =>
    vi.waitFor(async () => expect(await sets()).toHaveLength(count), { timeout: 5_000 });

  beforeEach(async () => {
    sites = [await openTestSite(url()), await openTestSite(url())];
    [one, other] = sites as [TestSite, TestSite];
    await db().deleteFrom('contentFont').execute();
    await db().deleteFrom('task').execute();
    cut.mockReset();
    cut.mockImplementation(async (words) => ({
      'anek-bengali-400': Buffer.from(words.join(' ')),
      'tiro-bengali': Buffer.from('tiro'),
    }));
  });
  afterEach(() => Promise.all(sites.map((site) => site.close())));

  test('what the build draws needs no cutting, and no other content is drawn by it', async () => {
    const fonts = fontsOf(one);
    expect(fonts.setFor(shipped)).toBe('whole');
    await fonts.follow(shipped);
    expect(fonts.setFor(shipped)).toBe('built');
    // A draft: the whole fonts, although these words are known.
    expect(fonts.setFor({ ...shipped })).toBe('whole');
    await fonts.end();
    expect(cut).not.toHaveBeenCalled();
  });

  twice(
    'E-49 a new word is drawn whole until its set is stored, and then by that, in every process',
    async () => {
      const [fonts, others] = [fontsOf(one), fontsOf(other)];
      const before = await contentVersion(db());
      let finish = () => {};
      cut.mockImplementationOnce(
        (words) =>
          new Promise((resolve) => {
            finish = () => resolve({ 'anek-bengali-400': Buffer.from(words.join(' ')) });
          }),
      );
      await fonts.follow(changed);
      expect(fonts.setFor(changed)).toBe('whole');
      await vi.waitFor(() => expect(cut).toHaveBeenCalledTimes(1));
      await others.follow(changed);
      expect(others.setFor(changed)).toBe('whole');
      finish();
      await stored(1);
      expect(await contentVersion(db())).toBeGreaterThan(before);
      for (const each of [fonts, others]) {
        await each.follow(changed);
        expect([await sets()].flat()).toEqual([each.setFor(changed)]);
      }
      // One for both: the other saw that somebody was at it.
      await Promise.all([fonts.end(), others.end()]);
      expect(cut).toHaveBeenCalledTimes(1);

      const address = `/fonts/${fonts.setFor(changed)}/anek-bengali-400.woff2`;
      const answer = await other.call('GET', address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('font/woff2');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(await answer.text()).toBe([...built.words, 'ক্ষ্মা'].sort().join(' '));
    },
  );

  test('E-49 an unknown set or face is not found', async () => {
    const fonts = fontsOf(one);
    await fonts.follow(changed);
    await stored(1);
    const [set] = await sets();
    for (const path of [
      '0123456789ab/anek-bengali-400.woff2',
      `${set}/none.woff2`,
      `${set}/anek-bengali-400`,
      'built/anek-bengali-400.woff2',
    ])
      expect((await one.call('GET', `/fonts/${path}`)).status).not.toBe(200);
    expect((await one.call('GET', `/fonts/0123456789ab/x.woff2`)).status).toBe(404);
    await fonts.end();
  });

  test('E-49 a cutting that fails leaves the whole fonts, is told, and tried again at the next publication', async () => {
    cut.mockRejectedValueOnce(Object.assign(new Error('x'), { code: 'EMEM' }));
    const fonts = fontsOf(one);
    await fonts.follow(changed);
    await vi.waitFor(async () => {
      const record = (await readTasks(db())).get('font-cutting');
      expect(record).toMatchObject({ outcome: 'EMEM', succeededAt: null, leaseUntil: null });
    });
    expect(fonts.setFor(changed)).toBe('whole');
    expect(await one.services.metrics.registry.metrics()).toContain(
      'sampan_font_cuts_total{outcome="failed"} 1',
    );
    // Not each minute.
    await runDueTasks(one.services, [fonts.task], never);
    expect(cut).toHaveBeenCalledTimes(1);
    await fonts.follow({ ...changed });
    await stored(1);
    await vi.waitFor(async () => {
      const record = (await readTasks(db())).get('font-cutting');
      expect(record).toMatchObject({ finishedAt: record!.succeededAt });
    });
    await fonts.end();
  });

  twice(
    'the work of a process that was killed is taken over when its lease has ended',
    async () => {
      const now = '2026-11-21T10:00:00.000Z';
      for (const site of sites) site.setNow(now);
      cut.mockImplementationOnce((_words, stopping) => hanging(stopping));
      const [killed, fonts] = [fontsOf(one), fontsOf(other)];
      await killed.follow(changed);
      await vi.waitFor(() => expect(cut).toHaveBeenCalledTimes(1));
      await fonts.follow(changed);
      await runDueTasks(other.services, [fonts.task], never);
      expect(cut).toHaveBeenCalledTimes(1);
      other.setNow(new Date(Date.parse(now) + leaseMs + 1).toISOString());
      await runDueTasks(other.services, [fonts.task], never);
      expect(await sets()).toHaveLength(1);
      await Promise.all([killed.end(), fonts.end()]);
    },
  );

  test('the set in use and the one before are kept, older ones go', async () => {
    const fonts = fontsOf(one);
    const used: string[] = [];
    for (const [hour, word] of ['ক্ষ্মা', 'ঙ্ক্ষ', 'ষ্ট্র'].entries()) {
      one.setNow(`2026-11-21T1${hour}:00:00.000Z`);
      const content = { word };
      await fonts.follow(content);
      await vi.waitFor(async () => {
        await fonts.follow(content);
        expect(fonts.setFor(content)).not.toBe('whole');
      });
      used.push(fonts.setFor(content));
    }
    expect((await sets()).sort()).toEqual(used.slice(1).sort());
    await fonts.end();
  });

  test('after a restore, which has no fonts, they are cut anew at the start', async () => {
    const before = fontsOf(one);
    await before.follow(changed);
    await stored(1);
    await before.end();
    const [set] = await sets();
    await db().deleteFrom('contentFont').execute();
    const fonts = fontsOf(other);
    await fonts.follow(changed);
    await stored(1);
    expect(await sets()).toEqual([set]);
    await fonts.end();
  });

  test('without a database the whole fonts draw, and nothing throws', async () => {
    const fonts = fontsOf(one);
    const { db: reachable } = one.services.database;
    one.services.database.db = reachable.withSchema('nowhere');
    const away = fontsOf(one);
    one.services.database.db = reachable;
    await away.follow(changed);
    expect(away.setFor(changed)).toBe('whole');
    await Promise.all([away.end(), fonts.end()]);
  });
});

function hanging(stopping: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    stopping.addEventListener('abort', () => reject(new Error('stopped'))),
  );
}
