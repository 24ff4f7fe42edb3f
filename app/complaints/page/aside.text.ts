import { defineTexts } from '#app/i18n/text.ts';

/** What stands beside the form: in how many days we answer, and how often we did. */
export const asideTexts = defineTexts({
  answerDays: { en: 'days until the first answer, at most', bn: 'দিনের মধ্যে প্রথম উত্তর' },
  closeDays: { en: 'days until it is closed, at most', bn: 'দিনের মধ্যে শেষ করব' },
  totals: { en: 'The last 12 months', bn: 'গত ১২ মাসের হিসাব' },
  none: { en: 'none yet', bn: 'এখনো কোনো অভিযোগ আসেনি' },
  unknown: { en: 'cannot be told just now', bn: 'এই মুহূর্তে বলা যাচ্ছে না' },
  received: { en: 'received', bn: 'এসেছে' },
  inTime: { en: 'answered in time', bn: 'সময়মতো উত্তর' },
  open: { en: 'open', bn: 'এখনো খোলা' },
  withoutStaff: {
    en: 'Without complaints about our staff, which only the owners read.',
    bn: 'অফিসের লোকদের নিয়ে অভিযোগ এতে ধরা নেই, সেগুলো শুধু মালিকেরা পড়েন।',
  },
});
