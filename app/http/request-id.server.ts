import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import type { BlockList } from 'node:net';
import { isProxy } from './client-address.server.ts';

const current = new AsyncLocalStorage<string>();

/** The id of the current request, which every log line carries. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** Runs `work` as part of a request. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** The request id that a trusted proxy has sent. One from a client is ignored: it could forge log entries. */
export function givenRequestId(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  trustedProxies: BlockList,
): string | undefined {
  const id = headers['x-request-id'];
  if (typeof id !== 'string' || !/^[\w.-]{8,64}$/.test(id)) return undefined;
  return isProxy(socketAddress, trustedProxies) ? id : undefined;
}
