import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

/** So much of a body is still read after its answer, in bytes: the largest picture, and as much again. */
const maxDiscarded = 16 * 1024 * 1024;
/** And for so long, in milliseconds. */
const longestDiscard = 10_000;

/** Whether a request brings a body (RFC 9112, section 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * The answer to a request that may be answered before its body was read. Where some of the body is still
 * to come the answer says that the connection ends, because what a client or a proxy sends next on it would
 * be cut with it. The connection itself stays open until the rest has come, or too much of it: closed at
 * once, whoever is still sending would be told of a reset instead of the answer.
 */
export async function closingUnlessRead(
  incoming: IncomingMessage,
  answer: Response,
): Promise<Response> {
  if (!hasBody(incoming) || incoming.readableEnded || incoming.destroyed) return answer;
  if (incoming.complete) {
    discard(incoming);
    return answer;
  }
  const { status } = answer;
  const headers = new Headers(answer.headers);
  headers.set('connection', 'close');
  if (bodiless.has(status)) return new Response(null, { status, headers });
  const body = new Uint8Array(await answer.arrayBuffer());
  headers.set('content-length', String(body.length));
  const lingering = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(body),
    async pull(controller) {
      await rest(incoming);
      controller.close();
    },
  });
  return new Response(lingering, { status, headers });
}

/** What the Fetch standard gives no body to. */
const bodiless = new Set([101, 204, 205, 304]);

/** Whatever has begun to read it gets no more of it, and it does not stand in the way of what follows. */
function discard(incoming: IncomingMessage): void {
  incoming.removeAllListeners('data');
  incoming.resume();
}

/** Resolves when the rest of a body has been read, or the bounds are reached, or the client has gone. */
async function rest(incoming: IncomingMessage): Promise<void> {
  const enough = new AbortController();
  const { signal } = enough;
  const timer = setTimeout(() => enough.abort(), longestDiscard);
  let bytes = 0;
  discard(incoming);
  incoming.on('data', ({ length }: Buffer) => {
    bytes += length;
    if (bytes > maxDiscarded) enough.abort();
  });
  const over = ['end', 'close'].map((event) => once(incoming, event, { signal }));
  // `once` fails by the signal, and by an error of the connection: either way nothing more is read.
  await Promise.race(over).catch(() => {});
  clearTimeout(timer);
  for (const waiting of over) waiting.catch(() => {});
  enough.abort();
}
