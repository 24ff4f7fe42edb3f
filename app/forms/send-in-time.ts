import { browserClock } from '#app/ui/clock.ts';

/**
 * No answer of our server came. `offline`: there was no network from the start, so nothing has left the device.
 * `failed`: it may have arrived all the same.
 */
export type NoAnswer = { status: 'offline' } | { status: 'failed' };

/**
 * Sends a form once and waits `timeoutMs` for the answer, so that an attempt that the network swallowed
 * fails at last; the signal then ends the call. A `Response` that is thrown is an answer too, such as the
 * router's redirection, and is thrown on.
 */
export async function sendInTime<Reply>(
  timeoutMs: number,
  send: (signal: AbortSignal) => Promise<Reply>,
): Promise<Reply | NoAnswer> {
  const wasOffline = !navigator.onLine;
  const call = new AbortController();
  let cancel = () => {};
  const timeout = new Promise<never>((_, reject) => {
    cancel = browserClock.after(timeoutMs, () => {
      call.abort();
      reject(new Error('no answer in time'));
    });
  });
  try {
    const reply = await Promise.race([send(call.signal), timeout]);
    // A captive portal may answer 204, which the router takes for an answer without content.
    if (reply) return reply;
  } catch (error) {
    if (error instanceof Response) throw error;
  } finally {
    cancel();
  }
  return { status: wasOffline ? 'offline' : 'failed' };
}
