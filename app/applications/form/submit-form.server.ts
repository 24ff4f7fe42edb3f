import type { Services } from '#app/services/services.server.ts';
import { jobAt } from '#app/content/jobs/jobs.ts';
import type { Database } from '#app/database/database.server.ts';
import { keyOf } from '#app/forms/answer-form.server.ts';
import { textOf } from '#app/forms/form-values.ts';
import { hiddenFields } from '#app/forms/hidden-fields.ts';
import { keyOfAnswers } from '#app/limits/submission-key.server.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { checkApplication } from '../check-application.server.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import type { Receipt } from '../receipt/receipt-cookie.server.ts';
import {
  type ValidationResult,
  readAnswers,
  readConfirmed,
  rejectionOf,
  sentToday,
} from '../rules.ts';
import { type StoppedCountry, stoppedCountry } from '../stopped-country.server.ts';
import {
  type SubmissionServices,
  submitApplication,
} from '../storage/submit-application.server.ts';
import { isSentToday } from '../storage/sent-today.server.ts';
import { currentConsent, isConsentAccepted } from './current-consent.server.ts';
import { type ApplicationReply, stoppedTick } from './reply.ts';
import { destinationField } from '../fields.ts';

/**
 * Submits an application from the form on the page. Unlike the API it asks once about what looks like a
 * slip; sent again, it is accepted as typed.
 */
export async function submitApplicationForm(
  db: Database,
  services: SubmissionServices & Pick<Services, 'content'>,
  form: FormData,
  {
    clientAddress,
    language,
    now,
    held = null,
    job = null,
  }: {
    clientAddress: string;
    language: Language;
    now: Date;
    /** The receipt that this browser may see. */
    held?: Receipt | null;
    /** What the address says of a job: perhaps that of a job order. */
    job?: string | null;
  },
): Promise<{ receipt: Receipt } | { reply: ApplicationReply }> {
  const answers = readAnswers(form);
  const confirmed = readConfirmed(form);
  const sent = { ...answers, fillSeconds: textOf(form, hiddenFields.fillSeconds), language };
  const checked = checkApplication(sent, todayInDhaka(now), { needsConsent: true });
  const { documents } = services.content.current();
  const stopped = stoppedCountry(documents, answers[destinationField]);
  const isAsked = stopped !== null && textOf(form, stoppedTick) !== stopped.code;
  const rejection = rejectionOf(
    isAsked ? askingAbout(stopped, checked.validation) : checked.validation,
    // Seeing the sentence does not confirm it: the tick does.
    confirmed.filter((field) => field !== destinationField),
  );
  if (rejection) return { reply: { answers, ...rejection } };
  if (!checked.application) {
    // No form of ours sends such a consent, or such seconds.
    const messages = checked.errors.flatMap(({ field, code }) =>
      field === 'consent' ? [{ field, code } as const] : [],
    );
    return { reply: { status: 'refused', messages, answers, confirmed } };
  }
  const from = { table: 'application', clientAddress, now } as const;
  const key = keyOf(form) ?? (await keyOfAnswers(db, services.secrets, answers, from));
  if (held && !confirmed.includes(sentToday)) {
    const { receiptNumber } = held;
    if (await isSentToday(db, receiptNumber, checked.application, key)) {
      const asked = [...confirmed, sentToday];
      const said = {
        en: fill(sentTodayText.en, { number: receiptNumber }),
        bn: fill(sentTodayText.bn, { number: receiptNumber }),
      };
      return { reply: { status: sentToday, said, answers, confirmed: asked } };
    }
  }
  const isHoneypotFilled = textOf(form, hiddenFields.honeypot) !== '';
  const refusalOf = async (consent: string) =>
    (await isConsentAccepted(db, services, consent, now)) ? null : consentChanged;
  const noted = stopped ? [stopped.flag] : [];
  const jobOrder = jobAt(documents.jobs, job?.trim().toLowerCase())?.slug;
  const sending = { key, clientAddress, now, isHoneypotFilled, refusalOf, noted, jobOrder };
  const submission = await submitApplication(db, services, checked.application, sending);
  if (submission.status === 'consent_changed') {
    const messages = [{ field: 'consent' as const, code: submission.status }];
    const consent = currentConsent(services);
    return { reply: { status: 'refused', messages, answers, confirmed, consent } };
  }
  if (submission.status !== 'accepted') return { reply: { ...submission, answers, confirmed } };
  const { receiptNumber, createdAt } = submission;
  const phoneEnd = toAsciiDigits(answers.phone).replace(/\D/g, '').slice(-3);
  const isWithoutJob = jobOrder !== undefined && submission.jobOrder === null;
  const receipt = { receiptNumber, createdAt, phoneEnd, ...(isWithoutJob && { isWithoutJob }) };
  return { receipt };
}

function askingAbout({ code, said }: StoppedCountry, validation: ValidationResult) {
  const asked = {
    field: destinationField,
    code: 'country_stopped',
    suggestion: code,
    said,
  } as const;
  return { ...validation, warnings: [...validation.warnings, asked] };
}

/** To the browser that holds the receipt alone. */
const sentTodayText: Bilingual = {
  en: 'An application has gone from this phone today: {number}. Send another?',
  bn: 'আজ এই ফোন থেকে একটি আবেদন গেছে: {number}। আবার পাঠাবেন?',
};

const consentChanged = { status: 'consent_changed' } as const;
