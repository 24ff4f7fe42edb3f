import { checkNames } from '#app/content/check-names.ts';
import { defineTexts } from '#app/i18n/text.ts';

/** What stands in the head of the page and in search results. */
export const costsHeadTexts = defineTexts({
  title: checkNames.costs,
  headline: { en: 'How much, who pays, what comes back', bn: 'কত টাকা, কে দেয়, কী ফেরত আসে' },
  lead: {
    en: 'Read this page before you pay a single taka.',
    bn: 'একটি টাকাও দেওয়ার আগে এই পাতা পড়ুন।',
  },
  description: {
    en: 'What it costs to go abroad for work, who pays which item, what is given back, and the sum for your country. What we do not know yet is marked.',
    bn: 'কাজে বিদেশ যেতে কত খরচ, কোন খাতে কে দেয়, কী ফেরত আসে, আর আপনার দেশের মোট হিসাব। যা এখনো জানা নেই, তাও লেখা আছে।',
  },
});
