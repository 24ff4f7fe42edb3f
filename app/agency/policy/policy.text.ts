import { defineTexts } from '#app/i18n/text.ts';

/** The labels of the policy page; its words are content. */
export const policyTexts = defineTexts({
  contents: { en: 'Contents', bn: 'সূচিপত্র' },
  toTranslation: {
    en: 'In Bengali. Read the English translation',
    bn: 'ইংরেজি অনুবাদ পড়ুন',
  },
  translation: { en: 'English translation', bn: 'ইংরেজি অনুবাদ' },
  translated: {
    en: 'This is a translation of the Bengali text above.',
    bn: 'এটি উপরের বাংলা লেখার অনুবাদ।',
  },
});
