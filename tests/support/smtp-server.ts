import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';

/** The stages of a delivery at which a mail server can fail, in order. */
const smtpStages = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'body', 'end'] as const;

export type SmtpStage = (typeof smtpStages)[number];

/**
 * What happens there: an unusual reply, silence, a closed connection, or an endless reply. In the `body` no
 * reply is possible; at its `end` the whole mail has been sent.
 */
export type SmtpFault = {
  stage: SmtpStage;
  does: 'silent' | 'drop' | 'drip' | `${number} ${string}`;
};

/** The possible faults at each stage of a delivery; the body gets no reply while it is being sent. */
export const smtpFaults: SmtpFault[] = smtpStages.flatMap((stage) => [
  { stage, does: 'silent' as const },
  { stage, does: 'drop' as const },
  ...(stage === 'body'
    ? []
    : [
        { stage, does: 'drip' as const },
        { stage, does: '451 try again later' as const },
        { stage, does: '554 go away' as const },
      ]),
]);

export type SmtpServer = {
  url: string;
  /** The accepted mails as transmitted. */
  taken: string[];
  /** Every received command, passwords included. */
  heard: string[];
  /** The current fault. */
  fault: SmtpFault | null;
  close(): Promise<void>;
};

/** A mail server on loopback with configurable faults that otherwise accepts every mail. It cannot encrypt. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    converse(socket, site);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: [],
    heard: [],
    fault: null,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return site;
}

function converse(socket: Socket, site: SmtpServer): void {
  let received = '';
  let inBody = false;
  /** Sends the usual reply, or applies the fault. */
  const answer = (stage: SmtpStage, usual: string) => {
    const fault = site.fault?.stage === stage ? site.fault.does : null;
    if (fault === 'silent') return false;
    if (fault === 'drop') socket.destroy();
    else if (fault === 'drip') drip(socket);
    else if (stage !== 'body') socket.write(`${fault ?? usual}\r\n`);
    return fault === null;
  };
  answer('greeting', '220 ready');
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
    if (inBody && site.fault?.stage === 'body') return void answer('body', '');
    for (;;) {
      const end = received.indexOf(inBody ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = received.slice(0, end);
      received = received.slice(end + (inBody ? 5 : 2));
      if (inBody) {
        inBody = false;
        if (answer('end', '250 taken')) site.taken.push(part);
        continue;
      }
      site.heard.push(part);
      // A client whose EHLO is refused tries the older HELO.
      const verb = part.slice(0, 4).toUpperCase().replace('HELO', 'EHLO');
      if (verb === 'QUIT') return void socket.end('221 bye\r\n');
      if (verb === 'STAR') socket.write('502 not here\r\n');
      else if (verb === 'AUTH') socket.write('235 welcome\r\n');
      else if (verb === 'DATA') inBody = answer('DATA', '354 go on');
      else answer(verb as SmtpStage, verb === 'EHLO' ? '250-fine\r\n250 AUTH PLAIN' : '250 fine');
    }
  });
}

/** Sends a line that grows and never ends, which an idle timeout would not notice. */
function drip(socket: Socket): void {
  socket.write('250-');
  const timer = setInterval(() => socket.write('.'), 20);
  socket.on('close', () => clearInterval(timer));
}
