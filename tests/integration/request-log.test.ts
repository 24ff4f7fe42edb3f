import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#app/config/log.server.ts';
import { addAccount } from '#app/staff/accounts/add-account.server.ts';
import { oneDatabase } from '#tests/support/each-database.ts';
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';
import { type TestSite, goodApplication, openTestSite } from '#tests/support/test-site.ts';

/** What somebody might write, and what must be in no line of the log. */
const secret = {
  name: 'Zubaida Khatun',
  number: '+8801798765432',
  email: 'zubaida@example.net',
  reference: 'Uncle Karimullah',
  address: 'House 99, Jhilpar',
  passport: 'ZX7654321',
  from: '198.51.100.77',
  password: 'a password that nobody may read',
};

oneDatabase(({ url }) => {
  let smtp: SmtpServer;
  let site: TestSite;
  let lines: string[];
  beforeAll(async () => {
    smtp = await startSmtpServer();
    site = await openTestSite(url(), { SMTP_URL: smtp.url, RATE_LIMITS: 'off' });
    // The first answer of the API also fetches the document that answers are compared with.
    await site.call('GET', '/api/gallery');
    site.services.log = createLog('debug', { write: (line) => void lines.push(line) });
  });
  beforeEach(() => {
    lines = [];
  });
  afterAll(async () => {
    await site.close();
    await smtp.close();
  });

  const requests = () => lines.map((line) => (JSON.parse(line) as { request?: string }).request);
  const idOf = (answer: Response) => answer.headers.get('x-request-id');

  test('every answer names its request, and so does its line, however many there are at once', async () => {
    const answers = await Promise.all(
      ['/api/gallery', '/healthz', '/api/nowhere', '/readyz'].map((path) => site.call('GET', path)),
    );
    const ids = answers.map(idOf);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(requests().toSorted()).toEqual(ids.toSorted());
  });

  test('all lines of a request name it, also those of what fails in it', async () => {
    const store = vi.spyOn(site.services.images, 'get');
    store.mockRejectedValue(new Error(`no picture of ${secret.email}`));
    const answer = await site.call('GET', '/media/0123456789abcdef0123456789abcdef-640.webp');
    store.mockRestore();
    expect(answer.status).toBe(500);
    expect(requests()).toEqual([idOf(answer), idOf(answer)]);
    expect(lines[0]).toContain('unexpected error');
    expect(lines.join('')).not.toContain(secret.email);
  });

  test('nothing that somebody wrote, nor where they are, gets into it', async () => {
    const { from, email, password } = secret;
    await addAccount(site.services, { email, password, mustChange: false }, { actor: null });
    const post = (path: string, json: object) => site.call('POST', path, { json, from });
    const { name, number, reference, address, passport } = secret;
    const application = { ...goodApplication, name, email, phone: number, passport };
    const message = { name, number, email, reference, address };
    const answers = [
      await post('/api/application', { ...application, reference, address }),
      await post('/api/application', { ...application, birth: name, phone: email }),
      await post('/api/contact', message),
      await post('/api/auth/sign-in/email', { email, password }),
      await post('/api/auth/sign-in/email', { email, password: `${password}!` }),
      await post(`/api/auth/link`, { token: passport }),
      await site.call('GET', `/api/application?q=${encodeURIComponent(name)}`, { from }),
      await site.call('DELETE', `/api/application/${passport}`, { from }),
      await site.call('GET', `/media/${passport}.webp`, { from }),
      await site.call('GET', `/api/${encodeURIComponent(email)}`, { from }),
      await site.call('POST', '/api/contact', { body: JSON.stringify(message).slice(1), from }),
    ];
    smtp.fault = { stage: 'RCPT', does: `550 no ${email} here` };
    answers.push(await post('/api/contact', message));
    smtp.fault = null;
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 5)).toEqual([201, 422, 200, 200, 401]);
    expect(statuses.at(-1)).toBe(503);

    expect(new Set(requests())).toEqual(new Set(answers.map(idOf)));
    const log = decodeURIComponent(lines.join(''));
    for (const value of Object.values(secret)) expect(log).not.toContain(value);
  });
});
