import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { atOnce, startVisitors } from './visitors.ts';

// A queue that grows as long as a fault lasts ends the patience of everybody in it: that would be measured, and no fault.
test('no more visitors come to a site that does not keep up with them than it can serve in their time', async () => {
  const waiting: ServerResponse[] = [];
  let isQuick = false;
  const answer = (response: ServerResponse) =>
    void response.writeHead(201).end(JSON.stringify({ insertedId: 'one' }));
  const site = createServer((_, response) =>
    isQuick ? answer(response) : void waiting.push(response),
  ).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const visitors = startVisitors(
    `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    'cookie',
  );
  const most = atOnce.page + atOnce.staff + atOnce.apply;
  await vi.waitFor(() => expect(waiting).toHaveLength(most), { timeout: 30_000 });
  // Long enough for as many again.
  await wait(1000);
  expect(waiting).toHaveLength(most);
  isQuick = true;
  for (const response of waiting) answer(response);
  await visitors.moreReceipts(atOnce.apply);
  await visitors.leave();
  site.closeAllConnections();
  site.close();
});
