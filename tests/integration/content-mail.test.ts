import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sendNextMail } from '#app/applications/storage/application-mail.server.ts';
import { sendNextContentMail } from '#app/editing/publishing/content-mail.server.ts';
import type { Mail } from '#app/mail/mailer.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication } from '#tests/support/test-site.ts';

const phone = 'agency/phones/first/shown';

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, {
    settings: {
      RATE_LIMITS: 'off',
      APPLICATION_MAIL_TO: 'office@sampan.example',
      PUBLIC_ORIGIN: 'http://localhost:3000',
    },
    empty: ['contentDocument', 'contentRevision', 'outbox'],
    now: '2026-03-01T10:00:00.000Z',
  });
  let owner: string;
  let staff: string;
  let sent: Mail[];
  beforeAll(async () => {
    owner = await site.signIn('owner@sampan.example', 'owner');
    staff = await site.signIn('staff@sampan.example', 'staff');
    site.services.mailer = {
      ...site.services.mailer,
      reachesAnyone: true,
      send: async (mail) => {
        sent.push(mail);
        return { status: 'accepted' };
      },
    };
  });
  beforeEach(async () => {
    sent = [];
  });

  async function change(value: string) {
    const changes = [{ path: phone, base: 0, value }];
    const json = { editor: 'one-screen', sequence: 1, changes };
    await site.call('PATCH', '/api/content/agency', { cookie: staff, json });
  }

  async function publish() {
    const json = { key: randomUUID(), documents: [{ _id: 'agency', version: 1 }], note: '' };
    const answer = await site.call('POST', '/api/content/publications', { cookie: owner, json });
    expect(answer.status).toBe(201);
  }

  async function sendAll() {
    while (await sendNextContentMail(site.services));
  }

  test('E-65 after a guarded field went live every active account is told once: who, when, which, never what', async () => {
    await change('+880 1000-000009');
    await publish();
    await sendAll();
    expect(sent.map(({ to }) => to).toSorted()).toEqual([
      'owner@sampan.example',
      'staff@sampan.example',
    ]);
    const [{ text }] = sent as [Mail];
    expect(text).toContain('What: The agency: Phones');
    expect(text).toContain('কী: প্রতিষ্ঠানের পরিচয়: ফোন নম্বর');
    expect(text).toContain('owner@sampan.example');
    expect(text).toContain('1 March 2026 at 16:00');
    expect(text).toContain('http://localhost:3000/admin/content/agency/history');
    expect(text).not.toContain('000009');
    await sendAll();
    expect(sent).toHaveLength(2);
  });

  test('E-65 mails about applications still go, each by its own sender', async () => {
    await change('+880 1000-000009');
    await publish();
    await site.call('POST', '/api/application', { json: goodApplication });
    while (await sendNextMail(site.services));
    expect(sent.map(({ to }) => to)).toEqual(['office@sampan.example']);
    await sendAll();
    expect(sent).toHaveLength(3);
  });

  test('E-64 an owner who is asked gets a mail; once it is published nobody is asked any more', async () => {
    await change('+880 1000-000009');
    await site.call('POST', '/api/content/agency/request', { cookie: staff });
    await sendAll();
    expect(sent.map(({ to }) => to)).toEqual(['owner@sampan.example']);
    expect(sent[0]?.text).toContain('http://localhost:3000/admin/content/agency\n');
    expect(sent[0]?.text).toContain('staff@sampan.example');
    await site.services.database.db.deleteFrom('contentDocument').execute();
    await change('+880 1000-000008');
    await site.call('POST', '/api/content/agency/request', { cookie: staff });
    await publish();
    sent = [];
    await sendAll();
    expect(sent.map(({ subject }) => subject.slice(0, 12))).toEqual([
      'An important',
      'An important',
    ]);
  });

  test('an account that was disabled meanwhile is not told', async () => {
    await change('+880 1000-000009');
    await publish();
    const { db } = site.services.database;
    const disabledAt = '2026-03-01T10:00:00.000Z';
    await db
      .updateTable('staff')
      .set({ disabledAt })
      .where('email', '=', 'staff@sampan.example')
      .execute();
    await sendAll();
    expect(sent.map(({ to }) => to)).toEqual(['owner@sampan.example']);
  });
});
