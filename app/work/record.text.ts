import { defineTexts } from '#app/i18n/text.ts';

/** What the rows of every desk say, and what is said of what was done to them. */
export const recordTexts = defineTexts({
  waiting: { en: 'Waiting', bn: 'অপেক্ষায়' },
  waitsToday: { en: 'today', bn: 'আজ' },
  waitsDay: { en: '1 day', bn: '১ দিন' },
  waitsDays: { en: '{count} days', bn: '{count} দিন' },
  dueToday: { en: 'call again: today', bn: 'আবার কল: আজ' },
  dueYesterday: { en: 'call again: yesterday', bn: 'আবার কল: গতকাল' },
  dueDays: { en: 'call {count} days late', bn: 'কল {count} দিন দেরি' },
  noNumber: { en: 'The number cannot be dialled', bn: 'নম্বরে কল করা যায় না' },
  sent: { en: 'Sent {moment}, Dhaka time', bn: 'পাঠানো {moment} (ঢাকার সময়)' },
  note: { en: 'Note the call', bn: 'কলের কথা লিখুন' },
  noted: { en: '{name}: the call is noted.', bn: '{name}: কলের কথা রাখা হয়েছে।' },
  print: { en: 'Print', bn: 'ছাপুন' },
  back: { en: 'Back to waiting', bn: 'আবার অপেক্ষায় রাখুন' },
  takenBack: { en: 'It is as it was before.', bn: 'আগের মতো করা হয়েছে।' },
  notTakenBack: {
    en: 'It could not be taken back any more. The list is up to date again.',
    bn: 'আর ফেরানো গেল না। তালিকাটি হালনাগাদ করা হয়েছে।',
  },
  already: {
    en: 'Somebody else has already done this. The list is up to date again.',
    bn: 'অন্য কেউ এটি আগেই করেছেন। তালিকাটি হালনাগাদ করা হয়েছে।',
  },
});
