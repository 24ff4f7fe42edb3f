import { afterAll, beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import { currentConsent } from '#app/applications/form/current-consent.server.ts';
import { submitApplicationForm } from '#app/applications/form/submit-form.server.ts';
import { readChangeSubject } from '#app/owner-settings/setting-change.ts';
import type { Problem } from '#app/http/field-errors.ts';
import { startCacheInvalidation } from '#app/serving/cache-invalidation.server.ts';
import type { Stage } from '#app/database/tables/case-tables.ts';
import type { Mail, Mailer } from '#app/mail/mailer.server.ts';
import { housekeepingTask } from '#app/operations/housekeeping.server.ts';
import { sendNextSettingMail } from '#app/settings/setting-mail.server.ts';
import { ageSessions } from '#tests/support/age-sessions.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import {
  type TestSite,
  goodApplication,
  goodMessage,
  openTestSite,
} from '#tests/support/test-site.ts';

type Listed = {
  settings: {
    name: string;
    value: unknown;
    default: unknown;
    by: string | null;
    pending: { value: number; from: string; by: string; erased: number } | null;
  }[];
};

eachDatabase(({ url, testOnce: test }) => {
  let site: TestSite;
  let other: TestSite;
  let owner: string;
  let second: string;
  let staff: string;
  beforeAll(async () => {
    const variables = { RATE_LIMITS: 'off', RETENTION_MONTHS: '20' };
    site = await openTestSite(url(), variables);
    other = await openTestSite(url(), variables);
    owner = await site.signIn('rahima@sampan.example');
    second = await site.signIn('second@sampan.example', 'owner');
    staff = await site.signIn('shirin@sampan.example');
  });
  afterAll(async () => {
    await site.close();
    await other.close();
  });
  beforeEach(async () => {
    const { db } = site.services.database;
    for (const table of [
      ...(['ownerSetting', 'pendingSetting', 'event', 'application'] as const),
      ...(['contactMessage', 'outbox'] as const),
    ]) {
      await db.deleteFrom(table).execute();
    }
    site.setNow('2026-11-21T06:00:00.000Z');
    await ageSessions(site, 0);
  });

  const put = (name: string, value: unknown, cookie = owner) =>
    site.call('PUT', `/api/setting/${name}`, { cookie, json: { value } });
  const listed = async (answer: Response) =>
    Object.fromEntries(((await answer.json()) as Listed).settings.map((one) => [one.name, one]));
  const all = async () => listed(await site.call('GET', '/api/setting', { cookie: owner }));
  const events = async () => {
    const rows = await site.services.database.db
      .selectFrom('event')
      .select(['action', 'subject'])
      .where('action', '=', 'setting.changed')
      .orderBy('_id')
      .execute();
    return rows.map(({ subject }) => readChangeSubject(subject));
  };

  test('every setting has its value, what holds without an owner, and who changed it when', async () => {
    const unset = { at: null, by: null, pending: null };
    expect(await all()).toEqual({
      retentionNew: { name: 'retentionNew', value: 20, default: 20, ...unset },
      retentionUnderWay: { name: 'retentionUnderWay', value: 18, default: 18, ...unset },
      retentionAbroad: { name: 'retentionAbroad', value: 24, default: 24, ...unset },
      retentionClosed: { name: 'retentionClosed', value: 18, default: 18, ...unset },
      callWithinDays: { name: 'callWithinDays', value: 0, default: 0, ...unset },
      statusOpen: { name: 'statusOpen', value: true, default: true, ...unset },
    });
    const changed = await listed(await put('retentionNew', 30));
    expect(changed).toEqual(await all());
    expect(changed.retentionNew).toEqual({
      ...{ name: 'retentionNew', value: 30, default: 20 },
      ...{ at: '2026-11-21T06:00:00.000Z', by: 'rahima', pending: null },
    });
  });

  test.each([
    ['retentionNew', '৩৬', 36],
    ['retentionUnderWay', ' 6 ', 6],
    ['retentionAbroad', 60, 60],
    ['retentionClosed', '٢٤', 24],
    ['callWithinDays', 0, 0],
    ['callWithinDays', '30', 30],
    ['statusOpen', false, false],
  ])('%s takes %j', async (name, value, kept) => {
    expect((await put(name, value)).status).toBe(200);
    const { value: holds, pending } = (await all())[name]!;
    expect(pending?.value ?? holds).toBe(kept);
  });

  test.each([
    ['retentionNew', 5, 'out_of_range'],
    ['retentionNew', '61', 'out_of_range'],
    ['retentionUnderWay', 6.5, 'invalid'],
    ['retentionUnderWay', '1e1', 'invalid'],
    ['retentionAbroad', '', 'required'],
    ['retentionAbroad', 'two years', 'invalid'],
    ['retentionClosed', true, 'invalid'],
    ['retentionClosed', undefined, 'required'],
    ['callWithinDays', -1, 'out_of_range'],
    ['callWithinDays', 31, 'out_of_range'],
    ['statusOpen', 'false', 'invalid'],
    ['statusOpen', 0, 'invalid'],
    ['statusOpen', { open: true }, 'invalid'],
  ])('%s refuses %j, and nothing changes', async (name, value, code) => {
    const answer = await put(name, value);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as Problem).errors).toMatchObject([{ field: 'value', code }]);
    expect((await all())[name]).toMatchObject({ at: null });
    expect(await events()).toEqual([]);
  });

  test('there are no other settings', async () => {
    expect((await put('colour', 12)).status).toBe(404);
    expect((await put('constructor', 12)).status).toBe(404);
    const effect = '/api/setting/effect?name=colour&value=12';
    expect((await site.call('GET', effect, { cookie: owner })).status).toBe(422);
  });

  test('K-21: staff neither read nor change them, strangers neither', async () => {
    for (const [cookie, status, code] of [
      [staff, 403, 'owner_only'],
      ['', 401, 'not_signed_in'],
    ] as const) {
      for (const answer of [
        await put('retentionNew', 30, cookie),
        await site.call('GET', '/api/setting', { cookie }),
        await site.call('GET', '/api/setting/effect?name=retentionNew&value=6', { cookie }),
      ]) {
        expect(answer.status).toBe(status);
        expect(await answer.json()).toMatchObject({ code });
      }
    }
    expect(await all()).toMatchObject({ retentionNew: { value: 20 } });
  });

  twice('the log has each change with both values, and none of what stayed', async () => {
    await put('retentionNew', 30);
    await put('retentionNew', '30');
    await put('statusOpen', false);
    await put('statusOpen', null);
    await put('retentionClosed', null);
    expect(await events()).toEqual([
      { name: 'retentionNew', from: '20', to: '30' },
      { name: 'statusOpen', from: 'true', to: 'false' },
      { name: 'statusOpen', from: 'false', to: 'true' },
    ]);
    expect(await all()).toMatchObject({ statusOpen: { value: true, at: null } });
  });

  twice('of changes at once each reads what the one before has set', async () => {
    const months = [20, 30, 40, 50];
    await Promise.all(months.map((value) => put('retentionClosed', value)));
    const changes = await events();
    expect(changes).toHaveLength(months.length);
    const before = ['18', ...changes.map((change) => change?.to)];
    expect(changes.map((change) => change?.from)).toEqual(before.slice(0, -1));
    expect(String((await all()).retentionClosed?.value)).toBe(before.at(-1));
  });

  twice(
    'a change holds in every process within a second, and its pages are forgotten',
    async () => {
      const stop = [site, other].map(({ services }) => startCacheInvalidation(services));
      const held = ({ services }: TestSite) => services.content.current().ownerSettings;
      const { pages } = other.services;
      let forgotten = 0;
      const invalidate = pages.invalidate.bind(pages);
      pages.invalidate = () => {
        forgotten += 1;
        invalidate();
      };
      for (const months of [30, 31]) {
        await put('retentionNew', months);
        expect(held(site).retentionNew).toBe(months);
        await expect
          .poll(() => held(other).retentionNew, { timeout: 1000, interval: 20 })
          .toBe(months);
      }
      await expect.poll(() => forgotten).toBeGreaterThan(1);
      await Promise.all(stop.map((end) => end()));
    },
  );

  test('T-12: /status switched off answers in no process any more', async () => {
    const json = { receiptNumber: 'AAAA-AAAA', phoneEnd: '345678' };
    await put('statusOpen', false);
    expect((await other.call('POST', '/api/application/lookup', { json })).status).toBe(404);
    expect(other.services.content.current().ownerSettings.statusOpen).toBe(true);
    await other.services.content.reload();
    expect(other.services.content.current().ownerSettings.statusOpen).toBe(false);
  });

  async function aged(stage: Stage, months: number) {
    const at = new Date('2026-11-20T06:00:00.000Z');
    at.setUTCMonth(at.getUTCMonth() - months);
    const json = { ...goodApplication, name: `${stage} ${months}` };
    const answer = await site.call('POST', '/api/application', { json });
    const { insertedId } = (await answer.json()) as { insertedId: string };
    const moment = at.toISOString();
    await site.services.database.db
      .updateTable('application')
      .set({ stage, createdAt: moment, lastActivityAt: moment })
      .where('_id', '=', insertedId)
      .execute();
  }

  describe('fewer months', () => {
    const effect = async (name: string, value: unknown) =>
      (
        await site.call(
          'GET',
          `/api/setting/effect?name=${name}&value=${encodeURI(String(value))}`,
          {
            cookie: owner,
          },
        )
      ).json();

    test('say before how many they erase', async () => {
      await aged('called', 8);
      await aged('called', 12);
      await aged('called', 25);
      await aged('closed', 12);
      await aged('granted', 12);
      expect(await effect('retentionNew', '৯')).toEqual({ erased: 1 });
      expect(await effect('retentionNew', 6)).toEqual({ erased: 2 });
      expect(await effect('retentionNew', 40)).toEqual({ erased: 0 });
      expect(await effect('retentionClosed', 12)).toEqual({ erased: 1 });
      expect(await effect('retentionUnderWay', 6)).toEqual({ erased: 0 });
      expect(await effect('callWithinDays', 6)).toEqual({ erased: 0 });
      expect(await effect('retentionNew', 5)).toMatchObject({ status: 422 });
    });

    test('count messages, which are kept as long as new applications', async () => {
      site.setNow('2026-01-21T06:00:00.000Z');
      await site.call('POST', '/api/contact', { json: goodMessage });
      site.setNow('2026-11-21T06:00:00.000Z');
      expect(await effect('retentionNew', 12)).toEqual({ erased: 0 });
      expect(await effect('retentionNew', 9)).toEqual({ erased: 1 });
    });
  });

  twice("K-41: the owner's months erase at the next run of every process", async () => {
    const { db } = site.services.database;
    const keepHouse = (of: TestSite) => housekeepingTask(of.services).run(AbortSignal.timeout(9e5));
    const left = async () =>
      (await db.selectFrom('application').select('name').orderBy('name').execute()).map(
        ({ name }) => name,
      );
    const stages = ['called', 'visa', 'granted', 'returned', 'closed'] as const;
    for (const stage of stages) for (const months of [7, 17]) await aged(stage, months);
    other.setNow('2026-11-21T06:00:00.000Z');
    await keepHouse(other);
    expect(await left()).toHaveLength(10);
    await put('retentionNew', 12);
    await put('retentionUnderWay', 6);
    other.setNow('2026-11-24T05:59:59.999Z');
    await keepHouse(other);
    expect(await left()).toHaveLength(10);
    expect(await all()).toMatchObject({
      retentionNew: { value: 20, pending: { value: 12, by: 'rahima', erased: 1 } },
      retentionUnderWay: { value: 18, pending: { value: 6, erased: 2 } },
    });
    other.setNow('2026-11-24T06:00:00.000Z');
    await keepHouse(other);
    const rest = ['closed 17', 'closed 7', 'granted 17', 'granted 7', 'returned 17', 'returned 7'];
    expect(await left()).toEqual(['called 7', ...rest]);
    expect(await all()).toMatchObject({ retentionNew: { value: 12, pending: null } });
    await put('retentionAbroad', 16);
    await put('retentionClosed', 16);
    site.setNow('2026-11-24T06:00:00.000Z');
    await keepHouse(site);
    expect(await left()).toEqual(['called 7', 'closed 7', 'granted 17', 'granted 7', 'returned 7']);
  });

  describe('decision 77: fewer months', () => {
    test('wait for three days, undone by any other value, and every owner gets a mail', async () => {
      await aged('called', 15);
      await put('retentionNew', 12);
      expect((await all()).retentionNew).toMatchObject({
        ...{ value: 20, at: null },
        pending: { value: 12, from: '2026-11-24T06:00:00.000Z', by: 'rahima', erased: 1 },
      });
      // Pressed twice, it neither begins anew nor tells again.
      site.setNow('2026-11-21T06:05:00.000Z');
      await put('retentionNew', '12');
      expect((await all()).retentionNew?.pending?.from).toBe('2026-11-24T06:00:00.000Z');
      const { db } = site.services.database;
      const mails = await db.selectFrom('outbox').select(['kind', 'subject']).execute();
      const owners = await db
        .selectFrom('staffRole')
        .select('staffId')
        .where('role', '=', 'owner')
        .execute();
      expect(owners.length).toBeGreaterThan(1);
      expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
        owners.map(({ staffId }) => `retentionNew:${staffId}`).toSorted(),
      );
      expect((await put('retentionNew', 20, second)).status).toBe(200);
      expect((await all()).retentionNew).toMatchObject({ value: 20, at: null, pending: null });
      expect(await events()).toEqual([]);
      const log = await db
        .selectFrom('event')
        .select('action')
        .where('action', 'like', 'setting.%')
        .orderBy('_id')
        .execute();
      expect(log.map(({ action }) => action)).toEqual(['setting.pending', 'setting.kept']);
    });

    test('more months hold at once, and so does taking them back', async () => {
      await put('retentionNew', 30);
      expect((await all()).retentionNew).toMatchObject({ value: 30, pending: null });
      await put('retentionNew', null);
      expect((await all()).retentionNew).toMatchObject({ value: 20, pending: null });
      await put('retentionNew', 30);
      site.setNow('2026-11-24T06:00:00.001Z');
      await ageSessions(site, 0);
      await put('retentionNew', null);
      expect((await all()).retentionNew).toMatchObject({ value: 30, pending: { value: 20 } });
      await put('retentionNew', 40);
      expect((await all()).retentionNew).toMatchObject({ value: 40, pending: null });
    });

    test('are told by mail in both languages, unless they were taken back', async () => {
      const sent: Mail[] = [];
      const { services } = site;
      const mailer: Mailer = {
        ...services.mailer,
        reachesAnyone: true,
        send: async (mail) => {
          sent.push(mail);
          return { status: 'accepted' };
        },
      };
      const sending = { ...services, mailer };
      await put('retentionClosed', 12);
      while (await sendNextSettingMail(sending));
      expect(sent.map(({ to }) => to)).toContain('rahima@sampan.example');
      expect(sent[0]?.text).toContain(
        'What: Closed\nMonths: 12\nFrom: 24 November 2026 at 12:00\nWho: rahima',
      );
      expect(sent[0]?.text).toContain('মাস: ১২');
      sent.length = 0;
      await put('retentionAbroad', 12);
      await put('retentionAbroad', null);
      while (await sendNextSettingMail(sending));
      expect(sent).toEqual([]);
    });

    test('and every other setting need a sign-in of the last ten minutes', async () => {
      await ageSessions(site, 11);
      for (const [name, value] of [
        ['retentionNew', 6],
        ['statusOpen', false],
      ] as const) {
        const refused = await put(name, value);
        expect(refused.status).toBe(403);
        expect(await refused.json()).toMatchObject({ code: 'fresh_sign_in_required' });
      }
      expect((await all()).retentionNew?.pending).toBeNull();
    });
  });

  describe('decision 55: a form with the consent of before', () => {
    const consent = () => currentConsent(site.services).version;
    async function send(version: string, more: object = {}) {
      const form = new FormData();
      const answers = { ...goodApplication, consent: version, asked: 'birth phone email passport' };
      for (const [name, value] of Object.entries({ ...answers, ...more })) {
        form.set(name, String(value));
      }
      const { services } = site;
      const by = { clientAddress: '203.0.113.7', language: 'bn', now: services.now() } as const;
      return submitApplicationForm(services.database.db, services, form, by);
    }
    const kept = async () =>
      (
        await site.services.database.db.selectFrom('application').select('consentVersion').execute()
      ).map(({ consentVersion }) => consentVersion);
    /** Sets it, and lets this process know, which watches nothing here. */
    async function setMonths(months: number) {
      await put('retentionNew', months);
      await site.services.content.reload();
    }
    beforeEach(() => site.services.content.reload());

    test('is taken for 24 hours, with what its visitor read', async () => {
      const before = consent();
      expect(before).toMatch(/^\d{4}-\d\d-\d\d\/20$/);
      await setMonths(24);
      expect(consent()).toBe(before.replace('/20', '/24'));
      site.setNow('2026-11-22T06:00:00.000Z');
      expect(await send(before)).toHaveProperty('receipt');
      expect(await kept()).toEqual([before]);
    });

    test('is shown again after that, with the new sentence and all that was typed', async () => {
      const before = consent();
      await setMonths(24);
      site.setNow('2026-11-22T06:00:00.001Z');
      expect(await send(before, { name: 'Nasrin Akter' })).toMatchObject({
        reply: {
          status: 'refused',
          messages: [{ field: 'consent', code: 'consent_changed' }],
          answers: { name: 'Nasrin Akter', phone: goodApplication.phone },
          consent: { version: consent(), months: 24 },
        },
      });
      expect(await kept()).toEqual([]);
      expect(await send(consent())).toHaveProperty('receipt');
    });

    test('counts from the last change that replaced its number', async () => {
      const before = consent();
      await setMonths(24);
      site.setNow('2026-11-22T05:00:00.000Z');
      await ageSessions(site, 0);
      await setMonths(30);
      site.setNow('2026-11-22T07:00:00.000Z');
      expect(await send(before)).toMatchObject({ reply: { status: 'refused' } });
      expect(await send(before.replace('/20', '/24'))).toHaveProperty('receipt');
    });

    test('that was taken already gets its receipt again, however late', async () => {
      const before = consent();
      const key = { submissionKey: 'the-key-of-this-very-form' };
      const first = await send(before, key);
      await setMonths(24);
      site.setNow('2026-11-24T06:00:00.000Z');
      expect(await send(before, key)).toEqual(first);
    });

    test.each(['never', '2026-11-23/7', '2026-11-23/20.r9', '2026-11-23/20 OR 1=1'])(
      'that never was is not taken: %s',
      async (version) => {
        expect(await send(version)).toMatchObject({ reply: { status: 'refused' } });
      },
    );
  });
});
