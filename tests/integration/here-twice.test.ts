import { beforeAll, describe, expect, test as twice } from 'vitest';
import type { Application } from '#app/applications/application.ts';
import type { CaseView } from '#app/applications/case-page/case-view.ts';
import type { AlsoHere } from '#app/applications/duplicates/same-person.ts';
import { noteOlderPairs, pairsTask } from '#app/applications/storage/pairs-task.server.ts';
import { eraseTrashedApplications } from '#app/applications/storage/erase-applications.server.ts';
import { createPassportCipher } from '#app/applications/storage/passport-cipher.server.ts';
import { reencryptPassports } from '#app/applications/storage/reencrypt-passports.server.ts';
import { withNewKeys, withNewestKeys } from '#app/config/secrets.server.ts';
import { runDueTasks } from '#app/jobs/scheduler.server.ts';
import { readTasks } from '#app/jobs/task-record.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const passports = ['A10000001', 'A10000002', 'A10000003', 'A10000004', 'A10000005'];

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['application', 'applicationTerm', 'differentPeople', 'stageMove', 'event', 'task'],
    now: '2026-11-21T06:00:00.000Z',
  });
  let cookie: string;
  let applied = 0;
  beforeAll(async () => {
    cookie = await site.signIn('rahima@sampan.example');
  });

  const db = () => site.services.database.db;
  const cipher = () => createPassportCipher(site.services.secrets);
  /** Somebody else in everything but what is given. */
  async function apply(answers: object = {}) {
    applied += 1;
    const letters = applied.toString().replace(/\d/g, (digit) => 'bdfgkmnprt'[Number(digit)]!);
    const own = {
      ...{ name: `Sample ${letters}a`, birth: '1990-01-02', passport: `ZZ1000${1000 + applied}` },
      phone: `0171100${1000 + applied}`,
    };
    const answer = await site.call('POST', '/api/application', {
      json: { ...goodApplication, ...own, ...answers },
    });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { insertedId: string }).insertedId;
  }
  const send = (method: string, part: string, json?: object) =>
    site.call(method, `/api/application${part}`, { cookie, ...(json && { json }) });
  const row = (id: string) =>
    db().selectFrom('application').selectAll().where('_id', '=', id).executeTakeFirstOrThrow();
  async function others(id: string) {
    const found = (await (await send('GET', `/${id}/also-here`)).json()) as AlsoHere;
    return found.people.map(({ _id, same, isInTrash }) =>
      isInTrash ? [_id, same, 'in the trash'] : [_id, same],
    );
  }
  async function listed() {
    const answer = await send('GET', '?duplicate=1');
    const rows = (await answer.json()) as Application[];
    const counted = await (await send('GET', '/count?duplicate=1')).json();
    expect(counted).toEqual({ count: rows.length, isMore: false });
    return new Set(rows.map(({ _id }) => _id));
  }
  async function correct(id: string, changes: object) {
    const { version } = await row(id);
    const body = { version, changes, reason: 'Misheard' };
    expect((await send('PUT', `/${id}/facts`, body)).status).toBe(200);
  }
  async function close(id: string) {
    const { version } = await row(id);
    const body = { version, to: 'closed', closeReason: 'duplicate', reason: 'Applied twice' };
    expect((await send('PUT', `/${id}/stage`, body)).status).toBe(200);
  }

  describe('K-23: who is found', () => {
    twice(
      'by a passport number that was typed differently, and by name and birth date in either script',
      async () => {
        const first = await apply({ passport: 'a 1234 5678' });
        const second = await apply({ passport: 'A১২৩৪৫৬৭৮' });
        const latin = await apply({ name: 'Md. Fatema Begum', birth: '1995-03-04' });
        const bengali = await apply({ name: 'ফাতিমা বেগম', birth: '৪/৩/১৯৯৫' });
        const otherDay = await apply({ name: 'Fatema Begum', birth: '1995-03-05' });
        expect(await others(first)).toEqual([[second, 'passport']]);
        expect(await others(second)).toEqual([[first, 'passport']]);
        expect(await others(bengali)).toEqual([[latin, 'birth']]);
        expect(await others(otherDay)).toEqual([]);
        expect(await listed()).toEqual(new Set([first, second, latin, bengali]));
        const view = (await (await send('GET', `/${first}/case`)).json()) as CaseView;
        expect(view.alsoHere).toMatchObject({
          people: [{ _id: second, stage: 'new' }],
          more: { count: 0, isMore: false },
        });
        const both = await apply({
          ...{ name: 'Fatema Begum', birth: '1995-03-04', passport: 'A12345678' },
        });
        expect((await others(both)).map(([, same]) => same)).toEqual([
          'passport',
          'passport',
          'birth',
        ]);
      },
    );

    twice('by the phone alone: shown, and not among those to be looked at', async () => {
      const mother = await apply({ phone: '01712000001' });
      const son = await apply({ phone: '+880 1712-000001' });
      expect(await others(son)).toEqual([[mother, 'phone']]);
      expect(await listed()).toEqual(new Set());
    });

    test('not by a year alone, nor by what is no passport number', async () => {
      const first = await apply({ name: 'Karim Mia', birth: '1995', passport: 'NO PASSPORT YET' });
      await apply({ name: 'Karim Mia', birth: '1995', passport: 'NO PASSPORT YET' });
      expect(await others(first)).toEqual([]);
    });

    twice('after a correction, which ends what was before', async () => {
      const [first, second, third] = [
        await apply({ passport: passports[0] }),
        await apply({ passport: passports[0] }),
        await apply({ name: 'Karim Mia', birth: '1995-03-04' }),
      ];
      await correct(second, { passport: passports[1], name: 'করিম মিয়া', birth: '1995-03-04' });
      expect(await others(first)).toEqual([]);
      expect(await others(second)).toEqual([[third, 'birth']]);
      expect(await listed()).toEqual(new Set([second, third]));
      expect((await row(first)).passportGroup).toBeNull();
    });
  });

  twice(
    'K-24: whoever is here already gets the same answer, and the other stays as it was',
    async () => {
      const first = await apply({ passport: passports[0] });
      const before = await row(first);
      const body = { ...goodApplication, name: 'Sample Again', phone: '01712000002' };
      const answers = [passports[0], passports[1]].map(async (passport) => {
        const answer = await site.call('POST', '/api/application', { json: { ...body, passport } });
        const parts = Object.entries((await answer.json()) as object).map(([name, value]) => [
          ...[name, typeof value],
          String(value).length,
        ]);
        const headers = [...answer.headers.keys()];
        return { status: answer.status, parts, headers };
      });
      const [again, stranger] = await Promise.all(answers);
      expect(again).toEqual(stranger);
      const { passportGroup: _group, hasDuplicate: _mark, ...after } = await row(first);
      expect(before).toMatchObject(after);
    },
  );

  describe('K-48: different people', () => {
    twice('stay so until a phone is corrected; it can be taken back', async () => {
      const first = await apply({ passport: passports[0], phone: '01712000003' });
      const second = await apply({ passport: passports[0], phone: '01712000003' });
      const left = await send('PUT', `/${first}/different/${second}`);
      expect(await left.json()).toEqual({ people: [], more: { count: 0, isMore: false } });
      expect([await others(second), await listed()]).toEqual([[], new Set()]);
      await send('DELETE', `/${second}/different/${first}`);
      expect(await others(first)).toEqual([[second, 'passport']]);
      expect(await listed()).toEqual(new Set([first, second]));
      await send('PUT', `/${first}/different/${second}`);
      await correct(first, { job: 'Welder' });
      expect(await others(first)).toEqual([]);
      await correct(second, { phone: '01712000004' });
      expect(await others(first)).toEqual([[second, 'passport']]);
      expect(await listed()).toEqual(new Set([first, second]));
    });

    twice('among three: the others are still two', async () => {
      const [a, b, c] = [
        await apply({ passport: passports[0] }),
        await apply({ passport: passports[0] }),
        await apply({ passport: passports[0] }),
      ];
      await send('PUT', `/${a}/different/${b}`);
      await send('PUT', `/${a}/different/${c}`);
      expect(await others(a)).toEqual([]);
      expect(await listed()).toEqual(new Set([b, c]));
    });

    test('are said of two that are there', async () => {
      const first = await apply();
      for (const other of [first, 'nobody']) {
        expect((await send('PUT', `/${first}/different/${other}`)).status).toBe(404);
      }
    });
  });

  describe('whoever is settled', () => {
    twice('in the trash it says so and asks no more; taken back, it asks again', async () => {
      const first = await apply({ passport: passports[0] });
      const second = await apply({ passport: passports[0] });
      await send('DELETE', `/${second}`);
      expect(await others(first)).toEqual([[second, 'passport', 'in the trash']]);
      expect(await listed()).toEqual(new Set());
      await send('POST', `/${second}/restore`);
      expect(await listed()).toEqual(new Set([first, second]));
    });

    twice('closed as the second, it still names the first; moved back, it asks again', async () => {
      const first = await apply({ passport: passports[0] });
      const second = await apply({ passport: passports[0] });
      await close(second);
      expect(await others(second)).toEqual([[first, 'passport']]);
      expect(await listed()).toEqual(new Set());
      expect((await send('DELETE', `/${second}/stage`)).status).toBe(200);
      expect(await listed()).toEqual(new Set([first, second]));
    });

    twice('K-48: erased, it leaves nothing in the other', async () => {
      const alone = await apply({ passport: passports[0] });
      const before = await row(alone);
      const second = await apply({ passport: passports[0] });
      const third = await apply({ name: before.name, phone: before.phone, birth: '1990-01-03' });
      expect((await row(third)).flags).toBe('duplicate');
      await send('PUT', `/${alone}/different/${third}`);
      for (const id of [second, alone]) await send('DELETE', `/${id}`);
      await send('POST', `/${alone}/restore`);
      const inForty = new Date('2026-12-31T06:00:00.000Z');
      expect(await eraseTrashedApplications(db(), inForty)).toBe(1);
      const { passportGroup, hasDuplicate } = await row(alone);
      expect({ passportGroup, hasDuplicate }).toEqual({ passportGroup: null, hasDuplicate: 0 });
      await send('DELETE', `/${alone}`);
      expect(await eraseTrashedApplications(db(), inForty)).toBe(1);
      expect((await row(third)).flags).toBe('');
      expect(await db().selectFrom('differentPeople').selectAll().execute()).toEqual([]);
      expect(JSON.stringify(await row(third))).not.toMatch(new RegExp(`${alone}|${second}`));
    });
  });

  twice('a change of keys loses nobody: before it, between its steps, and after it', async () => {
    const first = site.services.secrets;
    try {
      const ids = [
        await apply({ passport: passports[0] }),
        await apply({ passport: passports[1] }),
      ];
      site.services.secrets = withNewKeys(first);
      ids.push(await apply({ passport: passports[0] }));
      expect(await listed()).toEqual(new Set([ids[0], ids[2]]));
      await reencryptPassports(db(), cipher(), Object.keys(site.services.secrets.passportKeys)[1]!);
      site.services.secrets = withNewestKeys(site.services.secrets);
      expect(await others(ids[0]!)).toEqual([[ids[2], 'passport']]);
      ids.push(await apply({ passport: passports[1] }));
      expect(await listed()).toEqual(new Set(ids));
    } finally {
      site.services.secrets = first;
    }
  });

  twice(
    'the task finds those of before, goes on where it was ended, and of thousands some are named',
    async () => {
      const first = await apply({ name: 'Karim Mia', birth: '1995-03-04', passport: passports[0] });
      const like = await row(first);
      const same = Array.from({ length: 119 }, (_, at) => ({
        ...{ ...like, _id: `same-${at}`, receiptNumber: `R${at}`, submissionKey: `same ${at}` },
        ...{
          position: null,
          personKey: null,
          phoneE164: null,
          createdAt: `2026-11-20T06:00:00.${100 + at}Z`,
        },
      }));
      await db().insertInto('application').values(same).execute();
      await db().updateTable('application').set({ pairsNoted: 0 }).execute();
      expect(await noteOlderPairs(db(), cipher())).toHaveLength(10);
      await runDueTasks(site.services, [pairsTask(site.services)], new AbortController().signal);
      expect((await readTasks(db())).get('pairs')?.outcome).toBe('looked at 110');
      const groups = await db()
        .selectFrom('application')
        .select('passportGroup')
        .distinct()
        .execute();
      expect(groups).toHaveLength(1);
      const found = (await (await send('GET', `/${first}/also-here`)).json()) as AlsoHere;
      expect(found.people.map(({ _id }) => _id)).toEqual(['same-118', 'same-117', 'same-116']);
      expect(found.more).toEqual({ count: 99, isMore: true });
      const marked = db().selectFrom('application').select('_id').where('hasDuplicate', '=', 1);
      expect(await marked.execute()).toHaveLength(120);
    },
  );
});
