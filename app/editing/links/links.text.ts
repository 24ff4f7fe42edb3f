import { defineTexts } from '#app/i18n/text.ts';

export const linkTexts = defineTexts({
  title: {
    en: 'How a link to the page looks in a message',
    bn: 'পাতার লিংক মেসেজে যেমন দেখায়',
  },
});
