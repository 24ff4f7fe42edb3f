import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createSmtpMailer } from '#app/mail/smtp-mailer.server.ts';
import { type SmtpServer, smtpFaults, startSmtpServer } from '#tests/support/smtp-server.ts';
import { type TestSite, openTestSite } from '#tests/support/test-site.ts';

const message = {
  name: 'রাকিব হাসান',
  number: '+8801712345678',
  email: 'rakib@example.com',
  reference: 'Nobody so far',
  address: 'Mirpur, Dhaka',
};

let smtp: SmtpServer;
let site: TestSite;
beforeAll(async () => {
  smtp = await startSmtpServer();
  site = await openTestSite('file::memory:', { SMTP_URL: smtp.url, RATE_LIMITS: 'off' });
});
afterEach(() => {
  smtp.fault = null;
  smtp.taken.length = 0;
});
afterAll(async () => {
  await site.close();
  await smtp.close();
});

function send() {
  return site.call('POST', '/api/contact', { json: message });
}

test('a server that takes the mail makes it sent', async () => {
  expect((await send()).status).toBe(200);
  expect(smtp.taken).toHaveLength(1);
  expect(smtp.taken[0]).toContain('Reply-To: rakib@example.com');
});

describe('by the visitor', () => {
  // Impatient, so that the whole table takes seconds; that 5.5 s are the default is tested below.
  beforeAll(() => {
    const impatient = createSmtpMailer(smtp.url);
    site.services.mailer = {
      ...impatient,
      send: (mail) => impatient.send(mail, smtp.fault ? 100 : 5000),
    };
  });

  test.each(smtpFaults)(
    '$does at $stage is answered with 503, and the next try is free',
    async (fault) => {
      smtp.fault = fault;
      const answer = await send();
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: 'not_sent' });
      expect(smtp.taken).toEqual([]);
      smtp.fault = null;
      expect((await send()).status).toBe(200);
    },
  );
});

describe('by the outcome', () => {
  const mail = {
    from: 'website@sampan.example',
    to: 'office@sampan.example',
    subject: 'Test',
    text: 'Test',
  };

  test.concurrent.each(smtpFaults)(
    '$does at $stage is unknown only once all was handed over',
    async (fault) => {
      const own = await startSmtpServer();
      own.fault = fault;
      const outcome = await createSmtpMailer(own.url).send(mail, 500);
      await own.close();
      const isReply = /^\d/.test(fault.does);
      expect(outcome).toEqual({
        status: ['body', 'end'].includes(fault.stage) && !isReply ? 'unknown' : 'refused',
        code: expect.stringMatching(/^E[A-Z]+(\/\d{3})?$/),
      });
    },
  );

  test('a refused connection is no secret', async () => {
    const gone = await startSmtpServer();
    await gone.close();
    const outcome = await createSmtpMailer(gone.url).send(mail);
    expect(outcome).toMatchObject({ status: 'refused' });
  });

  test('a silent server is given up in time for an answer within 6 s', async () => {
    smtp.fault = { stage: 'EHLO', does: 'drip' };
    const waits: number[] = [];
    const timeout = AbortSignal.timeout;
    AbortSignal.timeout = (ms) => {
      waits.push(ms);
      return timeout.call(AbortSignal, 50);
    };
    try {
      await createSmtpMailer(smtp.url).send(mail);
    } finally {
      AbortSignal.timeout = timeout;
    }
    expect(waits).toEqual([5500]);
  });
});
