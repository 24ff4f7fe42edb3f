import { defineTexts } from '#app/i18n/text.ts';

export const asideTexts = defineTexts({
  numbers: { en: 'Our numbers', bn: 'আমাদের নম্বর' },
  remember: { en: 'Remember', bn: 'মনে রাখুন' },
  phone: { en: 'We never ask for money by telephone.', bn: 'আমরা ফোনে টাকা চাই না।' },
  name: {
    en: 'A name proves nothing; check the number.',
    bn: 'নাম কোনো প্রমাণ নয়, নম্বর মিলিয়ে দেখুন।',
  },
  receipt: {
    en: 'Pay only at the office, against a numbered receipt.',
    bn: 'টাকা শুধু অফিসে, নম্বর দেওয়া রসিদ নিয়ে।',
  },
  impostor: { en: 'Does somebody pretend to be us?', bn: 'কেউ আমাদের নাম ভাঙাচ্ছে?' },
  impostorAdvice: {
    en: 'Tell us. You need not give your name.',
    bn: 'আমাদের জানান। আপনার নাম দিতে হবে না।',
  },
  tell: { en: 'Tell us of an impostor', bn: 'প্রতারকের কথা জানান' },
  print: { en: 'Print on one page', bn: 'এক পাতায় ছাপুন' },
});
