import { defineTexts } from '#app/i18n/text.ts';

export const trashTexts = defineTexts({
  restoreNamed: {
    en: 'Take back the application of {name}',
    bn: '{name}-এর আবেদন ফিরিয়ে আনুন',
  },
  restored: { en: 'The application is back in the list.', bn: 'আবেদনটি আবার তালিকায় আছে।' },
});

export const overviewTexts = defineTexts({
  title: { en: 'Overview', bn: 'এক নজরে' },
  lead: { en: 'The work of the office in numbers.', bn: 'অফিসের কাজ সংখ্যায়।' },
  waiting: { en: 'Waiting for a call', bn: 'ফোনের অপেক্ষায়' },
  newToday: { en: 'New today', bn: 'আজ নতুন' },
  dueToday: { en: 'To call again today', bn: 'আজ আবার ফোন' },
  untold: { en: 'Not told for 14 days', bn: '১৪ দিনেও জানানো হয়নি' },
  contacted: { en: 'Contacted, last 12 weeks', bn: 'কথা হয়েছে, শেষ ১২ সপ্তাহ' },
  of: { en: '{part} of {whole}', bn: '{whole} জনে {part}' },
  oldest: { en: 'Waiting the longest', bn: 'সবচেয়ে বেশি দিন অপেক্ষায়' },
  nobody: { en: 'Nobody waits.', bn: 'কেউ অপেক্ষায় নেই।' },
  since: { en: 'since {day}', bn: '{day} থেকে' },
  charts: { en: 'Weeks, countries and jobs', bn: 'সপ্তাহ, দেশ ও পদ' },
  weeks: { en: 'Applications per week', bn: 'সপ্তাহে কত আবেদন' },
  week: { en: 'Week from', bn: 'সপ্তাহের শুরু' },
  country: { en: 'Interested country', bn: 'পছন্দের দেশ' },
  job: { en: 'Job', bn: 'কাজ' },
  count: { en: 'Applications', bn: 'আবেদন' },
  countries: { en: 'Per country, last 12 weeks', bn: 'দেশ অনুযায়ী, শেষ ১২ সপ্তাহ' },
  jobs: { en: 'Per job, last 12 weeks', bn: 'কাজ অনুযায়ী, শেষ ১২ সপ্তাহ' },
  elsewhere: { en: 'Another country', bn: 'অন্য দেশ' },
  nothing: { en: 'No applications yet.', bn: 'এখনো আবেদন নেই।' },
});

export const historyTexts = defineTexts({
  title: { en: 'History', bn: 'ইতিহাস' },
  empty: { en: 'Nothing has happened yet.', bn: 'এখনো কিছু হয়নি।' },
  emptyHelp: { en: 'Sign-ins and changes appear here.', bn: 'সাইন ইন ও বদল এখানে দেখা যাবে।' },
  more: { en: 'SHOW MORE', bn: 'আরও দেখুন' },
  record: { en: 'One record', bn: 'একটি রেকর্ড' },
  recordHint: { en: 'Number of a receipt or complaint', bn: 'রসিদ বা অভিযোগের নম্বর' },
  find: { en: 'Search', bn: 'খুঁজুন' },
  clear: { en: 'Every record', bn: 'সব রেকর্ড' },
  notNumber: {
    en: 'Type a number as it stands on a receipt: DDWA-AEFR.',
    bn: 'রসিদে যেমন আছে, তেমন নম্বর লিখুন: DDWA-AEFR।',
  },
  which: { en: 'What to show', bn: 'কী দেখাবে' },
  all: { en: 'Everybody', bn: 'সবাই' },
  byStaff: { en: 'By staff alone', bn: 'শুধু কর্মীদের কাজ' },
});
