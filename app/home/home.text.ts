import { defineTexts } from '#app/i18n/text.ts';

/** The labels of the home page; its longer texts are in `content`. */
export const homeLabels = defineTexts({
  ring: { en: 'Call', bn: 'কল করুন' },
  dhaka: { en: 'Dhaka', bn: 'ঢাকা' },
  kilometres: { en: 'km', bn: 'কিমি' },
  statistics: { en: 'Our figures', bn: 'আমাদের হিসাব' },
  call: { en: 'Call or message', bn: 'ফোন বা মেসেজ' },
  email: { en: 'Email', bn: 'ইমেইল' },
  office: { en: 'Office', bn: 'অফিস' },
});
