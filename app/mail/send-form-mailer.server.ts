import { type MailOutcome, type Mailer, requestTimeoutMs } from './mailer.server.ts';
import type { SendFormSettings } from './mail-settings.ts';
import { externalServiceError } from '#app/config/external-service-error.server.ts';

/** The provider requires the version of its own client library; this call behaves like that one. */
const libraryVersion = '4.4.1';

/** The provider accepts one request a second and refuses the next with 429. In milliseconds. */
const spacing = 1100;

/**
 * Sends contact messages through a provider that takes a form and composes the mail itself. The provider's
 * template decides who receives it, so only contact messages are sent this way.
 */
export function createSendFormMailer(settings: SendFormSettings): Mailer {
  let free = 0;
  return {
    delivers: true,
    reachesAnyone: false,
    async send({ fields }, timeoutMs = requestTimeoutMs) {
      if (!fields) return { status: 'refused', code: 'send-form/contact_messages_only' };
      const wait = Math.max(0, free - Date.now());
      if (wait > timeoutMs / 2) return { status: 'refused', code: 'send-form/busy' };
      free = Date.now() + wait + spacing;
      await new Promise((resolve) => setTimeout(resolve, wait));
      return post(settings, fields, timeoutMs - wait);
    },
    check: async () => null,
  };
}

async function post(
  { url, serviceId, templateId, userId, accessToken }: SendFormSettings,
  fields: Record<string, string>,
  timeoutMs: number,
): Promise<MailOutcome> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('lib_version', libraryVersion);
  body.append('service_id', serviceId);
  body.append('template_id', templateId);
  body.append('user_id', userId);
  if (accessToken) body.append('accessToken', accessToken);
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { method: 'POST', body, signal, redirect: 'error' });
    const text = await answer.text();
    if (!answer.ok) return { status: 'refused', code: `send-form/${answer.status}` };
    // A page from something in between also has status 200.
    if (text.trim() !== 'OK') return { status: 'unknown', code: 'send-form/unexpected_answer' };
    return { status: 'accepted' };
  } catch (error) {
    const { code } = externalServiceError('send-form', error);
    const neverSent = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH/.test(code);
    return { status: neverSent ? 'refused' : 'unknown', code };
  }
}
