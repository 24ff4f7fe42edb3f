import { browserClock } from '#app/ui/clock.ts';

/**
 * Our server did not answer. `offline`: there was no network from the start, so nothing was sent. `failed`:
 * the form may have arrived nevertheless.
 */
export type NoAnswer = { status: 'offline' } | { status: 'failed' };

/**
 * Sends a form once and waits `timeoutMs` for the answer, so that an attempt lost in the network fails in the
 * end; the signal then aborts the call. A thrown `Response` is an answer too, such as the router's redirect,
 * and is rethrown.
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
    // A captive portal may respond with 204, which the router takes for an empty answer.
    if (reply) return reply;
  } catch (error) {
    if (error instanceof Response) throw error;
  } finally {
    cancel();
  }
  return { status: wasOffline ? 'offline' : 'failed' };
}
