import { defineTexts } from '#app/i18n/text.ts';

export const shortcutTexts = defineTexts({
  title: { en: 'Keys', bn: 'কিবোর্ড' },
  next: { en: 'next application', bn: 'পরের আবেদন' },
  before: { en: 'application before', bn: 'আগের আবেদন' },
  first: { en: 'first application of the list', bn: 'তালিকার প্রথম আবেদন' },
  last: { en: 'last application of the list', bn: 'তালিকার শেষ আবেদন' },
  open: { en: 'unfold the application', bn: 'আবেদনটি খুলুন' },
  call: { en: 'call', bn: 'ফোন করুন' },
  mark: { en: 'mark as contacted', bn: 'কথা হয়েছে বলে চিহ্নিত' },
  note: { en: 'note how the call went', bn: 'ফোনে কী হলো লিখুন' },
  delete: { en: 'delete, after a question', bn: 'মুছুন (আগে জিজ্ঞেস করা হবে)' },
  search: { en: 'search', bn: 'খুঁজুন' },
  help: { en: 'these keys', bn: 'এই তালিকা' },
  arrows: {
    en: 'Arrows, Home, End and Enter are for the application that has the focus; before there is one, arrows scroll the page.',
    bn: 'তীর, Home, End ও Enter যে আবেদনে আছেন সেটির জন্য। কোনোটিতে না থাকলে তীর চাপলে পাতা ওঠে-নামে।',
  },
  on: { en: 'Single keys act', bn: 'একটি অক্ষর চাপলেই কাজ হবে' },
});
