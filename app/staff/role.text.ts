import { defineTexts } from '#app/i18n/text.ts';

/** The roles in words. */
export const roleTexts = defineTexts({
  owner: { en: 'Owner', bn: 'মালিক' },
  staff: { en: 'Staff', bn: 'কর্মী' },
});
