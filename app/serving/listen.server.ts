import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { SettingError } from '#app/config/setting.ts';
import { errorCode } from '#app/config/error-code.ts';

/** The listening sockets of the site. */
export type Listening = { port: number; close(how: Closing): Promise<void> };

/**
 * Graceful shutdown: for `drainMs` new connections are still accepted, so that load balancers have time to
 * notice; then running requests may finish within `graceMs`. From the start each response closes its
 * connection.
 */
export type Closing = { drainMs: number; graceMs: number };

/**
 * Connections beyond this number are refused before a byte is read. An idle connection costs some 10 kB, so
 * even all of them leave half the memory of a small server free. A reverse proxy needs a few dozen.
 */
const maxConnections = 4000;

/**
 * Listens on every host at the same port; 0 picks a free one. A host that the machine does not have is
 * skipped as long as another one works. Throws a `SettingError` when none does.
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
      // A body that trickles in too slowly is answered with 408, and the connection is closed.
      requestTimeout: 50_000,
      headersTimeout: 20_000,
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: 10_000,
      // Requests without a body, nearly all of them, then need no stream.
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

/**
 * Throws a `SettingError` where `listen` would: before a database is migrated below a site that runs already, and before
 * a password is shown that is shown once. Does not listen there itself: a service manager takes that for the start.
 */
export async function assertCanListen(hosts: string[], port: number): Promise<void> {
  for (const host of hosts)
    if (await isAnswered(host, port)) throw settingError('EADDRINUSE', hosts, port);
  const isPrivileged = port > 0 && port < 1024;
  const { close } = await listen(() => () => {}, hosts, isPrivileged ? port : 0);
  await close({ drainMs: 0, graceMs: 0 });
}

/** Waits until nobody answers at a port any more, at most `ms`. Returns whether that is so. */
export async function isFreed(hosts: string[], port: number, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  for (const host of hosts)
    while (await isAnswered(host, port)) {
      if (performance.now() > end) return false;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  return true;
}

function isAnswered(host: string, port: number): Promise<boolean> {
  if (port === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
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

/** Otherwise a client that keeps its connection busy would be served for ever. */
function endConnection(_: IncomingMessage, response: ServerResponse): void {
  response.setHeader('connection', 'close');
}

function closed(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    // Connections that were busy when the shutdown began become idle one by one.
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
      `PORT ${port} is taken, by another program or by this site from an earlier start: stop it, or set PORT to a free one.`,
    );
  }
  if (code === 'EACCES') {
    return new SettingError(
      `PORT ${port} may not be used by this account: set PORT to 1024 or more.`,
    );
  }
  return new SettingError(`HOST ${hosts.join(', ')} is not an address of this machine.`);
}
