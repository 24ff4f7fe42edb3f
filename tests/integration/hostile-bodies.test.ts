import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const { bodies } = JSON.parse(readFileSync('tests/corpus/manifest.json', 'utf8')) as {
  bodies: {
    id: string;
    file?: string;
    inline?: object;
    expect: 'accept' | 'reject' | 'either';
    why: string;
  }[];
};

/** Where decisions of the house win over the corpus. */
const decided: Record<string, number> = {
  // Decision 32: id, moment and mark from outside are accepted and ignored, unknown fields dropped.
  'mass-assign': 201,
  proto: 201,
  constructor: 201,
  'deep-in-field': 201,
};

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' }, empty: ['application'] });

  function send(body: BodyInit, type = 'application/json', path = '/api/application') {
    return site.call('POST', path, { body, headers: { 'content-type': type } });
  }

  function rows() {
    return site.services.database.db.selectFrom('application').selectAll().execute();
  }

  test.each(bodies)('$id: $why', async ({ id, file, inline, expect: verdict }) => {
    const body = file ? readFileSync(join('tests/corpus', file)) : JSON.stringify(inline);
    const answer = await send(body);
    const { status } = answer;
    if (decided[id]) expect(status).toBe(decided[id]);
    else if (verdict === 'accept') expect(status).toBe(201);
    else if (verdict === 'reject') expect([400, 422]).toContain(status);
    else expect([201, 400, 422]).toContain(status);
    expect(await rows()).toHaveLength(status === 201 ? 1 : 0);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('isAdmin');
  });

  test.each(bodies)('$id as a contact message is answered, never a fault', async (hostile) => {
    const { file, inline } = hostile;
    const body = file ? readFileSync(join('tests/corpus', file)) : JSON.stringify(inline);
    const { status } = await send(body, 'application/json', '/api/contact');
    expect([400, 422]).toContain(status);
  });

  test('what is set from outside by the server is the server’s', async () => {
    await send(readFileSync('tests/corpus/bodies/mass-assign.json'));
    const sent = JSON.parse(readFileSync('tests/corpus/bodies/mass-assign.json', 'utf8'));
    const [row] = await rows();
    expect(row?.contacted).toBe(0);
    expect(row?._id).not.toBe(sent._id);
    expect(row?.createdAt).not.toBe(sent.createdAt);
  });

  test('every field that is wrong is named once, in the order of the form', async () => {
    const answer = await send(JSON.stringify({ birth: '2999-01-01', phone: 5, email: 'nobody' }));
    const { errors } = (await answer.json()) as { errors: { field: string; code: string }[] };
    expect(Object.fromEntries(errors.map(({ field, code }) => [field, code]))).toEqual({
      name: 'required',
      birth: 'date_in_future',
      job: 'required',
      experience: 'required',
      phone: 'not_text',
      passport: 'required',
      address: 'required',
      reference: 'required',
      present: 'required',
      interested: 'required',
      email: 'invalid_email',
    });
    expect(errors).toHaveLength(11);
  });

  test('no refusal repeats what was sent', async () => {
    const secret = 'Xq7-not-to-be-repeated';
    for (const body of [
      JSON.stringify({ ...goodApplication, birth: secret, email: secret }),
      JSON.stringify({ [secret]: secret }),
      `{"name": "${secret}`,
      secret,
    ]) {
      const answer = await send(body);
      expect(answer.ok).toBe(false);
      expect(await answer.text()).not.toContain(secret);
    }
  });

  describe('types', () => {
    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=b',
      'application/jsonp',
      'application/json5; charset=utf-8',
    ])('%s is refused', async (type) => {
      expect((await send(JSON.stringify(goodApplication), type)).status).toBe(415);
    });

    test('JSON with parameters is accepted', async () => {
      const type = 'application/json; charset=utf-8';
      expect((await send(JSON.stringify(goodApplication), type)).status).toBe(201);
    });
  });

  describe.each(['/api/application', '/api/contact', '/api/auth/sign-in/email'])('%s', (path) => {
    test('takes bodies of 64 KiB and refuses one byte more', async () => {
      const ofSize = (size: number) => JSON.stringify({ x: 'x'.repeat(size - '{"x":""}'.length) });
      expect((await send(ofSize(64 * 1024), 'application/json', path)).status).toBe(422);
      expect((await send(ofSize(64 * 1024 + 1), 'application/json', path)).status).toBe(413);
    });

    test('stops reading a body without a declared length at the limit', async () => {
      let sentBytes = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull(controller) {
          sentBytes += 4096;
          controller.enqueue(new Uint8Array(4096).fill(0x20));
        },
      });
      expect((await send(endless, 'application/json', path)).status).toBe(413);
      expect(sentBytes).toBeLessThan(128 * 1024);
    });

    test.each(['', ' ', 'null', '"text"', '[]', '7', '{', '\uFEFF{}'])(
      'answers the body %j with a problem',
      async (body) => {
        const answer = await send(body, 'application/json', path);
        expect([400, 422]).toContain(answer.status);
      },
    );

    test('survives deep nesting and bytes that are no UTF-8', async () => {
      const deep = '['.repeat(30_000) + ']'.repeat(30_000);
      for (const body of [deep, `{"name":${deep}}`, new Uint8Array([0x7b, 0x22, 0xff, 0xfe])]) {
        const answer = await send(body, 'application/json', path);
        expect([400, 422]).toContain(answer.status);
      }
    });
  });
});
