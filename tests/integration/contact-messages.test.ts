import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import { openDatabase } from '#app/database/database.server.ts';
import { refreshMessages } from '#app/contact/storage/refresh-messages.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

const message = {
  name: 'রাকিব হাসান',
  number: '০১৭১২-৩৪৫৬৭৮',
  email: 'rakib@example.com',
  reference: 'Nobody so far',
  address: 'House 7, Road 3\nMirpur, Dhaka',
};

const key = 'a-key-of-the-form-1';

const { strings } = JSON.parse(readFileSync('tests/corpus/strings.json', 'utf8')) as {
  strings: { id: string; class: string; value?: string }[];
};

eachDatabase(({ url, testOnce: test }) => {
  let site: TestSite;
  /** Another process on the same database. */
  let other: TestSite;
  beforeAll(async () => {
    const settings = { MAIL_TO: 'office@sampan.example', RATE_LIMITS: 'off' };
    site = await openTestSite(url(), settings);
    other = await openTestSite(url(), settings);
  });
  beforeEach(async () => {
    for (const one of [site, other]) {
      one.setNow('2026-03-01T10:02:00.000Z');
      await rm(join(one.dataDir, 'mail'), { recursive: true, force: true });
    }
    for (const table of ['contactMessage', 'event'] as const) {
      await site.services.database.db.deleteFrom(table).execute();
    }
  });
  afterAll(async () => {
    await other.close();
    await site.close();
  });

  function send(json: object, { by = key, at = site }: { by?: string | null; at?: TestSite } = {}) {
    return at.call('POST', '/api/contact', {
      json: { ...message, ...json },
      ...(by !== null && { headers: { 'idempotency-key': by } }),
    });
  }
  const rows = () => site.services.database.db.selectFrom('contactMessage').selectAll().execute();
  const actions = async () =>
    (await site.services.database.db.selectFrom('event').select('action').execute())
      .map(({ action }) => action)
      .toSorted();
  async function countMails() {
    const folders = [site, other].map(({ dataDir }) => readdir(join(dataDir, 'mail')));
    const settled = await Promise.allSettled(folders);
    return settled.flatMap((names) => (names.status === 'fulfilled' ? names.value : [])).length;
  }
  /** Lets a mailer refuse until the function that is returned is called. */
  function refuseMail(at: TestSite, code = 'ECONNREFUSED') {
    const { mailer } = at.services;
    at.services.mailer = { ...mailer, send: async () => ({ status: 'refused', code }) };
    return () => void (at.services.mailer = mailer);
  }

  test('what was written is kept as it was said, with what it is found by', async () => {
    const answer = await send({ question: 'How long?\r\nAnd how much?', language: 'bn' });
    expect(await answer.json()).toEqual({ status: 200, text: 'OK' });
    expect(await rows()).toEqual([
      expect.objectContaining({
        ...message,
        kind: 'contact',
        noEmail: 0,
        question: 'How long?\nAnd how much?',
        fromPlace: '',
        toPlace: '',
        travelOn: null,
        trip: '',
        travellers: null,
        language: 'bn',
        createdAt: '2026-03-01T10:02:00.000Z',
        deletedAt: null,
        submissionKey: key,
        flags: '',
        mailStatus: 'sent',
        mailError: null,
        mailedAt: '2026-03-01T10:02:00.000Z',
        answered: 0,
        version: 0,
        phoneE164: '+8801712345678',
        phoneDigits: '01712345678',
      }),
    ]);
    expect(await actions()).toEqual(['message.mailed', 'message.submitted']);
  });

  test('why it looks like a program’s is kept for staff', async () => {
    await send({ homepage: 'https://spam.example' });
    expect((await rows())[0]?.flags).toBe('honeypot time-unknown');
  });

  test('a journey is understood and kept', async () => {
    const journey = { from: 'Dhaka', to: 'Lisbon', trip: 'one_way', travellers: '২' };
    expect((await send({ ...journey, travelOn: '২৫ ডিসেম্বর ২০২৬' })).status).toBe(200);
    expect((await rows())[0]).toMatchObject({
      kind: 'airticket',
      fromPlace: 'Dhaka',
      toPlace: 'Lisbon',
      travelOn: '2026-12-25',
      trip: 'one_way',
      travellers: 2,
    });
  });

  test('the form of the air ticket page says so itself, and nothing of a journey need be told', async () => {
    await send({ kind: 'airticket', travelOn: null, travellers: null });
    expect((await rows())[0]).toMatchObject({ kind: 'airticket', travelOn: null });
  });

  describe('bounds', () => {
    test.each([
      [{ question: 'x'.repeat(500) }, null],
      [{ question: `  ${'x'.repeat(499)}\r\n  ` }, null],
      [{ question: `${'x'.repeat(249)}\r\n${'x'.repeat(250)}` }, null],
      [{ question: 'x'.repeat(501) }, 'question'],
      [{ question: 'one\0two' }, 'question'],
      [{ question: 7 }, 'question'],
      [{ email: '', noEmail: true }, null],
      [{ email: undefined, noEmail: true }, null],
      [{ email: '', noEmail: false }, 'email'],
      [{ email: undefined }, 'email'],
      [{ email: 'rakib@', noEmail: true }, 'email'],
      [{ noEmail: 'yes' }, 'noEmail'],
      [{ from: 'x'.repeat(80), to: 'x'.repeat(80) }, null],
      [{ from: 'x'.repeat(81) }, 'from'],
      [{ to: 'x'.repeat(81) }, 'to'],
      [{ travelOn: '2026-03-01' }, null],
      [{ travelOn: '28/2/2026' }, 'travelOn'],
      [{ travelOn: '31/2/2027' }, 'travelOn'],
      [{ travelOn: 'soon' }, 'travelOn'],
      [{ trip: 'return' }, null],
      [{ trip: 'round the world' }, 'trip'],
      [{ travellers: 1 }, null],
      [{ travellers: 20 }, null],
      [{ travellers: '' }, null],
      [{ travellers: 0 }, 'travellers'],
      [{ travellers: 21 }, 'travellers'],
      [{ travellers: 1.5 }, 'travellers'],
      [{ travellers: '-2' }, 'travellers'],
      [{ kind: 'complaint' }, 'kind'],
      [{ language: 'de' }, 'language'],
    ])('%j: %s', async (changed, field) => {
      const answer = await send(changed);
      if (field === null) {
        expect(answer.status).toBe(200);
        expect(await rows()).toHaveLength(1);
      } else {
        expect(answer.status).toBe(422);
        expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ field }] });
        expect([await rows(), await countMails()]).toEqual([[], 0]);
      }
    });

    test('a day that is over has a code of its own', async () => {
      const answer = await send({ travelOn: '28/2/2026' });
      expect(await answer.json()).toMatchObject({ errors: [{ code: 'date_over' }] });
    });
  });

  describe('hostile texts in the new fields', () => {
    const hostile = strings.filter(
      ({ class: kind, value }) => kind !== 'contact-length' && value !== undefined,
    );
    twice.each(hostile)('$id is kept as it came or refused by name', async ({ value = '' }) => {
      const texts = {
        question: value.slice(0, 500),
        from: value.slice(0, 80),
        to: value.slice(0, 80),
      };
      const answer = await send({ ...texts, travelOn: '', trip: '' });
      const storable = /^[^\0\uD800-\uDFFF]*$/u;
      if (Object.values(texts).every((text) => storable.test(text))) {
        expect(answer.status).toBe(200);
        const lines = (text: string) => text.replace(/\r\n?/g, '\n').trim();
        const line = (text: string) => lines(text).replace(/[\r\n]+/g, ' ');
        expect((await rows())[0]).toMatchObject({
          question: lines(texts.question),
          fromPlace: line(texts.from),
          toPlace: line(texts.to),
        });
      } else {
        const { errors } = (await answer.json()) as { errors: object[] };
        expect(answer.status).toBe(422);
        expect(errors).toEqual(
          Object.entries(texts)
            .filter(([, text]) => !storable.test(text))
            .map(([field]) => expect.objectContaining({ field, code: 'forbidden_characters' })),
        );
        expect(await rows()).toEqual([]);
      }
    });

    const visible = hostile.filter(({ value = '' }) => value.trim() !== '');
    test.each(visible)('$id is no day, no journey, no number of people', async ({ value = '' }) => {
      const text = value.slice(0, 5000);
      const answer = await send({ travelOn: text, trip: text, travellers: text });
      const { errors } = (await answer.json()) as { errors: { field: string }[] };
      expect(errors.map(({ field }) => field)).toEqual(['travelOn', 'trip', 'travellers']);
    });
  });

  describe('a repeated key', () => {
    test('keeps and mails once', async () => {
      for (let n = 0; n < 3; n++) expect((await send({ fillSeconds: `${n}9` })).status).toBe(200);
      expect([(await rows()).length, await countMails()]).toEqual([1, 1]);
    });

    test('with other words is refused, and with its own key kept beside', async () => {
      await send({});
      const answer = await send({ question: 'Something else?' });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ code: 'key_reused' });
      expect((await send({ question: 'Something else?' }, { by: `${key}2` })).status).toBe(200);
      expect([(await rows()).length, await countMails()]).toEqual([2, 2]);
    });

    test('is new again after seven days', async () => {
      await send({});
      site.setNow('2026-03-08T10:02:00.001Z');
      expect((await send({ question: 'Something else?' })).status).toBe(200);
      expect([(await rows()).length, await countMails()]).toEqual([2, 2]);
    });

    test('that is none is refused', async () => {
      expect((await send({}, { by: 'short' })).status).toBe(422);
    });

    test('without one every call is a message', async () => {
      for (let n = 0; n < 2; n++) expect((await send({}, { by: null })).status).toBe(200);
      expect((await rows()).length).toBe(2);
    });

    twice('in two tabs of two processes at once becomes one message and one mail', async () => {
      const answers = await Promise.all(
        [site, other, site, other, other].map((at) => send({}, { at })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect([(await rows()).length, await countMails()]).toEqual([1, 1]);
    });
  });

  describe('a mail that failed', () => {
    test('leaves the message for staff, marked, and the visitor reads that it was not sent', async () => {
      const repair = refuseMail(site);
      const answer = await send({});
      repair();
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: 'not_sent' });
      expect((await rows())[0]).toMatchObject({
        mailStatus: 'failed',
        mailError: 'ECONNREFUSED',
        mailedAt: null,
      });
      expect(await actions()).toEqual(['message.mail-failed', 'message.submitted']);
    });

    test('is tried again by a repeat, from whichever process', async () => {
      const repair = refuseMail(site);
      await send({});
      expect((await send({})).status).toBe(503);
      repair();
      expect((await send({}, { at: other })).status).toBe(200);
      expect([(await rows()).length, await countMails()]).toEqual([1, 1]);
      expect((await rows())[0]).toMatchObject({ mailStatus: 'sent', mailError: null });
      expect((await send({})).status).toBe(200);
      expect(await countMails()).toBe(1);
    });

    test('of which the server may have taken it all the same counts as failed', async () => {
      const { mailer } = site.services;
      site.services.mailer = {
        ...mailer,
        send: async () => ({ status: 'unknown', code: 'ETIMEDOUT' }),
      };
      expect((await send({})).status).toBe(503);
      site.services.mailer = mailer;
      expect((await rows())[0]).toMatchObject({ mailStatus: 'failed', mailError: 'ETIMEDOUT' });
    });

    twice('that another process has in hand is waited for', async () => {
      let begin = () => {};
      const begun = new Promise<void>((resolve) => (begin = resolve));
      let refuse = () => {};
      const refused = new Promise<void>((resolve) => (refuse = resolve));
      const { mailer } = other.services;
      other.services.mailer = {
        ...mailer,
        async send() {
          begin();
          await refused;
          return { status: 'refused', code: 'EAUTH' };
        },
      };
      const first = send({}, { at: other });
      await begun;
      // Taken back as an attempt of its own just before it begins to wait.
      const { limiter } = site.services;
      site.services.limiter = { ...limiter, refund: async () => refuse() };
      const second = send({});
      expect([(await first).status, (await second).status]).toEqual([503, 503]);
      other.services.mailer = mailer;
      site.services.limiter = limiter;
      expect([(await rows()).length, await countMails()]).toEqual([1, 0]);
    });

    test('because the process died is tried again', async () => {
      await send({});
      await rm(join(site.dataDir, 'mail'), { recursive: true });
      const { db } = site.services.database;
      await db
        .updateTable('contactMessage')
        .set({ mailStatus: 'waiting', mailedAt: null })
        .execute();
      site.setNow('2026-03-01T10:02:15.001Z');
      expect((await send({})).status).toBe(200);
      expect([(await rows()).length, await countMails()]).toEqual([1, 1]);
      expect((await rows())[0]).toMatchObject({
        mailStatus: 'sent',
        mailTriedAt: '2026-03-01T10:02:15.001Z',
      });
    });
  });

  test('a database that is away is the literal failure, and nothing is mailed', async () => {
    const { database } = site.services;
    const away = openDatabase(url());
    await away.db.selectFrom('event').select('_id').execute();
    await away.db.destroy();
    site.services.database = away;
    const answer = await send({});
    site.services.database = database;
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'not_sent' });
    expect([await rows(), await countMails()]).toEqual([[], 0]);
  });

  twice('columns of an older edition of the rules are made anew at the start', async () => {
    await send({});
    const { db } = site.services.database;
    const before = await rows();
    const older = { nameSearchKey: '', phoneE164: null, phoneDigits: '', normalisedVersion: 0 };
    await db.updateTable('contactMessage').set(older).execute();
    await refreshMessages(db);
    expect(await rows()).toEqual(before);
  });
});
