import { defineTexts } from '#app/i18n/text.ts';

/** The answers that can be pressed below a field. */
export const choiceTexts = defineTexts({
  jobs: { en: 'Jobs to choose from', bn: 'বেছে নেওয়ার মতো কাজ' },
  countries: { en: 'Countries to choose from', bn: 'বেছে নেওয়ার মতো দেশ' },
  bangladesh: { en: 'Bangladesh', bn: 'বাংলাদেশ' },
  nobody: { en: 'Nobody referred me', bn: 'কেউ আমাকে পাঠায়নি' },
  /** As the placeholder of the field says it. */
  noReference: { en: 'None', bn: 'কেউ না' },
  noPassport: { en: 'No passport yet', bn: 'এখনো পাসপোর্ট নেই' },
  passportWithoutScripts: {
    en: 'No passport yet? Write NO PASSPORT YET.',
    bn: 'এখনো পাসপোর্ট নেই? তাহলে লিখুন NO PASSPORT YET।',
  },
});
