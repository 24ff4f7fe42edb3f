import { defineTexts } from '#app/i18n/text.ts';

/** The words around the notices; what they say is the staff's. */
export const newsTexts = defineTexts({
  title: { en: 'Notices', bn: 'নোটিশ' },
  description: {
    en: 'Current notices of the agency: office hours, dates to heed and warnings, and the notices of the last twelve months.',
    bn: 'প্রতিষ্ঠানের এখনকার নোটিশ: অফিসের সময়, জরুরি তারিখ ও সতর্কবার্তা, আর গত বারো মাসের নোটিশ।',
  },
  lead: {
    en: 'What is new, and until when it holds.',
    bn: 'নতুন খবর, আর কোনটি কত দিন পর্যন্ত।',
  },
  urgent: { en: 'Urgent', bn: 'জরুরি' },
  all: { en: 'All notices', bn: 'সব নোটিশ' },
  until: { en: 'Until {moment}', bn: '{moment} পর্যন্ত' },
  none: {
    en: 'There is no notice at the moment.',
    bn: 'এই মুহূর্তে কোনো নোটিশ নেই।',
  },
  earlier: { en: 'Earlier', bn: 'আগের নোটিশ' },
  run: { en: '{from} to {until}', bn: '{from} থেকে {until}' },
});
