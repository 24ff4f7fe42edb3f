import * as v from 'valibot';
import type { Services } from '#app/services/services.server.ts';
import { isDatabaseUnreachable } from '#app/database/database.server.ts';
import { fieldErrors } from '#app/http/field-errors.ts';
import type { Language } from '#app/i18n/language.ts';
import { complaintKinds } from '../complaint.ts';
import { lookUpComplaint } from '../lookup/look-up.server.ts';
import { lookupBody } from '../lookup/lookup-body.ts';
import { receiptHeader } from '../receipt/receipt-cookie.server.ts';
import { sendComplaint } from '../sending/send-complaint.server.ts';
import { sentComplaint } from '../sent-complaint.ts';
import { keyOfComplaint } from '../storage/key-of-complaint.server.ts';
import {
  type ComplaintsReply,
  type LookupReply,
  type SendReply,
  complaintFields,
  lookupFields,
  readAnswers,
  wrongFields,
} from './reply.ts';

type Visitor = { clientAddress: string; device: string; language: Language };

/**
 * Receives either form of the page: the header that lets this browser see the receipt, or what the form says. With the
 * database away that is a reply, too: an error page would lose what was typed.
 */
export async function receiveComplaintsForm(
  services: Services,
  form: FormData,
  visitor: Visitor,
): Promise<{ cookie: string } | { reply: ComplaintsReply }> {
  if (form.has('start')) return { reply: startForm(form) };
  const isLookup = form.get('form') === 'lookup';
  try {
    return isLookup
      ? { reply: await receiveLookup(services, form, visitor) }
      : await receiveComplaint(services, form, visitor);
  } catch (error) {
    if (!isDatabaseUnreachable(error)) throw error;
    services.log.error({ err: error }, 'the database is away');
    return { reply: unreachable(form, isLookup) };
  }
}

function unreachable(form: FormData, isLookup: boolean): ComplaintsReply {
  return isLookup
    ? { form: 'lookup', status: 'unreachable', answers: readAnswers(form, lookupFields) }
    : { form: 'send', status: 'unreachable', answers: readAnswers(form, complaintFields) };
}

/** A form that another page has begun, for whoever finds an impostor there: shown, and nothing is kept. */
function startForm(form: FormData): SendReply {
  const answers = readAnswers(form, complaintFields);
  const kind = complaintKinds.find((code) => code === form.get('start')) ?? '';
  return { form: 'send', status: 'started', answers: { ...answers, kind } };
}

async function receiveComplaint(
  services: Services,
  form: FormData,
  { clientAddress, device, language }: Visitor,
): Promise<{ cookie: string } | { reply: SendReply }> {
  const answers = readAnswers(form, complaintFields);
  const parsed = v.safeParse(sentComplaint, { ...answers, language }, { abortPipeEarly: true });
  if (!parsed.success) {
    const wrong = wrongFields(fieldErrors(parsed.issues), complaintFields);
    return { reply: { form: 'send', status: 'refused', wrong, answers } };
  }
  const { database, secrets } = services;
  const now = services.now();
  const sending = { clientAddress, now };
  // Of the device as well: many phones share an address, and another one's PIN is nobody's business.
  const key = await keyOfComplaint(database.db, secrets, { ...answers, device }, sending);
  const sent = await sendComplaint(database.db, services, parsed.output, { key, ...sending });
  if (sent.status === 'kept') return { cookie: await receiptHeader(services, sent) };
  // A key of answers is of these very answers.
  if (sent.status === 'key_reused') throw new Error('other answers under the key of these');
  return { reply: { form: 'send', ...sent, answers } };
}

async function receiveLookup(
  services: Services,
  form: FormData,
  { clientAddress }: Visitor,
): Promise<LookupReply> {
  const answers = readAnswers(form, lookupFields);
  const parsed = v.safeParse(lookupBody, answers, { abortPipeEarly: true });
  if (!parsed.success) {
    const wrong = wrongFields(fieldErrors(parsed.issues), lookupFields);
    return { form: 'lookup', status: 'refused', wrong, answers };
  }
  const { db } = services.database;
  const by = { clientAddress, now: services.now() };
  const found = await lookUpComplaint(db, services, parsed.output, by);
  // The PIN stands on the receipt alone.
  if (found.status === 'found')
    return { form: 'lookup', ...found, answers: { ...answers, pin: '' } };
  return { form: 'lookup', ...found, answers };
}
