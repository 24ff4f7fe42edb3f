import { defineTexts } from '#app/i18n/text.ts';

/** Names of fields where that of `staff-fields.ts` does not serve. */
export const factLabels = defineTexts({
  destination: { en: 'Destination', bn: 'গন্তব্য' },
  helperPhone: { en: 'Phone of who filled it in', bn: 'যিনি পূরণ করেছেন তাঁর ফোন' },
});

/** Correcting what was typed, and what was corrected. */
export const factTexts = defineTexts({
  correct: { en: 'Correct', bn: 'ঠিক করুন' },
  title: { en: 'Correct the facts of {name}', bn: '{name}: তথ্য ঠিক করুন' },
  advice: {
    en: 'What stood there first stays readable below the facts.',
    bn: 'আগে যা লেখা ছিল তা তথ্যের নিচে পড়া যাবে।',
  },
  passportHint: {
    en: 'Now {value}. Leave it empty to keep it.',
    bn: 'এখন {value}। না বদলালে খালি রাখুন।',
  },
  notGiven: { en: 'not given', bn: 'জানানো হয়নি' },
  reason: { en: 'Why it is corrected', bn: 'কেন ঠিক করা হচ্ছে' },
  reasonHint: { en: '3 to 300 characters', bn: 'এক-দুই কথায়' },
  reasonMissing: {
    en: 'Please write why: 3 to 300 characters.',
    bn: 'কারণ লিখুন: ৩ থেকে ৩০০ অক্ষর।',
  },
  wrong: { en: 'This cannot be stored as it is.', bn: 'এভাবে রাখা যায় না।' },
  nothing: { en: 'Nothing is different yet.', bn: 'এখনো কিছুই বদলানো হয়নি।' },
  meanwhile: {
    en: 'Somebody else has changed this case meanwhile. What it says now stands at the fields. Yours is still here: press again to keep it.',
    bn: 'এর মধ্যে অন্য কেউ কেসটি বদলেছেন। এখন কী আছে তা ঘরের নিচে। আপনারটি আছে: রাখতে আবার চাপুন।',
  },
  theirs: { en: 'It now says: {value}', bn: 'এখন আছে: {value}' },
  save: { en: 'Correct', bn: 'ঠিক করুন' },
  saveAnyway: { en: 'Correct all the same', bn: 'তবু ঠিক করুন' },
  corrected: { en: 'The facts are corrected.', bn: 'তথ্য ঠিক করা হয়েছে।' },
  history: { en: 'Corrected before ({count})', bn: 'আগে ঠিক করা ({count})' },
  from: { en: 'before', bn: 'আগে' },
  to: { en: 'now', bn: 'এখন' },
  someone: { en: 'Somebody', bn: 'কেউ' },
});
