import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createMetrics } from '#app/services/metrics.server.ts';
import { noteTask } from '#app/jobs/task-record.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { serveSite } from '#tests/support/served-site.ts';
import { siteOfBlock } from '#tests/support/site-of-block.ts';
import { goodApplication, openTestSite, staffPassword } from '#tests/support/test-site.ts';

const token = 'a-token-of-tests-only';
const authorization = `Bearer ${token}`;

oneDatabase(({ url }) => {
  const site = siteOfBlock(url, {
    settings: {
      METRICS_TOKEN: token,
      APPLICATION_MAIL_TO: 'office@sampan.example',
    },
  });

  const read = async () => {
    const answer = await site.call('GET', '/metrics', { headers: { authorization } });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  /** The value of a metric with exactly these labels. */
  const value = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    );

  test.each([
    ['no token', {}],
    ['another token', { authorization: 'Bearer another-token-than-ours' }],
    ['the token in another way', { authorization: token }],
    ['an address of our own', { 'x-forwarded-for': '127.0.0.1' }],
  ])('there is nothing to read with %s', async (_, headers) => {
    const answer = await site.call('GET', '/metrics', { headers, from: '127.0.0.1' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('sampan_');
  });

  test('without the setting nothing opens it', async () => {
    const closed = await openTestSite(url());
    for (const sent of ['Bearer ', 'Bearer null', 'Bearer undefined']) {
      const headers = { authorization: sent };
      expect((await closed.call('GET', '/metrics', { headers })).status).toBe(404);
    }
    await closed.close();
  });

  test('requests are counted by route, and addresses that are made up do not become labels', async () => {
    for (const path of ['/api/gallery', '/api/gallery', '/api/nowhere-1', '/api/nowhere-2']) {
      await site.call('GET', path);
    }
    await site.call('GET', '/media/../../etc/passwd');
    await site.send(new Request('http://localhost:3000/api/gallery', { method: 'BREW' }));
    const text = await read();
    const name = 'sampan_request_seconds_count';
    expect(value(text, `${name}{method="GET",route="/api/gallery",status="200"}`)).toBe(2);
    expect(value(text, `${name}{method="GET",route="/api/*",status="404"}`)).toBe(2);
    expect(text).toContain('method="other"');
    expect(text).not.toMatch(/nowhere|passwd|BREW/);
  });

  test('what is rare begins at 0, or nobody would see the first of it as an increase', async () => {
    const text = createMetrics().registry.metrics();
    for (const rare of [
      'query_failures_total{kind="insert"}',
      'mails_total{outcome="accepted",code=""}',
      'sign_in_failures_total{step="code"}',
      'uploads_total{outcome="failed"}',
      'font_cuts_total{outcome="failed"}',
    ])
      expect(value(await text, `sampan_${rare}`)).toBe(0);
  });

  test('what went wrong is counted: sign-ins, uploads, mails; and the queue is there', async () => {
    await site.signIn('one@sampan.example');
    const wrong = { email: 'one@sampan.example', password: 'wrong' };
    await site.call('POST', '/api/auth/sign-in/email', { json: wrong });
    await site.call('POST', '/api/images', {});
    await site.services.mailer.send({
      from: 'a@b.example',
      to: 'c@d.example',
      subject: '',
      text: '',
    });
    site.setNow('2026-11-21T10:00:00.000Z');
    await site.call('POST', '/api/application', { json: goodApplication });
    const now = new Date('2026-11-21T09:00:00.000Z');
    await noteTask(site.services.database.db, 'backup', { outcome: '1', succeeded: true, now });
    site.setNow('2026-11-21T10:01:00.000Z');
    const text = await read();
    expect(value(text, 'sampan_sign_in_failures_total{step="password"}')).toBe(1);
    expect(value(text, 'sampan_uploads_total{outcome="refused"}')).toBe(1);
    expect(value(text, 'sampan_mails_total{outcome="accepted",code=""}')).toBe(1);
    expect(value(text, 'sampan_outbox_mails{state="waiting"}')).toBe(1);
    expect(value(text, 'sampan_outbox_oldest_seconds')).toBe(60);
    expect(value(text, 'sampan_task_success_timestamp_seconds{task="backup"}')).toBe(
      now.getTime() / 1000,
    );
    expect(value(text, 'sampan_query_seconds_count{kind="insert"}')).toBeGreaterThan(0);
    expect(value(text, 'sampan_free_bytes')).toBeGreaterThan(0);
    expect(value(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    for (const personal of ['rakib', 'one@sampan', '203.0.113', staffPassword]) {
      expect(text.toLowerCase()).not.toContain(personal);
    }
  });

  test('what is served from memory is timed by the addresses that we made', async () => {
    const pages = (request: Request) =>
      new URL(request.url).pathname === '/bn/about'
        ? new Response('a page', { headers: { 'content-type': 'text/html' } })
        : new Response('nothing here', { status: 404 });
    const { origin, close } = await serveSite(site.services, pages, { 'site.css': 'p {}' });
    const asked = ['/bn/about', '/bn/about', '/bn/about?rakib=1', '/site.css', '/rakib', '/About'];
    for (const address of asked) {
      await (await fetch(origin + address, { redirect: 'manual' })).text();
    }
    await close();
    const text = await read();
    const counts = text
      .split('\n')
      .filter((line) => line.startsWith('sampan_memory_seconds_count'));
    expect(counts).toEqual([
      'sampan_memory_seconds_count{route="/bn/about"} 3',
      'sampan_memory_seconds_count{route="files"} 1',
    ]);
    expect(value(text, 'sampan_memory_seconds_sum{route="/bn/about"}')).toBeGreaterThan(0);
    expect(text).not.toContain('rakib');
  });

  test('it may be read twice, and while the database is away', async () => {
    const { db } = site.services.database;
    const away = vi.spyOn(db, 'selectFrom').mockImplementation(() => {
      throw new Error('away');
    });
    const text = await read();
    away.mockRestore();
    expect(text).toMatch(/^sampan_memory_total\{what="stale"\} 0$/m);
    expect(text).not.toContain('sampan_outbox_mails{');
    expect(value(text, 'sampan_database_up')).toBe(0);
    const after = await read();
    expect(after).toContain('sampan_outbox_mails{');
    expect(value(after, 'sampan_database_up')).toBe(1);
  });
});

test('the dashboard asks for metrics that there are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-test-'));
  const site = await openTestSite(`file:${join(folder, 'test.sqlite')}`, { METRICS_TOKEN: token });
  const text = await (await site.call('GET', '/metrics', { headers: { authorization } })).text();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const asked = readFileSync('docs/grafana-dashboard.json', 'utf8').matchAll(
    /\b(?:sampan|process|nodejs)_\w+/g,
  );
  const names = [...asked].map(([name]) => name.replace(/_seconds_(bucket|count)$/, '_seconds'));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
