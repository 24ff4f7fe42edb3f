import type { RouterContextProvider } from 'react-router';
import { employerLineLength, employerLineNames, employerLines } from '#app/brand/employer-lines.ts';
import { answerForm, keyOf } from '#app/forms/answer-form.server.ts';
import { textOf } from '#app/forms/form-values.ts';
import { hiddenFields } from '#app/forms/hidden-fields.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import type { ContactMessage } from './contact-message.ts';
import { type BegunMessage, type ContactReply, readAnswers } from './contact-reply.ts';
import { sendContactMessage } from './contact.server.ts';

/**
 * Receives the form of a page where no scripts run; with scripts it is sent to the API. What an employer has told on
 * another page is only filled in.
 */
export function receiveContactForm(
  args: { request: Request; context: Readonly<RouterContextProvider> },
  kind: ContactMessage['kind'],
) {
  return answerForm<ContactReply | BegunMessage>(
    args,
    async (form, { services, language, clientAddress }) => {
      const answers = readAnswers(form);
      const question = employerQuestion(form, language);
      if (question !== null)
        return { status: 'begun', answers: { ...answers, question, kind: 'employer' } };
      const homepage = form.get(hiddenFields.honeypot) ?? '';
      const sent = { kind, ...answers, language, homepage };
      return send(keyOf(form));

      async function send(key: string | null): Promise<ContactReply> {
        const result = await sendContactMessage(services, sent, { key, clientAddress });
        switch (result.status) {
          case 'sent':
            return result;
          case 'key_reused':
            // Another message by now: the key that scripts once gave the form is that of the one before.
            return send(null);
          case 'refused':
            return { status: 'refused', messages: result.errors, answers };
          default:
            return { ...result, answers };
        }
      }
    },
    (form) => ({ status: 'not_sent', answers: readAnswers(form) }),
  );
}

/**
 * The question of an employer, from the form of five lines; null for another form. A line that was left empty stays to
 * be filled in. What no message may hold is left out here, where nothing was refused yet: the employer sees what is left.
 */
function employerQuestion(form: FormData, language: Language): string | null {
  if (!employerLineNames.some((name) => form.has(name))) return null;
  const lines = employerLineNames.map((name) =>
    `${employerLines[name].label[language]}: ${lineOf(textOf(form, name))}`.trimEnd(),
  );
  return [opening[language], ...lines].join('\n');
}

/** In one line and well formed, also where the browser was told of no bound. */
function lineOf(value: string): string {
  const line = value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.slice(0, employerLineLength).replace(/\p{Surrogate}/gu, '');
}

const opening: Bilingual = { en: 'We are an employer.', bn: 'আমরা নিয়োগকর্তা।' };
