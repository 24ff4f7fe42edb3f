import { defineTexts } from '#app/i18n/text.ts';

export const searchTexts = defineTexts({
  search: { en: 'Search', bn: 'খুঁজুন' },
  searchHint: {
    en: 'Name, phone, job, receipt',
    bn: 'নাম, ফোন, কাজ, রসিদ',
  },
  passportWaits: {
    en: 'Press Search to look for a passport number. It is noted in the history.',
    bn: 'পাসপোর্ট নম্বর খুঁজতে “খুঁজুন” চাপুন। এই খোঁজা ইতিহাসে লেখা থাকবে।',
  },
  filters: { en: 'Filters, export, print', bn: 'বাছাই, নামানো, ছাপা' },
  view: { en: 'View', bn: 'তালিকা' },
  state: { en: 'State', bn: 'অবস্থা' },
  all: { en: 'All', bn: 'সব' },
  waiting: { en: 'Waiting', bn: 'অপেক্ষায়' },
  contacted: { en: 'Contacted', bn: 'যোগাযোগ হয়েছে' },
  country: { en: 'Interested country', bn: 'পছন্দের দেশ' },
  otherCountry: { en: 'Another country', bn: 'অন্য দেশ' },
  job: { en: 'Job', bn: 'কাজ' },
  from: { en: 'From', bn: 'এই দিন থেকে' },
  to: { en: 'To', bn: 'এই দিন পর্যন্ত' },
  flagged: { en: 'To check', bn: 'দেখে নেওয়ার মতো' },
  submit: { en: 'Search', bn: 'খুঁজুন' },
  clear: { en: 'Clear search', bn: 'খোঁজা বাদ দিন' },
  found: { en: '{count} applications', bn: '{count}টি আবেদন' },
  one: { en: '1 application', bn: '১টি আবেদন' },
  nothing: { en: 'Nothing fits this search.', bn: 'এই খোঁজে কিছু মেলেনি।' },
  nothingHelp: {
    en: 'Try fewer letters, or clear the search.',
    bn: 'কম অক্ষর দিয়ে দেখুন, অথবা খোঁজা বাদ দিন।',
  },
  exportCsv: { en: 'Export CSV', bn: 'CSV নামান' },
  print: { en: 'Print', bn: 'ছাপুন' },
});
