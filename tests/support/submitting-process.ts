import { createInterface } from 'node:readline';
import { loadSettings } from '#app/services/env.server.ts';
import { closeServices, openServices } from '#app/services/services.server.ts';
import { submit } from './submit.ts';
import { goodApplication } from './test-site.ts';

/**
 * A process that prints `ready`, and for each line with a key submits an application with it. Then it prints the result
 * or, with `die` before the key, is killed before it can.
 */
const services = await openServices(loadSettings());
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const [key = '', ...orders] = line.split(' ').toReversed();
  const answer = await submit(services, goodApplication, key);
  if (orders.includes('die')) process.kill(process.pid, 'SIGKILL');
  console.log(JSON.stringify(answer));
}
await closeServices(services);
process.exit();
