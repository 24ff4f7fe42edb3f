import { defineTexts } from '#app/i18n/text.ts';

export const formTexts = defineTexts({
  groupYou: { en: 'About you', bn: 'আপনার পরিচয়' },
  groupWork: { en: 'Your work', bn: 'আপনার কাজ' },
  groupPapers: { en: 'Papers and destination', bn: 'কাগজপত্র ও গন্তব্য' },
  optional: { en: '(optional)', bn: '(ইচ্ছা হলে)' },
  passportKept: {
    en: 'The passport number is kept only until you close this page.',
    bn: 'পাসপোর্ট নম্বর শুধু এই পাতা বন্ধ করা পর্যন্ত রাখা থাকে।',
  },
  helper: { en: 'Filling in for someone else?', bn: 'অন্য কারও হয়ে পূরণ করছেন?' },
  helperAdvice: {
    en: 'The rest is about the person who wants to go. Write here who you are.',
    bn: 'বাকি সব তথ্য হবে যিনি যেতে চান তাঁর। আপনি কে, এখানে লিখুন।',
  },
  noEmail: { en: 'I have no e-mail', bn: 'আমার ইমেইল নেই' },
  notSent: {
    en: 'Not sent. What you typed is still here.',
    bn: 'পাঠানো হয়নি। আপনার লেখা সব এখানেই আছে।',
  },
  check: { en: 'Check this answer.', bn: 'এই উত্তরটি দেখে নিন।' },
});
