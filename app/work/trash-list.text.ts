import { defineTexts } from '#app/i18n/text.ts';

/** What every list of deleted things says. */
export const trashListTexts = defineTexts({
  empty: { en: 'Nothing has been deleted.', bn: 'কিছু মোছা হয়নি।' },
  more: { en: 'SHOW MORE', bn: 'আরও দেখুন' },
  deleted: { en: 'Deleted on {day}', bn: 'মোছা হয়েছে {day}' },
  deletedBy: { en: 'Deleted on {day} by {who}', bn: '{day} তারিখে মুছেছেন {who}' },
  lastDay: {
    en: 'Today is the last day to take it back.',
    bn: 'ফিরিয়ে আনার আজই শেষ দিন।',
  },
  oneDay: { en: '1 more day to take it back', bn: 'ফিরিয়ে আনার আর ১ দিন আছে' },
  daysLeft: { en: '{days} more days to take it back', bn: 'ফিরিয়ে আনার আর {days} দিন আছে' },
  restore: { en: 'Take back', bn: 'ফিরিয়ে আনুন' },
  notRestored: {
    en: 'It could not be taken back. The list is up to date again.',
    bn: 'ফেরানো গেল না। তালিকাটি হালনাগাদ করা হয়েছে।',
  },
});
