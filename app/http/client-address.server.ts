import type { IncomingHttpHeaders } from 'node:http';
import type { BlockList } from 'node:net';
import { isIP } from 'node:net';

/**
 * The client's address: the socket's, unless that belongs to a trusted proxy. Then the rightmost address of
 * `X-Forwarded-For` that is not a trusted proxy; whatever is left of it was written by the client and proves
 * nothing.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  const hops = [...(forwardedFor ?? '').split(','), socketAddress ?? ''].map(plainAddress);
  let client = hops.pop() ?? '';
  while (isTrusted(client, trusted)) {
    const next = hops.pop();
    if (!next || !isIP(next)) break;
    client = next;
  }
  return client;
}

/** On a dual-stack socket an IPv4 client shows as `::ffff:203.0.113.7`. */
function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Whether the address of a socket belongs to a trusted proxy. */
export function isProxy(socketAddress: string | undefined, trusted: BlockList): boolean {
  return isTrusted(plainAddress(socketAddress ?? ''), trusted);
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
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
