import { beforeEach, describe, expect, test as twice } from 'vitest';
import { contentVersion } from '#app/database/content-version.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';

const key = 'a-key-of-a-sample-form';
const goodComplaint = { kind: 'money', text: 'I paid and got no receipt.', language: 'en' };

type Given = { reference: string; pin?: string; answerBy: string };

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    empty: ['complaint', 'complaintEntry', 'event', 'rateLimit'],
    now: '2026-11-21T20:00:00.000Z',
  });

  beforeEach(async () => {
    // In Dhaka it is the 22nd already.
  });

  const post = (json: object, idempotencyKey?: string, from = '203.0.113.7') =>
    site.call('POST', '/api/complaint', {
      json,
      from,
      ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
    });
  const send = async (more: object = {}, idempotencyKey?: string): Promise<Given> => {
    const answer = await post({ ...goodComplaint, ...more }, idempotencyKey);
    expect(answer.status).toBe(201);
    return (await answer.json()) as Given;
  };
  const lookUp = (reference: string, pin: unknown, from = '203.0.113.7') =>
    site.call('POST', '/api/complaint/lookup', { json: { reference, pin }, from });
  const rows = () => site.services.database.db.selectFrom('complaint').selectAll().execute();
  const wrongPin = (pin: string | undefined) =>
    String((Number(pin) + 1) % 1_000_000).padStart(6, '0');

  test('a complaint gets a reference without look-alikes, a PIN of six digits, and a day', async () => {
    const { reference, pin, answerBy } = await send();
    expect(reference).toMatch(/^C-[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/);
    expect(pin).toMatch(/^\d{6}$/);
    expect(answerBy).toBe('2026-11-29');
    expect(await rows()).toMatchObject([
      {
        ...{ reference, kind: 'money', text: goodComplaint.text, language: 'en' },
        ...{ name: '', phone: '', email: '', receiptNo: '', state: 'received', isFlagged: 0 },
        ...{ answerBy: '2026-11-29', closeBy: '2026-12-22', answeredOn: null },
      },
    ]);
    const { db } = site.services.database;
    const events = await db.selectFrom('event').select(['action', 'actor']).execute();
    expect(events).toEqual([{ action: 'complaint.received', actor: null }]);
  });

  twice('the PIN is stored nowhere, nor anything that shows it', async () => {
    const { pin = '' } = await send();
    for (const table of ['complaint', 'complaintEntry', 'event', 'rateLimit'] as const) {
      const kept = await site.services.database.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(kept)).not.toContain(`"${pin}"`);
    }
    expect((await rows())[0]?.pinHash).toMatch(/^[\w-]{43}$/);
  });

  describe('T-33: the text of a complaint', () => {
    test.each([
      [9, 422],
      [10, 201],
      [3000, 201],
      [3001, 422],
    ])('with %i characters is answered with %i', async (length, status) => {
      const answer = await post({ kind: 'delay', text: 'অ'.repeat(length) });
      expect(answer.status).toBe(status);
      if (status === 422) {
        const code = length < 10 ? 'too_short' : 'too_long';
        expect(await answer.json()).toMatchObject({ errors: [{ field: 'text', code }] });
      }
    });
    twice('may be anonymous, with emoji and markup, and is kept as it was typed', async () => {
      const text = '<b>They shouted 😡</b>\n& "kept" my papers';
      await send({ kind: 'papers_kept', text: `  ${text.replace('\n', '\r\n')}\n` });
      expect((await rows())[0]).toMatchObject({ text, name: '', phone: '', email: '' });
    });
    test.each([' '.repeat(20), '\u200b'.repeat(20), undefined])('is there: %j', async (text) => {
      const answer = await post({ kind: 'money', text });
      expect(await answer.json()).toMatchObject({ errors: [{ field: 'text', code: 'required' }] });
    });
  });

  twice.each(['copy', 'erase'])('a complaint of kind %s is not anonymous', async (kind) => {
    const answer = await post({ ...goodComplaint, kind });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'phone', code: 'required' }] });
    await send({ kind, phone: '০১৭১২-৪৫৬৭৮৯' });
    await send({ kind, email: 'rakib@example.com' });
  });

  test.each([
    [{ kind: 'praise' }, 'kind', 'required'],
    [{ kind: undefined }, 'kind', 'required'],
    [{ phone: '12345' }, 'phone', 'too_short'],
    [{ email: 'rakib@' }, 'email', 'invalid_email'],
    [{ name: 'x'.repeat(101) }, 'name', 'too_long'],
    [{ text: 'ten and more \0' }, 'text', 'forbidden_characters'],
  ])('what is wrong is named: %j', async (more, field, code) => {
    const answer = await post({ ...goodComplaint, ...more });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ field, code }] });
    expect(await rows()).toEqual([]);
  });

  describe('T-34: sent again under the same key', () => {
    test('within 15 minutes it is one complaint, one reference and one PIN', async () => {
      const first = await send({}, key);
      site.setNow('2026-11-21T20:14:59.000Z');
      expect(await send({ language: 'bn' }, key)).toEqual(first);
      expect(await rows()).toHaveLength(1);
    });
    twice('ten at the same moment are one, and count as one', async () => {
      const all = await Promise.all(Array.from({ length: 10 }, () => send({}, key)));
      expect(new Set(all.map((given) => JSON.stringify(given))).size).toBe(1);
      expect(await rows()).toHaveLength(1);
      for (let count = 0; count < 4; count++) await send();
      expect((await rows()).map(({ isFlagged }) => isFlagged)).toEqual([0, 0, 0, 0, 0]);
    });
    test('after 15 minutes it has the reference without the PIN, for seven days', async () => {
      const { reference, answerBy } = await send({}, key);
      for (const later of ['2026-11-21T20:15:00.000Z', '2026-11-28T19:59:00.000Z']) {
        site.setNow(later);
        expect(await send({}, key)).toEqual({ reference, answerBy });
      }
      site.setNow('2026-11-28T20:01:00.000Z');
      expect((await send({}, key)).reference).not.toBe(reference);
      expect(await rows()).toHaveLength(2);
    });
    test('with another text it is refused', async () => {
      await send({}, key);
      const answer = await post({ ...goodComplaint, text: 'Something else now' }, key);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ code: 'key_reused' });
    });
  });

  test('from one address in an hour the 6th is flagged, the 21st refused, and in the next none', async () => {
    for (let count = 0; count < 20; count++) await send();
    const flags = (await rows()).toSorted((a, b) => (a._id < b._id ? -1 : 1));
    expect(flags.map(({ isFlagged }) => isFlagged).join('')).toBe('00000111111111111111');
    const refused = await post(goodComplaint);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await rows()).toHaveLength(20);
    expect((await post(goodComplaint, undefined, '203.0.113.8')).status).toBe(201);
    site.setNow('2026-11-21T21:00:00.000Z');
    expect((await post(goodComplaint)).status).toBe(201);
  });

  test('of one /48 the 21st in an hour is flagged and the 61st refused, of everybody the 61st and the 301st', async () => {
    const sent = async (count: number, from: (index: number) => string) => {
      const { db } = site.services.database;
      await db.deleteFrom('complaint').execute();
      const statuses: number[] = [];
      for (let index = 0; index < count; index++) {
        statuses.push((await post(goodComplaint, undefined, from(index))).status);
      }
      const flagged = (await rows()).filter(({ isFlagged }) => isFlagged).length;
      return [statuses.filter((status) => status === 201).length, flagged];
    };
    expect(await sent(62, (index) => `2001:db8:1:${index.toString(16)}::1`)).toEqual([60, 40]);
    expect(await sent(243, (index) => `10.0.${index % 250}.1`)).toEqual([240, 240]);
  });

  test('no stranger’s complaint has the pages forgotten that are kept for everybody', async () => {
    const { db } = site.services.database;
    const before = await contentVersion(db);
    await send({}, key);
    expect(await contentVersion(db)).toBe(before);
  });

  describe('whoever has reference and PIN', () => {
    test('learns the state, its day and the answer, and no more', async () => {
      const { reference, pin } = await send({ name: 'Rakib Hasan' });
      const fresh = await lookUp(reference, pin);
      expect(fresh.headers.get('cache-control')).toBe('no-store');
      expect(await fresh.json()).toEqual({ state: 'received', since: '2026-11-22', answer: '' });
      await site.services.database.db
        .updateTable('complaint')
        .set({ state: 'answered', answer: 'We pay it back.', stateAt: '2026-11-25T06:00:00.000Z' })
        .execute();
      expect(await (await lookUp(reference, pin)).json()).toEqual({
        ...{ state: 'answered', since: '2026-11-25', answer: 'We pay it back.' },
      });
    });
    test('types them as people do', async () => {
      const { reference, pin = '' } = await send();
      const bengali = pin.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
      const bare = reference.replaceAll('-', '').toLowerCase();
      for (const typed of [bare, bare.slice(1), ` ${reference.replaceAll('-', ' ')} `]) {
        expect((await lookUp(typed, bengali)).status).toBe(200);
      }
      expect((await lookUp(reference, `${pin.slice(0, 3)} ${pin.slice(3)}`)).status).toBe(200);
    });
    test('is refused after 5 failures in 15 minutes and 10 in a day, with the right PIN too', async () => {
      const { reference, pin } = await send();
      const fail = async () => (await lookUp(reference, wrongPin(pin))).status;
      for (let count = 0; count < 5; count++) expect(await fail()).toBe(404);
      expect((await lookUp(reference, pin)).status).toBe(429);
      site.setNow('2026-11-21T20:15:00.000Z');
      expect((await lookUp(reference, pin)).status).toBe(200);
      for (let count = 0; count < 5; count++) expect(await fail()).toBe(404);
      site.setNow('2026-11-21T20:30:00.000Z');
      const refused = await lookUp(reference, pin);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
    });
  });

  test('an address has 30 failures in 15 minutes, whatever it asks for, and what is refused leaves no row', async () => {
    const { reference, pin } = await send();
    for (let tries = 0; tries < 30; tries++) {
      const made = `C-3333-33${String(tries)
        .padStart(2, '3')
        .replace(/[01258]/g, '4')}`;
      await lookUp(made, '000000', `2001:db8::${tries}`);
    }
    const counted = () => site.services.database.db.selectFrom('rateLimit').selectAll().execute();
    const before = await counted();
    expect((await lookUp(reference, pin, '2001:db8::ffff')).status).toBe(429);
    expect((await lookUp('C-9999-9999', pin, '2001:db8::ffff')).status).toBe(429);
    expect(await counted()).toEqual(before);
    expect((await lookUp(reference, pin, '2001:db8:0:1::1')).status).toBe(200);
  });

  test('no reference, a wrong PIN and an erased complaint have one answer', async () => {
    const { reference, pin } = await send();
    const answers = [await lookUp(reference, wrongPin(pin)), await lookUp('C-3333-3333', pin)];
    await site.services.database.db.deleteFrom('complaint').execute();
    answers.push(await lookUp(reference, pin));
    const told = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(told).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test.each([
    [{ reference: ' - ', pin: '123456' }, 'reference', 'required'],
    [{ reference: 'C-3333-3333', pin: '' }, 'pin', 'required'],
    [{ reference: 'C-3333-3333', pin: '12345' }, 'pin', 'invalid'],
  ])('a look-up says what is wrong in form: %j', async (json, field, code) => {
    const answer = await site.call('POST', '/api/complaint/lookup', { json });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ field, code }] });
  });
});
