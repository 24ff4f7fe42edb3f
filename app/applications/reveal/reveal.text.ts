import { defineTexts } from '#app/i18n/text.ts';

/** Asking for a whole passport number. */
export const revealTexts = defineTexts({
  reveal: { en: 'Show whole number', bn: 'পুরো নম্বর দেখুন' },
  why: { en: 'What is the number needed for?', bn: 'নম্বরটি কেন দরকার?' },
  advice: {
    en: 'The history keeps who has seen it and why.',
    bn: 'কে কেন দেখেছেন, ইতিহাসে থাকবে।',
  },
  reason: { en: 'Reason', bn: 'কারণ' },
  choose: { en: 'Please choose', bn: 'বেছে নিন' },
  note: { en: 'In words', bn: 'কথায় লিখুন' },
  noteOptional: { en: '(optional)', bn: '(না লিখলেও হবে)' },
  noteMissing: { en: 'Please write at least 5 characters.', bn: 'অন্তত ৫ অক্ষর লিখুন।' },
  show: { en: 'Show', bn: 'দেখান' },
  unreadable: { en: 'Cannot be read', bn: 'পড়া যাচ্ছে না' },
});
