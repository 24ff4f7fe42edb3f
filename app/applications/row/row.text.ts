import { defineTexts } from '#app/i18n/text.ts';

/** What the row of an application says, and what it holds unfolded. */
export const rowTexts = defineTexts({
  waitsToday: { en: 'today', bn: 'আজ' },
  waitsDay: { en: '1 day', bn: '১ দিন' },
  waitsDays: { en: '{count} days', bn: '{count} দিন' },
  dueToday: { en: 'call again: today', bn: 'আবার কল: আজ' },
  dueYesterday: { en: 'call again: yesterday', bn: 'আবার কল: গতকাল' },
  dueDays: { en: 'call {count} days late', bn: 'কল {count} দিন দেরি' },
  noNumber: { en: 'The number cannot be dialled', bn: 'নম্বরে কল করা যায় না' },
  sent: { en: 'Sent {moment}, Dhaka time', bn: 'পাঠানো {moment} (ঢাকার সময়)' },
  note: { en: 'Note the call', bn: 'কলের কথা লিখুন' },
  more: { en: 'More: print, back to waiting, delete', bn: 'আরও: ছাপা, আবার অপেক্ষায়, মুছে ফেলা' },
  openCase: { en: 'Open case', bn: 'কেস খুলুন' },
  print: { en: 'Print', bn: 'ছাপুন' },
  back: { en: 'Back to waiting', bn: 'আবার অপেক্ষায় রাখুন' },
  backQuestion: { en: 'Put {name} back to waiting?', bn: '{name}-কে আবার অপেক্ষায় রাখবেন?' },
  backAdvice: {
    en: 'The reason is kept with the calls, and the history says who did it.',
    bn: 'কারণটি কলের তালিকায় থাকবে, আর কে করেছেন তা ইতিহাসে থাকবে।',
  },
  meanwhile: {
    en: 'Somebody else has changed this application meanwhile: it is now at “{stage}”. Press again to put it back all the same.',
    bn: 'এর মধ্যে অন্য কেউ আবেদনটি বদলেছেন: এখন “{stage}” ধাপে। তবু আবার অপেক্ষায় রাখতে চাইলে আবার চাপুন।',
  },
  reason: { en: 'Why?', bn: 'কেন?' },
  reasonLength: { en: '3 to 300 characters', bn: 'এক-দুই কথায়' },
  reasonExample: { en: 'I marked the wrong person.', bn: 'ভুল জনকে চিহ্নিত করেছিলাম।' },
  isBack: { en: '{name} is waiting for a call again.', bn: '{name} আবার কলের অপেক্ষায়।' },
  noted: { en: '{name}: the call is noted.', bn: '{name}: কলের কথা রাখা হয়েছে।' },
});
