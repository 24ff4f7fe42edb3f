import { defineTexts } from '#app/i18n/text.ts';

export const galleryTrashTexts = defineTexts({
  restoreNamed: {
    en: 'Take back the gallery item of {name}',
    bn: '{name}-এর ছবি ফিরিয়ে আনুন',
  },
  restored: {
    en: 'The item is back in the gallery.',
    bn: 'ছবিটি আবার গ্যালারিতে আছে।',
  },
});
