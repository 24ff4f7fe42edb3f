import { defineTexts } from '#app/i18n/text.ts';

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
