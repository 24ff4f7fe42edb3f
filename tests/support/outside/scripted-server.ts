import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A received request: enough of it for a fake service to respond. */
export type Received = {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Buffer;
};

export type Answer = {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
};

/** Faults that every external service can have. */
export type Fault = keyof typeof faults;

export type ScriptedServer = {
  origin: string;
  received: Received[];
  /** Applies this fault to every request from now on; null ends that. */
  misbehave(fault: Fault | null): void;
  close(): Promise<void>;
};

/** An HTTP server on a free loopback port that answers with `respond`, or with a fault. */
export async function startScriptedServer(
  respond: (received: Received) => Answer | Promise<Answer>,
): Promise<ScriptedServer> {
  let fault: Fault | null = null;
  const received: Received[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const origin = `http://${request.headers.host}`;
    const { method = '', headers } = request;
    const call = {
      method,
      url: new URL(request.url ?? '/', origin),
      headers,
      body: await buffer(request),
    };
    received.push(call);
    if (fault) return faults[fault](response);
    answer(response, await respond(call));
  };
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    misbehave(next) {
      fault = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const html = { 'content-type': 'text/html' };

const faults = {
  silent: () => {},
  reset: (response: ServerResponse) => void response.socket?.resetAndDestroy(),
  'broken off': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': '1000' });
    response.write('half');
    response.socket?.end();
  },
  'html 200': (response: ServerResponse) =>
    answer(response, { headers: html, body: '<h1>Welcome to our Wi-Fi</h1>' }),
  'error 200': (response: ServerResponse) =>
    answer(response, {
      headers: { 'content-type': 'application/json' },
      body: '{"status_code":400,"error":{"message":"Invalid API v1 key.","code":100}}',
    }),
  'html 524': (response: ServerResponse) =>
    answer(response, { status: 524, headers: html, body: '<h1>A timeout occurred</h1>' }),
  'busy 503': (response: ServerResponse) => answer(response, { status: 503, body: 'busy' }),
  'too many 429': (response: ServerResponse) => answer(response, { status: 429, body: '' }),
};

function answer(response: ServerResponse, { status = 200, headers, body = '' }: Answer) {
  response.writeHead(status, headers).end(body);
}

/** The names of all faults, for test tables. */
export const allFaults = Object.keys(faults) as Fault[];
