import { checkNames } from '#app/content/check-names.ts';
import { defineTexts } from '#app/i18n/text.ts';

/** Confirming that something used in our name is not ours. */
export const falseCardTexts = defineTexts({
  heading: { en: 'Is it ours?', bn: 'এটা কি আমাদের?' },
  about: {
    en: `What an owner confirms as false is answered on “${checkNames.verify.en}” with “This is not ours.”`,
    bn: `মালিক যা মিথ্যা বলে নিশ্চিত করেন, “${checkNames.verify.bn}” পাতায় তার উত্তর হয় “এটা আমাদের নয়।”`,
  },
  ownerConfirms: { en: 'An owner confirms it.', bn: 'মালিক এটি নিশ্চিত করেন।' },
});
