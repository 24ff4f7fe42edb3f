import { inputOf } from '#app/forms/form-values.ts';
import { hiddenFields } from '#app/forms/hidden-fields.ts';
import { newSubmissionKey } from '#app/ui/api-call/submission-key.ts';
import { sendNatively } from '#app/forms/send-natively.ts';
import { sendInTime } from '#app/forms/send-in-time.ts';
import type { Language } from '#app/i18n/language.ts';
import type { MessageKind } from './message-kinds.ts';
import { type ContactReply, readAnswers } from './contact-reply.ts';

/** The server answers within 6 s; the rest is for a slow network. */
const timeoutMs = 30_000;

/**
 * Sends a message from the browser. By the API and not through the router: that would first load the
 * contact page's script, and where the network has gone, reload the page with everything typed.
 */
export async function postMessage(
  form: HTMLFormElement,
  page: { kind: MessageKind; language: Language },
): Promise<ContactReply> {
  const typed = new FormData(form);
  const answers = readAnswers(typed);
  const { key, honeypot, fillSeconds } = hiddenFields;
  const reply = await sendInTime(timeoutMs, async (signal) => {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': String(typed.get(key)),
      },
      body: JSON.stringify({
        ...page,
        ...answers,
        homepage: typed.get(honeypot),
        fillSeconds: typed.get(fillSeconds),
      }),
      signal,
    });
    // A captive portal answers with a page of its own, and 200.
    const answer: unknown = await response.json();
    const body: { text?: string; code?: string; errors?: { field: string; code: string }[] } =
      typeof answer === 'object' && answer !== null ? answer : {};
    if (response.ok && body.text === 'OK') return { status: 'sent' as const };
    if (body.code === 'key_reused') return { status: 'key_reused' as const };
    if (response.status === 422) return { status: 'refused' as const, messages: body.errors ?? [] };
    if (response.status === 429) {
      const retryAfterSeconds = Number(response.headers.get('retry-after')) || 60;
      return { status: 'too_many' as const, retryAfterSeconds };
    }
    if (body.code === 'foreign_origin') sendNatively();
    return { status: 'not_sent' as const };
  });
  if (reply.status === 'sent') return reply;
  if (reply.status === 'key_reused') {
    // Another message by now, or that of another tab: it gets a key of its own.
    inputOf(form, key).value = newSubmissionKey();
    return postMessage(form, page);
  }
  return { ...reply, answers };
}
