import { beforeAll, beforeEach, expect, test as twice } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { contentVersion } from '#app/database/content-version.server.ts';
import { eraseTrashedJobOrders } from '#app/job-orders/erase-job-orders.server.ts';
import { noteEnds } from '#app/job-orders/job-order-changes.server.ts';
import { type JobOrder, type JobOrderFields, noJobOrder } from '#app/job-orders/job-order.ts';
import type { Today } from '#app/today/today.ts';
import { ageSessions } from '#tests/support/age-sessions.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { completeJobOrder } from '#tests/support/complete-job-order.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const [today, soon, later] = ['2026-11-21', '2026-12-05', '2027-01-31'];
const noon = `${today}T06:00:00.000Z`;

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['jobOrder', 'application', 'event'],
  });
  const db = () => site.services.database.db;
  let owner: string;
  let officer: string;
  beforeAll(async () => {
    owner = await site.signIn('owner@sampan.example', 'owner');
    officer = await site.signIn('officer@sampan.example', 'staff');
  });
  beforeEach(() => at(noon));

  /** Sets the clock; the sessions have begun a minute before. */
  async function at(moment: string) {
    site.setNow(moment);
    await db().updateTable('session').set({ lastUsedAt: null }).execute();
    await ageSessions(site, 1);
  }

  const send = (method: string, path: string, json?: object, cookie = owner) =>
    site.call(method, `/api/job${path}`, { cookie, ...(json && { json }) });
  async function draft(fields: Partial<JobOrderFields>): Promise<string> {
    const answer = await send('POST', '', fields, officer);
    return ((await answer.json()) as { insertedId: string }).insertedId;
  }
  const read = async (id: string) =>
    (await send('GET', `/order/${id}`, undefined, officer)).json() as Promise<JobOrder>;
  const publish = async (id: string, more: object = {}, cookie = owner) =>
    send('POST', `/${id}/publication`, { version: (await read(id)).version, ...more }, cookie);
  async function published(more: Partial<JobOrderFields> = {}): Promise<string> {
    const id = await draft(completeJobOrder(later, more));
    expect((await publish(id)).status).toBe(200); // oxlint-disable-line vitest/no-standalone-expect
    return id;
  }
  const fieldsNow = async (id: string, more: object = {}) => {
    const { version, ...order } = await read(id);
    const names = Object.keys(noJobOrder);
    const fields = Object.entries(order).filter(([name]) => names.includes(name));
    return { ...Object.fromEntries(fields), version, ...more };
  };
  const idsOf = async (view: string) => {
    const rows = (await (await send('GET', `/orders?view=${view}`)).json()) as JobOrder[];
    return rows.map(({ _id }) => _id);
  };
  const actionsOf = async (id: string) => {
    const found = await (await send('GET', `/order/${id}/history`)).json();
    return (found as { action: string }[]).map(({ action }) => action.slice('job-order.'.length));
  };

  test('T-39 publishing names everything that is missing by its path, in both languages', async () => {
    const id = await draft(completeJobOrder(later, { permissionNo: '' }));
    const one = await publish(id);
    expect(one.status).toBe(422);
    expect(await one.json()).toMatchObject({
      code: 'invalid_input',
      errors: [
        {
          ...{ field: 'permissionNo', code: 'required' },
          message: 'Number of the permission: is missing. অনুমতির নম্বর: লেখা হয়নি।',
        },
      ],
    });
    const { errors } = (await (await publish(await draft({}))).json()) as {
      errors: { field: string }[];
    };
    const given = ['lodging', 'food', 'transport'].flatMap((name) =>
      ['by', 'words.en', 'words.bn'].map((part) => `${name}.${part}`),
    );
    expect(errors.map(({ field }) => field).toSorted()).toEqual(
      [
        ...[
          'title.en',
          'title.bn',
          'employer',
          'city',
          'country',
          'wage',
          'currency',
          'per',
          'pay',
        ],
        ...['hours', 'daysOff.week', 'daysOff.year', 'daysOff.paid', 'contractMonths', ...given],
        ...['ticketPaidBy', 'seats', 'workerFeeBdt', 'whoPays.en', 'whoPays.bn'],
        ...['demandLetterNo', 'demandLetterOn', 'permissionNo', 'permissionOn', 'validUntil'],
      ].toSorted(),
    );
    expect(await actionsOf(id)).toEqual(['added']);
  });

  test('T-39 staff draft and the owner publishes, after a sign-in of the last ten minutes', async () => {
    const id = await draft(completeJobOrder(later));
    expect(await (await publish(id, {}, officer)).json()).toMatchObject({ code: 'owner_only' });
    await ageSessions(site, 11);
    const old = await publish(id);
    expect([old.status, await old.json()]).toMatchObject([403, { code: 'fresh_sign_in_required' }]);
    expect((await send('DELETE', `/${id}/publication`)).status).toBe(403);
    await ageSessions(site, 9);
    const version = await contentVersion(db());
    expect(await (await publish(id)).json()).toMatchObject({
      ...{ state: 'open', seatsLeft: 10, publishedAt: noon, granted: 0 },
      slug: expect.stringMatching(/^sample-kitchen-helper-[a-z0-9]{4}$/),
    });
    expect(await contentVersion(db())).toBe(version + 1);
    expect(await actionsOf(id)).toEqual(['published', 'added']);
  });

  test.each([
    ['', '2026-11-20', 'validUntil', 'date_over'],
    ['', '2027-05-21', 'validUntil', 'day_too_late'],
    ['closed', later, 'country', 'country_closed'],
    ['ceiling', later, 'workerFeeBdt', 'above_ceiling'],
  ])('T-43 it stays a draft: %s %s', async (content, validUntil, field, code) => {
    const shipped = defaultDocuments();
    const { 'guide.hu': hu, costs } = shipped;
    const ceiling = { _key: 'hu', country: 'hu', amountBdt: 1233, source: {} } as const;
    await storeContent(db(), {
      ...shipped,
      ...(content === 'closed' && {
        'guide.hu': { ...hu, status: { ...hu.status, value: 'closed' } },
      }),
      ...(content === 'ceiling' && { costs: { ...costs, ceilings: [ceiling] } }),
    });
    const refused = await publish(await draft(completeJobOrder(validUntil)));
    await storeContent(db(), shipped);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: [{ field, code }] },
    ]);
  });

  test.each([
    [0, null],
    [-1, null],
    [1e12, null],
    ['৪০', 40],
  ])('T-43 seats, wage and hours of %s', async (typed, kept) => {
    const answer = await send('POST', '', { seats: typed, wage: typed, hours: typed });
    if (kept === null) {
      const { errors } = (await answer.json()) as { errors: { field: string }[] };
      expect(errors.map(({ field }) => field).toSorted()).toEqual(['hours', 'seats', 'wage']);
    } else {
      const { insertedId } = (await answer.json()) as { insertedId: string };
      expect(await read(insertedId)).toMatchObject({ seats: kept, wage: kept, hours: kept });
    }
  });

  test('T-41 it ends at midnight in Dhaka, whoever asks, and it is noted once', async () => {
    const id = await published({ validUntil: soon });
    await at('2026-12-05T17:59:59.000Z');
    expect(await idsOf('open')).toEqual([id]);
    await at('2026-12-05T18:00:00.000Z');
    expect([await idsOf('open'), await idsOf('ended')]).toEqual([[], [id]]);
    const ended = { state: 'ended', endReason: 'expired', endedAt: '2026-12-05T18:00:00.000Z' };
    expect(await read(id)).toMatchObject(ended);
    await Promise.all([noteEnds(db(), site.services.now()), noteEnds(db(), site.services.now())]);
    expect(await read(id)).toMatchObject({ ...ended, version: 2 });
    expect((await actionsOf(id))[0]).toBe('expired');
    expect((await actionsOf(id)).length).toBe(3);
  });

  test('an order that has ended opens again under its slug, with a later day', async () => {
    const id = await published({ validUntil: soon });
    const { slug } = await read(id);
    await at(`${later}T06:00:00.000Z`);
    expect((await publish(id)).status).toBe(422);
    const again = await publish(id, { validUntil: '2027-03-01' });
    expect(await again.json()).toMatchObject({
      slug,
      state: 'open',
      endReason: null,
      seatsLeft: 10,
    });
    expect(await actionsOf(id)).toEqual(['published', 'expired', 'published', 'added']);
  });

  twice('T-59 two owners publish and end at once: one state, one event each', async () => {
    const id = await draft(completeJobOrder(later));
    const { version } = await read(id);
    const publications = await Promise.all(
      [1, 2, 3].map(() => send('POST', `/${id}/publication`, { version })),
    );
    expect(publications.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const ends = await Promise.all([1, 2, 3].map(() => send('DELETE', `/${id}/publication`)));
    const counts = await Promise.all(ends.map((answer) => answer.json()));
    expect(
      counts.map((one) => (one as { modifiedCount: number }).modifiedCount).toSorted(),
    ).toEqual([0, 0, 1]);
    expect(await actionsOf(id)).toEqual(['ended', 'published', 'added']);
    const both = await Promise.all([
      send('POST', `/${id}/publication`, { version: version + 2 }),
      send('DELETE', `/${id}/publication`),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { modifiedCount } = (await both[1].json()) as { modifiedCount: number };
    expect(await read(id)).toMatchObject({ state: modifiedCount ? 'ended' : 'open' });
    expect((await actionsOf(id)).length).toBe(4 + modifiedCount);
  });

  twice('what is open is the owner’s to change, and stays complete', async () => {
    const id = await draft(completeJobOrder(later));
    const changed = await send('PUT', `/${id}`, await fieldsNow(id, { city: 'Pécs' }), officer);
    expect(await changed.json()).toMatchObject({ city: 'Pécs', version: 2 });
    await publish(id);
    const byStaff = await send('PUT', `/${id}`, await fieldsNow(id, { wage: 1 }), officer);
    expect([byStaff.status, await byStaff.json()]).toMatchObject([403, { code: 'owner_only' }]);
    const emptied = await send('PUT', `/${id}`, await fieldsNow(id, { employer: '' }));
    expect(await emptied.json()).toMatchObject({ errors: [{ field: 'employer' }] });
    const late = await send('PUT', `/${id}`, { ...(await fieldsNow(id)), version: 1 });
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'changed_meanwhile' }]);
    const fewer = await send('PUT', `/${id}`, await fieldsNow(id, { seats: 4 }));
    expect(await fewer.json()).toMatchObject({ state: 'open', seats: 4, seatsLeft: 4 });
  });

  test('seats left are what staff confirm, cases only propose; with none left it has ended', async () => {
    const id = await published();
    const confirm = async (seatsLeft: unknown) =>
      send('PUT', `/${id}/seats`, { version: (await read(id)).version, seatsLeft }, officer);
    for (const stage of ['granted', 'departed', 'offer', 'refused'] as const) {
      const answer = await site.call('POST', '/api/application', {
        json: {
          ...goodApplication,
          phone: `0171000${stage.length}${stage.length}${stage.length}1`,
        },
      });
      const { insertedId } = (await answer.json()) as { insertedId: string };
      await db()
        .updateTable('application')
        .set({ jobOrder: id, stage })
        .where('_id', '=', insertedId)
        .execute();
    }
    expect(await read(id)).toMatchObject({ granted: 2, seatsLeft: 10 });
    expect((await confirm(11)).status).toBe(422);
    expect((await confirm('')).status).toBe(422);
    expect(await (await confirm('৮')).json()).toMatchObject({ seatsLeft: 8, state: 'open' });
    expect(await (await confirm(0)).json()).toMatchObject({ state: 'ended', endReason: 'filled' });
    expect(await (await confirm(1)).json()).toMatchObject({ code: 'job_order_not_open' });
    expect(await (await send('DELETE', `/${id}`)).json()).toMatchObject({
      code: 'job_order_has_cases',
    });
  });

  twice('the trash: not while it is open, back within 30 days, its slug never again', async () => {
    const [id, other] = [await published(), await draft({})];
    const { slug } = await read(id);
    const open = await send('DELETE', `/${id}`, undefined, officer);
    expect([open.status, await open.json()]).toMatchObject([409, { code: 'job_order_open' }]);
    await send('DELETE', `/${id}/publication`);
    for (const one of [id, other]) {
      expect(await (await send('DELETE', `/${one}`)).json()).toEqual({ deletedCount: 1 });
    }
    expect(await (await send('DELETE', `/${id}`)).json()).toEqual({ deletedCount: 0 });
    expect((await send('GET', `/order/${id}`)).status).toBe(404);
    expect(await (await send('GET', '/trash')).json()).toMatchObject([
      { deletedBy: 'owner' },
      { deletedBy: 'owner' },
    ]);
    expect(await (await send('POST', `/${id}/restore`)).json()).toEqual({ restoredCount: 1 });
    await send('DELETE', `/${id}`);
    await at('2026-12-22T06:00:00.000Z');
    expect(await eraseTrashedJobOrders(db(), site.services.now())).toBe(2);
    expect(await eraseTrashedJobOrders(db(), site.services.now())).toBe(0);
    const left = await db().selectFrom('jobOrder').select(['slug', 'fields', 'title']).execute();
    expect(left).toEqual([{ slug, fields: '', title: '' }]);
    expect(await (await send('GET', '/trash')).json()).toEqual([]);
    expect(await (await send('POST', `/${id}/restore`)).json()).toEqual({ restoredCount: 0 });
  });

  twice('it is found by words of its title, its place and the numbers of its papers', async () => {
    const id = await published();
    await draft({ title: { en: 'Sample tailor', bn: 'নমুনা দর্জি' } });
    const found = async (q: string, view = 'all') =>
      ((await (await send('POST', '/search', { q, view })).json()) as JobOrder[]).length;
    expect(await found('sample')).toBe(2);
    for (const q of [
      'KITCHEN budapest',
      'রান্নাঘরের',
      'হাঙ্গেরি',
      'sample-p-1',
      (await read(id)).slug!,
    ]) {
      expect([q, await found(q)]).toEqual([q, 1]);
    }
    expect(await found('sample', 'draft')).toBe(1);
    expect(await found('100%')).toBe(0);
    const counts = await (await send('GET', '/counts')).json();
    expect(counts).toMatchObject({ all: { count: 2 }, open: { count: 1 }, ended: { count: 0 } });
  });

  twice(
    'two weeks before its end it stands in Today, until somebody has looked at it',
    async () => {
      const [id, far] = [await published({ validUntil: soon }), await published()];
      const due = async () => {
        const { lines } = (await (
          await site.call('GET', '/api/application/today', { cookie: officer })
        ).json()) as Today;
        return lines.flatMap((line) => (line.kind === 'jobOrder' ? [line.order] : []));
      };
      expect(await due()).toEqual([id]);
      const { version } = await read(id);
      await send('PUT', `/${id}/seats`, { version, seatsLeft: 10 }, officer);
      expect(await due()).toEqual([]);
      await publish(id, { validUntil: '2026-12-20' });
      expect([await due(), (await actionsOf(id))[0]]).toEqual([[], 'prolonged']);
      await at('2026-12-06T06:00:00.000Z');
      await ageSessions(site, 1);
      expect(await due()).toEqual([id]);
      await send('DELETE', `/${id}/publication`);
      expect(await due()).toEqual([]);
      expect((await read(far)).state).toBe('open');
    },
  );
});
