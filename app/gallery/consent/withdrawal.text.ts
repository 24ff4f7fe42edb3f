import { defineTexts } from '#app/i18n/text.ts';

export const withdrawalTexts = defineTexts({
  withdraw: { en: 'WITHDRAW CONSENT', bn: 'অনুমতি প্রত্যাহার' },
  withdrawNamed: { en: 'Withdraw consent: {name}', bn: '{name}-এর অনুমতি প্রত্যাহার করুন' },
  question: {
    en: 'Take {name} off all pages?',
    bn: '{name}-কে সব পাতা থেকে সরাবেন?',
  },
  consequence: {
    en: 'The name and the picture disappear from every page at once, and nobody can open the picture any more.',
    bn: 'নাম ও ছবি সব পাতা থেকে সঙ্গে সঙ্গে সরে যাবে, ছবিটি আর কেউ খুলতে পারবেন না।',
  },
  wayBack: {
    en: 'For 24 hours this can be undone. Then the picture is erased for good.',
    bn: '২৪ ঘণ্টা পর্যন্ত ফিরিয়ে আনা যাবে। তারপর ছবিটি চিরতরে মুছে যাবে।',
  },
  staysAtHost: {
    en: 'The picture host cannot delete it: somebody has to remove it there. You will see the addresses above the list.',
    bn: 'ছবি রাখার সেবা নিজে থেকে এটি মুছতে পারে না: কাউকে সেখান থেকে সরাতে হবে। ঠিকানাগুলো তালিকার ওপরে দেখা যাবে।',
  },
  reason: { en: 'Reason', bn: 'কারণ' },
  optional: { en: '(optional)', bn: '(না লিখলেও চলে)' },
  leavesInitials: {
    en: 'The person wishes that the initials and a drawing stay',
    bn: 'ব্যক্তি চান, নামের আদ্যক্ষর ও আঁকা ছবি থাকুক',
  },
  withdrawn: { en: 'the consent has been withdrawn', bn: 'অনুমতি প্রত্যাহার করা হয়েছে' },
  already: {
    en: 'Somebody else has already done this, or the item is gone. The list is up to date again.',
    bn: 'অন্য কেউ আগেই এটি করেছেন, বা ছবিটি আর নেই। তালিকাটি হালনাগাদ করা হয়েছে।',
  },
  undone: { en: 'It is undone: all is as it was.', bn: 'প্রত্যাহার বাতিল হয়েছে: সব আগের মতো আছে।' },
  notUndone: {
    en: 'It could not be undone: more than 24 hours have gone by, or somebody else did it.',
    bn: 'ফেরানো যায়নি: ২৪ ঘণ্টার বেশি হয়ে গেছে, বা অন্য কেউ আগেই করেছেন।',
  },
  state: { en: 'Consent withdrawn', bn: 'অনুমতি প্রত্যাহার করা হয়েছে' },
  erasedFrom: {
    en: 'The picture is erased after {time}.',
    bn: 'ছবিটি {time}-এর পরে মুছে যাবে।',
  },
  onlyInitials: {
    en: 'The picture and the name are erased.',
    bn: 'ছবি ও নাম মুছে ফেলা হয়েছে।',
  },
  initialsStay: {
    en: 'The initials and a drawing are shown.',
    bn: 'নামের আদ্যক্ষর ও আঁকা ছবি দেখানো হচ্ছে।',
  },
  undo: { en: 'UNDO WITHDRAWAL', bn: 'প্রত্যাহার বাতিল' },
  undoNamed: {
    en: 'Undo withdrawal: {name}',
    bn: '{name}-এর প্রত্যাহার বাতিল করুন',
  },
  leftTitle: {
    en: 'Pictures to remove at the picture host',
    bn: 'ছবি রাখার সেবা থেকে যা সরাতে হবে',
  },
  leftHelp: {
    en: 'This site shows these pictures no more: the consent was withdrawn, or they were replaced or deleted. The host cannot delete by itself: remove each picture there, then say so here. Whoever undoes a withdrawal after that has to upload the picture again.',
    bn: 'এই সাইট এসব ছবি আর দেখায় না: অনুমতি প্রত্যাহার হয়েছে, কিংবা ছবি বদলানো বা মোছা হয়েছে। সেবাটি নিজে থেকে মুছতে পারে না: প্রতিটি ছবি সেখান থেকে সরিয়ে এখানে জানান। এর পরে প্রত্যাহার বাতিল করলে ছবিটি আবার আপলোড করতে হবে।',
  },
  leftSince: { en: 'Not shown since {time}', bn: 'দেখানো বন্ধ: {time}' },
  removed: { en: 'Removed there', bn: 'সেখান থেকে সরানো হয়েছে' },
  removedNamed: {
    en: 'Removed there: the picture not shown since {time}',
    bn: 'সেখান থেকে সরানো হয়েছে: {time} থেকে দেখানো বন্ধ ছবি',
  },
});
