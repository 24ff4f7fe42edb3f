import { defineTexts } from '#app/i18n/text.ts';

/** The words of the form. Fixed by the specification: `noMatch`. */
export const lookupTexts = defineTexts({
  receiptNumber: { en: 'Receipt number', bn: 'রসিদ নম্বর' },
  receiptHint: {
    en: '8 letters and digits, in capitals on your receipt.',
    bn: 'রসিদে বড় অক্ষরে লেখা ৮টি অক্ষর ও সংখ্যা।',
  },
  phoneEnd: {
    en: 'Last 6 digits of the phone number you gave us',
    bn: 'আবেদনে দেওয়া ফোনের শেষ ৬টি সংখ্যা',
  },
  phoneExample: { en: '456789', bn: '৪৫৬৭৮৯' },
  phoneHint: {
    en: 'In English or Bengali digits.',
    bn: 'বাংলা বা ইংরেজি সংখ্যা, দুটোই চলবে।',
  },
  changed: { en: 'My number has changed', bn: 'আমার নম্বর বদলে গেছে' },
  birthYear: { en: 'Year of birth', bn: 'জন্মের বছর' },
  yearExample: { en: '1996', bn: '১৯৯৬' },
  yearHint: {
    en: 'With it you need no digits of the phone number.',
    bn: 'এটি লিখলে ফোনের সংখ্যা লাগবে না।',
  },
  show: { en: 'Show how it stands', bn: 'খবর দেখুন' },
  lost: { en: 'Have you lost the receipt?', bn: 'রসিদ হারিয়ে গেছে?' },
  lostAdvice: {
    en: 'Call us, and say your name, your phone number and your year of birth.',
    bn: 'ফোন করুন। নাম, ফোন নম্বর আর জন্মসাল বলবেন।',
  },
  noMatch: {
    en: 'Receipt number and digits of the phone do not match. Compare them, or call us.',
    bn: 'রসিদ নম্বর আর ফোনের সংখ্যা মিলছে না। মিলিয়ে দেখুন, অথবা ফোন করুন।',
  },
  refused: {
    en: 'Correct what is marked, then try again.',
    bn: 'চিহ্নিত ঘর ঠিক করে আবার চেষ্টা করুন।',
  },
  tooMany: {
    en: 'There were too many tries. Try again in {wait}, or call us.',
    bn: 'অনেকবার চেষ্টা হয়েছে। {wait} পরে আবার চেষ্টা করুন, অথবা ফোন করুন।',
  },
  unreachable: {
    en: 'We cannot look it up just now. What you typed is still here: try again in a minute, or call us.',
    bn: 'এই মুহূর্তে খুঁজে দেখা যাচ্ছে না। আপনার লেখা এখানেই আছে: এক মিনিট পরে আবার চেষ্টা করুন, অথবা ফোন করুন।',
  },
  switchedOff: {
    en: 'You cannot look this up here at the moment. Call us: we tell you by telephone how your application stands.',
    bn: 'এখন এখানে খবর দেখা যাচ্ছে না। আমাদের ফোন করুন, আবেদনের খবর ফোনেই জানাব।',
  },
  receiptMissing: {
    en: 'Write the number that stands on your receipt.',
    bn: 'রসিদে যে নম্বর আছে, সেটি লিখুন।',
  },
  phoneMissing: {
    en: 'Write at least the last 6 digits of your phone number.',
    bn: 'ফোন নম্বরের অন্তত শেষ ৬টি সংখ্যা লিখুন।',
  },
  phoneTooLong: {
    en: 'Write one phone number only, or its last 6 digits.',
    bn: 'একটিই ফোন নম্বর লিখুন, অথবা তার শেষ ৬টি সংখ্যা।',
  },
  yearWrong: {
    en: 'Write the year with 4 digits.',
    bn: 'বছরটি ৪টি সংখ্যায় লিখুন।',
  },
});
