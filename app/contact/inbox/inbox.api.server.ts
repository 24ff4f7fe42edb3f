import * as v from 'valibot';
import { pageQuery } from '#app/database/keyset-page.server.ts';
import { file, listOf, ok } from '#app/http/answers.server.ts';
import { json, jsonOrForm } from '#app/http/bodies.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import {
  type Column,
  countEach,
  csvDownload,
  csvPieces,
  everyOne,
  wordOf,
  wordsOf,
} from '#app/work/work-list.server.ts';
import { exportLanguage, trashedOf } from '#app/work/work-list.ts';
import {
  calls,
  marking,
  notingCall,
  reading,
  removing,
  restoring,
  trash,
  viewCounts,
} from '#app/work/work-routes.server.ts';
import {
  countMessages,
  findMessages,
  listMessageTrash,
  readMessage,
} from './find-messages.server.ts';
import {
  markAnswered,
  messageCalls,
  messages,
  returnToWaiting,
  undoAnswered,
} from './message-changes.server.ts';
import { type Message, backToWaiting, message, messageSearch, messageViews } from './message.ts';
import { callTexts } from '#app/calls/calls.text.ts';
import { dhakaTime, readablePhone } from '#app/http/csv.server.ts';
import { defineTexts } from '#app/i18n/text.ts';
import { messageDeskTexts, messageFlagTexts, messageTexts } from './inbox.text.ts';

/** What staff read and change of the contact messages. */
export const inboxRoutes = staffRoutes('Contact')
  .route(
    'GET /api/contact',
    {
      summary:
        'The contact messages of a view: whoever waits the longest first, in others the newest',
      query: v.object({ view: messageSearch.entries.view, ...pageQuery.entries }),
      answer: listOf(message, 'Messages'),
    },
    ({ db, query }) => findMessages(db, { view: query.view, q: '' }, query),
  )
  .route(
    'GET /api/contact/counts',
    ...viewCounts(
      'How many messages each view has, up to a thousand',
      [messageViews, 'A number for each, and whether there are more'],
      ({ db }) => countEach(messageViews, (view) => countMessages(db, { view, q: '' })),
    ),
  )
  .route(
    'POST /api/contact/search',
    {
      summary: 'The messages of a view that hold what was typed, in the same order',
      query: pageQuery,
      body: json(messageSearch),
      answer: listOf(message, 'Messages'),
    },
    ({ db, query, body }) => findMessages(db, body, query),
  )
  .route(
    'POST /api/contact/export',
    {
      summary: 'The same as CSV, the search sent as JSON or as a form; the export is logged',
      body: jsonOrForm(v.object({ ...messageSearch.entries, language: exportLanguage })),
      answer: file('text/csv', 'A file'),
    },
    async (scope) => {
      const { db, body } = scope;
      const { count } = await countMessages(db, body, everyOne);
      return csvDownload(
        scope,
        { action: 'message.exported', subject: `count=${count}`, name: 'sampan-messages' },
        csvPieces(messageColumns, (request) => findMessages(db, body, request), body.language),
      );
    },
  )
  .route(
    'GET /api/contact/trash',
    ...trash(
      'The messages that were deleted in the last 30 days, the latest first',
      [trashedOf(message.entries), 'Messages'],
      ({ db, query, now }) => listMessageTrash(db, query, now),
    ),
  )
  // Those about a single one come last, because `:id` fits every word.
  .route(
    'GET /api/contact/:id/calls',
    ...calls(
      'The calls about a message that were noted, newest first, at most a hundred',
      'message',
    ),
  )
  .route(
    'GET /api/contact/:id',
    ...reading('One message as the inbox has it', [message, 'The message'], ({ db, params }) =>
      readMessage(db, params.id),
    ),
  )
  .route(
    'PATCH /api/contact/answered/:id',
    ...marking('Mark a message as answered', 'How many were marked', markAnswered),
  )
  .route(
    'DELETE /api/contact/answered/:id',
    ...marking('Take back a mark that one has just set', 'How many were taken back', undoAnswered),
  )
  .route(
    'POST /api/contact/:id/waiting',
    {
      summary:
        'Put an answered message back among those that wait, if the record is still of the version that one saw; the reason is kept in its call log',
      body: json(backToWaiting),
      answer: ok(message, 'The message as it is now'),
      refuses: ['not_found', 'changed_meanwhile'],
    },
    async ({ db, params: { id }, body, staff, now, refuse }) => {
      const count = await returnToWaiting(db, { id, actor: staff.id, now }, body);
      const fresh = await readMessage(db, id);
      if (!fresh) throw refuse('not_found');
      if (count === 0) throw refuse('changed_meanwhile');
      return fresh;
    },
  )
  .route(
    'PUT /api/contact/:id/call',
    ...notingCall([message, 'The message as it is now'], messageCalls.note, ({ db, params }) =>
      readMessage(db, params.id),
    ),
  )
  .route(
    'DELETE /api/contact/:id/call',
    ...marking(
      'Take back a call that one has just noted',
      'How many were taken back',
      messageCalls.undo,
    ),
  )
  .route(
    'POST /api/contact/:id/restore',
    ...restoring('Take a deleted message back from the trash', messages.restore),
  )
  .route('DELETE /api/contact/:id', ...removing('Delete a message', messages.remove));

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
const messageColumns: Column<Message>[] = [
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
