import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

/** How many bytes of a body are still read after the response: twice the largest picture. */
const maxDiscarded = 16 * 1024 * 1024;
/** And for how many milliseconds. */
const longestDiscard = 10_000;

/** Whether a request has a body (RFC 9112, section 6.3). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * For a response that may be sent before the request body has been read. If some of the body is still to
 * come, adds `Connection: close`, because the next request on the connection would be lost. The connection
 * itself stays open until the body has arrived or a limit is reached: if it were closed at once, the sending
 * client would see a reset instead of the response.
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

/** Statuses that have no body in the Fetch standard. */
const bodiless = new Set([101, 204, 205, 304]);

/** Reads and drops the rest of a body; a reader that has already started gets no more. */
function discard(incoming: IncomingMessage): void {
  incoming.removeAllListeners('data');
  incoming.resume();
}

/** Resolves when the rest of a body has been read, a limit is reached, or the client has disconnected. */
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
  // `once` rejects on the signal and on a connection error: either way reading is over.
  await Promise.race(over).catch(() => {});
  clearTimeout(timer);
  for (const waiting of over) waiting.catch(() => {});
  enough.abort();
}
