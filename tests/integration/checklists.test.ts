import { beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import type { CaseView } from '#app/applications/case-page/case-view.ts';
import type { ChecklistItem } from '#app/applications/checklist/checklist-item.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { Destination } from '#app/content/destinations.ts';
import type { Documents } from '#app/content/documents.ts';
import type { Problem } from '#app/http/field-errors.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const shipped = [
  ...[
    'passport',
    'bmet_registration',
    'oep_registration',
    'fingerprints',
    'pdo',
    'contract_explained',
  ],
  ...['contract_copy', 'clearance'],
];

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['application', 'checklistMark', 'contentRevision', 'contentDocument'],
    now: '2026-11-21T06:00:00.000Z',
  });
  let cookie: string;
  let colleague: string;
  let id: string;

  beforeAll(async () => {
    cookie = await site.signIn('rahima@sampan.example');
    colleague = await site.signIn('shirin@sampan.example');
  });
  beforeEach(async () => {
    await site.services.content.reload();
    const answer = await site.call('POST', '/api/application', { json: goodApplication });
    id = ((await answer.json()) as { insertedId: string }).insertedId;
  });

  const read = async (): Promise<CaseView> =>
    (await site.call('GET', `/api/application/${id}/case`, { cookie })).json();
  const itemOf = async (code: string): Promise<ChecklistItem | undefined> =>
    (await read()).checklist.find((item) => item.code === code);
  const put = (code: string, json: object, as = cookie) =>
    site.call('PUT', `/api/application/${id}/checklist/${code}`, { cookie: as, json });
  const mark = async (code: string, days: object) => {
    const { version } = (await read()).application;
    return put(code, { version, ...days });
  };
  const errorsOf = async (answer: Response) =>
    ((await answer.json()) as Problem).errors.map(({ field, code }) => ({ field, code }));

  /** Publishes another list, as an owner does in the editor. */
  async function publish(items: Documents['checklists']['items']) {
    const content = { ...defaultDocuments(), checklists: { items } };
    await storeContent(site.services.database.db, content);
    await site.services.content.reload();
  }

  const { items } = defaultDocuments().checklists;
  const named = (code: string, countries: Destination[]) => {
    const name = { en: 'Police clearance', bn: 'পুলিশ ক্লিয়ারেন্স' };
    return { ...items[0]!, _key: code, code, name, countries, validMonths: 6 };
  };

  describe('K-12: a case', () => {
    test('whose destination has no list of its own shows what is asked for everywhere', async () => {
      const { checklist, hasCountryList } = await read();
      expect(checklist.map(({ code }) => code)).toEqual(shipped);
      expect(hasCountryList).toBe(false);
      expect(checklist[0]).toEqual({
        ...{ code: 'passport', kind: 'document', name: { en: 'Passport', bn: 'পাসপোর্ট' } },
        ...{ required: true, lendsOriginal: true, validMonths: null },
        ...{ seenOn: null, copiedOn: null, receivedOn: null, dueBackOn: null, returnedOn: null },
        ...{ doneOn: null, expiresOn: null, note: '', language: '', copyHandedOver: false },
        ...{ lines: '', outdated: null },
        ...{ at: null, byName: null },
      });
    });

    test('shows what is asked for in its own country too, and nothing of another', async () => {
      await publish([...items, named('police', ['hu', 'ro']), named('degree', ['pl'])]);
      const { checklist, hasCountryList } = await read();
      expect(checklist.map(({ code }) => code)).toEqual([...shipped, 'police']);
      expect(checklist.at(-1)).toMatchObject({ validMonths: 6, required: true });
      expect(hasCountryList).toBe(true);
    });

    test('keeps what was marked and is asked for no more, as an original must be given back', async () => {
      await publish([...items, named('police', ['hu'])]);
      const lent = { receivedOn: '2026-11-20', dueBackOn: '2026-12-01' };
      expect((await mark('police', lent)).status).toBe(200);
      await publish([...items, named('police', ['ro'])]);
      expect(await itemOf('police')).toMatchObject({ ...lent, required: false });
      await publish([...items]);
      const { checklist, hasCountryList } = await read();
      expect(checklist.at(-1)).toMatchObject({ ...lent, name: { en: 'police', bn: 'police' } });
      expect(hasCountryList).toBe(false);
      const back = await mark('police', { ...lent, returnedOn: '2026-11-21' });
      expect(back.status).toBe(200);
    });
  });

  test('a mark says what, who and when, and counts as an activity', async () => {
    const answer = await mark('passport', { seenOn: '2026-11-20', expiresOn: '2031-05-04' });
    expect(await answer.json()).toMatchObject({ _id: id, version: 1 });
    expect(await itemOf('passport')).toMatchObject({
      ...{ seenOn: '2026-11-20', copiedOn: null, expiresOn: '2031-05-04' },
      ...{ byName: 'rahima', at: '2026-11-21T06:00:00.000Z' },
    });
    site.setNow('2026-11-21T08:00:00.000Z');
    await mark('pdo', { doneOn: '2026-11-21', note: ' at the TTC ' });
    expect(await itemOf('pdo')).toMatchObject({ doneOn: '2026-11-21', note: 'at the TTC' });
    const { lastActivityAt } = await site.services.database.db
      .selectFrom('application')
      .select('lastActivityAt')
      .executeTakeFirstOrThrow();
    expect(lastActivityAt).toBe('2026-11-21T08:00:00.000Z');
  });

  twice('the latest mark counts, and writing the former back takes it back', async () => {
    await mark('pdo', { doneOn: '2026-11-20' });
    await mark('pdo', { doneOn: '2026-11-21' });
    expect(await itemOf('pdo')).toMatchObject({ doneOn: '2026-11-21' });
    await mark('pdo', { doneOn: '2026-11-20' });
    expect(await itemOf('pdo')).toMatchObject({ doneOn: '2026-11-20' });
    const rows = await site.services.database.db
      .selectFrom('checklistMark')
      .select(['doneOn', 'isLatest'])
      .orderBy('_id')
      .execute();
    expect(rows.map(({ isLatest }) => isLatest)).toEqual([0, 0, 1]);
  });

  twice('of two who mark at once one is told, and one mark counts', async () => {
    const answers = await Promise.all([
      put('pdo', { version: 0, doneOn: '2026-11-20' }),
      put('pdo', { version: 0, doneOn: '2026-11-21' }, colleague),
      put('clearance', { version: 0, doneOn: '2026-11-21' }, colleague),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { checklist } = await read();
    expect(checklist.filter(({ at }) => at !== null)).toHaveLength(1);
  });

  describe('K-11: an original', () => {
    const receivedOn = '2026-11-20';

    test.each([
      [{ receivedOn }, 'dueBackOn', 'required'],
      [{ receivedOn, dueBackOn: '2026-12-21' }, 'dueBackOn', 'day_too_late'],
      [{ receivedOn, dueBackOn: '2026-11-19' }, 'dueBackOn', 'day_too_early'],
      [{ dueBackOn: '2026-12-01' }, 'receivedOn', 'required'],
      [{ returnedOn: '2026-11-20' }, 'receivedOn', 'required'],
      [
        { receivedOn, dueBackOn: receivedOn, returnedOn: '2026-11-19' },
        'returnedOn',
        'day_too_early',
      ],
      [{ receivedOn: '2026-11-22', dueBackOn: '2026-12-01' }, 'receivedOn', 'date_in_future'],
      [{ receivedOn, dueBackOn: '2026-02-31' }, 'dueBackOn', 'invalid_day'],
    ])('is refused with %o', async (days, field, code) => {
      const answer = await mark('passport', days);
      expect(answer.status).toBe(422);
      expect(await errorsOf(answer)).toEqual([{ field, code }]);
      expect((await itemOf('passport'))?.at).toBeNull();
    });

    test('is lent for up to 30 days, and returned', async () => {
      const lent = { receivedOn, dueBackOn: '2026-12-20' };
      expect((await mark('passport', lent)).status).toBe(200);
      expect(await itemOf('passport')).toMatchObject(lent);
      const slip = await site.call('GET', `/api/application/${id}/checklist/passport`, { cookie });
      expect(await slip.json()).toMatchObject({
        ...{ name: goodApplication.name, item: { code: 'passport', ...lent } },
        head: { name: { en: 'Sampan Overseas' }, licence: null },
      });
      const back = { ...lent, returnedOn: '2026-11-21' };
      expect((await mark('passport', back)).status).toBe(200);
      expect(await itemOf('passport')).toMatchObject(back);
    });
  });

  test('an explained contract says in which language, and whether a copy was handed over', async () => {
    const doneOn = '2026-11-21';
    const without = await mark('contract_explained', { doneOn });
    expect(await errorsOf(without)).toEqual([{ field: 'language', code: 'required' }]);
    await mark('contract_explained', { doneOn, language: 'bn', copyHandedOver: true });
    expect(await itemOf('contract_explained')).toMatchObject({
      ...{ doneOn, language: 'bn', copyHandedOver: true },
    });
  });

  test.each([
    [{ seenOn: '2026-11-22' }, 'seenOn', 'date_in_future'],
    [{ doneOn: '2026-02-31' }, 'doneOn', 'invalid_day'],
    [{ expiresOn: 'soon' }, 'expiresOn', 'invalid_day'],
    [{ note: 'x'.repeat(301) }, 'note', 'too_long'],
    [{ language: 'x'.repeat(41) }, 'language', 'too_long'],
    [{ copyHandedOver: 'yes' }, 'copyHandedOver', 'invalid'],
  ])('a mark is refused where it is %o', async (wrong, field, code) => {
    const answer = await mark('passport', wrong);
    expect(answer.status).toBe(422);
    expect(await errorsOf(answer)).toEqual([{ field, code }]);
  });

  test('what nobody asks for cannot be marked, nor anything of what is in the trash', async () => {
    expect((await put('dance', { version: 0, doneOn: '2026-11-21' })).status).toBe(404);
    const slip = (item: string) =>
      site.call('GET', `/api/application/${id}/checklist/${item}`, { cookie });
    expect((await slip('dance')).status).toBe(404);
    await site.call('DELETE', `/api/application/${id}`, { cookie });
    expect((await put('pdo', { version: 1, doneOn: '2026-11-21' })).status).toBe(404);
    expect((await slip('passport')).status).toBe(404);
  });
});
