import { defineTexts } from '#app/i18n/text.ts';

export const staffApplicationsTexts = defineTexts({
  title: { en: 'All Application', bn: 'সব আবেদন' },
  empty: { en: 'No applications available.', bn: 'কোনো আবেদন নেই।' },
  emptyHelp: {
    en: 'New applications appear here as soon as they are sent.',
    bn: 'নতুন আবেদন পাঠানো হলেই এখানে দেখা যাবে।',
  },
  more: { en: 'LOAD MORE APPLICATIONS', bn: 'আরও আবেদন দেখুন' },
  waiting: { en: 'Waiting', bn: 'অপেক্ষায়' },
  contacted: { en: 'Contacted', bn: 'কথা হয়েছে' },
  receipt: { en: 'Receipt number', bn: 'রসিদ নম্বর' },
  notGiven: { en: 'Not given', bn: 'জানানো হয়নি' },
  mark: { en: 'MARK AS CONTACTED', bn: 'কথা হয়েছে বলে চিহ্নিত করুন' },
  marked: { en: 'CONTACTED', bn: 'কথা হয়েছে' },
  markToo: { en: 'Mark as contacted too', bn: 'কথা হয়েছে বলেও চিহ্নিত করুন' },
  nowMarked: { en: '{name} is marked as contacted.', bn: '{name}: কথা হয়েছে বলে চিহ্নিত।' },
  remove: { en: 'DELETE', bn: 'মুছুন' },
  removeNamed: { en: 'Delete application of {name}', bn: '{name}-এর আবেদন মুছুন' },
  markNamed: {
    en: 'MARK AS CONTACTED: {name}',
    bn: 'কথা হয়েছে বলে চিহ্নিত করুন: {name}',
  },
  question: { en: 'Delete the application of {name}?', bn: '{name}-এর আবেদন মুছবেন?' },
  consequence: {
    en: 'It disappears from the list of everybody in the office, and rests in the trash for 30 days.',
    bn: 'অফিসের সবার তালিকা থেকে এটি সরে যাবে। ৩০ দিন পর্যন্ত ফেরানো যাবে।',
  },
  removed: { en: 'the application has been deleted', bn: 'আবেদনটি মুছে ফেলা হয়েছে' },
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
