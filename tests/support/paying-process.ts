import { createInterface } from 'node:readline';
import { recordPayment } from '#app/applications/money/record-payment.server.ts';
import { loadSettings } from '#app/services/env.server.ts';
import { closeServices, openServices } from '#app/services/services.server.ts';
import { samplePayment } from './test-site.ts';

/**
 * A process of the site without pages: prints `ready`, and for each line `<application> <how many>` records so many
 * payments at once and prints the number of each receipt, until its input ends.
 */
const services = await openServices(loadSettings());
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const [id = '', count] = line.split(' ');
  const by = { id, actor: 'sample', now: services.now() };
  await Promise.all(
    Array.from({ length: Number(count) }, async () => {
      const body = { ...samplePayment, refundOf: null };
      const paid = await recordPayment(services.database.db, by, body, crypto.randomUUID());
      console.log(paid.status === 'recorded' ? paid.receiptNo : paid.status);
    }),
  );
}
await closeServices(services);
process.exit();
