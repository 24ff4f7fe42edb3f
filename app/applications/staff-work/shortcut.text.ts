import { defineTexts } from '#app/i18n/text.ts';

export const shortcutTexts = defineTexts({
  title: { en: 'Keys', bn: 'কিবোর্ড' },
  j: { en: 'next application', bn: 'পরের আবেদন' },
  k: { en: 'application before', bn: 'আগের আবেদন' },
  c: { en: 'call', bn: 'ফোন করুন' },
  m: { en: 'mark as contacted', bn: 'যোগাযোগ হয়েছে বলে চিহ্নিত' },
  n: { en: 'note how the call went', bn: 'ফোনে কী হলো লিখুন' },
  d: { en: 'delete, after a question', bn: 'মুছুন (আগে জিজ্ঞেস করা হবে)' },
  '/': { en: 'search', bn: 'খুঁজুন' },
  '?': { en: 'these keys', bn: 'এই তালিকা' },
  on: { en: 'Single keys act', bn: 'এক অক্ষরের কি কাজ করবে' },
});
