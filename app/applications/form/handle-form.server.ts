import * as v from 'valibot';
import { hiddenFields } from '#app/forms/hidden-fields.ts';
import type { Language } from '#app/i18n/language.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Services } from '#app/config/services.server.ts';
import { readAnswers, readAsked, textOf } from './answers.ts';
import type { ApplicationReply } from './reply.ts';
import {
  submitChecked,
  checkApplication,
  submissionKey,
} from '../storage/accept-application.server.ts';
import { toAsciiDigits } from '../normalise/digits.ts';
import type { Receipt } from '../receipt/receipt-cookie.server.ts';
import { rejectionOf } from '../rules.ts';
import { keyOfAnswers } from '../storage/submission-key.server.ts';

/**
 * Takes an application from the form on the page. Unlike the API it asks once about what looks like a
 * slip; sent again, it is taken as typed.
 */
export async function handleApplicationForm(
  services: Services,
  form: FormData,
  { clientAddress, language }: { clientAddress: string; language: Language },
): Promise<{ receipt: Receipt } | { reply: ApplicationReply }> {
  const answers = readAnswers(form);
  const asked = readAsked(form);
  const now = services.now();
  const sent = { ...answers, fillSeconds: textOf(form, hiddenFields.fillSeconds), language };
  const checked = checkApplication(sent, todayInDhaka(now), { needsConsent: true });
  const rejection = rejectionOf(checked.validation, asked);
  if (rejection) return { reply: { answers, ...rejection } };
  if (!checked.application) {
    // No form of ours sends such a consent, or such seconds.
    const messages = checked.errors.flatMap(({ field, code }) =>
      field === 'consent' ? [{ field, code } as const] : [],
    );
    return { reply: { status: 'refused', messages, answers, asked } };
  }
  const isHoneypotFilled = textOf(form, hiddenFields.honeypot) !== '';
  const own = textOf(form, hiddenFields.key);
  const key = v.is(submissionKey, own)
    ? own
    : await keyOfAnswers(services.database.db, services.secrets, answers, { clientAddress, now });
  const result = await submitChecked(services, checked.application, {
    key,
    clientAddress,
    isHoneypotFilled,
  });
  switch (result.status) {
    case 'accepted':
      return {
        receipt: {
          receiptNumber: result.receiptNumber,
          createdAt: result.createdAt,
          phoneEnd: toAsciiDigits(answers.phone).replace(/\D/g, '').slice(-3),
        },
      };
    case 'too_many':
    case 'key_reused':
      return { reply: { ...result, answers, asked } };
  }
}
