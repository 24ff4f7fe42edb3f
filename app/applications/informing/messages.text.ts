import { defineTexts } from '#app/i18n/text.ts';

/** The words that are offered after a move. */
export const messageTexts = defineTexts({
  heading: { en: 'Tell {name}?', bn: '{name}-কে জানাবেন?' },
  text: { en: 'Message', bn: 'বার্তা' },
  hint: {
    en: 'You may change it. Only that a message was opened is kept.',
    bn: 'বদলাতে পারেন। শুধু বার্তা খোলার কথা রাখা হয়।',
  },
  open: { en: 'Open WhatsApp', bn: 'WhatsApp খুলুন' },
  byPhone: {
    en: 'This is told by telephone only, good news and bad alike.',
    bn: 'এই খবর শুধু ফোনে জানানো হয়, ভালো হোক বা খারাপ।',
  },
  call: { en: 'Call', bn: 'কল করুন' },
  notNow: { en: 'Not now', bn: 'এখন না' },
});
