import { expect, test } from 'vitest';
import { refreshNormalised } from '#app/applications/storage/refresh-normalised.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

eachDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' }, empty: ['application'] });

  function submit(changed: object) {
    return site.call('POST', '/api/application', { json: { ...goodApplication, ...changed } });
  }

  function rows() {
    return site.services.database.db.selectFrom('application').selectAll().execute();
  }

  test('beside what was typed stands what was meant', async () => {
    site.setNow('2026-03-01T10:00:00.000Z');
    const phone = '০১৭১২-৩৪৫৬৭৮';
    await submit({
      phone,
      experience: '৫.৫ বছর',
      helperName: 'সাহায্যকারী',
      helperPhone: '01812345678',
      consent: '2026-11-21',
      language: 'bn',
    });
    expect(await rows()).toMatchObject([
      {
        phone,
        phoneE164: '+8801712345678',
        phoneDigits: '01712345678',
        nameSearchKey: expect.stringContaining(' rakib hasan '),
        emailNormalised: 'rakib@example.com',
        experienceYears: 5.5,
        presentCode: 'BD',
        interestedCode: 'HU',
        helperName: 'সাহায্যকারী',
        helperPhone: '01812345678',
        consentVersion: '2026-11-21',
        consentAt: '2026-03-01T10:00:00.000Z',
        language: 'bn',
      },
    ]);
  });

  test('what only the form asks for may be absent', async () => {
    await submit({});
    expect(await rows()).toMatchObject([
      { helperName: '', helperPhone: '', consentVersion: '', consentAt: null, language: '' },
    ]);
  });

  test.each([
    ['helperName', 'Helper', 'helperPhone'],
    ['helperPhone', '01812345678', 'helperName'],
  ])('%s alone is refused', async (field, value, missing) => {
    const answer = await submit({ [field]: value });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ field: missing, code: 'required' }] });
  });

  test('a repeat that took longer, from the page in the other language, is the same', async () => {
    const headers = { 'idempotency-key': 'key-of-this-very-form' };
    const answers = [];
    for (const [fillSeconds, language] of [
      ['61', 'en'],
      ['95', 'bn'],
    ]) {
      const json = { ...goodApplication, fillSeconds, language };
      const answer = await site.call('POST', '/api/application', { json, headers });
      answers.push(`${answer.status} ${await answer.text()}`);
    }
    expect(answers[0]).toMatch(/^201 /);
    expect(answers[1]).toBe(answers[0]);
  });

  test('rows of an older edition of the rules are made anew, once, trash included', async () => {
    await submit({});
    await submit({ name: 'Someone Else' });
    const { db } = site.services.database;
    const before = await rows();
    await db
      .updateTable('application')
      .set({ nameSearchKey: '', phoneDigits: '', phoneE164: null, normalisedVersion: 0 })
      .execute();
    await db
      .updateTable('application')
      .set({ deletedAt: 'x' })
      .where('name', 'like', 'S%')
      .execute();
    expect(await refreshNormalised(db)).toBe(2);
    expect((await rows()).map((row) => ({ ...row, deletedAt: null }))).toEqual(before);
    expect(await refreshNormalised(db)).toBe(0);
  });
});
