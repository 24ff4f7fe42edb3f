import { defineTexts } from '#app/i18n/text.ts';

/** What is around every list of records. */
export const recordListTexts = defineTexts({
  views: { en: 'Show', bn: 'দেখান' },
  search: { en: 'Search', bn: 'খুঁজুন' },
  clear: { en: 'Clear search', bn: 'খোঁজা বাদ দিন' },
  exportCsv: { en: 'Export CSV', bn: 'CSV নামান' },
});
