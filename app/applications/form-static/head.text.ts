import { defineTexts } from '#app/i18n/text.ts';

/** What browsers, search engines and the head of the page call the application form. */
export const headTexts = defineTexts({
  metaTitle: { en: 'Application', bn: 'আবেদন' },
  metaDescription: {
    en: 'Apply for work abroad in about four minutes. Sending the form is free of charge.',
    bn: 'বিদেশে কাজের জন্য আবেদন করুন, প্রায় চার মিনিট লাগে। ফরম পাঠাতে টাকা লাগে না।',
  },
  title: { en: 'Application', bn: 'আবেদন ফরম' },
  crumb: { en: 'Breadcrumb', bn: 'আপনি কোথায় আছেন' },
  lead: {
    en: 'About four minutes, and free of charge.',
    bn: 'চার মিনিটের মতো লাগবে। টাকা লাগে না।',
  },
  passport: {
    en: 'Keep your passport next to you. Without one you can apply, too.',
    bn: 'পাসপোর্ট হাতের কাছে রাখুন, না থাকলেও চলবে।',
  },
});
