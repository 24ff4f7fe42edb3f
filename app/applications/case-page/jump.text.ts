import { defineTexts } from '#app/i18n/text.ts';

/** The parts of the page of a case, by which one jumps to them on a phone. */
export const jumpTexts = defineTexts({
  parts: { en: 'On this page', bn: 'এই পাতায়' },
  timeline: { en: 'History', bn: 'ইতিহাস' },
  papers: { en: 'Papers', bn: 'কাগজ' },
  money: { en: 'Money', bn: 'টাকা' },
  facts: { en: 'Facts', bn: 'তথ্য' },
});
