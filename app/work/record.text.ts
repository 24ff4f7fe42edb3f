import { defineTexts } from '#app/i18n/text.ts';

/** What the rows of every desk say, and what is said of what was done to them. */
export const recordTexts = defineTexts({
  waiting: { en: 'Waiting', bn: 'অপেক্ষায়' },
  waitsToday: { en: 'today', bn: 'আজ' },
  waitsDay: { en: '1 day', bn: '১ দিন' },
  waitsDays: { en: '{count} days', bn: '{count} দিন' },
  dueToday: { en: 'call again: today', bn: 'আবার কল: আজ' },
  dueYesterday: { en: 'call again: yesterday', bn: 'আবার কল: গতকাল' },
  dueDays: { en: 'call {count} days late', bn: 'কল {count} দিন দেরি' },
  noNumber: { en: 'The number cannot be dialled', bn: 'নম্বরে কল করা যায় না' },
  sent: { en: 'Sent {moment}, Dhaka time', bn: 'পাঠানো {moment} (ঢাকার সময়)' },
  note: { en: 'Note the call', bn: 'কলের কথা লিখুন' },
  noted: { en: '{name}: the call is noted.', bn: '{name}: কলের কথা রাখা হয়েছে।' },
  print: { en: 'Print', bn: 'ছাপুন' },
  back: { en: 'Back to waiting', bn: 'আবার অপেক্ষায় রাখুন' },
  takenBack: { en: 'It is as it was before.', bn: 'আগের মতো করা হয়েছে।' },
  notTakenBack: {
    en: 'It could not be taken back any more. The list is up to date again.',
    bn: 'আর ফেরানো গেল না। তালিকাটি হালনাগাদ করা হয়েছে।',
  },
  already: {
    en: 'Somebody else has already done this. The list is up to date again.',
    bn: 'অন্য কেউ এটি আগেই করেছেন। তালিকাটি হালনাগাদ করা হয়েছে।',
  },
});

/** What is around every list of records. */
export const recordListTexts = defineTexts({
  views: { en: 'Show', bn: 'দেখান' },
  search: { en: 'Search', bn: 'খুঁজুন' },
  clear: { en: 'Clear search', bn: 'খোঁজা বাদ দিন' },
  exportCsv: { en: 'Export CSV', bn: 'CSV নামান' },
  listMore: { en: 'More about this list', bn: 'তালিকার আরও কাজ' },
  trash: { en: 'Trash', bn: 'মোছা জিনিস' },
});

/** What every list of deleted things says. */
export const trashListTexts = defineTexts({
  title: { en: 'Trash', bn: 'মোছা জিনিস' },
  lead: {
    en: 'What is deleted rests here for 30 days. Then it is erased.',
    bn: 'মোছা জিনিস এখানে ৩০ দিন থাকে, ফিরিয়ে আনা যায়। তারপর চিরতরে মুছে যায়।',
  },
  empty: { en: 'Nothing has been deleted.', bn: 'কিছু মোছা হয়নি।' },
  emptyHelp: { en: 'What you delete appears here.', bn: 'যা মুছবেন, তা এখানে আসবে।' },
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
