import { defineTexts } from '#app/i18n/text.ts';

/** What stands on every receipt, before the address of /verify. */
export const verifyTexts = defineTexts({
  isItUs: { en: 'Is a caller really us?', bn: 'ফোনটা কি আমাদের?' },
});
