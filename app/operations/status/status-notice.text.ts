import { defineTexts } from '#app/i18n/text.ts';

/** How many things need attention: for the status page, and for the notice on all others. */
export const noticeTexts = defineTexts({
  oneWarning: { en: 'One thing needs attention.', bn: 'একটি বিষয়ে নজর দেওয়া দরকার।' },
  warnings: { en: '{count} things need attention.', bn: '{count}টি বিষয়ে নজর দেওয়া দরকার।' },
  look: { en: 'See what to do', bn: 'কী করবেন দেখুন' },
});
