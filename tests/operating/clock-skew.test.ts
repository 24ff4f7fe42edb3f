import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CaseView } from '#app/applications/case-page/case-view.ts';
import { sendNextMail } from '#app/applications/storage/application-mail.server.ts';
import { databaseClock } from '#app/database/database-clock.server.ts';
import { postponeMail, takeDueMail } from '#app/mail/outbox.server.ts';
import { eachDatabase, onPostgres } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { type TestSite, goodApplication, openTestSite } from '#tests/support/test-site.ts';

const hour = 3_600_000;
const mail = { APPLICATION_MAIL_TO: 'office@sampan.example' };
const at = (time: string) => `2026-11-21T${time}.000Z`;

afterEach(() => void vi.useRealTimers());

eachDatabase(({ url }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off', ...mail },
    empty: ['outbox', 'application'],
  });
  const db = () => site.services.database.db;
  let cookie: string;
  beforeAll(async () => {
    cookie = await site.signIn();
  });
  beforeEach(async () => {
    site.setNow(at('10:00:00'));
  });

  const submit = () => site.call('POST', '/api/application', { json: goodApplication });
  const states = () => db().selectFrom('outbox').select(['state', 'code', 'attempts']).execute();

  test('a mail that a clock hours ahead has noted is sent when that clock is right again', async () => {
    site.setNow(at('15:00:00'));
    await submit();
    site.setNow(at('10:00:00'));
    expect(await sendNextMail(site.services)).toBe(true);
    expect(await states()).toEqual([]);
  });

  test('one that was put off for as long as any can be is not', async () => {
    await submit();
    const taken = await takeDueMail(db(), 'application', new Date(at('10:00:00')));
    await postponeMail(
      db(),
      { ...taken!, attempts: 20 },
      'EENVELOPE/451',
      new Date(at('10:00:00')),
    );
    site.setNow(at('10:00:01'));
    expect(await sendNextMail(site.services)).toBe(false);
    site.setNow(at('11:00:00'));
    expect(await sendNextMail(site.services)).toBe(true);
  });

  test('one that a clock hours ahead was sending when its process ended does not stay so for hours', async () => {
    await submit();
    site.setNow(at('15:00:00'));
    await takeDueMail(db(), 'application', site.services.now());
    site.setNow(at('10:00:00'));
    await sendNextMail(site.services);
    expect(await states()).toMatchObject([{ state: 'unknown', code: 'LEASE_EXPIRED' }]);
  });

  test('one that is being sent just now is left alone', async () => {
    await submit();
    await takeDueMail(db(), 'application', site.services.now());
    expect(await sendNextMail(site.services)).toBe(false);
    expect(await states()).toMatchObject([{ state: 'sending' }]);
  });

  test('a case that clocks five hours apart have moved keeps the order, and its last move can be taken back', async () => {
    const { insertedId: id } = (await (await submit()).json()) as { insertedId: string };
    const path = `/api/application/${id}`;
    const read = async () =>
      (await (await site.call('GET', `${path}/case`, { cookie })).json()) as CaseView;
    const move = async (to: string) => {
      const { application } = await read();
      const json = { version: application.version, to };
      return site.call('PUT', `${path}/stage`, { cookie, json });
    };
    site.setNow(at('15:00:00'));
    expect((await move('called')).status).toBe(200);
    site.setNow(at('10:00:01'));
    expect((await move('documents')).status).toBe(200);
    expect((await read()).moves.map(({ to }) => to)).toEqual(['documents', 'called']);
    expect((await site.call('DELETE', `${path}/stage`, { cookie })).status).toBe(200);
    expect(await read()).toMatchObject({ stage: 'called', moves: [{ to: 'called' }] });
  });

  test('a case that a clock ahead received tomorrow can be moved today', async () => {
    site.setNow(at('19:00:00'));
    const { insertedId: id } = (await (await submit()).json()) as { insertedId: string };
    site.setNow(at('14:00:00'));
    const json = { version: 0, to: 'called', on: '2026-11-21' };
    const moved = await site.call('PUT', `/api/application/${id}/stage`, { cookie, json });
    expect(moved.status).toBe(200);
  });
});

onPostgres(({ url }) => {
  const sites: TestSite[] = [];
  afterAll(() => Promise.all(sites.map((site) => site.close())));

  /** A site on a machine whose clock is wrong by so much. */
  async function siteWithClock(aheadMs: number): Promise<TestSite> {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aheadMs });
    const site = await openTestSite(url(), mail);
    sites.push(site);
    return site;
  }

  /** By how much a clock is ahead of the database's, in milliseconds. */
  async function ahead(now: () => Date, { services }: TestSite): Promise<number> {
    const { rows } = await sql<{ ms: string }>`
      select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(services.database.db);
    return now().getTime() - Number(rows[0]!.ms);
  }

  test.each([5, -5])(
    'a process goes by the clock of the database, %i hours from its own',
    async (hours) => {
      const wrong = await siteWithClock(hours * hour);
      expect(Math.abs(await ahead(wrong.services.now, wrong))).toBeLessThan(hour);
    },
  );

  test('so that limits, mails and leases of processes with different clocks are the same', async () => {
    const right = await siteWithClock(0);
    vi.useRealTimers();
    const wrong = await siteWithClock(5 * hour);
    const hits = [];
    for (const { services } of [right, wrong, right, wrong]) {
      const { limiter, now } = services;
      hits.push((await limiter.count('test', 'somebody', 4 * 3600, now())).hits);
    }
    expect(hits).toEqual([1, 2, 3, 4]);
    await wrong.call('POST', '/api/application', { json: goodApplication });
    const due = await takeDueMail(right.services.database.db, 'application', right.services.now());
    expect(due).not.toBeNull();
    expect(await sendNextMail(wrong.services)).toBe(false);
  });

  test.each([5, -5])(
    'a sign-in at a machine whose clock is %i hours wrong is fresh for ten minutes everywhere',
    async (hours) => {
      const wrong = await siteWithClock(hours * hour);
      const cookie = await wrong.signIn(`owner${hours}@sampan.example`, 'owner');
      vi.useRealTimers();
      const right = await openTestSite(url(), mail);
      sites.push(right);
      const restore = (site: TestSite) =>
        site.call('DELETE', '/api/verify/false/nobody', { cookie });
      for (const site of [wrong, right]) {
        const code = async () => ((await (await restore(site)).json()) as { code?: string }).code;
        expect(await code()).not.toBe('fresh_sign_in_required');
        const later = new Date(site.services.now().getTime() + 11 * 60_000);
        site.services.now = () => later;
        expect(await code()).toBe('fresh_sign_in_required');
      }
    },
  );

  test('a clock of the database that was set is noticed within a minute, and one that is away is carried on', async () => {
    const site = await siteWithClock(0);
    vi.useFakeTimers({ toFake: ['performance'] });
    const now = await databaseClock(site.services.database);
    // Seen from here, the database has not moved for hours: its clock was put back.
    vi.advanceTimersByTime(5 * hour);
    const away = vi.spyOn(site.services.database.db, 'getExecutor').mockImplementation(() => {
      throw new Error('away');
    });
    now();
    expect(away).toHaveBeenCalled();
    away.mockRestore();
    expect(await ahead(now, site)).toBeGreaterThan(4 * hour);
    vi.advanceTimersByTime(61_000);
    now();
    await vi.waitFor(async () => expect(Math.abs(await ahead(now, site))).toBeLessThan(hour));
  });
});
