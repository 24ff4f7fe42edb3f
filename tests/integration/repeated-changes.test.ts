import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { storeComplaint } from '#tests/support/stored-complaint.ts';
import { storeMessage } from '#tests/support/stored-message.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const key = 'a-key-of-the-form-1';
const another = 'a-key-of-the-form-2';

// The answer was lost on the way: what was done is not somebody else's change, and is not done twice.
eachDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' } });
  const db = () => site.services.database.db;
  let rahima: string;
  let shirin: string;
  beforeAll(async () => {
    rahima = await site.signIn('rahima@sampan.example');
    shirin = await site.signIn('shirin@sampan.example', 'staff');
  });

  const put = async (path: string, json: object, as = key, cookie = rahima) => {
    const headers = { 'idempotency-key': as };
    const answer = await site.call('PUT', path, { cookie, json, headers });
    const { version, code } = (await answer.json()) as { version?: number; code?: string };
    return [answer.status, version ?? code];
  };
  const countOf = async (table: 'callLog' | 'complaintEntry', column: string, id: string) =>
    (
      await db()
        .selectFrom(table as 'callLog')
        .select('_id')
        .where(column as 'subject', '=', id)
        .execute()
    ).length;

  const records = {
    application: async () => {
      await site.call('POST', '/api/application', { json: goodApplication });
      const { _id } = await db().selectFrom('application').select('_id').executeTakeFirstOrThrow();
      return { _id, path: `/api/application/${_id}/call` };
    },
    message: async () => {
      const _id = await storeMessage(db());
      return { _id, path: `/api/contact/${_id}/call` };
    },
  };

  test.each(['application', 'message'] as const)(
    'a call about an %s is noted once for its key',
    async (kind) => {
      const own = (name: string) => `${name}-${kind}`;
      const { _id, path } = await records[kind]();
      const call = { version: 0, outcome: 'no_answer', note: 'Twice', followUpOn: null };
      const first = await put(path, call, own(key));
      expect(first).toEqual([200, 1]);
      expect(await put(path, call, own(key))).toEqual(first);
      expect(await countOf('callLog', 'subject', _id)).toBe(1);
      const other = { ...call, note: 'Another' };
      expect(await put(path, other, own(key))).toEqual([422, 'key_reused']);
      expect(await put(path, call, own(key), shirin)).toEqual([422, 'key_reused']);
      // Of another call the version counts as ever.
      expect(await put(path, other, own(another))).toEqual([409, 'changed_meanwhile']);
      // Two at once are one.
      const now = { ...other, version: 1 };
      const both = await Promise.all([1, 2].map(() => put(path, now, own(another))));
      expect(both).toEqual([
        [200, 2],
        [200, 2],
      ]);
      expect(await countOf('callLog', 'subject', _id)).toBe(2);
    },
  );

  test('an answer to a complaint is kept once for its key', async () => {
    const id = await storeComplaint(db());
    const path = `/api/complaint/${id}`;
    const change = { version: 0, state: 'answered', outcome: null, answer: 'Ours', note: 'Called' };
    expect(await put(path, change)).toEqual([200, 1]);
    expect(await put(path, change)).toEqual([200, 1]);
    expect(await countOf('complaintEntry', 'complaint', id)).toBe(3);
    expect(await put(path, { ...change, note: 'Other' })).toEqual([422, 'key_reused']);
    expect(await put(path, change, key, shirin)).toEqual([422, 'key_reused']);
    expect(await put(path, change, another)).toEqual([409, 'changed_meanwhile']);
    const next = { ...change, version: 1, note: 'At once', answer: '' };
    const both = await Promise.all([1, 2].map(() => put(path, next, another)));
    expect(both).toEqual([
      [200, 2],
      [200, 2],
    ]);
  });
});
