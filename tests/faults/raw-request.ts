import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

/** An answer as it came; a `status` of 0 is none: the connection broke, or nothing came in time. */
export type RawResponse = { status: number; headers: Record<string, string>; text: string };

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Asks by hand and not by `fetch`, which takes as much of the processor as the server does. Never throws. */
export function sendRequest(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
    timeoutMs = 60_000,
  }: {
    method?: string;
    headers?: OutgoingHttpHeaders;
    body?: string | Buffer;
    timeoutMs?: number;
  } = {},
): Promise<RawResponse> {
  return new Promise((resolve) => {
    const none = (error: Error) => resolve({ status: 0, headers: {}, text: error.message });
    const signal = AbortSignal.timeout(timeoutMs);
    const asked = request(url, { method, agent, headers, signal }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('error', none);
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        resolve({ status, headers: answer.headers as Record<string, string>, text });
      });
    });
    asked.on('error', none).end(body);
  });
}
