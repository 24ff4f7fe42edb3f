import { beforeEach, describe, expect, test as twice } from 'vitest';
import { moveStage } from '#app/applications/moves/move-stage.server.ts';
import { stageCodes, stages } from '#app/applications/stage.ts';
import type { Stage } from '#app/database/tables/case-tables.ts';
import { forgetOldWindows } from '#app/limits/rate-limit.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const phone = '01712-456789';

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    empty: [
      'application',
      'applicationTerm',
      'callLog',
      'stageMove',
      'rateLimit',
      'ownerSetting',
      'event',
    ],
    now: '2026-11-21T06:00:00.000Z',
  });
  let id: string;
  let receiptNumber: string;

  beforeEach(async () => {
    ({ id, receiptNumber } = await apply());
  });

  async function apply(json: object = { ...goodApplication, phone }) {
    const answer = await site.call('POST', '/api/application', { json });
    const { insertedId, receiptNumber: number } = (await answer.json()) as {
      insertedId: string;
      receiptNumber: string;
    };
    return { id: insertedId, receiptNumber: number };
  }
  const lookUp = (json: object, from?: string) =>
    site.call('POST', '/api/application/lookup', { json, ...(from && { from }) });
  const ask = (more: object = {}, from?: string) =>
    lookUp({ receiptNumber, phoneEnd: '456789', ...more }, from);
  const answered = async (answer: Promise<Response>) => {
    const { status } = await answer;
    const text = await (await answer).text();
    return { status, text };
  };
  const change = (set: object) =>
    site.services.database.db.updateTable('application').set(set).where('_id', '=', id).execute();
  const move = async (to: Stage, on?: string) => {
    const { db } = site.services.database;
    const { version } = await db
      .selectFrom('application')
      .select('version')
      .where('_id', '=', id)
      .executeTakeFirstOrThrow();
    const by = { id, actor: 'somebody', now: site.services.now() };
    const body = { version, to, on, reason: 'a sample reason', closeReason: null };
    expect(await moveStage(db, by, body)).toEqual({ status: 'moved' });
  };

  test('T-01: the right number and six digits give the step, its day and what comes next, and no more', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { next, ...state } = (await answer.json()) as { next: { en: string } };
    expect(state).toEqual({ step: 1, since: '2026-11-21' });
    expect(next.en).toBe('An officer will call you.');
  });

  describe('T-02: accepted is', () => {
    test.each(['৪৫৬৭৮৯', '456 789', phone, '+8801712456789', '০১৭১২৪৫৬৭৮৯'])(
      'the digits written as %s',
      async (phoneEnd) => {
        expect((await ask({ phoneEnd })).status).toBe(200);
      },
    );
    test('the receipt number in small letters, without its dash or with spaces', async () => {
      for (const typed of [
        receiptNumber.toLowerCase().replace('-', ''),
        ` ${receiptNumber.replace('-', ' ')} `,
        receiptNumber.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit))),
      ]) {
        expect((await ask({ receiptNumber: typed })).status).toBe(200);
      }
    });
    test('the birth year in any digits, as a number too', async () => {
      const year = goodApplication.birth.slice(0, 4);
      for (const birthYear of [year, Number(year)]) {
        expect((await lookUp({ receiptNumber, birthYear })).status).toBe(200);
      }
    });
  });

  test.each([
    [{}, 'receiptNumber', 'required'],
    [{ receiptNumber: ' - ' }, 'receiptNumber', 'required'],
    [{ receiptNumber: 'ABCD-EFGH' }, 'phoneEnd', 'required'],
    [{ receiptNumber: 'ABCD-EFGH', phoneEnd: '12345' }, 'phoneEnd', 'too_short'],
    [{ receiptNumber: 'ABCD-EFGH', birthYear: '96' }, 'birthYear', 'out_of_range'],
  ])('what is wrong in form is named: %j', async (sent, field, code) => {
    const answer = await lookUp(sent);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ field, code }] });
  });

  twice('T-03: unknown, wrong, trashed, closed and erased give one answer', async () => {
    const answers = [
      await answered(ask({ receiptNumber: '9999-9999' })),
      await answered(ask({ receiptNumber: 'x' })),
      await answered(ask({ phoneEnd: '456780' })),
      await answered(lookUp({ receiptNumber, birthYear: '1900' })),
    ];
    await change({ lookupClosed: 1 });
    answers.push(await answered(ask()));
    await change({ lookupClosed: 0, deletedAt: '2026-11-21T06:00:00.000Z' });
    answers.push(await answered(ask()));
    await site.services.database.db.deleteFrom('application').execute();
    answers.push(await answered(ask()));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    expect(answers[0]?.text).toContain('no_match');
  });

  describe('T-04: by receipt number', () => {
    test.each(['the real one', 'a made-up one'])(
      'the sixth failure in 15 minutes is one too many, for %s',
      async (which) => {
        const other = (await apply({ ...goodApplication, phone, name: 'Another Sample' }))
          .receiptNumber;
        const number = which === 'the real one' ? receiptNumber : 'AAAA-AAAA';
        const spellings = [
          number,
          number.toLowerCase(),
          number.replace('-', ''),
          ` ${number}`,
          number,
        ];
        for (const [index, typed] of spellings.entries()) {
          const answer = await ask(
            { receiptNumber: typed, phoneEnd: '000000' },
            `203.0.113.${index}`,
          );
          expect(answer.status).toBe(404);
        }
        const sixth = await ask({ receiptNumber: number }, '203.0.113.99');
        expect(sixth.status).toBe(429);
        expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
        expect((await ask({ receiptNumber: other }, '203.0.113.99')).status).toBe(200);
      },
    );

    test('a success clears no count, and counts as no failure', async () => {
      for (let tries = 0; tries < 4; tries++) await ask({ phoneEnd: '000000' });
      for (let tries = 0; tries < 8; tries++) expect((await ask()).status).toBe(200);
      expect((await ask({ phoneEnd: '000000' })).status).toBe(404);
      expect((await ask()).status).toBe(429);
    });

    test('the eleventh in 24 hours is one too many; after ten the case says so, once', async () => {
      for (const quarter of ['06:00', '06:15']) {
        site.setNow(`2026-11-21T${quarter}:00.000Z`);
        for (let tries = 0; tries < 7; tries++) await ask({ phoneEnd: '000000' });
      }
      site.setNow('2026-11-21T20:00:00.000Z');
      expect(await forgetOldWindows(site.services.database.db, site.services.now())).toBe(0);
      expect((await ask()).status).toBe(429);
      site.setNow('2026-11-22T06:00:00.000Z');
      expect((await ask()).status).toBe(200);
      for (const quarter of ['07:00', '07:15']) {
        site.setNow(`2026-11-22T${quarter}:00.000Z`);
        for (let tries = 0; tries < 7; tries++) await ask({ phoneEnd: '000000' });
      }
      const { db } = site.services.database;
      const row = await db.selectFrom('application').select('flags').executeTakeFirstOrThrow();
      expect(row.flags.split(' ').filter((flag) => flag === 'lookup-attacked')).toHaveLength(1);
      const events = await db
        .selectFrom('event')
        .select(['actor', 'subject'])
        .where('action', '=', 'application.lookup-attacked')
        .execute();
      expect(events).toEqual([{ actor: null, subject: id }]);
    });
  });

  test('the case says so too where the tenth failure could not, as with the database away', async () => {
    const { limiter, now, database } = site.services;
    for (let tries = 0; tries < 10; tries++) {
      await limiter.count('lookup-day', receiptNumber.replace('-', ''), 24 * 3600, now());
    }
    expect((await ask({ phoneEnd: '000000' })).status).toBe(429);
    const row = await database.db.selectFrom('application').select('flags').executeTakeFirst();
    expect(row?.flags).toContain('lookup-attacked');
  });

  test('ten failures within 30 days flag the case, however few they are on a day', async () => {
    const { db } = site.services.database;
    const flags = async () =>
      (await db.selectFrom('application').select('flags').executeTakeFirstOrThrow()).flags;
    // The window of 30 days that has begun with this one.
    const first = Math.ceil(Date.UTC(2026, 10, 21) / (30 * 86_400_000)) * 30;
    for (let tries = 0; tries < 10; tries++) {
      expect(await flags()).not.toContain('lookup-attacked');
      site.setNow(new Date((first + tries * 2) * 86_400_000).toISOString());
      await forgetOldWindows(db, site.services.now());
      const birthYear = String(1990 + tries);
      const isRight = goodApplication.birth.startsWith(birthYear);
      const typed = isRight ? { phoneEnd: '000000' } : { birthYear };
      expect((await lookUp({ receiptNumber, ...typed })).status).toBe(404);
    }
    expect(await flags()).toContain('lookup-attacked');
  });

  test('T-05: by birth year the fourth failure in 24 hours is one too many', async () => {
    const year = goodApplication.birth.slice(0, 4);
    for (const hour of ['06', '08', '10']) {
      site.setNow(`2026-11-21T${hour}:00:00.000Z`);
      expect((await lookUp({ receiptNumber, birthYear: '1901' })).status).toBe(404);
    }
    site.setNow('2026-11-21T12:00:00.000Z');
    expect((await lookUp({ receiptNumber, birthYear: year })).status).toBe(429);
    expect((await ask()).status).toBe(200);
  });

  twice('an address has 30 failures in 15 minutes, a /64 as one', async () => {
    for (let tries = 0; tries < 30; tries++) {
      const number = `AAAA-AA${String(tries).padStart(2, '0')}`;
      expect((await ask({ receiptNumber: number }, `2001:db8::${tries}`)).status).toBe(404);
    }
    const counted = () => site.services.database.db.selectFrom('rateLimit').selectAll().execute();
    const before = await counted();
    expect((await ask({}, '2001:db8::ffff')).status).toBe(429);
    expect((await ask({ receiptNumber: 'CCCC-CCCC' }, '2001:db8::')).status).toBe(429);
    expect(await counted()).toEqual(before);
    expect((await ask({}, '2001:db8:0:1::1')).status).toBe(200);
  });

  test('T-06: who knows the slip has ten of a thousand tries a day', async () => {
    let looked = 0;
    for (let minutes = 0; minutes < 24 * 60; minutes += 15) {
      site.setNow(new Date(Date.UTC(2026, 10, 22, 0, minutes)).toISOString());
      for (let tries = 0; tries < 6; tries++) {
        const phoneEnd = `${String(looked).padStart(3, '0')}789`;
        const { status } = await ask({ phoneEnd }, `203.0.113.${minutes % 250}`);
        if (status === 429) break;
        looked += 1;
      }
    }
    expect(looked).toBe(10);
  });

  twice(
    'a thousand wrong ones at once: at most five are looked at, and nothing breaks',
    async () => {
      const statuses = await Promise.all(
        Array.from({ length: 1000 }, async (_, index) => {
          const from = `10.0.${index % 250}.${Math.floor(index / 250)}`;
          return (await ask({ phoneEnd: String(500000 + index) }, from)).status;
        }),
      );
      const looked = statuses.filter((status) => status === 404);
      expect(looked.length).toBeLessThanOrEqual(5);
      // A machine that is busy besides may tell some to come again.
      const others = statuses.filter((status) => status !== 404);
      expect(others.every((status) => status === 429 || status === 503)).toBe(true);
    },
  );

  test('T-07: good and bad news look the same, also after moves among them', async () => {
    site.setNow('2026-11-22T06:00:00.000Z');
    await move('visa');
    site.setNow('2026-11-23T06:00:00.000Z');
    const answers: string[] = [];
    for (const to of ['granted', 'refused', 'clearance', 'ticketed', 'refused'] as const) {
      await move(to);
      answers.push((await answered(ask())).text);
      site.setNow(new Date(site.services.now().getTime() + 24 * 3600_000).toISOString());
    }
    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ step: 5, since: '2026-11-23' });
  });

  twice(
    'a step begins on the real day of the move into it; without a move, on that of the stage',
    async () => {
      site.setNow('2026-11-23T06:00:00.000Z');
      await move('documents', '2026-11-22');
      await move('interview');
      expect(await (await ask()).json()).toMatchObject({ step: 3, since: '2026-11-22' });
      await move('new');
      expect(await (await ask()).json()).toMatchObject({ step: 1, since: '2026-11-21' });
      await site.services.database.db.deleteFrom('stageMove').execute();
      await change({ stage: 'called', stageAt: '2026-11-22T20:00:00.000Z' });
      expect(await (await ask()).json()).toMatchObject({ step: 2, since: '2026-11-23' });
    },
  );

  test('each stage has its public step, and what comes next in both languages', async () => {
    for (const stage of stageCodes) {
      await change({ stage });
      const { step, next } = (await (await ask()).json()) as {
        step: number;
        next: { en: string; bn: string };
      };
      expect(step).toBe(stages[stage].step);
      expect(next.bn).toMatch(/[\u0980-\u09ff]/);
      expect(next.en + next.bn).not.toMatch(/[{}]/);
    }
  });

  test('T-10: of a number that could not be read the typed digits serve, fewer than six never', async () => {
    await change({ phoneE164: null, phoneDigits: '99123456' });
    expect((await ask({ phoneEnd: '123456' })).status).toBe(200);
    await change({ phoneDigits: '12345' });
    expect((await ask({ phoneEnd: '012345' })).status).toBe(404);
    const birthYear = goodApplication.birth.slice(0, 4);
    expect((await lookUp({ receiptNumber, birthYear })).status).toBe(200);
  });

  test('T-12: switched off by the owner, nothing is found', async () => {
    const { db } = site.services.database;
    const setting = { name: 'statusOpen', value: 'false', at: '2026-11-21', by: null };
    await db.insertInto('ownerSetting').values(setting).execute();
    expect((await ask()).status).toBe(404);
    await db.updateTable('ownerSetting').set({ value: 'true' }).execute();
    expect((await ask()).status).toBe(200);
  });
});
