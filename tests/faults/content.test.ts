import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Draft, Overrides } from '#app/content/stored-content.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { type RunningSite, startSite } from '#tests/support/running-site.ts';
import { chanceWait } from './chance.ts';
import { type Editor, createEditor, saveText } from './content-editor.ts';
import { atLength, stretched } from './fault-duration.ts';
import { noteRow } from './fault-table.ts';
import { sendRequest } from './raw-request.ts';
import { signIn, warm } from './two-processes.ts';

const headlines = { home: 'homeWords/headline', about: 'aboutWords/headline' } as const;
const saved = ['servicesWords/title', 'servicesWords/lead', 'servicesWords/explore'];

eachDatabase(({ engine, url }) => {
  let folder: string;
  let sites: RunningSite[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sampan-content-'));
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.end()));
    await rm(folder, { recursive: true, force: true });
  });

  function start() {
    const variables = { DATA_DIR: folder, DATABASE_URL: url(), BACKUP_DAILY: 'off' };
    return startSite('build', { ...variables, LOG_LEVEL: 'silent' });
  }

  test('E-18 killed again and again during saves and publications', async ({ signal }) => {
    const site = await start();
    sites = [site];
    const editor = createEditor(site.origin, await signIn(site.origin));
    const over = new AbortController();
    let requests = 0;
    const answers = new EventEmitter();
    const answered = () => {
      requests += 1;
      answers.emit('answer');
    };
    /** Waits until so many more calls are answered. */
    const acknowledged = async (count: number) => {
      for (let one = 0; one < count; one += 1) await once(answers, 'answer');
    };
    const last = new Map<string, number>();
    const publications: string[] = [];
    const workers = [
      ...saved.map(async (path, screen) => {
        for (let sequence = 1; !over.signal.aborted; sequence += 1) {
          await saveText(editor, {
            id: 'services',
            path,
            editor: `screen-of-${screen}`,
            sequence,
          });
          last.set(path, sequence);
          answered();
        }
      }),
      (async () => {
        for (let round = 1; !over.signal.aborted; round += 1) {
          publications.push(await publishBoth(editor, round));
          answered();
        }
      })(),
    ];
    const all = Promise.all(workers);
    const kills = stretched(8, 50);
    const chance = chanceWait();
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        signal.throwIfAborted();
        await Promise.race([acknowledged(6), all]);
        // Each time at another point of what it does.
        await chance(100);
        await site.restart('SIGKILL');
      }
    } finally {
      over.abort();
      await all.catch((error: unknown) => {
        editor.giveUp();
        throw error;
      });
    }

    const { db } = openDatabase(url());
    const services = await db
      .selectFrom('contentDocument')
      .select('draft')
      .where('_id', '=', 'services')
      .executeTakeFirstOrThrow();
    const draft = JSON.parse(services.draft ?? '{}') as Draft;
    const lost = [...last].filter(([path, sequence]) => (draft[path]?.sequence ?? 0) < sequence);
    const made = await db
      .selectFrom('contentRevision')
      .select(['document', 'publication', 'number'])
      .execute();
    const live = await db
      .selectFrom('contentDocument')
      .select(['_id', 'published', 'publishedRevision'])
      .where('_id', 'in', ['home', 'about'])
      .execute();
    await db.destroy();
    await site.end();
    sites = [];

    expect(lost).toEqual([]);
    const byPublication = Object.values(Object.groupBy(made, (one) => one.publication ?? ''));
    expect(byPublication.filter((revisions) => revisions?.length !== 2)).toEqual([]);
    expect(new Set(made.map(({ publication }) => publication))).toEqual(new Set(publications));
    const shown = live.map(({ _id, published }) => {
      const overrides = JSON.parse(published ?? '{}') as Overrides;
      return overrides[headlines[_id as 'home']]?.value;
    });
    expect(shown[0]).toEqual(shown[1]);
    expect(live.map(({ publishedRevision }) => publishedRevision)).toEqual([
      publications.length,
      publications.length,
    ]);
    noteRow(inject('faultRows'), {
      ...{ fault: `content: kill -9, ${kills} times`, engine, requests },
      ...{ acknowledged: requests, lost: lost.length, doubled: 0 },
      ...{ 'failed pages': 0, 'come again': 0, 'recovery s': '–' },
    });
  });

  /** A new headline in two documents, published together under one key. */
  async function publishBoth(editor: Editor, round: number): Promise<string> {
    const documents = [];
    for (const [id, path] of Object.entries(headlines)) {
      const version = await saveText(editor, { id, path, editor: 'publisher', sequence: round });
      documents.push({ _id: id, version });
    }
    const key = crypto.randomUUID();
    await editor.send('POST', '/publications', { key, documents, note: '' });
    return key;
  }

  // The engine matters to those who write, which is tried above, and hardly to those who read.
  test.skipIf(engine !== 'sqlite' && !atLength)(
    'E-72 four processes, a hundred requests a second, a publication every two seconds',
    async () => {
      sites = [];
      // One after the other: the first one makes the database and the secrets.
      for (let count = 0; count < 4; count += 1) sites.push(await start());
      // In twenty seconds a start, which compiles all code, would be most of what is measured.
      for (const { origin } of sites) await warm({ nodeUrl: origin });
      const editor = createEditor(sites[0]!.origin, await signIn(sites[0]!.origin));
      const visits: { began: number; took: number; status: number; text: string; shown: number }[] =
        [];
      const publications: { at: number; round: number }[] = [];
      const looking = new Set<Promise<void>>();
      const addresses = ['/', '/bn', '/', '/bn', '/about'];

      async function look(number: number) {
        const began = performance.now();
        const site = sites[number % sites.length]!;
        const address = addresses[Math.floor(number / sites.length) % addresses.length]!;
        // Without nginx in between: a connection that was kept may be closed just when it is used again.
        const headers = { 'accept-encoding': 'identity', connection: 'close' };
        const { status, text } = await sendRequest(site.origin + address, { headers });
        const round = /(?:Text|লেখা) (\d+)<\/h1>/.exec(text)?.[1];
        const shown = /^\/(bn)?$/.test(address) ? Number(round ?? 0) : Infinity;
        visits.push({
          ...{ began, took: performance.now() - began, status, shown },
          text: status === 200 ? '' : text,
        });
      }

      const began = performance.now();
      // Never shorter: a publication every two seconds is to be seen several times.
      const untilMs = began + Math.max(20_000, stretched(20_000));
      let [arrived, lookedAt, lateMs] = [0, began, 0];
      const timer = setInterval(() => {
        // A machine that calls us late calls the site late as well.
        lateMs = Math.max(lateMs, performance.now() - lookedAt - 10);
        lookedAt = performance.now();
        for (; arrived * 10 < performance.now() - began; arrived += 1) {
          if (looking.size >= 20) continue;
          const visit = look(arrived);
          looking.add(visit);
          void visit.finally(() => looking.delete(visit));
        }
      }, 10);
      try {
        // By the screen of the test before, whose texts may be there.
        for (let round = 1001; performance.now() < untilMs || publications.length < 4; round += 1) {
          const next = wait(2000);
          const version = await saveText(editor, {
            ...{ id: 'home', path: headlines.home, editor: 'publisher', sequence: round },
          });
          const documents = [{ _id: 'home', version }];
          await editor.send('POST', '/publications', {
            key: crypto.randomUUID(),
            documents,
            note: '',
          });
          publications.push({ at: performance.now(), round });
          await next;
        }
      } finally {
        clearInterval(timer);
        await Promise.all(looking);
      }

      const failed = visits.filter(({ status }) => status !== 200);
      const old = visits.filter(({ began, shown }) => {
        const due = publications.findLast(({ at }) => at + 1000 + lateMs <= began);
        return due !== undefined && shown < due.round;
      });
      const times = visits.map(({ took }) => took).toSorted((a, b) => a - b);
      const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
      noteRow(inject('faultRows'), {
        fault: `content: ${publications.length} publications, p99 ${Math.round(p99)} ms of 1,000`,
        ...{ engine, requests: visits.length, acknowledged: publications.length },
        ...{ lost: 0, doubled: 0, 'failed pages': failed.length, 'come again': 0 },
        'recovery s': '–',
      });
      expect(failed).toEqual([]);
      expect(old).toEqual([]);
    },
  );
});
