import { createInterface } from 'node:readline';
import { loadSettings } from '#app/services/env.server.ts';
import { reportKeys } from '#app/jobs/running-processes.server.ts';
import { closeServices, openServices } from '#app/services/services.server.ts';
import { submit } from './submit.ts';
import { goodApplication } from './test-site.ts';

/**
 * A process of the site without pages: prints `ready`, and for each line with a passport number submits an
 * application and prints the result, until its input ends.
 */
const services = await openServices(loadSettings());
const endReport = await reportKeys(services);
console.log('ready');
for await (const passport of createInterface({ input: process.stdin })) {
  const key = crypto.randomUUID();
  const outcome = await submit(services, { ...goodApplication, passport }, key).then(
    ({ status }) => status,
    (error: { code?: string }) => error.code,
  );
  console.log(outcome);
}
await endReport();
await closeServices(services);
process.exit();
