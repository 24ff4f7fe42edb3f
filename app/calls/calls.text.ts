import { defineTexts } from '#app/i18n/text.ts';

/** What staff read where they call somebody and note how it went. */
export const callTexts = defineTexts({
  call: { en: 'Call', bn: 'কল করুন' },
  callNamed: { en: 'Call {name}', bn: '{name}-কে কল করুন' },
  chat: { en: 'WhatsApp', bn: 'হোয়াটসঅ্যাপ' },
  chatNamed: { en: 'Write to {name} on WhatsApp', bn: '{name}-কে হোয়াটসঅ্যাপে লিখুন' },
  outcome: { en: 'How the call went', bn: 'কল করে কী হলো?' },
  reached: { en: 'Reached', bn: 'ধরেছেন' },
  no_answer: { en: 'No answer', bn: 'ধরেননি' },
  call_later: { en: 'Call later', bn: 'পরে কল' },
  wrong_number: { en: 'Wrong number', bn: 'ভুল নম্বর' },
  not_interested: { en: 'Not interested', bn: 'আগ্রহী নন' },
  back_to_waiting: { en: 'Back to waiting', bn: 'আবার অপেক্ষায়' },
  followUpOn: { en: 'Call again on', bn: 'আবার কল করার তারিখ' },
  note: { en: 'Note', bn: 'নোট' },
  noteExample: { en: 'What was said, what was promised?', bn: 'কী বললেন, কী কথা দিলেন?' },
  save: { en: 'Save', bn: 'রাখুন' },
  saveToo: { en: 'Save mine too', bn: 'আমারটাও রাখুন' },
  saved: { en: 'Saved.', bn: 'রাখা হয়েছে।' },
  changed: {
    en: 'Somebody else has changed this record meanwhile. Yours is not saved yet. Theirs is:',
    bn: 'এর মধ্যে অন্য কেউ এটি বদলেছেন। আপনারটা এখনো রাখা হয়নি। তাঁরটা হলো:',
  },
  invalid: {
    en: 'Choose a day from today on, and keep the note under 1,000 characters.',
    bn: 'আজ বা পরের কোনো তারিখ দিন, আর নোট ১,০০০ অক্ষরের মধ্যে রাখুন।',
  },
  log: { en: 'Calls so far', bn: 'আগের কল' },
  noCalls: { en: 'No call is noted yet.', bn: 'এখনো কোনো কল লেখা হয়নি।' },
  noteAlone: { en: 'Note', bn: 'নোট' },
  unknownCaller: { en: 'not known who', bn: 'কে, তা জানা নেই' },
  againOn: { en: 'Call again on {day}', bn: 'আবার কল: {day}' },
});
