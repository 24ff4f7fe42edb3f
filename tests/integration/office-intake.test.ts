import { beforeAll, describe, expect, test as twice } from 'vitest';
import type { Application } from '#app/applications/application.ts';
import type { CaseView } from '#app/applications/case-page/case-view.ts';
import type { Problem } from '#app/http/field-errors.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const person = { name: 'Salma Begum', phone: '01712-345678' };

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: {
      ...{ RATE_LIMITS: 'off', APPLICATION_MAIL_TO: 'office@sampan.example' },
    },
    empty: ['application', 'applicationTerm', 'event', 'outbox'],
    now: '2026-11-21T06:00:00.000Z',
  });
  let cookie: string;

  beforeAll(async () => {
    cookie = await site.signIn('rahima@sampan.example');
  });

  const db = () => site.services.database.db;
  const take = (json: object, key = 'the-key-of-this-very-form', as = cookie) =>
    site.call('POST', '/api/application/office', {
      ...{ json, cookie: as, headers: { 'idempotency-key': key } },
    });
  async function taken(json: object = person, key?: string) {
    return (await (await take(json, key)).json()) as { _id: string; receiptNumber: string };
  }
  const read = async (id: string) =>
    (await (await site.call('GET', `/api/application/${id}/case`, { cookie })).json()) as CaseView;
  const search = async (json: object) =>
    (await (
      await site.call('POST', '/api/application/search', { json, cookie })
    ).json()) as Application[];

  describe('K-46: with name and phone alone', () => {
    test('an application has a receipt number and the source office, and is nobody’s yet', async () => {
      const answer = await take(person);
      expect(answer.status).toBe(201);
      const { _id, receiptNumber } = (await answer.json()) as Awaited<ReturnType<typeof taken>>;
      expect(receiptNumber).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
      const { application } = await read(_id);
      expect(application).toMatchObject({
        ...{ ...person, receiptNumber, source: 'office', stage: 'new', assignee: null },
        ...{ phoneE164: '+8801712345678', birth: null, email: '', noEmail: false, passport: '' },
        ...{ job: '', address: '', interested: '', destination: null, flags: [], language: '' },
      });
    });

    twice('taken down twice with one key it is one, and gets the same number', async () => {
      const [first, ...others] = await Promise.all([taken(), taken(), taken()]);
      expect(others).toEqual([first, first]);
      expect(await taken()).toEqual(first);
      expect(await db().selectFrom('application').select('_id').execute()).toHaveLength(1);
      const reused = await take({ ...person, name: 'Another Person' });
      expect(reused.status).toBe(422);
      expect(await reused.json()).toMatchObject({ code: 'key_reused' });
    });

    test('/status works with the six digits of the phone', async () => {
      const { receiptNumber } = await taken();
      const lookUp = (json: object) =>
        site.call('POST', '/api/application/lookup', { json: { receiptNumber, ...json } });
      expect(await (await lookUp({ phoneEnd: '345678' })).json()).toMatchObject({
        ...{ step: 1, since: '2026-11-21' },
      });
      expect((await lookUp({ phoneEnd: '345679' })).status).toBe(404);
      // Nobody has said in which year.
      expect((await lookUp({ birthYear: '1999' })).status).toBe(404);
    });

    twice('it is found by name, phone, receipt number and source', async () => {
      const { _id, receiptNumber } = await taken();
      await site.call('POST', '/api/application', { json: goodApplication });
      for (const by of [{ q: 'Salma' }, { q: '01712345678' }, { q: receiptNumber }]) {
        expect(await search({ ...by, source: 'office' })).toMatchObject([{ _id }]);
      }
      expect(await search({ source: 'office' })).toHaveLength(1);
    });

    test('the file has empty cells for what nobody has said', async () => {
      await taken();
      const answer = await site.call('POST', '/api/application/export', { json: {}, cookie });
      const text = await answer.text();
      expect(text).toContain('Salma Begum');
      expect(text).not.toMatch(/null|undefined|NaN/);
    });

    test('the log says who, and no mail announces what staff have written', async () => {
      const { _id } = await taken();
      const events = await db()
        .selectFrom('event')
        .select(['action', 'subject', 'actor'])
        .execute();
      expect(events).toMatchObject([
        { action: 'application.taken-down', subject: _id, actor: expect.any(String) },
      ]);
      expect(await db().selectFrom('outbox').selectAll().execute()).toEqual([]);
    });
  });

  test('two people without a passport number are not the same, one person twice is', async () => {
    await taken(person, 'the-first-key-of-them');
    const other = await taken({ name: 'Rina', phone: '01812345678' }, 'the-second-key-of-them');
    expect((await read(other._id)).application.flags).toEqual([]);
    const again = await taken({ ...person, job: 'Cook' }, 'the-third-key-of-them');
    expect((await read(again._id)).application.flags).toEqual(['duplicate']);
  });

  test('what is said beside it is stored as from the form', async () => {
    const { birth, ...answers } = goodApplication;
    const { _id } = await taken({ ...answers, birth: '৫/৩/২০১০', noEmail: false, agreed: true });
    const { application } = await read(_id);
    expect(birth).not.toBe('2010-03-05');
    expect(application).toMatchObject({
      ...{ birth: '2010-03-05', destination: 'HU', flags: ['under-18'] },
    });
    expect(application.passport).toMatch(/^•••••/);
    const row = await db()
      .selectFrom('application')
      .select(['consentVersion', 'consentAt'])
      .executeTakeFirstOrThrow();
    expect(row.consentVersion).toMatch(/^\d{4}-\d\d-\d\d\/\d+/);
    expect(row.consentAt).toBe('2026-11-21T06:00:00.000Z');
  });

  test('without a yes no consent is stored', async () => {
    await taken();
    const row = await db()
      .selectFrom('application')
      .select(['consentVersion', 'consentAt'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ consentVersion: '', consentAt: null });
  });

  test.each([
    [{ phone: '01712345678' }, [['name', 'required']]],
    [
      { name: ' ', phone: ' ' },
      [
        ['name', 'required'],
        ['phone', 'required'],
      ],
    ],
    [{ ...person, birth: '31/02/1999' }, [['birth', 'date_impossible']]],
    [{ ...person, email: 'salma@example' }, [['email', 'invalid_email']]],
    [{ ...person, address: 'a'.repeat(501) }, [['address', 'too_long']]],
    [{ ...person, helperPhone: '01712345678' }, [['helperName', 'required']]],
    [{ ...person, agreed: 'yes' }, [['agreed', 'invalid']]],
  ])('%j is refused, naming the fields', async (json, errors) => {
    const answer = await take(json);
    expect(answer.status).toBe(422);
    const problem = (await answer.json()) as Problem;
    expect(problem.errors.map(({ field, code }) => [field, code])).toEqual(errors);
    expect(await db().selectFrom('application').select('_id').execute()).toEqual([]);
  });

  test('nobody takes one down without being signed in', async () => {
    expect((await take(person, 'some-key-of-nobody', '')).status).toBe(401);
  });

  test('what was left out is added by a correction', async () => {
    const { _id } = await taken();
    const { application } = await read(_id);
    const answer = await site.call('PUT', `/api/application/${_id}/facts`, {
      cookie,
      json: {
        version: application.version,
        changes: { passport: 'BX7654321', interested: 'Romania' },
        reason: 'Has told us now',
      },
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ passport: '•••••321', destination: 'RO' });
    expect(await search({ q: 'BX7654321' })).toMatchObject([{ _id }]);
  });
});
