import { defineTexts } from '#app/i18n/text.ts';

/** The words of the receipt of a complaint. */
export const receiptTexts = defineTexts({
  title: { en: 'Your complaint', bn: 'আপনার অভিযোগ' },
  taken: { en: 'We have your complaint.', bn: 'আপনার অভিযোগ পেয়েছি।' },
  reference: { en: 'Number of your complaint', bn: 'অভিযোগের নম্বর' },
  pin: { en: 'Secret PIN', bn: 'গোপন পিন' },
  receivedAt: { en: 'Received', bn: 'জমার তারিখ' },
  closeBy: { en: 'We finish it', bn: 'শেষ করব' },
  closeByDay: { en: 'by {day}', bn: '{day} তারিখের মধ্যে' },
  weAnswer: { en: 'We answer', bn: 'আমরা উত্তর দেব' },
  answerBy: { en: 'by {day}', bn: '{day} তারিখের মধ্যে' },
  answerHere: {
    en: 'You read the answer with number and PIN on the page of complaints.',
    bn: 'নম্বর ও পিন দিয়ে অভিযোগের পাতায় উত্তর পড়তে পারবেন।',
  },
  noMoney: {
    en: 'Nobody may ask you for money for an answer.',
    bn: 'উত্তরের জন্য কেউ আপনার কাছে টাকা চাইতে পারেন না।',
  },
  keepPin: {
    en: 'Tell nobody the PIN, not even our officers.',
    bn: 'পিন কাউকে বলবেন না, আমাদের কর্মকর্তাকেও না।',
  },
  keepHeading: { en: 'Keep number and PIN now', bn: 'নম্বর ও পিন এখনই রাখুন' },
  keep: {
    en: 'Keep the picture, or write both down. This page shows the PIN for 15 minutes, and nobody can tell it to you later.',
    bn: 'ছবি করে রাখুন, অথবা দুটিই লিখে নিন। এই পাতায় পিন ১৫ মিনিট থাকে, পরে কেউ আর বলে দিতে পারবে না।',
  },
  pinGone: {
    en: 'You have sent this complaint before. Its PIN was shown then, and is not shown again. If you did not keep it, call us.',
    bn: 'এই অভিযোগ আগেই পাঠিয়েছেন। পিন তখন দেখানো হয়েছে, আর দেখানো হয় না। রাখা না থাকলে আমাদের ফোন করুন।',
  },
  toLookup: { en: 'Read the answer later', bn: 'পরে উত্তর দেখুন' },
  toHome: { en: 'Go to the home page', bn: 'মূল পাতায় যান' },
});
