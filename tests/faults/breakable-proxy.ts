import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** A line to a server on loopback, to be reached at `port`, that breaks when it is told to. */
export type BreakableProxy = {
  port: number;
  /** Every connection breaks, and no new one is taken. */
  cut(): Promise<void>;
  /** Connections stay, and nothing comes through, as when packets are lost on the way. */
  hush(): void;
  /** All is as it was; what was held back comes through. */
  mend(): Promise<void>;
  end(): Promise<void>;
};

/** Lays a line to `target`, a port of the loopback. */
export async function startBreakableProxy(target: number): Promise<BreakableProxy> {
  const sockets = new Set<Socket>();
  let hushed = false;
  let server: Server | undefined;
  let port = 0;

  function keep(socket: Socket) {
    sockets.add(socket);
    if (hushed) socket.pause();
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  }

  function join(near: Socket) {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('close', () => to.destroy());
      keep(from);
    }
  }

  async function open() {
    server = createServer(join).listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }

  async function cut() {
    const closed = server?.listening && once(server, 'close');
    server?.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  }

  await open();
  return {
    port,
    cut,
    hush() {
      hushed = true;
      for (const socket of sockets) socket.pause();
    },
    async mend() {
      hushed = false;
      for (const socket of sockets) socket.resume();
      if (!server?.listening) await open();
    },
    end: cut,
  };
}
