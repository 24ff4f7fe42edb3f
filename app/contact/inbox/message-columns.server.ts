import { callTexts } from '#app/calls/calls.text.ts';
import { dhakaTime, readablePhone } from '#app/http/csv.server.ts';
import { defineTexts } from '#app/i18n/text.ts';
import { type Column, wordOf, wordsOf } from '#app/work/work-list.server.ts';
import { messageDeskTexts, messageFlagTexts, messageTexts } from './inbox.text.ts';
import type { Message } from './message.ts';

const heads = defineTexts({
  sent: { en: 'Sent (Dhaka)', bn: 'এসেছে (ঢাকার সময়)' },
  form: { en: 'Form', bn: 'ফরম' },
  state: { en: 'State', bn: 'অবস্থা' },
  name: { en: 'Name', bn: 'নাম' },
  phone: { en: 'Phone', bn: 'ফোন' },
  typed: { en: 'Phone as typed', bn: 'ফোন, যেমন লেখা' },
  email: { en: 'E-mail', bn: 'ইমেইল' },
  question: { en: 'Question', bn: 'প্রশ্ন' },
  from: { en: 'From', bn: 'কোথা থেকে' },
  to: { en: 'To', bn: 'কোথায়' },
  day: { en: 'Day of travel', bn: 'যাওয়ার দিন' },
  trip: { en: 'Trip', bn: 'যাত্রা' },
  travellers: { en: 'Travellers', bn: 'কত জন' },
  mail: { en: 'Mail', bn: 'ইমেইলে খবর' },
  outcome: { en: 'Outcome', bn: 'কল করে কী হলো' },
  again: { en: 'Call again on', bn: 'আবার কল' },
  note: { en: 'Note', bn: 'নোট' },
  flags: { en: 'To check', bn: 'দেখে নেওয়ার মতো' },
});
const forms = {
  contact: { en: 'Contact', bn: 'যোগাযোগ' },
  airticket: messageTexts.airTicket,
  employer: messageTexts.employer,
};
const states = { waiting: { en: 'Waiting', bn: 'অপেক্ষায়' }, answered: messageDeskTexts.done };
const mails = {
  waiting: { en: 'on its way', bn: 'যাচ্ছে' },
  sent: { en: 'sent', bn: 'গেছে' },
  failed: { en: 'failed', bn: 'যায়নি' },
};

/** What an export says of each message. */
export const messageColumns: Column<Message>[] = [
  [heads.sent, ({ createdAt }) => dhakaTime(createdAt)],
  [heads.form, ({ kind }, language) => wordOf(forms, kind, language)],
  [
    heads.state,
    ({ answered }, language) => wordOf(states, answered ? 'answered' : 'waiting', language),
  ],
  [heads.name, ({ name }) => name],
  [heads.phone, ({ phoneE164 }) => readablePhone(phoneE164)],
  [heads.typed, ({ number }) => number],
  [heads.email, ({ email }) => email],
  [messageTexts.reference, ({ reference }) => reference],
  [messageTexts.address, ({ address }) => address],
  [heads.question, ({ question }) => question],
  [heads.from, ({ from }) => from],
  [heads.to, ({ to }) => to],
  [heads.day, ({ travelOn }) => travelOn ?? ''],
  [heads.trip, ({ trip }, language) => wordOf(messageTexts, trip, language)],
  [heads.travellers, ({ travellers }) => travellers?.toString() ?? ''],
  [heads.mail, ({ mailStatus }, language) => wordOf(mails, mailStatus, language)],
  [heads.outcome, ({ outcome }, language) => wordOf(callTexts, outcome, language)],
  [heads.again, ({ followUpOn }) => followUpOn ?? ''],
  [heads.note, ({ note }) => note],
  [heads.flags, ({ flags }, language) => wordsOf(messageFlagTexts, flags, language)],
];
