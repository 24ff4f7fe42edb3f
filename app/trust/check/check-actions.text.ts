import { defineTexts } from '#app/i18n/text.ts';

/** What the log says of false identities, in words, by its action. */
export const checkActionTexts = defineTexts({
  'identity.confirmed-false': { en: 'confirmed as not ours', bn: 'আমাদের নয় বলে নিশ্চিত করা' },
  'identity.false-removed': {
    en: 'no longer said to be not ours',
    bn: '“আমাদের নয়” তালিকা থেকে বাদ',
  },
});
