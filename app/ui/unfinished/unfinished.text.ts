import { defineTexts } from '#app/i18n/text.ts';

/** Words that somebody has begun and not saved. */
export const unfinishedTexts = defineTexts({
  since: { en: 'Your unfinished words, {moment}', bn: 'আপনার অসমাপ্ত লেখা, {moment}' },
  throwAway: { en: 'Throw away', bn: 'ফেলে দিন' },
});
