import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientAddressContext, servicesContext } from '#app/http/request-context.server.ts';
import type { ContactReply } from '#app/contact/contact-reply.ts';
import { receiveContactForm } from '#app/contact/receive-form.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { type TestSite, goodMessage, openTestSite } from '#tests/support/test-site.ts';

const answers = expect.objectContaining({ name: 'Rakib Hasan', reference: 'Nobody so far' });
const key = '0123456789abcdef0123456789abcdef';

oneDatabase(({ url }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(url(), { MAIL_TO: 'office@sampan.example' });
    site.setNow('2026-03-01T10:02:00.000Z');
  });
  beforeEach(async () => {
    for (const table of ['rateLimit', 'contactMessage'] as const)
      await site.services.database.db.deleteFrom(table).execute();
  });
  afterAll(() => site.close());

  /** Sends the form of a page where no scripts run. */
  async function post(fields: Record<string, string> = {}, path = '/bn/contact') {
    const context = new RouterContextProvider();
    context.set(servicesContext, site.services);
    context.set(clientAddressContext, '203.0.113.7');
    const body = new URLSearchParams({ ...goodMessage, ...fields });
    const request = new Request(`http://localhost${path}`, { method: 'POST', body });
    const answer = await receiveContactForm({ request, context }, 'contact');
    return answer as { data: ContactReply; init: ResponseInit | null };
  }
  const stored = () =>
    site.services.database.db
      .selectFrom('contactMessage')
      .select(['name', 'language', 'kind', 'flags'])
      .orderBy('name')
      .execute();

  test('it arrives in the language of its page, as the form that it is, with a word about the hidden field', async () => {
    expect(await post()).toMatchObject({ data: { status: 'sent' }, init: { status: 200 } });
    await post({ name: 'Salma Begum', homepage: 'spam' }, '/contact');
    expect(await stored()).toMatchObject([
      { name: 'Rakib Hasan', language: 'bn', kind: 'contact', flags: '' },
      { name: 'Salma Begum', language: 'en', kind: 'contact', flags: expect.stringMatching(/./) },
    ]);
  });

  test('what is refused comes back with its reasons and all that was typed', async () => {
    expect(await post({ number: '1' })).toMatchObject({
      data: { status: 'refused', messages: [{ field: 'number', code: 'too_short' }], answers },
      init: { status: 422, headers: {} },
    });
  });

  test('who has sent too many is told so, when to try again, and keeps what was typed', async () => {
    for (let times = 1; times <= 5; times += 1) await post({ question: `Number ${times}` });
    const { data, init } = await post();
    expect(data).toEqual({ status: 'too_many', retryAfterSeconds: expect.any(Number), answers });
    const { retryAfterSeconds } = data as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(init).toEqual({
      status: 429,
      headers: { 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) },
    });
    expect(await stored()).toHaveLength(5);
  });

  test('the key that scripts once gave the form counts: the same once, another message all the same', async () => {
    for (const question of ['', '', 'Another'])
      expect((await post({ submissionKey: key, question })).data).toEqual({ status: 'sent' });
    expect(await stored()).toHaveLength(2);
  });

  test('what is no key is none: the same words are the same message', async () => {
    for (const submissionKey of ['', 'no key', `${key}!`])
      expect((await post({ submissionKey })).data).toEqual({ status: 'sent' });
    expect(await stored()).toHaveLength(1);
  });
});
