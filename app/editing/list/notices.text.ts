import { defineTexts } from '#app/i18n/text.ts';

export const noticesTexts = defineTexts({
  title: { en: 'Notices', bn: 'নোটিশ' },
  draft: { en: 'Not published', bn: 'প্রকাশ হয়নি' },
  coming: { en: 'From {moment}', bn: '{moment} থেকে' },
  current: { en: 'Until {moment}', bn: '{moment} পর্যন্ত' },
  ended: { en: 'Has ended', bn: 'শেষ হয়েছে' },
  changed: { en: 'Draft', bn: 'খসড়া আছে' },
  urgent: { en: 'Urgent', bn: 'জরুরি' },
  endedOnes: { en: 'Ended notices', bn: 'শেষ হওয়া নোটিশ' },
  trash: { en: 'Deleted notices', bn: 'মোছা নোটিশ' },
  restoreNamed: { en: 'Take back: {name}', bn: 'ফিরিয়ে আনুন: {name}' },
  restored: {
    en: 'The notice is back as it was. If it still runs, visitors see it again.',
    bn: 'নোটিশটি আগের মতো ফিরেছে। সময় থাকলে সবাই আবার দেখতে পাচ্ছেন।',
  },
  notRestored: {
    en: 'It was not taken back: it is not in the trash any more, or ten others run meanwhile.',
    bn: 'ফেরানো যায়নি: এটি আর মোছার তালিকায় নেই, অথবা এর মধ্যে দশটি নোটিশ চলছে।',
  },
  removeNamed: { en: 'Delete the notice: {name}', bn: 'নোটিশ মুছুন: {name}' },
  question: { en: 'Delete the notice “{name}”?', bn: '“{name}” নোটিশটি মুছবেন?' },
  remove: { en: 'Delete', bn: 'মুছুন' },
  removed: { en: 'The notice is deleted.', bn: 'নোটিশটি মোছা হয়েছে।' },
  already: { en: 'Somebody else has deleted it already.', bn: 'আগেই কেউ এটি মুছেছেন।' },
  consequence: {
    en: 'Visitors see it no more. For 30 days it can be taken back.',
    bn: 'এটি আর কেউ দেখতে পাবেন না। ৩০ দিনের মধ্যে ফিরিয়ে আনা যাবে।',
  },
});
