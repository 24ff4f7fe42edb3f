import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendContactMessage } from '#app/contact/contact.server.ts';
import { parseSettings } from '#app/services/env.server.ts';
import { closeServices, openServices } from '#app/services/services.server.ts';
import { type SmtpFault, smtpFaults, startSmtpServer } from '#tests/support/smtp-server.ts';
import { explain } from './explain.ts';

explain(`npm run bench:mail-faults

Tells what a visitor is told, and after how long, whatever a mail server does at whichever stage. Half a minute;
ends with 1 when somebody waits for more than 6 seconds.`);

/**
 * `npm run bench:mail-faults`: what a visitor is told, and after how long, whatever the mail server does
 * at whichever stage. All at once, with the patience that the site really has.
 */
const allowedMs = 6000;
const rows = await Promise.all([null, ...smtpFaults].map(answerTo));
console.table(rows);
if (rows.some(({ ms }) => ms > allowedMs)) process.exitCode = 1;

async function answerTo(fault: SmtpFault | null) {
  const smtp = await startSmtpServer();
  smtp.fault = fault;
  const folder = mkdtempSync(join(tmpdir(), 'sampan-bench-'));
  const services = await openServices(
    parseSettings({
      DATA_DIR: folder,
      DATABASE_URL: 'file::memory:',
      SMTP_URL: smtp.url,
      LOG_LEVEL: 'silent',
    }),
  );
  const message = {
    name: 'রাকিব হাসান',
    number: '+8801712345678',
    email: 'rakib@example.com',
    reference: 'Nobody so far',
    address: 'Mirpur, Dhaka',
  };
  const sending = { key: crypto.randomUUID(), clientAddress: '203.0.113.7' };
  const started = performance.now();
  const { status } = await sendContactMessage(services, message, sending);
  const ms = Math.round(performance.now() - started);
  await closeServices(services);
  await smtp.close();
  rmSync(folder, { recursive: true });
  return { stage: fault?.stage ?? '', does: fault?.does ?? 'takes it', told: status, ms };
}
