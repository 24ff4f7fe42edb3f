import { randomBytes } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CaseView } from '#app/applications/case-page/case-view.ts';
import { stopErasure } from '#app/applications/erasure/ask-erasure.server.ts';
import { erasureComplaints } from '#app/complaints/desk/erasure-complaints.server.ts';
import { keysOf } from '#app/config/typed-record.ts';
import { copiedTables } from '#app/database/table-keys.ts';
import { keepCall } from '#app/calls/call-log.server.ts';
import { ExternalServiceError } from '#app/config/external-service-error.server.ts';
import { imageNames } from '#app/images/image-store.server.ts';
import { runDueTasks } from '#app/jobs/scheduler.server.ts';
import { readTasks } from '#app/jobs/task-record.server.ts';
import { housekeepingTask } from '#app/operations/housekeeping.server.ts';
import { eachDatabase } from '#tests/support/each-database.ts';
import { storeComplaint } from '#tests/support/stored-complaint.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const contactMessage = {
  number: '+8801712345678',
  email: 'rakib@example.com',
  reference: 'Nobody so far',
  address: 'Mirpur, Dhaka',
};

const day = 24 * 3_600_000;
const now = Date.parse('2026-11-21T10:00:00.000Z');
const daysAgo = (days: number) => new Date(now - days * day).toISOString();

