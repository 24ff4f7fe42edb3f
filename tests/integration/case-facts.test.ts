import { beforeAll, beforeEach, describe, expect, test as twice } from 'vitest';
import type { Application } from '#app/applications/application.ts';
import type { FactChange } from '#app/applications/facts/fact-body.ts';
import { eraseTrashedApplications } from '#app/applications/storage/erase-applications.server.ts';
import { createPassportCipher } from '#app/applications/storage/passport-cipher.server.ts';
import {
  encryptedByKeys,
  reencryptPassports,
} from '#app/applications/storage/reencrypt-passports.server.ts';
import { createLog } from '#app/config/log.server.ts';
import { withNewKeys, withNewestKeys } from '#app/config/secrets.server.ts';
import type { Problem } from '#app/http/field-errors.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { hostileStrings, textOf } from '#tests/support/hostile-strings.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const key = 'the-key-of-this-very-form';

eachDatabase(({ url, testOnce: test }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: ['application', 'applicationTerm', 'factChange', 'event'],
    now: '2026-11-21T06:00:00.000Z',
  });
  let cookie: string;
  let id: string;
  const lines: string[] = [];

  beforeAll(async () => {
    site.services.log = createLog('info', { write: (line: string) => void lines.push(line) });
    cookie = await site.signIn('rahima@sampan.example');
  });
  beforeEach(async () => {
    id = await apply();
  });

  const db = () => site.services.database.db;
  async function apply(answers: object = {}, headers: Record<string, string> = {}) {
    const json = { ...goodApplication, ...answers };
    const answer = await site.call('POST', '/api/application', { json, headers });
    return ((await answer.json()) as { insertedId: string }).insertedId;
  }
  const send = (method: string, part: string, json?: object) =>
    site.call(method, `/api/application/${part.replace(':id', id)}`, {
      ...{ cookie, ...(json && { json }) },
    });
  const row = () =>
    db().selectFrom('application').selectAll().where('_id', '=', id).executeTakeFirstOrThrow();
  async function correct(changes: object, more: object = {}) {
    const { version } = await row();
    return send('PUT', ':id/facts', { version, changes, reason: 'Misheard', ...more });
  }
  const history = async () => (await (await send('GET', ':id/facts')).json()) as FactChange[];
  async function found(q: string) {
    const answer = await send('POST', 'search', { q });
    return ((await answer.json()) as Application[]).map(({ _id }) => _id);
  }
  const errorsOf = async (answer: Response) => {
    const { errors } = (await answer.json()) as Problem;
    return errors.map(({ field, code }) => [field, code]);
  };

  describe('K-45: a correction', () => {
    twice(
      'of a phone: found by the new number alone, and the first text stays in the history',
      async () => {
        site.setNow('2026-11-22T06:00:00.000Z');
        const answer = await correct({ phone: '০১৮১৯-৯৯৮৮৭৭' });
        expect(await answer.json()).toMatchObject({
          ...{ phone: '০১৮১৯-৯৯৮৮৭৭', phoneE164: '+8801819998877', version: 1 },
        });
        expect(await found('01819998877')).toEqual([id]);
        expect(await found('8877')).toEqual([id]);
        expect(await found('5678')).toEqual([]);
        expect(await found('01712345678')).toEqual([]);
        expect(await history()).toMatchObject([
          {
            ...{ field: 'phone', before: '+8801712345678', after: '০১৮১৯-৯৯৮৮৭৭' },
            ...{ at: '2026-11-22T06:00:00.000Z', byName: 'rahima', reason: 'Misheard' },
          },
        ]);
        expect((await row()).lastActivityAt).toBe('2026-11-22T06:00:00.000Z');
        const events = await db().selectFrom('event').select('action').execute();
        expect(events).toContainEqual({ action: 'application.corrected' });
      },
    );

    test('of name and job: no term of the old ones is left', async () => {
      await correct({ name: 'Jamal Uddin', job: 'Welder' });
      expect(await found('Rakib')).toEqual([]);
      expect(await found('Electrician')).toEqual([]);
      expect(await found('Jamal')).toEqual([id]);
      expect(await found('weld')).toEqual([id]);
      const fields = (await history()).map(({ field }) => field).toSorted();
      expect(fields).toEqual(['job', 'name']);
    });

    test('"NO PASSPORT YET" is replaced by a number: sealed, masked, found, and in no log', async () => {
      id = await apply({ passport: 'NO PASSPORT YET', phone: '01911223344' });
      const answer = await correct({ passport: 'qx 7654321' });
      const card = await answer.text();
      expect(card).toContain('•••••321');
      expect(await found('QX7654321')).toEqual([id]);
      const shown = await send('POST', ':id/passport', { reason: 'check' });
      expect(await shown.json()).toEqual({ passport: 'qx 7654321' });
      const changes = await history();
      expect(changes).toMatchObject([
        { field: 'passport', before: 'NO PASSPORT YET', after: '•••••321' },
      ]);
      const kept = await db().selectFrom('factChange').selectAll().execute();
      const events = await db().selectFrom('event').selectAll().execute();
      for (const text of [card, JSON.stringify([changes, kept, events]), lines.join()]) {
        expect(text).not.toContain('7654321');
        expect(text).not.toContain('765432');
      }
      expect(JSON.stringify(kept)).not.toContain('NO PASSPORT YET');
    });

    test('of the country: the destination follows until somebody has set another', async () => {
      await correct({ interested: 'Poland' });
      expect(await row()).toMatchObject({ interestedCode: 'PL', destination: 'PL' });
      await correct({ destination: 'JP' });
      await correct({ interested: 'Hungary' });
      expect(await row()).toMatchObject({ interestedCode: 'HU', destination: 'JP' });
      await correct({ destination: null });
      expect((await row()).destination).toBeNull();
      const changes = (await history()).map(({ field, before, after }) => [field, before, after]);
      expect(changes.toReversed()).toEqual([
        ...[
          ['interested', 'Hungary', 'Poland'],
          ['destination', 'HU', 'PL'],
        ],
        ...[
          ['destination', 'PL', 'JP'],
          ['interested', 'Poland', 'Hungary'],
        ],
        ['destination', 'JP', ''],
      ]);
    });

    test('of birth and e-mail: the day is understood, and what staff should know follows', async () => {
      await correct({ birth: '০৫/০৩/২০১০', email: '' });
      expect(await row()).toMatchObject({
        ...{ birth: '2010-03-05', email: '', emailNormalised: null, noEmail: 1 },
        flags: 'no-email under-18',
      });
      await correct({ birth: '', email: 'Rakib@Example.com' });
      expect(await row()).toMatchObject({
        ...{ birth: null, emailNormalised: 'rakib@example.com', noEmail: 0, flags: '' },
      });
    });

    test.each([
      [{ phone: '' }, [['changes.phone', 'required']]],
      [{ name: ' \u2800 ' }, [['changes.name', 'required']]],
      [{ name: 'x'.repeat(121) }, [['changes.name', 'too_long']]],
      [{ email: 'rakib@' }, [['changes.email', 'invalid_email']]],
      [{ birth: '31/02/1990' }, [['changes.birth', 'date_impossible']]],
      [{ address: 'a\0b' }, [['changes.address', 'forbidden_characters']]],
      [{ helperPhone: '01712345678' }, [['changes.helperName', 'required']]],
      [
        { phone: '', job: '' },
        [
          ['changes.phone', 'required'],
          ['changes.job', 'required'],
        ],
      ],
      [{ destination: 'XX' }, [['changes.destination', 'invalid']]],
      [{ phone: 5 }, [['changes.phone', 'not_text']]],
      [{ contacted: 'yes' }, [['changes.contacted', 'unknown_field']]],
    ])(
      '%j is refused by the rules of the form, and nothing is changed',
      async (changes, errors) => {
        const before = await row();
        const answer = await correct(changes);
        expect(answer.status).toBe(422);
        expect(await errorsOf(answer)).toEqual(errors);
        expect(await row()).toEqual(before);
        expect(await history()).toEqual([]);
      },
    );

    test.each([
      [undefined, 'required'],
      ['', 'required'],
      ['ok', 'too_short'],
      ['x'.repeat(301), 'too_long'],
    ])('needs a reason: %j is none', async (reason, code) => {
      const answer = await correct({ name: 'Jamal' }, { reason });
      expect(await errorsOf(answer)).toEqual([['reason', code]]);
    });

    test('needs no answers that were never given', async () => {
      await db()
        .updateTable('application')
        .set({ job: '', address: '', reference: '', present: '', experience: '' })
        .execute();
      expect((await correct({ name: 'Jamal Uddin' })).status).toBe(200);
      expect((await correct({ address: '' })).status).toBe(422);
    });

    test('to what stands already records nothing; one of another version is too late', async () => {
      const same = await correct({ name: goodApplication.name, birth: '28/02/1990' });
      expect(await same.json()).toMatchObject({ version: 0 });
      await correct({ name: 'Jamal Uddin' });
      const late = await correct({ name: 'Kamal Uddin' }, { version: 0 });
      expect([late.status, ((await late.json()) as Problem).code]).toEqual([
        ...[409, 'changed_meanwhile'],
      ]);
      expect(await history()).toHaveLength(1);
    });

    test('to a passport number is too late alike whether it is the right one or not', async () => {
      const late = { version: 999_999_999 };
      const before = await row();
      const answers = [];
      for (const passport of [goodApplication.passport, 'QX7654321']) {
        const answer = await correct({ passport }, late);
        const { code } = (await answer.json()) as Problem;
        answers.push([answer.status, code]);
      }
      expect(answers).toEqual([
        [409, 'changed_meanwhile'],
        [409, 'changed_meanwhile'],
      ]);
      expect(await row()).toEqual(before);
    });

    twice('of two at once one wins, and its terms alone are there', async () => {
      const json = (name: string) => ({ version: 0, changes: { name }, reason: 'Misheard' });
      const names = ['Jamal Uddin', 'Kamal Uddin'];
      const answers = await Promise.all(names.map((name) => send('PUT', ':id/facts', json(name))));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { name } = await row();
      expect(await history()).toMatchObject([{ after: name }]);
      for (const one of names)
        expect(await found(one.slice(0, 5))).toEqual(one === name ? [id] : []);
    });

    test('of nothing in the trash, and of nothing that is not there', async () => {
      await send('DELETE', ':id');
      expect((await correct({ name: 'Jamal' })).status).toBe(404);
      expect((await send('GET', ':id/facts')).status).toBe(404);
    });

    test('leaves a repeat of the form the first one', async () => {
      const headers = { 'Idempotency-Key': key };
      id = await apply({ phone: '01911223344' }, headers);
      await correct({ name: 'Jamal Uddin' });
      expect(await apply({ phone: '01911223344' }, headers)).toBe(id);
    });

    twice('takes hostile texts as they are, or says no', async () => {
      for (const text of hostileStrings.map(textOf).filter(({ length }) => length <= 500)) {
        const answer = await correct({ address: text }, { reason: 'As it was said' });
        expect([200, 422]).toContain(answer.status);
        if (answer.status === 200) expect((await row()).address).toBe(text);
      }
    });

    twice('is erased with its application, and its terms too', async () => {
      await correct({ name: 'Jamal Uddin', passport: 'QX7654321' });
      await send('DELETE', ':id');
      expect(await eraseTrashedApplications(db(), new Date('2027-01-21T06:00:00.000Z'))).toBe(1);
      for (const table of ['application', 'factChange', 'applicationTerm'] as const) {
        expect(await db().selectFrom(table).selectAll().execute()).toEqual([]);
      }
    });
  });

  describe('K-45: numbers in the history', () => {
    twice('are sealed anew with a new key, and no key is dropped that they need', async () => {
      await correct({ passport: 'QX7654321' });
      const { secrets } = site.services;
      const [first = ''] = Object.keys(secrets.passportKeys);
      const next = withNewKeys(secrets);
      const newest = Object.keys(next.passportKeys).at(-1) ?? '';
      const under = (name: string) => encryptedByKeys(db(), next, [name]);
      expect(await under(first)).toEqual({ readable: 3, unreadable: [] });
      const cipher = createPassportCipher(next);
      expect(await reencryptPassports(db(), cipher, newest)).toBe(3);
      expect(await reencryptPassports(db(), cipher, newest)).toBe(0);
      expect(await under(first)).toEqual({ readable: 0, unreadable: [] });
      expect(await under(newest)).toEqual({ readable: 3, unreadable: [] });
      site.services.secrets = withNewestKeys(next);
      expect(await history()).toMatchObject([{ before: '•••••567', after: '•••••321' }]);
      site.services.secrets = secrets;
    });

    test('of one application tell nothing in the history of another', async () => {
      await correct({ passport: 'QX7654321' });
      const other = await apply({ passport: 'AB7654322', phone: '01911223344' });
      await db().updateTable('factChange').set({ application: other }).execute();
      id = other;
      expect(await history()).toMatchObject([{ before: '', after: '' }]);
      expect(lines.join()).toContain(`"code":"not_authentic","application":"${other}"`);
    });
  });
});
