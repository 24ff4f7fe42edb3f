import { beforeAll, expect, test } from 'vitest';
import { noTerms } from '#app/job-orders/terms.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication, samplePayment } from '#tests/support/test-site.ts';

const passport = 'QX7654321';
/** Nobody else's answers hold these digits. */
const parts = ['7654', '5432'];

/** Every call that answers with applications, and what it is called with. `:id` is one of them, `:deleted` another, `:payment` a payment and `:note` a note. */
const answeringCalls: [method: string, path: string, json?: object][] = [
  ['GET', '/api/application'],
  ['GET', '/api/application?q=rakib'],
  ['GET', `/api/application?q=${passport}`],
  ['GET', '/api/application/due'],
  ['GET', '/api/application/today'],
  ['GET', '/api/application/trash'],
  ['GET', '/api/application/overview'],
  ['GET', '/api/application/numbers'],
  ['GET', '/api/application/export'],
  ['POST', '/api/application/search', { q: passport }],
  ['POST', '/api/application/search', { q: passport.slice(-4) }],
  ['POST', '/api/application/search/count', { q: passport }],
  ['POST', '/api/application/export', { q: passport }],
  ['GET', '/api/application/count'],
  ['GET', '/api/application/counts'],
  ['GET', '/api/application/:id/card'],
  ['GET', '/api/application/:id/events'],
  ['GET', '/api/application/:id/calls'],
  ['PUT', '/api/application/:id/call', { outcome: 'no_answer', note: '', followUpOn: null }],
  ['DELETE', '/api/application/:id/call'],
  ['POST', '/api/application/office', { name: 'Taken Down', phone: '01711111111', passport }],
  ['GET', '/api/application/assignees'],
  ['GET', '/api/application/:id/case'],
  ['GET', '/api/application/:id/also-here'],
  ['PUT', '/api/application/:id/different/{other}'],
  ['DELETE', '/api/application/:id/different/{other}'],
  ['GET', '/api/application/:id/change'],
  ['PUT', '/api/application/:id/stage', { to: 'called' }],
  ['DELETE', '/api/application/:id/stage'],
  ['GET', '/api/application/to-tell'],
  ['PUT', '/api/application/:id/told', { by: 'call' }],
  ['DELETE', '/api/application/:id/told'],
  ['PUT', '/api/application/:id/assignee', { assignee: null }],
  ['PUT', '/api/application/:id/next-step', { step: null }],
  ['PUT', '/api/application/:id/lookup', { closed: false }],
  ['PUT', '/api/application/:id/checklist/{item}', { seenOn: '2026-01-02' }],
  ['GET', '/api/application/:id/checklist/{item}'],
  ['PUT', '/api/application/:id/job-order', { jobOrderId: null }],
  ['PUT', '/api/application/:id/terms', { terms: { ...noTerms, employer: 'Sample Hotel' } }],
  ['GET', '/api/application/:id/contract'],
  ['PUT', '/api/application/:id/facts', { changes: { passport: 'BX7654320' }, reason: 'a slip' }],
  ['PUT', '/api/application/:id/facts', { changes: { passport }, reason: 'a slip' }],
  ['GET', '/api/application/:id/facts'],
  ['GET', '/api/application/:id/timeline'],
  ['GET', '/api/application/:id/message'],
  ['POST', '/api/application/:id/message', {}],
  ['POST', '/api/application/:id/note', { text: 'Comes on Sunday' }],
  ['PATCH', '/api/application/note/:note', { text: 'Comes on Monday' }],
  ['DELETE', '/api/application/note/:note'],
  ['POST', '/api/application/:id/payment', samplePayment],
  ['GET', '/api/application/payment/:payment'],
  ['POST', '/api/application/payment/:payment/print', {}],
  ['DELETE', '/api/application/payment/:payment/print'],
  ['POST', '/api/application/payment/:payment/void', { reason: 'a slip' }],
  ['PATCH', '/api/application/contacted/:id'],
  ['POST', '/api/application/:id/waiting', { reason: 'Marked by mistake' }],
  ['DELETE', '/api/application/contacted/:id'],
  ['DELETE', '/api/application/:deleted'],
  ['POST', '/api/application/:deleted/restore'],
  ['GET', '/api/event'],
];

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' } });
  let cookie: string;
  const ids = { ':id': '', ':deleted': '', ':payment': '', ':note': '' };
  beforeAll(async () => {
    cookie = await site.signIn();
    for (const name of [':id', ':deleted'] as const) {
      const answer = await site.call('POST', '/api/application', {
        json: { ...goodApplication, passport, name: `Rakib ${name}` },
      });
      ids[name] = ((await answer.json()) as { insertedId: string }).insertedId;
    }
    const paid = await site.call('POST', `/api/application/${ids[':id']}/payment`, {
      ...{ cookie, json: samplePayment },
    });
    ids[':payment'] = ((await paid.json()) as { _id: string })._id;
    const noted = await site.call('POST', `/api/application/${ids[':id']}/note`, {
      ...{ cookie, json: { text: 'Comes on Sunday' } },
    });
    ids[':note'] = ((await noted.json()) as { _id: string })._id;
    await site.call('DELETE', `/api/application/${ids[':deleted']}`, { cookie });
    await site.services.database.db
      .updateTable('application')
      .set({ followUpOn: '2020-01-01' })
      .execute();
  });

  test.each(answeringCalls)('%s %s never says the whole passport number', async (...call) => {
    const [method, path, json] = call;
    const text = await said(method, path, json);
    // An id is made by chance, and one in some thousand has these digits.
    const withoutIds = text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
    for (const part of parts) expect(withoutIds).not.toContain(part);
  });

  test('whoever asks for one application is told it, and that is noted', async () => {
    const before = await eventsOf('application.passport-shown.api');
    expect(await said('GET', '/api/application/:id')).toContain(passport);
    expect(await eventsOf('application.passport-shown.api')).toBe(before + 1);
  });

  test('these are all calls that read or change applications', async () => {
    const document = (await (await site.call('GET', '/api/openapi.json')).json()) as {
      paths: Record<string, object>;
    };
    const described = Object.entries(document.paths)
      .filter(([path]) => path.startsWith('/application'))
      .flatMap(([path, operations]) =>
        Object.keys(operations).map(
          (method) => `${method.toUpperCase()} /api${path.replace('{id}', ':id')}`,
        ),
      );
    const tried = answeringCalls
      .map(
        ([method, path]) =>
          `${method} ${path.split('?')[0]!.replace(/:(?:deleted|payment|note)/, ':id')}`,
      )
      .filter((call) => call.includes('/application'));
    const showing = ['GET /api/application/:id', 'POST /api/application/:id/passport'];
    // These answer with a time alone, and need the receipt number.
    const erasing = ['POST', 'DELETE'].map((method) => `${method} /api/application/:id/erasure`);
    // The answer to a visitor: an id, or a public step (T-01 in `lookups.test.ts`).
    const visitors = ['POST /api/application', 'POST /api/application/lookup'];
    const known = [...tried, ...showing, ...erasing, ...visitors];
    expect([...new Set(known)].toSorted()).toEqual(described.toSorted());
  });

  async function said(method: string, path: string, json?: object): Promise<string> {
    const address = path
      .replace(/:(?:id|deleted|payment|note)/, (name) => ids[name as ':id'])
      .replace('{item}', 'passport')
      .replace('{other}', ids[':deleted']);
    const answer = await site.call(method, address, {
      cookie,
      ...(json && { json: method === 'PUT' ? { ...json, version: await currentVersion() } : json }),
    });
    expect(answer.ok).toBe(true);
    return answer.text();
  }

  /** Of the row `:id`, which each change counts. */
  async function currentVersion(): Promise<number> {
    const { version } = await site.services.database.db
      .selectFrom('application')
      .select('version')
      .where('_id', '=', ids[':id'])
      .executeTakeFirstOrThrow();
    return version;
  }

  async function eventsOf(action: string): Promise<number> {
    const { db } = site.services.database;
    return (await db.selectFrom('event').select('_id').where('action', '=', action).execute())
      .length;
  }
});
