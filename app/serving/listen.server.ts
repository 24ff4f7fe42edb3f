import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { SettingError } from '#app/config/setting.ts';
import { errorCode } from '#app/config/error-code.ts';

/** Open sockets of the site. */
export type Listening = { port: number; close(how: Closing): Promise<void> };

/**
 * New connections are still taken for `drainMs`, so that whoever sends them can notice; then running
 * requests may finish, for at most `graceMs`. From the first moment each answer ends its connection.
 */
export type Closing = { drainMs: number; graceMs: number };

/**
 * More at once are turned away before a byte is read. An idle one costs some 10 kB, so that all of them leave
 * half of a small server's memory to the site; a proxy in front needs a few dozen.
 */
const maxConnections = 4000;

/**
 * Listens on every host at the same port; 0 takes a free one. A host that the machine does not have
 * is passed over as long as another works. Throws a `SettingError` when none does.
 */
export async function listen(
  listener: (port: number) => RequestListener,
  hosts: string[],
  wantedPort: number,
): Promise<Listening> {
  const servers: Server[] = [];
  let port = wantedPort;
  let reason: unknown;
  for (const host of hosts) {
    const server = createServer({
      // A body that arrives byte by byte is answered 408 and cut off.
      requestTimeout: 50_000,
      headersTimeout: 20_000,
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: 10_000,
      // A request without a body, as nearly all are, needs no stream for one.
      optimizeEmptyRequests: true,
    });
    server.maxConnections = maxConnections;
    try {
      await bound(server, host, port);
    } catch (error) {
      reason = error;
      if (errorCode(error) === 'EADDRINUSE') break;
      continue;
    }
    port = (server.address() as AddressInfo).port;
    servers.push(server);
  }
  if (servers.length === 0 || errorCode(reason) === 'EADDRINUSE') {
    for (const server of servers) server.close();
    throw settingError(errorCode(reason), hosts, wantedPort);
  }
  const onRequest = listener(port);
  for (const server of servers) server.on('request', onRequest);
  return {
    port,
    close: async ({ drainMs, graceMs }) => {
      for (const server of servers) server.prependListener('request', endConnection);
      if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs));
      await Promise.all(servers.map((server) => closed(server, graceMs)));
    },
  };
}

function bound(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** A client that keeps its connection busy would otherwise be served for ever. */
function endConnection(_: IncomingMessage, response: ServerResponse): void {
  response.setHeader('connection', 'close');
}

function closed(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    // What was being answered when the end began goes idle one after the other.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function settingError(code: string | undefined, hosts: string[], port: number): SettingError {
  if (code === 'EADDRINUSE') {
    return new SettingError(
      `PORT ${port} is taken by another program: stop it, or set PORT to a free one.`,
    );
  }
  if (code === 'EACCES') {
    return new SettingError(
      `PORT ${port} may not be used by this account: set PORT to 1024 or more.`,
    );
  }
  return new SettingError(`HOST ${hosts.join(', ')} is not an address of this machine.`);
}
