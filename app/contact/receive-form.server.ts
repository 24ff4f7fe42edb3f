import { type RouterContextProvider, data } from 'react-router';
import * as v from 'valibot';
import { clientAddressContext, servicesContext } from '#app/http/request-context.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { hiddenFields } from '#app/forms/hidden-fields.ts';
import { submissionKey } from '#app/limits/submission-key.server.ts';
import { languageOfPath } from '#app/i18n/language.ts';
import type { ContactMessage } from './contact-message.ts';
import {
  type BegunMessage,
  type ContactAnswers,
  type ContactReply,
  readAnswers,
} from './contact-reply.ts';
import { sendContactMessage } from './contact.server.ts';
import { employerQuestion } from './employer-question.server.ts';

const statuses = {
  sent: 200,
  refused: 422,
  too_many: 429,
  not_sent: 503,
  // What the browser says to itself, without us.
  invalid: 422,
  offline: 503,
  failed: 503,
};

/**
 * Receives the form of a page where no scripts run; with scripts it is sent to the API. What an employer has told on
 * another page is only filled in.
 */
export async function receiveContactForm(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  kind: ContactMessage['kind'],
) {
  // A body that is not a form counts as a form without answers.
  const form = await request.formData().catch(() => new FormData());
  const answers = readAnswers(form);
  const language = languageOfPath(new URL(request.url).pathname);
  const question = employerQuestion(form, language);
  if (question !== null) {
    return data<BegunMessage>({
      status: 'begun',
      answers: { ...answers, question, kind: 'employer' },
    });
  }
  const services = context.get(servicesContext);
  const clientAddress = context.get(clientAddressContext);
  const sent = {
    kind,
    ...answers,
    language,
    homepage: form.get(hiddenFields.honeypot) ?? '',
  };
  const formKey = form.get(hiddenFields.key);
  const key = v.is(submissionKey, formKey) ? formKey : null;
  const reply = await sendForm(services, sent, { key, clientAddress }, answers);
  const retry = 'retryAfterSeconds' in reply && {
    'retry-after': String(reply.retryAfterSeconds),
  };
  return data(reply, { status: statuses[reply.status], headers: { ...retry } });
}

async function sendForm(
  services: Services,
  sent: object,
  sending: { key: string | null; clientAddress: string },
  answers: ContactAnswers,
): Promise<ContactReply> {
  const result = await sendContactMessage(services, sent, sending);
  switch (result.status) {
    case 'sent':
      return result;
    case 'key_reused':
      // Another message by now: the key that scripts once gave the form is that of the one before.
      return sendForm(services, sent, { ...sending, key: null }, answers);
    case 'refused':
      return { status: 'refused', messages: result.errors, answers };
    default:
      return { ...result, answers };
  }
}
