import { defineTexts } from '#app/i18n/text.ts';

/** The six steps of /status, in a word or two, in their order. */
export const stepTexts = defineTexts({
  one: { en: 'Application', bn: 'আবেদন' },
  two: { en: 'Call', bn: 'কথা' },
  three: { en: 'Papers and interview', bn: 'কাগজ ও সাক্ষাৎকার' },
  four: { en: 'Authorities', bn: 'কর্তৃপক্ষ' },
  five: { en: 'News', bn: 'খবর' },
  six: { en: 'Journey, or closed', bn: 'যাত্রা, বা বন্ধ' },
});
