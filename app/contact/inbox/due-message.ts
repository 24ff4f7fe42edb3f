import { lastCall } from '#app/calls/last-call.ts';
import { callApi } from '#app/http/api-client.ts';
import { defineTexts } from '#app/i18n/text.ts';
import type { DueKind } from '#app/work/due.ts';
import { messageDeskTexts } from './inbox.text.ts';
import { messageActs } from './message-acts.ts';
import type { DueMessage } from './message.ts';
import { writerGreeting } from './writer-greeting.ts';

const texts = defineTexts({
  calls: { en: 'calls about messages', bn: 'বার্তার কল' },
  call: { en: 'Call again, wrote a message', bn: 'আবার কল, বার্তা পাঠিয়েছেন' },
});

/** Somebody who wrote, and is to be called again. */
export const messageKind: DueKind<DueMessage> = {
  icon: 'inbox',
  counted: texts.calls,
  idOf: ({ message }) => message,
  subjectOf: ({ name }) => name,
  whatOf: (_, language) => texts.call[language],
  detailOf: lastCall,
  addressOf: () => '/admin/inbox',
  whoOf: ({ phone }) => ({ phone }),
  greetingOf: writerGreeting,
  act: {
    by: 'call',
    acts: {
      ...messageActs,
      uncall: (id) => callApi('DELETE /api/contact/:id/call', { params: { id } }),
    },
    offerOf: () => messageDeskTexts.markToo,
    recordOf: ({ version, outcome, note, dueOn: followUpOn }) => ({
      version,
      outcome,
      note,
      followUpOn,
    }),
  },
};
