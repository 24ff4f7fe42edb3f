import { defineTexts } from '#app/i18n/text.ts';

/** What the pages of this area say of the whole of it. */
export const contentTexts = defineTexts({
  content: { en: 'Website', bn: 'ওয়েবসাইট' },
  here: { en: 'You are here', bn: 'আপনি এখানে আছেন' },
  unknown: {
    en: 'There is no such page of content, or no longer.',
    bn: 'এমন কোনো লেখার পাতা নেই, অথবা আর নেই।',
  },
});
