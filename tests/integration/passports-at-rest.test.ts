import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { consentVersion } from '#app/applications/fields.ts';
import { submitApplicationForm } from '#app/applications/form/submit-form.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { cellsThatTell, everyCell } from '#tests/support/passport-attack.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

/** Of another country, because four letters at the end stand nowhere else by accident, as four digits do. */
const typed = { byProgram: 'Q-7654ZKWJ', byForm: 'Z5839YHVX', deleted: 'W9051PQRZ' };

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { APPLICATION_MAIL_TO: 'office@sampan.example' } });
  let cookie: string;
  beforeAll(async () => {
    cookie = await site.signIn();
    await useTheSite();
  });

  /** Whatever people do with an application, so that every column has seen a passport number. */
  async function useTheSite() {
    const headers = { 'idempotency-key': 'key-of-this-very-form' };
    const sent = { ...goodApplication, passport: typed.byProgram };
    for (let times = 0; times < 2; times += 1)
      await site.call('POST', '/api/application', { json: sent, headers });
    const form = {
      ...goodApplication,
      name: 'Fatema',
      consent: consentVersion(18),
      asked: 'passport',
    };
    // Without scripts, so that the key of the form is made from its answers.
    for (let times = 0; times < 2; times += 1) {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...form, passport: typed.byForm }))
        body.set(name, value);
      const { services } = site;
      const now = services.now();
      const sending = { clientAddress: '203.0.113.9', language: 'bn', now } as const;
      expect(
        await submitApplicationForm(services.database.db, services, body, sending),
      ).toHaveProperty('receipt');
    }
    const other = { ...goodApplication, name: 'Jamil', passport: typed.deleted };
    await site.call('POST', '/api/application', { json: other });
    for (const { _id, passport, version } of await rows()) {
      const answer = await site.call('PUT', `/api/application/${_id}/call`, {
        cookie,
        json: { version, outcome: 'reached', note: 'ok', followUpOn: null },
      });
      expect(answer.status).toBe(200);
      await site.call('PATCH', `/api/application/contacted/${_id}`, { cookie });
      await site.call('GET', `/api/application/${_id}`, { cookie });
      await site.call('GET', `/api/application/${_id}/card`, { cookie });
      if (passport === typed.deleted)
        await site.call('DELETE', `/api/application/${_id}`, { cookie });
    }
    for (const number of Object.values(typed))
      await site.call('GET', `/api/application?q=${number}`, { cookie });
    await (await site.call('GET', '/api/application/export', { cookie })).text();
  }

  const rows = async () => {
    const list = await site.call('GET', '/api/application', { cookie });
    const ids = ((await list.json()) as { _id: string }[]).map(({ _id }) => _id);
    return Promise.all(
      ids.map(async (id) => {
        const whole = await site.call('GET', `/api/application/${id}`, { cookie });
        return (await whole.json()) as { _id: string; passport: string; version: number };
      }),
    );
  };

  const applications = () =>
    site.services.database.db.selectFrom('application').selectAll().orderBy('createdAt').execute();

  test('nothing in a copied database tells whether a guess at a passport number is right', async () => {
    const cells = await everyCell(site.services.database.db);
    const filled = new Set(cells.map(({ table }) => table));
    for (const table of ['application', 'applicationTerm', 'event', 'outbox', 'rateLimit'])
      expect(filled).toContain(table);
    const [program, form, deleted] = await applications();
    expect(cellsThatTell(cells, { typed: typed.byProgram, row: program! })).toEqual([]);
    expect(cellsThatTell(cells, { typed: typed.byForm, row: form! })).toEqual([]);
    expect(cellsThatTell(cells, { typed: typed.deleted, row: deleted! })).toEqual([]);
  });

  test('the same search does find a hash without a key, and a number in plain sight', async () => {
    const { db } = site.services.database;
    const row = (await applications())[0]!;
    const telling = async (text: string) => {
      await db.insertInto('event').values(event(text)).execute();
      const told = cellsThatTell(await everyCell(db), { typed: typed.byProgram, row });
      await db.deleteFrom('event').where('subject', '=', text).execute();
      return told;
    };
    const event = (subject: string) => ({ _id: 'e', at: '', actor: null, action: 'x', subject });
    const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
    for (const text of [
      'note: Q7654ZKWJ',
      'ZKWJ',
      digest('Q7654ZKWJ'),
      digest(`${row._id}:Q7654ZKWJ`),
      createHash('md5').update('ZKWJ').digest('hex'),
    ])
      expect(await telling(text)).toEqual(['event.subject']);
    expect(await telling('a text that tells nothing')).toEqual([]);
  });
});
