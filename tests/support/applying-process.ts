import { createInterface } from 'node:readline';
import { submitFromProgram } from '#app/applications/storage/accept-application.server.ts';
import { loadSettings } from '#app/config/env.server.ts';
import { reportKeys } from '#app/jobs/running-processes.server.ts';
import { closeServices, openServices } from '#app/config/services.server.ts';
import { goodApplication } from './test-site.ts';

/**
 * A process of the site without its pages: it says `ready`, and for each line with a passport number
 * takes an application and prints what became of it, until its input ends.
 */
const services = await openServices(loadSettings());
const endReport = await reportKeys(services);
console.log('ready');
for await (const passport of createInterface({ input: process.stdin })) {
  const key = crypto.randomUUID();
  const sent = { ...goodApplication, passport };
  const outcome = await submitFromProgram(services, sent, { key, clientAddress: '::1' }).then(
    ({ status }) => status,
    (error: { code?: string }) => error.code,
  );
  console.log(outcome);
}
await endReport();
await closeServices(services);
process.exit();
