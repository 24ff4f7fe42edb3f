import { defineTexts } from './text.ts';

/** What every public form says about the draft that it keeps on the device. */
export const draftTexts = defineTexts({
  kept: {
    en: 'What you type is kept on this phone until you send it, for 24 hours at most.',
    bn: 'আপনার লেখা পাঠানো পর্যন্ত এই ফোনে রাখা থাকে, সর্বোচ্চ ২৪ ঘণ্টা।',
  },
  notKept: {
    en: 'Nothing is kept on this phone. If you leave this page before sending, what you typed is gone.',
    bn: 'এই ফোনে কিছুই রাখা হচ্ছে না। পাঠানোর আগে পাতা ছেড়ে গেলে লেখা মুছে যাবে।',
  },
  shared: { en: 'This is someone else’s phone', bn: 'এটি অন্য কারও ফোন' },
  remove: { en: 'Delete what I typed', bn: 'আমার লেখা মুছে দিন' },
  removed: { en: 'What you typed is deleted.', bn: 'আপনার লেখা মুছে দেওয়া হয়েছে।' },
  undo: { en: 'Undo', bn: 'ফিরিয়ে আনুন' },
});