eachDatabase(({ url }) => {
  const site = siteOfBlock(url, {
    settings: { RATE_LIMITS: 'off' },
    empty: [
      'application',
      'applicationTerm',
      'callLog',
      ...(['stageMove', 'caseNote', 'factChange', 'checklistMark', 'payment'] as const),
      'contactMessage',
      ...(['complaint', 'complaintEntry', 'falseIdentity'] as const),
      'galleryItem',
      'image',
      'event',
      'task',
      'outbox',
      'rateLimit',
      'session',
    ],
  });
  const db = () => site.services.database.db;
  beforeEach(async () => {
    site.setNow(daysAgo(0));
  });

  /** Keeps house once and returns what was noted of it. */
  async function runHousekeeping() {
    await db().deleteFrom('task').execute();
    const signal = new AbortController().signal;
    await runDueTasks(site.services, [housekeepingTask(site.services)], signal);
    return (await readTasks(db())).get('housekeeping')?.outcome;
  }

  async function submit(name: string, more: object, createdAt = daysAgo(40)): Promise<string> {
    site.setNow(createdAt);
    const answer = await site.call('POST', '/api/application', {
      json: { ...goodApplication, name },
    });
    site.setNow(daysAgo(0));
    const { insertedId } = (await answer.json()) as { insertedId: string };
    await db()
      .updateTable('application')
      .set({ ...more, createdAt })
      .where('_id', '=', insertedId)
      .execute();
    return insertedId;
  }
  const names = async () =>
    (await db().selectFrom('application').select('name').orderBy('name').execute()).map(
      ({ name }) => name,
    );
  const events = async (action: string) =>
    (await db().selectFrom('event').select('subject').where('action', '=', action).execute()).map(
      ({ subject }) => subject,
    );

  async function picture(createdAt: string): Promise<string> {
    const key = randomBytes(16).toString('hex');
    for (const name of imageNames(key)) await site.services.images.put(name, randomBytes(10));
    await db().insertInto('image').values({ key, createdAt }).execute();
    return key;
  }
  const show = (_id: string, key: string, deletedAt: string | null) =>
    db()
      .insertInto('galleryItem')
      .values({
        ...{ _id, name: 'x', job: 'x', country: 'Hungary', date: '2026-01-01', deletedAt },
        ...{ image: `/media/${key}.webp`, createdAt: daysAgo(60) },
      })
      .execute();
  const kept = async (key: string) => (await site.services.images.get(`${key}.webp`)) !== null;

  test('applications leave the trash for good after 30 days, with what they are found by', async () => {
    const gone = await submit('Over', { deletedAt: daysAgo(30.1) });
    const resting = await submit('Resting', { deletedAt: daysAgo(29.9) });
    await submit('Listed', {});
    for (const subject of [gone, resting]) {
      const call = { outcome: 'reached' as const, note: 'Will come', followUpOn: null };
      const by = { actor: 'caller', now: new Date(now) };
      await keepCall(db(), { kind: 'application', subject }, by, call);
    }
    expect(await runHousekeeping()).toBe('trash 1, submissions 2');
    const calls = await db().selectFrom('callLog').select('subject').execute();
    expect(calls).toEqual([{ subject: resting }]);
    expect(await names()).toEqual(['Listed', 'Resting']);
    expect(await events('application.erased')).toEqual([gone]);
    const positions = await db()
      .selectFrom('applicationTerm')
      .select('position')
      .distinct()
      .execute();
    expect(positions).toHaveLength(2);
    expect(await runHousekeeping()).toBe('nothing');
  });

  test('K-41: each stage has its own time, and a journey under way none', async () => {
    const after = { new: 18, called: 18, documents: 18, interview: 18, offer: 18, permit: 18 };
    const months = { ...after, visa: 18, refused: 18, arrived: 24, returned: 24, closed: 18 };
    const timeless = ['granted', 'clearance', 'ticketed', 'departed'] as const;
    const onDay = (count: number, more: number) => {
      const moment = new Date(now + more * day);
      return new Date(moment.setUTCMonth(moment.getUTCMonth() - count)).toISOString();
    };
    for (const stage of keysOf(months)) {
      const before = onDay(months[stage], -1);
      const since = onDay(months[stage], 1);
      await submit(`${stage} over`, { stage, lastActivityAt: before }, before);
      await submit(`${stage} kept`, { stage, lastActivityAt: since }, before);
      await submit(
        `${stage} planned`,
        { stage, lastActivityAt: before, nextStepOn: '2026-12-01' },
        before,
      );
    }
    for (const stage of timeless) {
      await submit(`${stage} kept`, { stage, lastActivityAt: onDay(120, 0) }, onDay(120, 0));
    }
    expect(await runHousekeeping()).toMatch(/^expired 11,/);
    const kept = [...keysOf(months), ...timeless].map((stage) => `${stage} kept`);
    const planned = keysOf(months).map((stage) => `${stage} planned`);
    expect((await names()).toSorted()).toEqual([...kept, ...planned].toSorted());
  });

  test('K-41: what comes back from the trash after its time is not erased at once', async () => {
    const longAgo = daysAgo(700);
    await submit('Over', { lastActivityAt: longAgo }, longAgo);
    const trashed = { lastActivityAt: longAgo, deletedAt: daysAgo(1) };
    const id = await submit('Taken back', trashed, longAgo);
    const cookie = await site.signIn('owner@sampan.example', 'owner');
    const answer = await site.call('POST', `/api/application/${id}/restore`, { cookie });
    expect(await answer.json()).toEqual({ restoredCount: 1 });
    expect(await runHousekeeping()).toMatch(/^expired 1\b/);
    expect(await names()).toEqual(['Taken back']);
  });

  test('K-41: after erasing only the log holds the id, and payments are nameless', async () => {
    const id = await submit('Erased', { stage: 'called' });
    const cookie = await site.signIn('owner@sampan.example', 'owner');
    const send = async (method: string, part: string, json?: object) =>
      site.call(method, `/api/application/${id}/${part}`, { cookie, ...(json && { json }) });
    const version = async () => {
      const { application } = (await (await send('GET', 'case')).json()) as CaseView;
      return application.version;
    };
    await send('PUT', 'stage', { version: await version(), to: 'documents' });
    await send('POST', 'note', { text: 'Comes on Sunday' });
    await send('POST', 'passport', { reason: 'other', note: 'The bank asks' });
    const mark = { version: await version(), seenOn: '2026-11-20' };
    await send('PUT', 'checklist/passport', mark);
    const changes = { passport: 'QX7654321', phone: '01819998877' };
    await send('PUT', 'facts', { version: await version(), changes, reason: 'Misheard' });
    expect(await db().selectFrom('factChange').select('_id').execute()).toHaveLength(2);
    const paid = { amountBdt: '5,000', kind: 'deposit', method: 'cash', on: '2026-11-20' };
    const words = { reference: 'Note 7', paidBy: 'Her brother' };
    const answer = await send('POST', 'payment', { ...paid, ...words });
    const { _id: refundOf, receiptNo } = (await answer.json()) as {
      _id: string;
      receiptNo: string;
    };
    await send('POST', 'payment', { ...paid, amountBdt: 2000, refundOf });

    const { receiptNumber } = await db()
      .selectFrom('application')
      .select('receiptNumber')
      .executeTakeFirstOrThrow();
    const wrong = await send('POST', 'erasure', { receiptNumber: `${receiptNumber}X` });
    expect(wrong.status).toBe(422);
    const typed = `${receiptNumber.slice(0, 4)} ${receiptNumber.slice(4)}`.toLowerCase();
    await send('POST', 'erasure', { receiptNumber: typed });
    site.setNow(new Date(now + 71 * 3_600_000).toISOString());
    await runHousekeeping();
    expect(await names()).toEqual(['Erased']);
    site.setNow(new Date(now + 72 * 3_600_000).toISOString());
    expect(await runHousekeeping()).toMatch(/onRequest 1/);
    expect(await names()).toEqual([]);
    for (const table of copiedTables.filter((name) => name !== 'event')) {
      const rows = await db().selectFrom(table).selectAll().execute();
      expect(`${table}: ${JSON.stringify(rows)}`).not.toContain(id);
    }
    expect(await db().selectFrom('applicationTerm').selectAll().execute()).toEqual([]);
    const payments = await db().selectFrom('payment').selectAll().orderBy('receiptNo').execute();
    const nameless = {
      ...{ on: '2026-11-20', kind: 'deposit', application: null, refundOf: null },
      ...{ paidBy: '', reference: '', by: null, voidedAt: null },
    };
    expect(payments).toMatchObject([
      { ...nameless, receiptNo, amountBdt: 5000 },
      // Still counted negative, as when one could see what it gives back.
      { ...nameless, amountBdt: -2000 },
    ]);
    expect(await events('application.erased-on-request')).toEqual([id]);
  });

  describe('T-38: the complaint by which an erasure is asked for', () => {
    const complains = (more: object = {}) =>
      storeComplaint(db(), {
        ...{ kind: 'erase', reference: 'C-AAAA-EEEE', receiptNo: 'AAAA-EEEE' },
        ...{ name: 'Rakib Complains', phone: '01712345678', text: 'Erase Rakib Complains' },
        ...more,
      });
    const ask = async (id: string, json: object, cookie: string) => {
      const answer = await site.call('POST', `/api/application/${id}/erasure`, { cookie, json });
      const { errors } = (await answer.json()) as { errors?: { field: string }[] };
      return [answer.status, ...(errors ?? []).map(({ field }) => field)];
    };
    const receiptNumber = 'AAAA-EEEE';

    test('is asked for by owners alone, with the receipt number, by a complaint of its kind', async () => {
      const id = await submit('Rakib Complains', { receiptNumber: 'AAAAEEEE' });
      const complaint = await complains();
      const other = await complains({ kind: 'money', reference: 'C-AAAA-FFFF' });
      const cookie = await site.signIn('owner@sampan.example', 'owner');
      const officer = await site.signIn('officer@sampan.example', 'staff');
      expect(await ask(id, { receiptNumber, complaint }, officer)).toEqual([403]);
      expect(await ask(id, { receiptNumber: 'AAAA-DDDD', complaint }, cookie)).toEqual([
        ...[422, 'receiptNumber'],
      ]);
      for (const wrong of [other, 'C-AAAA-FFFF', 'C-1234-ABCD', 'nobody']) {
        expect(await ask(id, { receiptNumber, complaint: wrong }, cookie)).toEqual([
          ...[422, 'complaint'],
        ]);
      }
      expect(await events('application.erasure-asked')).toEqual([]);
      expect(await ask(id, { receiptNumber, complaint: ' c aaaa eeee ' }, cookie)).toEqual([200]);
      // Asked once more, it is still one erasure by one complaint.
      expect(await ask(id, { receiptNumber, complaint }, cookie)).toEqual([200]);
      const notes = await db().selectFrom('caseNote').select(['text', 'application']).execute();
      expect(notes).toEqual([{ text: 'C-AAAA-EEEE', application: id }]);
      const shown = await site.call('GET', `/api/complaint/${complaint}`, { cookie });
      expect(await shown.json()).toMatchObject({
        entries: [{ kind: 'erasure', text: '', by: 'owner' }],
      });
    });

    test('a second one for the same case is noted and forgotten with the first', async () => {
      const id = await submit('Rakib Complains', { receiptNumber: 'AAAAEEEE' });
      const first = await complains();
      const second = await complains({ reference: 'C-AAAA-HHHH' });
      const cookie = await site.signIn('owner@sampan.example', 'owner');
      expect(await ask(id, { receiptNumber, complaint: first }, cookie)).toEqual([200]);
      const other = await submit('Rakib Complains', { receiptNumber: 'AAAAJJJJ' });
      site.setNow(new Date(now + 24 * 3_600_000 - 60_000).toISOString());
      const later = await site.signIn('owner@sampan.example', 'owner');
      for (const again of [second, second, first])
        expect(await ask(id, { receiptNumber, complaint: again }, later)).toEqual([200]);
      const notes = await db().selectFrom('caseNote').select('text').orderBy('text').execute();
      expect(notes.map(({ text }) => text)).toEqual(['C-AAAA-EEEE', 'C-AAAA-HHHH']);
      // One that asks for a second case, too, stays tied to the first.
      expect(await ask(other, { receiptNumber: 'AAAA-JJJJ', complaint: first }, later)).toEqual([
        200,
      ]);
      const tied = () =>
        db().selectFrom('complaint').select(['application', 'text']).orderBy('_id').execute();
      expect((await tied()).map(({ application }) => application)).toEqual([id, id]);
      site.setNow(new Date(now + 72 * 3_600_000).toISOString());
      expect(await runHousekeeping()).toContain('onRequest 1');
      expect(await tied()).toEqual([
        { application: null, text: '' },
        { application: null, text: '' },
      ]);
    });

    test('stopped after 71 hours nothing is gone, and the complaint tells of it', async () => {
      const id = await submit('Rakib Complains', { receiptNumber: 'AAAAEEEE' });
      const complaint = await complains();
      const cookie = await site.signIn('owner@sampan.example', 'owner');
      await ask(id, { receiptNumber, complaint }, cookie);
      site.setNow(new Date(now + 71 * 3_600_000).toISOString());
      expect(await runHousekeeping()).not.toContain('onRequest');
      // The sessions of these tests are over by then.
      const by = { id, actor: 'owner', now: site.services.now() };
      expect(await stopErasure(db(), erasureComplaints, by)).toBe(1);
      site.setNow(new Date(now + 73 * 3_600_000).toISOString());
      await runHousekeeping();
      expect(await names()).toEqual(['Rakib Complains']);
      const row = await db().selectFrom('complaint').selectAll().executeTakeFirstOrThrow();
      expect(row).toMatchObject({ name: 'Rakib Complains', application: null, version: 2 });
      expect(await db().selectFrom('complaintEntry').select('text').execute()).toHaveLength(2);
    });

    test('after 72 hours is nameless, and no table but the log holds the id or anything personal', async () => {
      const id = await submit('Rakib Complains', { receiptNumber: 'AAAAEEEE' });
      const complaint = await complains();
      const untouched = await complains({ reference: 'C-AAAA-GGGG', name: '', text: 'Another' });
      const cookie = await site.signIn('owner@sampan.example', 'owner');
      await site.call('PUT', `/api/complaint/${complaint}`, {
        cookie,
        json: { version: 0, state: 'answered', answer: 'Called back', note: 'Rakib Complains' },
      });
      await ask(id, { receiptNumber, complaint }, cookie);
      await db().deleteFrom('outbox').execute();
      site.setNow(new Date(now + 72 * 3_600_000).toISOString());
      expect(await runHousekeeping()).toContain('onRequest 1');
      for (const table of copiedTables) {
        const rows = JSON.stringify(await db().selectFrom(table).selectAll().execute());
        expect([table, rows.includes('Rakib Complains')]).toEqual([table, false]);
        expect([table, rows.includes(id)]).toEqual([table, table === 'event']);
      }
      const left = await db().selectFrom('complaint').selectAll().orderBy('_id').execute();
      expect(left).toMatchObject([
        {
          ...{ _id: complaint, kind: 'erase', state: 'answered', answer: 'Called back' },
          ...{ text: '', name: '', phone: '', receiptNo: '', application: null },
        },
        { _id: untouched, text: 'Another', version: 0 },
      ]);
    });
  });

  test('an erasure that was stopped erases nothing', async () => {
    const id = await submit('Stays', { receiptNumber: 'AAAADDDD' });
    const cookie = await site.signIn('owner@sampan.example', 'owner');
    const path = `/api/application/${id}/erasure`;
    const json = { receiptNumber: 'AAAA-DDDD' };
    const asked = await site.call('POST', path, { cookie, json });
    expect(await asked.json()).toEqual({ eraseAfter: '2026-11-24T10:00:00.000Z' });
    expect((await site.call('DELETE', path, { cookie })).status).toBe(200);
    expect((await site.call('DELETE', path, { cookie })).status).toBe(404);
    site.setNow(new Date(now + 73 * 3_600_000).toISOString());
    await runHousekeeping();
    expect(await names()).toEqual(['Stays']);
  });

  test('applications are erased 18 months after the last contact', async () => {
    const old = '2025-05-21T09:00:00.000Z';
    const gone = [
      await submit('Never called', {}, old),
      await submit('Called at once', { contacted: 1, contactedAt: old, outcomeAt: old }, old),
      await submit('Forgotten', { followUpOn: '2025-06-01' }, old),
    ];
    await submit('A day younger', {}, '2025-05-22T09:00:00.000Z');
    await submit('Contacted since', { contacted: 1, contactedAt: daysAgo(100) }, old);
    await submit('Called since', { outcomeAt: daysAgo(100) }, old);
    await submit('To be called again', { followUpOn: '2026-12-01' }, old);
    await submit('To be called today', { followUpOn: '2026-11-21' }, old);
    expect(await runHousekeeping()).toBe('expired 3, submissions 5');
    expect(await names()).toEqual([
      'A day younger',
      'Called since',
      'Contacted since',
      'To be called again',
      'To be called today',
    ]);
    expect((await events('application.expired')).toSorted()).toEqual(gone.toSorted());
  });

  async function write(name: string, more: object, createdAt = daysAgo(40)): Promise<string> {
    const json = { ...contactMessage, name };
    expect((await site.call('POST', '/api/contact', { json })).status).toBe(200);
    const { _id } = await db()
      .updateTable('contactMessage')
      .set({ ...more, createdAt })
      .where('name', '=', name)
      .returning('_id')
      .executeTakeFirstOrThrow();
    return _id;
  }
  const writers = async () =>
    (await db().selectFrom('contactMessage').select('name').orderBy('name').execute()).map(
      ({ name }) => name,
    );

  test('messages leave the trash for good after 30 days', async () => {
    const gone = await write('Over and gone', { deletedAt: daysAgo(30.1) });
    const resting = await write('Resting', { deletedAt: daysAgo(29.9) });
    for (const subject of [gone, resting]) {
      const call = { outcome: 'reached' as const, note: 'Will come', followUpOn: null };
      const by = { actor: 'caller', now: new Date(now) };
      await keepCall(db(), { kind: 'message', subject }, by, call);
    }
    await write('Listed', {});
    expect(await runHousekeeping()).toBe('messageTrash 1');
    const calls = await db().selectFrom('callLog').select('subject').execute();
    expect(calls).toEqual([{ subject: resting }]);
    expect(await writers()).toEqual(['Listed', 'Resting']);
    expect(await events('message.erased')).toEqual([gone]);
  });

  test('messages are erased 18 months after the last contact', async () => {
    const old = '2025-05-21T09:00:00.000Z';
    const gone = [
      await write('Never answered', {}, old),
      await write('Answered at once', { answered: 1, answeredAt: old, outcomeAt: old }, old),
      await write('Forgotten', { followUpOn: '2025-06-01' }, old),
    ];
    await write('A day younger', {}, '2025-05-22T09:00:00.000Z');
    await write('Answered since', { answered: 1, answeredAt: daysAgo(100) }, old);
    await write('Called since', { outcomeAt: daysAgo(100) }, old);
    await write('To be called today', { followUpOn: '2026-11-21' }, old);
    expect(await runHousekeeping()).toBe('expiredMessages 3');
    expect(await writers()).toEqual([
      'A day younger',
      'Answered since',
      'Called since',
      'To be called today',
    ]);
    expect((await events('message.expired')).toSorted()).toEqual(gone.toSorted());
  });

  test('complaints leave the trash for good after 30 days', async () => {
    const gone = await storeComplaint(db(), { deletedAt: daysAgo(30.1) });
    const resting = await storeComplaint(db(), { deletedAt: daysAgo(29.9) });
    expect(await runHousekeeping()).toBe('complaintTrash 1');
    const left = await db().selectFrom('complaint').select('_id').execute();
    expect(left).toEqual([{ _id: resting }]);
    expect(await events('complaint.erased')).toEqual([gone]);
  });

  test('a complaint goes with all that was done about it 24 months after it was closed', async () => {
    const closed = (closedAt: string | null, more: object = {}) =>
      storeComplaint(db(), {
        ...{ createdAt: '2024-08-01T06:00:00.000Z', state: 'closed', outcome: 'upheld', closedAt },
        ...more,
      });
    const over = await closed('2024-11-21T09:59:59.000Z');
    const hushed = await closed('2024-11-20T06:00:00.000Z', { kind: 'staff' });
    const kept = await closed('2024-11-21T10:00:01.000Z');
    const open = await closed(null, { state: 'in_work', outcome: null });
    const at = daysAgo(700);
    for (const complaint of [over, hushed, kept]) {
      const words = { kind: 'note' as const, text: 'Asked', state: null, outcome: null };
      await db()
        .insertInto('complaintEntry')
        .values({ _id: `of-${complaint}`, complaint, at, by: null, ...words })
        .execute();
    }
    await db()
      .insertInto('falseIdentity')
      .values({ _id: 'false', value: 'x', kind: 'social', at, by: null, complaint: over })
      .execute();
    expect(await runHousekeeping()).toBe('complaints 2');
    const left = await db().selectFrom('complaint').select('_id').orderBy('_id').execute();
    expect(left.map(({ _id }) => _id)).toEqual([kept, open].toSorted());
    const entries = await db().selectFrom('complaintEntry').select('complaint').execute();
    expect(entries).toEqual([{ complaint: kept }]);
    // What the owner has confirmed to be false stays so.
    expect(await db().selectFrom('falseIdentity').select(['value', 'complaint']).execute()).toEqual(
      [{ value: 'x', complaint: null }],
    );
    expect(await events('complaint.erased')).toEqual([over]);
    expect(await events('owners.complaint-erased')).toEqual([hushed]);
  });

  test('a wrong clock takes a thousand at once and not more, whatever their stages', async () => {
    const row = await db()
      .selectFrom('application')
      .selectAll()
      .where('_id', '=', await submit('x', {}))
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 1020 }, (_, n) => ({
      ...{ ...row, _id: `c${n}`, receiptNumber: `R${n}`, submissionKey: `k${n}`, position: n },
      stage: (['new', 'documents', 'visa'] as const)[n % 3]!,
    }));
    for (let from = 0; from < copies.length; from += 20) {
      await db()
        .insertInto('application')
        .values(copies.slice(from, from + 20))
        .execute();
    }
    site.setNow('2036-01-01T00:00:00.000Z');
    // The last of a stage are fewer than fifty.
    expect(await runHousekeeping()).toMatch(/^expired 981\b/);
    expect(await names()).toHaveLength(40);
  });

  test('gallery items leave the trash with their pictures, as far as nobody else shows them', async () => {
    const [gone, shared, resting, waiting, orphan] = await Promise.all(
      [60, 60, 60, 0.9, 1.1].map((days) => picture(daysAgo(days))),
    );
    await show('over', gone!, daysAgo(31));
    await show('over too', shared!, daysAgo(31));
    await show('shown', shared!, null);
    await show('resting', resting!, daysAgo(29));
    expect(await runHousekeeping()).toBe('gallery 2, pictures 2');
    expect((await events('gallery.erased')).toSorted()).toEqual(['over', 'over too']);
    expect(await Promise.all([gone!, shared!, resting!, waiting!, orphan!].map(kept))).toEqual([
      ...[false, true, true, true, false],
    ]);
    expect(await runHousekeeping()).toBe('nothing');
  });

  test('a picture that the store does not give up now is given up later, and the rest is done', async () => {
    const key = await picture(daysAgo(2));
    await db().insertInto('rateLimit').values({ key: 'old', windowStart: 5, hits: 1 }).execute();
    const fault = vi
      .spyOn(site.services.images, 'remove')
      .mockRejectedValue(new ExternalServiceError('s3', 503));
    expect(await runHousekeeping()).toBe('pictures: s3/503');
    expect(await db().selectFrom('rateLimit').select('key').execute()).toEqual([]);
    fault.mockRestore();
    expect(await runHousekeeping()).toBe('pictures 1');
    expect(await kept(key)).toBe(false);
  });

  test('sessions and links whose time is over are forgotten, the others are not', async () => {
    site.services.now = () => new Date();
    const cookie = await site.signIn('one@sampan.example');
    await db()
      .updateTable('session')
      .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      .execute();
    await site.signIn('two@sampan.example');
    const link = { staffId: null, createdAt: daysAgo(9) };
    await db()
      .insertInto('staffLink')
      .values([
        {
          ...link,
          _id: 'a',
          email: 'a',
          tokenHash: 'a',
          expiresAt: new Date(Date.now() - 1000).toISOString(),
        },
        { ...link, _id: 'b', email: 'b', tokenHash: 'b', expiresAt: '2099-01-01T00:00:00.000Z' },
      ])
      .execute();
    expect(await runHousekeeping()).toBe('access 2');
    expect(await db().selectFrom('session').select('id').execute()).toHaveLength(1);
    expect(await db().selectFrom('staffLink').select('_id').execute()).toEqual([{ _id: 'b' }]);
    expect(await (await site.call('GET', '/api/auth/get-session', { cookie })).json()).toBeNull();
  });

  test('what an attack left of limits goes at once, however much that is', async () => {
    for (let batch = 0; batch < 21; batch += 1) {
      const rows = Array.from({ length: 500 }, (_, index) => ({
        key: `sign-in:${batch}-${index}`,
        windowStart: Math.floor(now / 1000) - 26 * 3600,
        hits: 1,
      }));
      await db().insertInto('rateLimit').values(rows).execute();
    }
    expect(await runHousekeeping()).toBe('limits 10500');
  });

  test('limits that are over and mails that were given up are forgotten', async () => {
    const seconds = Math.floor(now / 1000);
    await db()
      .insertInto('rateLimit')
      .values([
        { key: 'over', windowStart: seconds - 25 * 3600 - 100, hits: 1 },
        { key: 'running', windowStart: seconds - 3500, hits: 1 },
      ])
      .execute();
    const mail = { subject: 's', dueAt: daysAgo(40), attempts: 1 };
    await db()
      .insertInto('outbox')
      .values([
        { ...mail, _id: 'lost', state: 'failed', createdAt: daysAgo(31) },
        { ...mail, _id: 'lost lately', state: 'unknown', createdAt: daysAgo(29) },
        { ...mail, _id: 'waiting', state: 'waiting', createdAt: daysAgo(31) },
      ])
      .execute();
    expect(await runHousekeeping()).toBe('limits 1, mails 1');
    expect(await db().selectFrom('rateLimit').select('key').execute()).toEqual([
      { key: 'running' },
    ]);
    const mails = await db().selectFrom('outbox').select('_id').orderBy('_id').execute();
    expect(mails).toEqual([{ _id: 'lost lately' }, { _id: 'waiting' }]);
  });

  test('what killed backups, restores and moves left behind goes after a day, and no backup does', async () => {
    const { folder } = site.services.settings.backup;
    const old = new Date(now - 1.1 * day);
    for (const path of [
      join(folder, 'working-a1'),
      join(folder, 'working-b2'),
      join(site.dataDir, 'restoring-a1'),
      join(site.dataDir, 'snapshot-a1'),
    ]) {
      await mkdir(path, { recursive: true });
      if (!path.endsWith('b2')) await utimes(path, old, old);
    }
    for (const name of [
      'sampan-2026-11-19T203000Z.tar.gz',
      'sampan-2026-11-20T203000Z.tar.gz.part',
      'mine.part',
    ]) {
      await writeFile(join(folder, name), 'x');
      await utimes(join(folder, name), old, old);
    }
    await utimes(join(folder, 'working-b2'), new Date(now), new Date(now));
    expect(await runHousekeeping()).toBe('leftovers 4');
    expect((await readdir(folder)).toSorted()).toEqual([
      'mine.part',
      'sampan-2026-11-19T203000Z.tar.gz',
      'working-b2',
    ]);
    expect(await readdir(site.dataDir)).not.toContain('restoring-a1');
  });

  test('a key of a form is remembered for seven days, and is a new one afterwards', async () => {
    const headers = { 'idempotency-key': 'key-of-this-very-form' };
    const send = async (moment: string, json: object = goodApplication) => {
      site.setNow(moment);
      const answer = await site.call('POST', '/api/application', { json, headers });
      return { status: answer.status, ...((await answer.json()) as { insertedId?: string }) };
    };
    const first = await send(daysAgo(7));
    expect((await send(daysAgo(0.01))).insertedId).toBe(first.insertedId);
    const other = { ...goodApplication, name: 'Somebody else' };
    expect((await send(daysAgo(0.01), other)).status).toBe(422);
    const second = await send(daysAgo(-0.01), other);
    expect(second).toMatchObject({ status: 201 });
    expect(second.insertedId).not.toBe(first.insertedId);
    expect((await send(daysAgo(-0.02), other)).insertedId).toBe(second.insertedId);
  });
});
