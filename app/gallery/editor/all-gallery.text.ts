import { defineTexts } from '#app/i18n/text.ts';

export const allGalleryTexts = defineTexts({
  title: { en: 'All Gallery', bn: 'সব গ্যালারি' },
  lead: {
    en: 'Newest first, as on the public page.',
    bn: 'নতুনগুলো আগে, সবার জন্য খোলা পাতার মতো।',
  },
  empty: { en: 'No gallery item available.', bn: 'গ্যালারিতে কোনো ছবি নেই।' },
  emptyHelp: {
    en: 'Add the first one under Add Gallery.',
    bn: '“গ্যালারিতে যোগ” থেকে প্রথমটি যোগ করুন।',
  },
  more: { en: 'LOAD MORE IMAGES', bn: 'আরও ছবি দেখুন' },
  remove: { en: 'DELETE', bn: 'মুছুন' },
  change: { en: 'EDIT', bn: 'বদলান' },
  changeNamed: { en: 'Edit gallery item of {name}', bn: '{name}-এর ছবি বদলান' },
  changeTitle: { en: 'Edit the gallery item', bn: 'গ্যালারির ছবি বদলান' },
  save: { en: 'Save', bn: 'রাখুন' },
  changed: { en: 'the gallery item has been changed', bn: 'বদলানো হয়েছে' },
  theirs: {
    en: 'Changed by somebody else meanwhile. The form has it now, but for what you have changed:',
    bn: 'এর মধ্যে অন্য কেউ বদলেছেন। আপনি যা বদলাননি, সেগুলো ফরমে এখন এমন:',
  },
  notThere: {
    en: 'Somebody else has deleted this item meanwhile. The list is up to date again.',
    bn: 'এর মধ্যে অন্য কেউ এটি মুছে ফেলেছেন। তালিকাটি হালনাগাদ করা হয়েছে।',
  },
  restored: { en: 'the gallery item is back', bn: 'ছবিটি ফিরে এসেছে' },
  notRestored: {
    en: 'It could not be taken back. Please try again.',
    bn: 'ফিরিয়ে আনা যায়নি। আবার চেষ্টা করুন।',
  },
  removeNamed: { en: 'Delete gallery item of {name}', bn: '{name}-এর ছবি মুছুন' },
  question: {
    en: 'Delete the gallery item of {name}?',
    bn: '{name}-এর ছবি গ্যালারি থেকে মুছবেন?',
  },
  picturesStay: {
    en: 'The picture itself stays with the picture host, where this site cannot delete it. Delete it there too if the person asks.',
    bn: 'ছবিটি ছবি রাখার সেবায় থেকে যাবে, এই সাইট সেখান থেকে মুছতে পারে না। ব্যক্তি চাইলে সেখানেও মুছে দিন।',
  },
  consequence: {
    en: 'It disappears from the public gallery at once.',
    bn: 'সবার জন্য খোলা গ্যালারি থেকে এটি সঙ্গে সঙ্গে সরে যাবে।',
  },
  wayBack: {
    en: 'For 30 days it can be taken back from the deleted items.',
    bn: 'মোছা ছবির তালিকা থেকে ৩০ দিন পর্যন্ত ফিরিয়ে আনা যাবে।',
  },
  fromGallery: { en: '{item}, from the gallery', bn: 'গ্যালারি থেকে: {item}' },
  removed: { en: 'the application has been deleted', bn: 'মুছে ফেলা হয়েছে' },
  alreadyGone: {
    en: 'Somebody else has already deleted this item. The list is up to date again.',
    bn: 'অন্য কেউ এটি আগেই মুছে ফেলেছেন। তালিকাটি হালনাগাদ করা হয়েছে।',
  },
  departed: { en: 'Departure {date}', bn: 'যাত্রা {date}' },
});
