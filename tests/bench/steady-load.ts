import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

/**
 * Requests at a constant rate, whether or not the answers keep up, spread over connections that stay
 * open. Each latency, in ms, counts from the moment at which its request was due, so that a server
 * that stalls is charged for all who would have come meanwhile (no coordinated omission).
 */
export async function steadyLoad(
  url: string,
  { connections, perSecond, seconds }: { connections: number; perSecond: number; seconds: number },
): Promise<{ latencies: number[]; failures: number }> {
  const { hostname, port, pathname } = new URL(url);
  const request = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\naccept-encoding: br\r\n\r\n`;
  const lines: Line[] = [];
  for (let n = 0; n < connections; n++) lines.push(await openLine(hostname, Number(port)));

  const latencies: number[] = [];
  let failures = 0;
  const running = new Set<Promise<void>>();
  const begin = performance.now();
  const total = perSecond * seconds;
  for (let sent = 0; sent < total;) {
    const due = begin + (sent / perSecond) * 1000;
    if (due > performance.now()) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    const asked = lines[sent % connections]!.ask(request).then(
      () => void latencies.push(performance.now() - due),
      () => void (failures += 1),
    );
    running.add(asked);
    void asked.finally(() => running.delete(asked));
    sent += 1;
  }
  await Promise.all(running);
  for (const { socket } of lines) socket.destroy();
  return { latencies, failures };
}

type Line = { socket: Socket; ask: (request: string) => Promise<void> };

/** One connection. Its answers come in the order of its requests, as HTTP says. */
async function openLine(host: string, port: number): Promise<Line> {
  const socket = connect({ host, port, noDelay: true });
  await once(socket, 'connect');
  const waiting: { answered: () => void; failed: () => void }[] = [];
  let missing = 0;
  let head = '';
  socket.on('data', (chunk: Buffer) => {
    let rest = chunk;
    while (rest.length > 0) {
      if (missing === 0) {
        head += rest.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!head.startsWith('HTTP/1.1 200')) return void socket.destroy();
        missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)![1]);
        rest = rest.subarray(rest.length - (head.length - end - 4));
        head = '';
      }
      const taken = Math.min(missing, rest.length);
      missing -= taken;
      rest = rest.subarray(taken);
      if (missing === 0) waiting.shift()?.answered();
    }
  });
  const fail = () => waiting.splice(0).forEach(({ failed }) => failed());
  socket.on('error', fail).on('close', fail);
  return {
    socket,
    ask: (request) =>
      new Promise((answered, failed) => {
        if (socket.destroyed) return failed();
        waiting.push({ answered, failed });
        socket.write(request);
      }),
  };
}
