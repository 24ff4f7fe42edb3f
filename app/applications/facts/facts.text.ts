import { defineTexts } from '#app/i18n/text.ts';

/** Names of fields where that of `staff-fields.ts` does not serve. */
export const factLabels = defineTexts({
  destination: { en: 'Destination', bn: 'গন্তব্য' },
  jobOrder: { en: 'Job order', bn: 'চাকরির অর্ডার' },
  terms: { en: 'Twelve lines', bn: '১২ কথা' },
  helperPhone: { en: 'Phone of who filled it in', bn: 'যিনি পূরণ করেছেন তাঁর ফোন' },
});

/** What was answered, correcting it, and what was corrected. */
export const factTexts = defineTexts({
  heading: { en: 'Answers', bn: 'আবেদনের উত্তর' },
  rest: { en: '{count} more', bn: 'আরও {count}টি' },
  correct: { en: 'Correct: {field}', bn: 'সংশোধন: {field}' },
  passportHint: {
    en: 'Now {value}. Leave it empty to keep it.',
    bn: 'এখন {value}। না বদলালে খালি রাখুন।',
  },
  notGiven: { en: 'not given', bn: 'জানানো হয়নি' },
  reason: { en: 'Why', bn: 'কেন' },
  typedWrong: { en: 'Typed wrong', bn: 'ভুল লেখা ছিল' },
  hasChanged: { en: 'Has changed', bn: 'বদলেছে' },
  wrong: { en: 'This cannot be stored as it is.', bn: 'এভাবে রাখা যায় না।' },
  save: { en: 'Save', bn: 'রাখুন' },
  corrected: { en: 'Corrected: {field}', bn: 'সংশোধন হয়েছে: {field}' },
  history: { en: 'Corrected before ({count})', bn: 'আগে ঠিক করা ({count})' },
  from: { en: 'before', bn: 'আগে' },
  to: { en: 'now', bn: 'এখন' },
  someone: { en: 'Somebody', bn: 'কেউ' },
});
