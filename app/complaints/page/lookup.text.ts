import { defineTexts } from '#app/i18n/text.ts';

/** The words of the look-up and of what it finds. */
export const lookupTexts = defineTexts({
  title: { en: 'Has it been answered?', bn: 'আগের অভিযোগের খবর' },
  reference: { en: 'Number', bn: 'নম্বর' },
  pin: { en: 'PIN', bn: 'পিন' },
  show: { en: 'Show how it stands', bn: 'খবর দেখুন' },
  referenceMissing: { en: 'Write the number of your complaint.', bn: 'অভিযোগের নম্বরটি লিখুন।' },
  pinWrong: { en: 'Write the 6 digits of the PIN.', bn: 'পিনের ৬টি সংখ্যা লিখুন।' },
  noMatch: {
    en: 'Number and PIN do not match. Compare them, or call us.',
    bn: 'নম্বর আর পিন মিলছে না। মিলিয়ে দেখুন, অথবা ফোন করুন।',
  },
  tooMany: {
    en: 'There were too many tries. Try again in {wait}, or call us.',
    bn: 'অনেকবার চেষ্টা হয়েছে। {wait} পরে আবার চেষ্টা করুন, অথবা ফোন করুন।',
  },
  unreachable: {
    en: 'We cannot look it up just now. What you typed is still here: try again in a minute, or call us.',
    bn: 'এই মুহূর্তে খুঁজে দেখা যাচ্ছে না। আপনার লেখা এখানেই আছে: এক মিনিট পরে আবার চেষ্টা করুন, অথবা ফোন করুন।',
  },
  since: { en: 'since {day}', bn: '{day} থেকে' },
  answer: { en: 'Our answer', bn: 'আমাদের উত্তর' },
  noAnswer: { en: 'There is no answer yet.', bn: 'এখনো উত্তর লেখা হয়নি।' },
});
