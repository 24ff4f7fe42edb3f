import { type RouterContextProvider, data, redirectDocument } from 'react-router';
import * as v from 'valibot';
import { isDatabaseUnreachable } from '#app/database/database.server.ts';
import { fieldErrors } from '#app/http/field-errors.ts';
import { clientAddressContext, servicesContext } from '#app/http/request-context.server.ts';
import { type Language, languageOfPath, pathIn } from '#app/i18n/language.ts';
import { submissionKey } from '#app/limits/submission-key.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { textOf } from './form-values.ts';
import { hiddenFields } from './hidden-fields.ts';

/** Whose form it is, and when it came. */
export type Visitor = {
  services: Services;
  request: Request;
  language: Language;
  clientAddress: string;
  now: Date;
};

/** The form was taken: this browser goes on to a page that it may see by this cookie. */
export type GoesOn = { to: string; cookie: string };

type Reply = { status: keyof typeof statuses; retryAfterSeconds?: number };

/**
 * Answers a form that the browser has posted, where `receive` does not send it on. With the database away the reply is
 * that of `away`: an error page would lose what was typed.
 */
export async function answerForm<Answer extends Reply>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  receive: (form: FormData, visitor: Visitor) => Promise<Answer | GoesOn>,
  away: (form: FormData) => Answer,
) {
  const services = context.get(servicesContext);
  // A body that is not a form counts as a form without answers.
  const form = await request.formData().catch(() => new FormData());
  const language = languageOfPath(new URL(request.url).pathname);
  const clientAddress = context.get(clientAddressContext);
  const visitor = { services, request, language, clientAddress, now: services.now() };
  const answer = await receive(form, visitor).catch((error: unknown) => {
    if (!isDatabaseUnreachable(error)) throw error;
    services.log.error({ err: error }, 'the database is away');
    return away(form);
  });
  const headers = { 'cache-control': 'no-store' };
  if (goesOn(answer)) {
    // As a document: a script that the network loses on the way must not hide a receipt.
    throw redirectDocument(pathIn(language, answer.to), {
      status: 303,
      headers: { ...headers, 'set-cookie': answer.cookie },
    });
  }
  const { status, retryAfterSeconds } = answer;
  const retry = retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) };
  return data(answer, { status: statuses[status], headers: { ...headers, ...retry } });
}

function goesOn(answer: object): answer is GoesOn {
  return 'to' in answer;
}

/** The HTTP status of every reply. */
const statuses = {
  answered: 200,
  begun: 200,
  found: 200,
  sent: 200,
  started: 200,
  switched_off: 200,
  no_match: 404,
  invalid: 422,
  key_reused: 422,
  needs_confirmation: 422,
  refused: 422,
  required: 422,
  sent_before: 422,
  sent_today: 422,
  several: 422,
  too_long: 422,
  too_many: 429,
  failed: 503,
  not_sent: 503,
  offline: 503,
  unreachable: 503,
};

/** The key that the form has made for itself; null where no script runs. */
export function keyOf(form: FormData): string | null {
  const key = textOf(form, hiddenFields.key);
  return v.is(submissionKey, key) ? key : null;
}

/** What was typed as it is meant, or what is wrong with it. */
export function checked<Schema extends v.GenericSchema>(schema: Schema, typed: unknown) {
  const { success, output, issues } = v.safeParse(schema, typed, { abortPipeEarly: true });
  if (success) return { output };
  return { wrong: fieldErrors(issues).map(({ field, code }) => ({ field, code })) };
}
