import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { oneDatabase } from '#tests/support/each-database.ts';
import { type TestSite, goodApplication, openTestSite } from '#tests/support/test-site.ts';

oneDatabase(({ url }) => {
  let site: TestSite;
  let cookie: string;
  let id: string;

  beforeAll(async () => {
    const settings = { RATE_LIMITS: 'off', PUBLIC_ORIGIN: 'http://localhost:3000' };
    site = await openTestSite(url(), settings);
    cookie = await site.signIn('rahima@sampan.example');
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    site.setNow('2026-11-21T06:00:00.000Z');
    id = await apply({ language: 'en' });
  });

  async function apply(more: object) {
    const json = { ...goodApplication, ...more };
    const answer = await site.call('POST', '/api/application', { json });
    return ((await answer.json()) as { insertedId: string }).insertedId;
  }
  const send = (method: string, part: string, json?: object) =>
    site.call(method, `/api/application/${id}/${part}`, { cookie, ...(json && { json }) });
  const message = async () =>
    (await (await send('GET', 'message')).json()) as { text: string; language: string };

  test('K-43: after a move the words are those of the stage, with what is missing by name', async () => {
    await send('PUT', 'stage', { version: 0, to: 'documents' });
    const { text, language } = await message();
    expect(language).toBe('en');
    expect(text).toContain('Hello Rakib Hasan');
    expect(text).toContain('is now at “Documents”. Still missing: Passport');
    expect(text).toContain('Check us: http://localhost:3000/bn');
    await send('PUT', 'checklist/passport', { version: 1, seenOn: '2026-11-21' });
    expect((await message()).text).not.toContain('Passport');
    expect(text).not.toContain(goodApplication.passport);
  });

  test.each([
    ['bn', 'bn'],
    [undefined, 'bn'],
    ['en', 'en'],
  ])('an applicant of the language %s is written to in %s', async (language, written) => {
    id = await apply({ ...(language && { language }), phone: '01812345678' });
    const prepared = await message();
    expect(prepared.language).toBe(written);
    expect(prepared.text.startsWith('আসসালামু')).toBe(written === 'bn');
  });

  test('only that a message was opened is kept, and stands in the timeline', async () => {
    expect(await (await send('POST', 'message', {})).json()).toEqual({ noted: true });
    const answer = await send('GET', 'timeline');
    const { entries } = (await answer.json()) as { entries: object[] };
    expect(entries[0]).toMatchObject({ kind: 'message', byName: 'rahima', text: '' });
    id = 'none';
    expect((await send('POST', 'message', {})).status).toBe(404);
    expect((await send('GET', 'message')).status).toBe(404);
  });
});
