import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication, samplePayment } from '#tests/support/test-site.ts';

const nul = 'a\0b';
const key = 'the-key-of-this-very-call';
const version = 0;
const picture = { name: 'Rakib', job: 'Electrician', country: 'Hungary', date: '2026-02-03' };

// PostgreSQL does not accept NUL in a text, not even in one that is only compared.
eachDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' } });
  let cookie: string;
  let id: string;

  beforeAll(async () => {
    cookie = await site.signIn('owner@sampan.example', 'owner');
    const answer = await site.call('POST', '/api/application', { json: goodApplication });
    id = ((await answer.json()) as { insertedId: string }).insertedId;
  });

  test.each<[path: string, json: object, status: number]>([
    ['POST /api/auth/sign-in/email', { email: 'a\0@b.co', password: 'x' }, 422],
    ['POST /api/auth/sign-in/code', { code: nul }, 401],
    ['POST /api/auth/link', { token: nul }, 404],
    ['POST /api/verify', { value: '01000\0-000097' }, 422],
    ['POST /api/verify', { value: 'x\0@example.com' }, 422],
    ['POST /api/verify', { value: 'https://example.com/\0' }, 422],
    ['POST /api/verify/false', { value: '01000-000097', complaint: nul }, 422],
    ['POST /api/staff/invitations', { email: 'a\0@b.co', password: 'x' }, 422],
    ['POST /api/gallery', { ...picture, image: `/media/${nul}.jpg` }, 422],
    ['PUT /api/application/:id/assignee', { version, assignee: nul }, 422],
    ['POST /api/application/:id/payment', { ...samplePayment, refundOf: nul }, 422],
    ['POST /api/application/:id/erasure', { receiptNumber: nul }, 422],
    ['POST /api/facts/confirmations', { key, document: nul, path: 'a' }, 404],
    ['POST /api/content/rehearsals', { documents: [nul] }, 404],
    ['POST /api/content/publications', { key, documents: [{ _id: nul, version }] }, 422],
  ])('%s with %j is no fault', async (call, json, status) => {
    const [method = '', path = ''] = call.replace(':id', id).split(' ');
    const answer = await site.call(method, path, { cookie, json });
    expect(answer.status).toBe(status);
  });

  test('nor does the timeline of a case begin after it', async () => {
    const address = `/api/application/${id}/timeline?before=`;
    for (const before of ['%00', '2026%00 a', '2026 a%00']) {
      const answer = await site.call('GET', `${address}${before}`, { cookie });
      expect(answer.status).toBe(422);
    }
  });
});
