import { defineTexts } from '#app/i18n/text.ts';

/** The labels that the pages about the agency share. */
export const companyTexts = defineTexts({
  home: { en: 'Home', bn: 'মূল পাতা' },
  crumb: { en: 'You are here', bn: 'আপনি এখানে আছেন' },
});
