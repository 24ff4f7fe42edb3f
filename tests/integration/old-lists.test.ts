import { beforeAll, describe, expect, test as twice } from 'vitest';
import { sql } from 'kysely';
import { startImports } from '#app/applications/import/import-thread.server.ts';
import { forgetLists } from '#app/applications/import/import-parts.server.ts';
import type {
  ImportBatch,
  PlanRow,
  ReadListAnswer,
} from '#app/applications/import/import-record.ts';
import { runImports } from '#app/applications/import/run-import.server.ts';
import { eraseOnRequest } from '#app/applications/storage/erase-applications.server.ts';
import type { Problem } from '#app/http/field-errors.ts';
import { asCsv, sampleList } from '#tests/support/sample-list.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';

const start = '2026-11-21T06:00:00.000Z';

type Plan = { hash: string; counts: Record<string, number>; rows: PlanRow[]; next: number | null };

eachDatabase(({ url, engine, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off', APPLICATION_MAIL_TO: 'office@sampan.example' },
    empty: [
      'application',
      'applicationTerm',
      'caseNote',
      'event',
      'outbox',
      'importBatch',
      'importPart',
    ],
    now: start,
  });
  let cookie: string;
  let other: string;

  beforeAll(async () => {
    cookie = await site.signIn('rahima@sampan.example');
    other = await site.signIn('karim@sampan.example', 'staff');
  });

  const db = () => site.services.database.db;
  const stored = () => db().selectFrom('application').selectAll().orderBy('_id').execute();

  function upload(content: string | Uint8Array<ArrayBuffer>, name = 'old list.csv', as = cookie) {
    const body = new FormData();
    body.set('file', new File([content], name));
    return site.call('POST', '/api/import', { body, cookie: as });
  }

  /** Uploads a list and takes what is proposed. */
  async function planned(rows: string[][], as = cookie, isCalled = false) {
    const list = (await (await upload(asCsv(rows), 'old list.csv', as)).json()) as ReadListAnswer;
    const columns = list.columns.map(({ to, asksOrder }) => ({
      to,
      order: asksOrder ? 'day' : null,
    }));
    const answer = await site.call('PUT', `/api/import/${list.importId}/columns`, {
      ...{ json: { columns, isCalled }, cookie: as },
    });
    expect(answer.status).toBe(200);
    return { ...list, ...((await answer.json()) as Pick<Plan, 'hash' | 'counts'>) };
  }

  async function planOf(id: string, query = '') {
    const answer = await site.call('GET', `/api/import/${id}/plan?${query}`, { cookie });
    return (await answer.json()) as Plan;
  }

  async function allRows(id: string) {
    const rows: PlanRow[] = [];
    for (let after: number | null = 0; after !== null;) {
      const page: Plan = await planOf(id, `after=${after}`);
      rows.push(...page.rows);
      after = page.next;
    }
    return rows;
  }

  const run = (id: string, hash: string, json: object = {}, as = cookie) =>
    site.call('POST', `/api/import/${id}/run`, {
      ...{ json: { hash, rows: 'good', ...json }, cookie: as },
    });

  async function broughtIn(rows: string[][], json: object = {}, as = cookie) {
    const list = await planned(rows, as);
    expect((await run(list.importId, list.hash, json, as)).status).toBe(200);
    await runImports(site.services);
    return list;
  }

  const listsAs = async (as = cookie) =>
    (await (await site.call('GET', '/api/import', { cookie: as })).json()) as ImportBatch[];
  const undo = (id: string, as = cookie) =>
    site.call('POST', `/api/import/${id}/undo`, { cookie: as });

  describe('K-29: a list of 1,000 rows, 30 of them faulty', () => {
    test('comes in as the preview says, row for row, and the faulty rows come back in a file', async () => {
      const rows = sampleList({ count: 1000, faulty: 30 });
      const { importId, hash, counts } = await planned(rows);
      expect(counts).toEqual({ faulty: 30, trashed: 0, here: 0, same: 0, new: 970 });
      const plan = await allRows(importId);
      expect(plan.map(({ row }) => row)).toEqual(rows.slice(1).map((_, at) => at + 2));
      expect((await run(importId, hash, { rows: 'all' })).status).toBe(422);
      expect(await (await run(importId, hash)).json()).toEqual({ done: 0, of: 970 });
      await runImports(site.services);
      expect(await (await run(importId, hash)).json()).toEqual({ done: 970, of: 970 });

      const people = new Map((await stored()).map((row) => [row.submissionKey, row]));
      const expected = plan.filter(({ state }) => state === 'new');
      expect(people.size).toBe(970);
      for (const { row, name, phone } of expected) {
        expect(people.get(`import:${importId}:${row}`)).toMatchObject({ name, phone });
      }
      const [someone] = people.values();
      expect(someone).toMatchObject({
        ...{ source: 'import', stage: 'new', contacted: 0, consentVersion: '', consentAt: null },
        ...{ phoneE164: '+8801000100000', birth: '1998-03-05' },
      });
      expect(await db().selectFrom('outbox').selectAll().execute()).toEqual([]);
      const notes = await db().selectFrom('caseNote').selectAll().execute();
      expect(notes).toHaveLength(plan.filter(({ note, state }) => note && state === 'new').length);

      const file = await site.call('GET', `/api/import/${importId}/faults`, { cookie });
      const text = await file.text();
      expect(text.split('\r\n').filter(Boolean)).toHaveLength(31);
      expect(text).toContain('Excel has shortened this number: 8.8E+12');
    }, 60_000);

    test('K-36: the corrected file brings in the rest, and nobody twice', async () => {
      const rows = sampleList({ count: 100, faulty: 4 });
      const { importId } = await broughtIn(rows);
      const file = await site.call('GET', `/api/import/${importId}/faults?language=bn`, { cookie });
      const corrected = (await file.text())
        .replaceAll("'8.8E+12", '01000199999')
        .replace(/^("\d+"),(?=,)/gm, '$1,"Corrected Person"');
      const list = (await (await upload(corrected)).json()) as ReadListAnswer;
      expect(list.columns.at(-1)).toMatchObject({ to: 'none' });
      const columns = list.columns.map(({ to }) => ({ to, order: 'day' }));
      const answer = await site.call('PUT', `/api/import/${list.importId}/columns`, {
        ...{ json: { columns, isCalled: true }, cookie },
      });
      const { hash, counts } = (await answer.json()) as Plan;
      expect(counts).toMatchObject({ faulty: 0, new: 4 });
      await run(list.importId, hash, { rows: 'all' });
      await runImports(site.services);
      const people = await stored();
      expect(people).toHaveLength(100);
      expect(people.filter(({ stage }) => stage === 'called')).toHaveLength(4);
    });
  });

  describe('K-30: ended at any step, it goes on', () => {
    twice('until all are there, none of them twice', async () => {
      const rows = sampleList({ count: 100, faulty: 3 });
      const { importId, hash } = await planned(rows);
      await run(importId, hash);
      let time = Date.parse(start);
      for (let end = 1; end <= 20; end += 1) {
        // As if the process had ended there: its lease stays, and its transaction does not.
        let steps = 0;
        const now = () => {
          steps += 1;
          if (steps > 1 + (end % 3)) throw new Error('killed');
          return new Date(time);
        };
        await runImports({ ...site.services, now });
        const [list] = await listsAs();
        expect(await stored()).toHaveLength(list!.stored);
        time += 30_000;
      }
      await runImports({ ...site.services, now: () => new Date(time) });
      expect(await listsAs()).toMatchObject([{ state: 'done', done: 97, of: 97, stored: 97 }]);
      expect(await stored()).toHaveLength(97);
    });

    twice('two processes store nothing twice', async () => {
      const { importId, hash } = await planned(sampleList({ count: 60 }));
      await run(importId, hash);
      await Promise.all([runImports(site.services), runImports(site.services)]);
      await runImports(site.services);
      expect(await stored()).toHaveLength(60);
    });
  });

  describe('K-31: the same file again', () => {
    test('is named, has nobody new, and takes back from the trash', async () => {
      const rows = sampleList({ count: 20 });
      await broughtIn(rows);
      const [gone, ...others] = await stored();
      await site.call('DELETE', `/api/application/${gone!._id}`, { cookie });
      const again = await planned(rows, other);
      expect(again.sameFile).toEqual({ at: start, by: 'rahima' });
      expect(again.counts).toEqual({ faulty: 0, trashed: 1, here: 19, same: 0, new: 0 });
      const [first, second] = (await planOf(again.importId)).rows;
      expect(first).toMatchObject({ state: 'trashed', found: { _id: gone!._id } });
      expect(second).toMatchObject({ state: 'here', found: { _id: others[0]!._id } });

      await site.call('POST', `/api/application/${gone!._id}/restore`, { cookie });
      const changed = await run(again.importId, again.hash);
      expect([changed.status, ((await changed.json()) as Problem).code]).toEqual([
        409,
        'changed_meanwhile',
      ]);
      const { hash, counts } = await planOf(again.importId);
      expect(counts).toMatchObject({ trashed: 0, here: 20 });
      expect(await (await run(again.importId, hash)).json()).toEqual({ done: 0, of: 0 });
      await runImports(site.services);
      expect(await stored()).toHaveLength(20);
    });

    test('stores all the same whom somebody has ticked', async () => {
      const rows = sampleList({ count: 5 });
      await broughtIn(rows);
      const { importId, hash } = await planned(rows);
      expect(await (await run(importId, hash, { alsoExisting: [3, 99] })).json()).toMatchObject({
        of: 1,
      });
      await runImports(site.services);
      expect((await stored()).map(({ flags }) => flags)).toEqual(['', '', '', '', '', 'duplicate']);
    });
  });

  test('the same person twice in one list is one', async () => {
    const heading = ['Name', 'Mobile', 'PP No', 'DOB'];
    const { importId, counts } = await planned([
      heading,
      ['Rahim Uddin', '01000111222', 'A00001234', '25/3/1998'],
      ['Md. Rahim Uddin', '+880 1000-111222', '', ''],
      ['রহিম উদ্দিন', '01000111333', 'a 0000 1234', ''],
      ['Rahim Uddin', '01000111444', '', '25 March 1998'],
      ['Karim Uddin', '01000111222', '', ''],
    ]);
    expect(counts).toMatchObject({ same: 3, new: 2 });
    const { rows } = await planOf(importId, 'state=same');
    expect(rows.map(({ row, sameAs }) => [row, sameAs])).toEqual([
      [3, 2],
      [4, 2],
      [5, 2],
    ]);
  });

  test('whoever tries passport numbers by a list leaves it in the history of whom they find', async () => {
    await broughtIn([
      ['Name', 'Mobile', 'Passport'],
      ['Karim Sample', '01000200001', 'A10000001'],
    ]);
    const [known] = await stored();
    await planned([
      ['Name', 'Mobile', 'Passport'],
      ['Nobody Sample', '01000200009', 'A10000001'],
      ['Karim Sample', '01000200001', ''],
    ]);
    const seen = db().selectFrom('event').select(['action', 'subject']);
    expect(await seen.where('action', '=', 'application.found-by-passport').execute()).toEqual([
      { action: 'application.found-by-passport', subject: known?._id },
    ]);
    expect(await seen.where('action', '=', 'import.planned').execute()).toHaveLength(2);
  });

  twice('K-35: two people bring the same file in at once, and everybody is here once', async () => {
    const rows = sampleList({ count: 60 });
    const [mine, theirs] = [await planned(rows), await planned(rows, other)];
    await Promise.all([
      run(mine.importId, mine.hash),
      run(theirs.importId, theirs.hash, {}, other),
    ]);
    await Promise.all([runImports(site.services), runImports(site.services)]);
    await runImports(site.services);
    expect(await stored()).toHaveLength(60);
    const lists = await listsAs();
    expect(lists.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(lists.reduce((sum, list) => sum + list.stored, 0)).toBe(60);
  });

  twice(
    'whoever is erased while a list comes in does not come back, and is not undone',
    async () => {
      await broughtIn(sampleList({ count: 2 }));
      const [, here] = await stored();
      const { importId, hash, counts } = await planned(sampleList({ count: 62 }), other);
      expect(counts).toMatchObject({ here: 2, new: 60 });
      await run(importId, hash, {}, other);
      // Told to stop in its first step, which it ends.
      const stopping = new AbortController();
      let asked = 0;
      const now = () => {
        if ((asked += 1) === 2) stopping.abort();
        return site.services.now();
      };
      await runImports({ ...site.services, now }, stopping.signal);
      const [list] = await listsAs();
      expect(list).toMatchObject({ state: 'running', of: 60 });
      const before = await stored();
      expect(before).toHaveLength(2 + list!.done);
      const gone = [here!._id, before.at(-1)!._id];
      await db()
        .updateTable('application')
        .set({ eraseAfter: start })
        .where('_id', 'in', gone)
        .execute();
      expect(await eraseOnRequest(db(), site.services.now())).toBe(2);
      await runImports(site.services);
      expect(await stored()).toHaveLength(60);
      expect(await listsAs()).toMatchObject([{ state: 'done', done: 60, stored: 60 }, {}]);
      const undone: unknown = await (await undo(importId, other)).json();
      expect(undone).toEqual({ trashed: 59, kept: [] });
    },
  );

  twice.skipIf(engine !== 'sqlite')(
    'a full disk stops a list, and with room again it goes on, nobody twice',
    async () => {
      const { importId, hash } = await planned(sampleList({ count: 100 }));
      await run(importId, hash);
      await sql`vacuum`.execute(db());
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db());
      // SQLite reports a file at its maximum size like a full disk.
      await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count + 80)}`.execute(db());
      for (const time of ['06:00:00', '06:00:10']) {
        site.setNow(`2026-11-21T${time}.000Z`);
        await runImports(site.services);
        const [list] = await listsAs();
        expect(list).toMatchObject({ state: 'running', of: 100 });
        expect(list!.stored).toBeLessThan(100);
        expect(await stored()).toHaveLength(list!.stored);
      }
      await sql`pragma max_page_count = 1073741823`.execute(db());
      site.setNow('2026-11-21T06:00:20.000Z');
      await runImports(site.services);
      expect(await listsAs()).toMatchObject([{ state: 'done', done: 100, stored: 100 }]);
      const keys = (await stored()).map(({ submissionKey }) => submissionKey);
      expect(new Set(keys).size).toBe(100);
    },
  );

  test('a list comes in by a thread of its own', async () => {
    const { importId, hash } = await planned(sampleList({ count: 3 }));
    await run(importId, hash);
    const stop = startImports(site.services);
    try {
      await expect
        .poll(() => listsAs(), { timeout: 20_000, interval: 200 })
        .toMatchObject([{ state: 'done', stored: 3 }]);
    } finally {
      await stop();
    }
  });

  describe('K-33: taking a list back', () => {
    twice('puts whoever nobody has worked on into the trash, and names the others', async () => {
      const { importId } = await broughtIn(sampleList({ count: 100 }));
      const [one, two, three] = await stored();
      await site.call('PATCH', `/api/application/contacted/${one!._id}`, { cookie });
      await site.call('POST', `/api/application/${two!._id}/note`, {
        json: { text: 'came' },
        cookie,
      });
      await site.call('PUT', `/api/application/${three!._id}/call`, {
        ...{
          json: { version: 0, outcome: 'no_answer', note: '', followUpOn: '2026-11-22' },
          cookie,
        },
      });
      const answer = (await (await undo(importId)).json()) as {
        trashed: number;
        kept: { _id: string }[];
      };
      expect(answer.trashed).toBe(97);
      expect(answer.kept.map(({ _id }) => _id).toSorted()).toEqual([
        one!._id,
        two!._id,
        three!._id,
      ]);
      expect(await listsAs()).toMatchObject([{ state: 'undone', trashed: 97, mayUndo: false }]);
      // Taken back once more it is the same.
      expect(await (await undo(importId)).json()).toMatchObject({
        trashed: 0,
        kept: { length: 3 },
      });
    });

    test('is one’s own and the owner’s for 7 days', async () => {
      const { importId } = await broughtIn(sampleList({ count: 3 }));
      expect((await undo(importId, other)).status).toBe(403);
      expect(await listsAs(other)).toMatchObject([{ mayUndo: false, by: 'rahima' }]);
      site.setNow('2026-11-28T06:00:01.000Z');
      expect(await listsAs()).toMatchObject([{ mayUndo: false }]);
      expect((await undo(importId)).status).toBe(409);
      const theirs = await broughtIn(sampleList({ count: 3, from: 500 }), {}, other);
      expect((await undo(theirs.importId)).status).toBe(200);
    });

    test('waits until it is all in', async () => {
      const { importId, hash } = await planned(sampleList({ count: 3 }));
      expect((await undo(importId)).status).toBe(404);
      await run(importId, hash);
      expect((await undo(importId)).status).toBe(409);
    });
  });

  describe('K-34: the rows of a list', () => {
    test('are nowhere to be read in the database, and gone after 24 hours', async () => {
      const { importId } = await planned(sampleList({ count: 30 }));
      const tables = await Promise.all([
        db().selectFrom('importBatch').selectAll().execute(),
        db().selectFrom('importPart').selectAll().execute(),
      ]);
      const text = JSON.stringify(tables);
      for (const word of ['Rahim', '01000', '8801', 'tailor', 'Mobile', '1998']) {
        expect(text).not.toContain(word);
      }
      site.setNow('2026-11-22T06:00:00.001Z');
      while ((await forgetLists(db(), site.services.now())) > 0);
      expect(await db().selectFrom('importPart').selectAll().execute()).toEqual([]);
      expect(await listsAs()).toEqual([]);
      for (const path of ['', '/plan', '/faults']) {
        const { status } = await site.call('GET', `/api/import/${importId}${path}`, { cookie });
        expect([path, status]).toEqual([path, 410]);
      }
    });

    test('end a list that was begun, and what is in stays', async () => {
      const { importId, hash } = await planned(sampleList({ count: 3 }));
      await run(importId, hash);
      await db().deleteFrom('importPart').execute();
      await runImports(site.services);
      expect(await listsAs()).toMatchObject([{ state: 'done', stored: 0, of: 3 }]);
    });
  });

  describe('columns', () => {
    const refused = async (json: object, rows = sampleList({ count: 3 })) => {
      const { importId } = (await (await upload(asCsv(rows))).json()) as ReadListAnswer;
      const answer = await site.call('PUT', `/api/import/${importId}/columns`, { json, cookie });
      expect(answer.status).toBe(422);
      return ((await answer.json()) as Problem).errors.map(({ field, code }) => `${field} ${code}`);
    };
    const to = (...targets: string[]) => targets.map((target) => ({ to: target }));

    test('two onto one field are refused, and so is a list without names', async () => {
      const columns = to(
        'none',
        'phone',
        'phone',
        'passport',
        'birth',
        'job',
        'interested',
        'note',
      );
      expect(await refused({ columns })).toEqual([
        'name required',
        'columns.2.to column_twice',
        'columns.4.order required',
        'isCalled required',
      ]);
    });

    test('others than the list has are refused', async () => {
      expect(await refused({ columns: to('name', 'phone'), isCalled: true })).toEqual([
        'columns out_of_range',
      ]);
      expect(await refused({ sheet: 5, columns: to('name'), isCalled: true })).toEqual([
        'sheet out_of_range',
      ]);
    });

    test('a column says who was called', async () => {
      const rows = [
        ['Name', 'Mobile', 'Called'],
        ['Rahim Uddin', '01000111222', 'yes'],
        ['Karim Mia', '01000111333', ''],
      ];
      await broughtIn(rows);
      expect((await stored()).map(({ stage, contacted }) => [stage, contacted])).toEqual([
        ['called', 1],
        ['new', 0],
      ]);
    });
  });

  test('another plan than was shown is not brought in', async () => {
    const list = await planned(sampleList({ count: 3 }));
    const answer = await run(list.importId, 'another');
    expect(answer.status).toBe(409);
    expect((await run('01234567-aaaa-7aaa-8aaa-0123456789ab', list.hash)).status).toBe(404);
  });

  test('somebody who applies by themselves meanwhile is not stored again', async () => {
    const { importId, hash } = await planned([
      ['Name', 'Mobile'],
      ['Rahim Uddin', '01000111222'],
    ]);
    await run(importId, hash);
    const json = { name: 'Md Rahim Uddin', phone: '+880 1000 111222' };
    await site.call('POST', '/api/application/office', { json, cookie });
    await runImports(site.services);
    expect(await stored()).toHaveLength(1);
    expect(await listsAs()).toMatchObject([{ state: 'done', stored: 0, done: 1 }]);
  });

  test('what is no list is refused with a sentence', async () => {
    expect((await upload('<html></html>', 'list.xlsx')).status).toBe(415);
    expect((await upload('a', 'list.csv')).status).toBe(422);
    expect((await upload(new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413);
    const none = await site.call('POST', '/api/import', { body: new FormData(), cookie });
    expect(none.status).toBe(422);
  });
});
