import { defineTexts } from '#app/i18n/text.ts';

/** What stands beside texts that are compared. */
export const compareTexts = defineTexts({
  before: { en: 'Before', bn: 'আগে' },
  after: { en: 'After', bn: 'পরে' },
  same: { en: 'unchanged', bn: 'বদলায়নি' },
  nothing: { en: 'Nothing', bn: 'কিছু নেই' },
});
