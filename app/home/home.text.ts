import { defineTexts } from '#app/i18n/text.ts';

/** The labels of the home page; its longer texts are in `content`. */
export const homeLabels = defineTexts({
  dhaka: { en: 'Dhaka', bn: 'ঢাকা' },
  office: { en: 'Office', bn: 'অফিস' },
  kilometres: { en: 'km', bn: 'কিমি' },
  statistics: { en: 'Our figures', bn: 'আমাদের হিসাব' },
  aboutCountry: { en: 'what we know of it', bn: 'বিস্তারিত' },
  whatsApp: { en: 'WhatsApp', bn: 'হোয়াটসঅ্যাপ' },
  email: { en: 'Email', bn: 'ইমেইল' },
});
