import type { ContactAnswers, ContactReply } from './contact-reply.ts';

/** The server answers within 6 s; the rest is for a slow network. */
const patienceMs = 30_000;

/**
 * Sends a message from the browser. By the API and not through the router: that would first load the
 * contact page's script, and where the network has gone, reload the page with everything typed.
 */
export async function postMessage(
  answers: ContactAnswers,
  /** What tells a person from a program. */
  signs: { homepage: string; fillSeconds: string },
): Promise<ContactReply> {
  // What fails later may have become a mail all the same.
  const wasOffline = !navigator.onLine;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patienceMs);
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...answers, ...signs }),
      signal: giveUp.signal,
    });
    // A captive portal answers with a page of its own, and 200.
    const body = await response.json();
    if (response.ok && body.text === 'OK') return { status: 'sent' };
    if (response.status === 422) return { status: 'refused', errors: body.errors, answers };
    if (response.status === 429) {
      const retryAfterSeconds = Number(response.headers.get('retry-after')) || 60;
      return { status: 'too_many', retryAfterSeconds, answers };
    }
    return { status: 'not_sent', answers };
  } catch {
    return { status: wasOffline ? 'offline' : 'not_sent', answers };
  } finally {
    clearTimeout(timer);
  }
}
