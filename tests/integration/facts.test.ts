import { beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { Documents } from '#app/content/documents.ts';
import type { ListedFact } from '#app/facts/listed-fact.ts';
import type { Today } from '#app/today/today.ts';
import { newSubmissionKey } from '#app/ui/api-call/submission-key.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { storeContent } from '#tests/support/store-content.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';

const shipped = defaultDocuments();
const hungary = shipped['guide.hu'];
const step = { _key: 'visa', name: { en: 'Visa', bn: 'ভিসা' }, source: {} };
const stepPath = 'steps/visa';

/** Content with a step for Hungary, and what is said of the licence. */
function contentWith(
  checkedOn: string | undefined,
  licence: Partial<Documents['licence']['licence']> = {},
): Documents {
  return {
    ...shipped,
    'guide.hu': { ...hungary, steps: [{ ...step, ...(checkedOn && { checkedOn }) }] },
    licence: { ...shipped.licence, licence: { ...shipped.licence.licence, ...licence } },
  };
}

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, { settings: { RATE_LIMITS: 'off' } });
  let owner: string;
  let staff: string;
  beforeAll(async () => {
    owner = await site.signIn('owner@sampan.example', 'owner');
    staff = await site.signIn('staff@sampan.example', 'staff');
  });
  beforeEach(() => {
    site.setNow('2026-03-01T10:00:00.000Z');
    site.renderPage = async () => new Response('<!doctype html>');
  });

  async function enter(content: Documents) {
    const { database, content: live } = site.services;
    await database.db.deleteFrom('event').execute();
    await storeContent(database.db, content);
    await live.reload();
  }

  async function facts(cookie = staff): Promise<ListedFact[]> {
    const answer = await site.call('GET', '/api/facts', { cookie });
    return ((await answer.json()) as { facts: ListedFact[] }).facts;
  }

  async function factAt(path: string) {
    return (await facts()).find((one) => one.path === path);
  }

  function confirm(
    document: string,
    path: string,
    { cookie = staff, key = newSubmissionKey() } = {},
  ) {
    const json = { key, document, path };
    return site.call('POST', '/api/facts/confirmations', { cookie, json });
  }

  const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

  test('the worst come first, and of countries only those that are listed', async () => {
    await enter(contentWith('2025-12-01', { holder: { en: 'Sample', bn: 'নমুনা' } }));
    const all = await facts();
    expect(all[0]).toMatchObject({ path: stepPath, state: 'outdated', goodUntil: '2026-01-30' });
    const order = ['outdated', 'unchecked', 'missing', 'fresh'];
    const places = all.map(({ state }) => order.indexOf(state));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const guides = new Set(all.map(({ document }) => document).filter((id) => /guide/.test(id)));
    expect([...guides].toSorted()).toEqual(['guide.hu', 'guide.pl', 'guide.pt', 'guide.ro']);
    const named = all.find(({ path }) => path === 'items/embassy_fee');
    expect(named).toMatchObject({
      ...{ state: 'missing', isGuarded: true, shelf: 'cost' },
      name: { en: 'Embassy fee', bn: 'দূতাবাসের ফি' },
    });
    expect(all.find(({ path }) => path === 'licence')?.isGuarded).toBe(true);
  });

  test('“Still true today” publishes the day and who checked, which history and undo know', async () => {
    await enter(contentWith('2025-12-01'));
    const key = newSubmissionKey();
    const confirmed = await confirm('guide.hu', stepPath, { key });
    expect(confirmed.status).toBe(201);
    expect(await factAt(stepPath)).toMatchObject({
      ...{ state: 'fresh', checkedOn: '2026-03-01', goodUntil: '2026-04-30' },
      checkedBy: expect.stringMatching(/./),
    });
    const path = '/api/content/guide.hu/revisions';
    const revisions = (await (await site.call('GET', path, { cookie: staff })).json()) as {
      publication: string;
      changed: object;
    }[];
    expect(revisions[0]).toMatchObject({ publication: key, changed: { steps: [] } });

    expect((await confirm('guide.hu', stepPath, { key })).status).toBe(201);
    const again = (await (await site.call('GET', path, { cookie: staff })).json()) as object[];
    expect(again).toHaveLength(revisions.length);

    const reversal = `/api/content/publications/${key}/reversal`;
    const undone = await site.call('POST', reversal, {
      cookie: staff,
      json: { key: newSubmissionKey() },
    });
    expect(undone.status).toBe(201);
    expect(await factAt(stepPath)).toMatchObject({ state: 'outdated', checkedOn: '2025-12-01' });
  });

  test('a draft of somebody else stays as it is', async () => {
    await enter(contentWith('2025-12-01'));
    const change = { path: `${stepPath}/minDays`, value: 9, base: 0 };
    const save = { editor: 'one-screen', sequence: 1, changes: [change] };
    await site.call('PATCH', '/api/content/guide.hu', { cookie: owner, json: save });
    expect((await confirm('guide.hu', stepPath)).status).toBe(201);
    const read = await site.call('GET', '/api/content/guide.hu', { cookie: staff });
    const { leaves } = (await read.json()) as { leaves: Record<string, object> };
    expect(leaves[change.path]).toMatchObject({ draft: 9 });
    expect(leaves[change.path]).not.toHaveProperty('published');
    expect(leaves[`${stepPath}/checkedOn`]).toMatchObject({ published: '2026-03-01' });
    expect(leaves[`${stepPath}/checkedOn`]).not.toHaveProperty('draft');
  });

  test('a step is confirmed although nobody has looked at the status of an open country lately', async () => {
    const content = contentWith('2025-12-01');
    const guide = content['guide.hu'];
    const status = { ...guide.status, value: 'open' as const, checkedOn: '2025-11-01' };
    await enter({ ...content, 'guide.hu': { ...guide, status } });
    expect(await factAt('status')).toMatchObject({ state: 'outdated' });
    expect((await confirm('guide.hu', stepPath)).status).toBe(201);
    expect(await factAt(stepPath)).toMatchObject({ state: 'fresh', checkedOn: '2026-03-01' });
    expect(await factAt('status')).toMatchObject({ state: 'outdated', checkedOn: '2025-11-01' });
  });

  test('what is guarded is the owner’s to confirm', async () => {
    await enter(contentWith(undefined));
    const line = ['help-lines', 'helpLines/wewb'] as const;
    const refused = await confirm(...line);
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'owner_only']);
    expect((await confirm(...line, { cookie: owner })).status).toBe(201);
    expect(await factAt(line[1])).toMatchObject({ state: 'fresh' });
  });

  test('what is not entered, not there, or checked today already is refused', async () => {
    await enter(contentWith('2026-03-01'));
    const missing = await confirm('costs', 'items/embassy_fee', { cookie: owner });
    expect([missing.status, await codeOf(missing)]).toEqual([422, 'invalid_input']);
    expect((await confirm('costs', 'items/atlantis', { cookie: owner })).status).toBe(404);
    expect((await confirm('atlantis', 'items/one', { cookie: owner })).status).toBe(404);
    expect((await confirm('guide.hu', stepPath, { cookie: staff })).status).toBe(201);
    expect((await confirm('guide.hu', stepPath, { cookie: staff })).status).toBe(422);
  });

  test('T-30 an item that contradicts the policy is warned of before it goes live', async () => {
    await enter(shipped);
    const change = { path: 'items/embassy_fee/payer', value: 'employer', base: 0 };
    const save = { editor: 'one-screen', sequence: 1, changes: [change] };
    await site.call('PATCH', '/api/content/costs', { cookie: owner, json: save });
    const rehearsed = await site.call('POST', '/api/content/rehearsals', {
      ...{ cookie: owner, json: { documents: ['costs'] } },
    });
    expect(await rehearsed.json()).toMatchObject({
      faults: [],
      warnings: [
        {
          ...{ document: 'costs', path: change.path, code: 'contradicts_policy' },
          message: 'Costs 4, Who pays: this says “The employer”, but by the policy it is “You”.',
        },
      ],
    });
  });

  async function dueFacts(cookie = staff) {
    const answer = await site.call('GET', '/api/application/today', { cookie });
    const { lines } = (await answer.json()) as Today;
    return lines.filter(({ kind }) => kind === 'facts' || kind === 'licence');
  }

  test('facts that are outdated, or will be within 7 days, stand in Today by their document', async () => {
    const day = (now: string) => site.setNow(`${now}T10:00:00.000Z`);
    await enter(contentWith('2025-12-28'));
    // Good until 26 February.
    day('2026-02-18');
    expect(await dueFacts()).toEqual([]);
    day('2026-02-19');
    const line = { kind: 'facts', document: 'guide.hu', count: 1, dueOn: '2026-02-26' };
    expect(await dueFacts()).toMatchObject([line]);
    day('2026-03-01');
    expect(await dueFacts()).toMatchObject([line]);
  });

  test.each([
    ['61 days', '2026-04-30', []],
    ['59 days', '2026-04-30', [{ kind: 'licence', dueOn: '2026-04-30', validUntil: '2026-04-30' }]],
    ['13 days', '2026-04-30', [{ kind: 'licence', dueOn: '2026-04-17', validUntil: '2026-04-30' }]],
    ['-1 days', '2026-04-30', [{ kind: 'licence', dueOn: '2026-04-30', validUntil: '2026-04-30' }]],
  ])(
    'T-15 %s before its end a licence is spoken of in Today',
    async (before, validUntil, lines) => {
      await enter(contentWith('2026-03-01', { validUntil }));
      const end = Date.parse(`${validUntil}T10:00:00.000Z`);
      site.setNow(new Date(end - Number.parseInt(before, 10) * 86_400_000).toISOString());
      expect((await dueFacts()).filter(({ kind }) => kind === 'licence')).toMatchObject(lines);
    },
  );
});
