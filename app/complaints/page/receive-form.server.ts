import { type GoesOn, type Visitor, checked } from '#app/forms/answer-form.server.ts';
import { textsOf } from '#app/forms/form-values.ts';
import { keyOfAnswers } from '#app/limits/submission-key.server.ts';
import { complaintKinds } from '../complaint.ts';
import { lookUpComplaint } from '../lookup/look-up.server.ts';
import { lookupBody } from '../lookup/lookup-body.ts';
import { receiptCookie } from '../receipt/receipt-cookie.server.ts';
import { sendComplaint } from '../sending/send-complaint.server.ts';
import { sentComplaint } from '../sent-complaint.ts';
import {
  type ComplaintsReply,
  type LookupReply,
  type SendReply,
  complaintFields,
  lookupFields,
} from './reply.ts';

/** Receives either form of the page. */
export async function receiveComplaintsForm(
  form: FormData,
  visitor: Visitor,
): Promise<ComplaintsReply | GoesOn> {
  if (form.has('start')) return startForm(form);
  return isLookup(form) ? receiveLookup(form, visitor) : receiveComplaint(form, visitor);
}

/** What either says with the database away. */
export function unreachable(form: FormData): ComplaintsReply {
  const status = 'unreachable';
  return isLookup(form)
    ? { form: 'lookup', status, answers: textsOf(form, lookupFields) }
    : { form: 'send', status, answers: textsOf(form, complaintFields) };
}

function isLookup(form: FormData): boolean {
  return form.get('form') === 'lookup';
}

/** A form that another page has begun, for whoever finds an impostor there: shown, and nothing is kept. */
function startForm(form: FormData): SendReply {
  const answers = textsOf(form, complaintFields);
  const kind = complaintKinds.find((code) => code === form.get('start')) ?? '';
  return { form: 'send', status: 'started', answers: { ...answers, kind } };
}

async function receiveComplaint(
  form: FormData,
  { services, request, clientAddress, language, now }: Visitor,
): Promise<SendReply | GoesOn> {
  const answers = textsOf(form, complaintFields);
  const typed = checked(sentComplaint, { ...answers, language });
  if (typed.wrong) return { form: 'send', status: 'refused', wrong: typed.wrong, answers };
  const { db } = services.database;
  // Of the device as well: many phones share an address, and another one's PIN is nobody's business.
  const device = request.headers.get('user-agent') ?? '';
  const sending = { table: 'complaint', clientAddress, now } as const;
  const key = await keyOfAnswers(db, services.secrets, { ...answers, device }, sending);
  const sent = await sendComplaint(db, services, typed.output, { key, clientAddress, now });
  if (sent.status === 'kept') {
    return { to: '/complaints/receipt', cookie: await receiptCookie.serialize(services, sent) };
  }
  // A key of answers is of these very answers.
  if (sent.status === 'key_reused') throw new Error('other answers under the key of these');
  return { form: 'send', ...sent, answers };
}

async function receiveLookup(
  form: FormData,
  { services, clientAddress, now }: Visitor,
): Promise<LookupReply> {
  const answers = textsOf(form, lookupFields);
  const typed = checked(lookupBody, answers);
  if (typed.wrong) return { form: 'lookup', status: 'refused', wrong: typed.wrong, answers };
  const by = { clientAddress, now };
  const found = await lookUpComplaint(services.database.db, services, typed.output, by);
  // The PIN stands on the receipt alone.
  const pin = found.status === 'found' ? '' : answers.pin;
  return { form: 'lookup', ...found, answers: { ...answers, pin } };
}
