import { defineTexts } from '#app/i18n/text.ts';

export const letterheadTexts = defineTexts({
  licence: { en: 'Recruiting licence', bn: 'রিক্রুটিং লাইসেন্স' },
});
