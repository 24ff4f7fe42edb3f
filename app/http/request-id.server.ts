import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import type { BlockList } from 'node:net';
import { isProxy } from './client-address.server.ts';

const current = new AsyncLocalStorage<string>();

/** The id of the request for which the program is at work just now; every line of the log has it. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** Does the work of one request. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** The id that a trusted proxy has given a request. Anybody else's would be an entry of theirs in our log. */
export function givenRequestId(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  trustedProxies: BlockList,
): string | undefined {
  const given = headers['x-request-id'];
  if (typeof given !== 'string' || !/^[\w.-]{8,64}$/.test(given)) return undefined;
  return isProxy(socketAddress, trustedProxies) ? given : undefined;
}
