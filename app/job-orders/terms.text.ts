import { defineTexts } from '#app/i18n/text.ts';

/** What the twelve lines are called, in their order. */
export const lineTexts = defineTexts({
  job: { en: 'Job', bn: 'কাজ' },
  employer: { en: 'Employer', bn: 'নিয়োগকর্তা' },
  place: { en: 'Place', bn: 'জায়গা' },
  wage: { en: 'Wage', bn: 'বেতন' },
  hours: { en: 'Hours', bn: 'কাজের সময়' },
  daysOff: { en: 'Days off', bn: 'ছুটি' },
  overtime: { en: 'Overtime', bn: 'বাড়তি কাজ' },
  months: { en: 'Contract', bn: 'চুক্তির মেয়াদ' },
  lodging: { en: 'Lodging', bn: 'থাকা' },
  food: { en: 'Food', bn: 'খাওয়া' },
  transport: { en: 'Transport to work', bn: 'কাজে যাওয়া-আসা' },
  ticket: { en: 'Air ticket', bn: 'বিমান টিকিট' },
});

/** What the twelve lines say. */
export const termTexts = defineTexts({
  month: { en: '{amount} {currency} a month', bn: 'মাসে {amount} {currency}' },
  day: { en: '{amount} {currency} a day', bn: 'দিনে {amount} {currency}' },
  hour: { en: '{amount} {currency} an hour', bn: 'ঘণ্টায় {amount} {currency}' },
  net: { en: 'after tax', bn: 'কর কাটার পরে' },
  gross: { en: 'before tax', bn: 'কর কাটার আগে' },
  hours: { en: '{count} hours a week', bn: 'সপ্তাহে {count} ঘণ্টা' },
  oneHour: { en: '1 hour a week', bn: 'সপ্তাহে ১ ঘণ্টা' },
  week: { en: '{count} days a week', bn: 'সপ্তাহে {count} দিন' },
  oneWeek: { en: '1 day a week', bn: 'সপ্তাহে ১ দিন' },
  year: { en: '{count} days a year', bn: 'বছরে {count} দিন' },
  oneYear: { en: '1 day a year', bn: 'বছরে ১ দিন' },
  paid: { en: 'paid', bn: 'বেতনসহ' },
  unpaid: { en: 'without pay', bn: 'বেতন ছাড়া' },
  months: { en: '{count} months', bn: '{count} মাস' },
  oneMonth: { en: '1 month', bn: '১ মাস' },
  employer: { en: 'Given, the employer pays', bn: 'নিয়োগকর্তা দেন' },
  worker: { en: 'You pay yourself', bn: 'নিজের খরচে' },
  part: { en: 'Each pays a part', bn: 'দুজনে ভাগ করে দেন' },
  ticketEmployer: { en: 'The employer pays', bn: 'নিয়োগকর্তা দেন' },
  ticketWorker: { en: 'You pay', bn: 'আপনি দেন' },
});

/** What the currencies are called. */
export const currencyTexts = defineTexts({
  BDT: { en: 'taka', bn: 'টাকা' },
  EUR: { en: 'euro', bn: 'ইউরো' },
  HUF: { en: 'forint', bn: 'ফোরিন্ট' },
  RON: { en: 'lei', bn: 'লেউ' },
  PLN: { en: 'zloty', bn: 'জলোটি' },
  USD: { en: 'US dollars', bn: 'মার্কিন ডলার' },
  GBP: { en: 'pounds', bn: 'পাউন্ড' },
  SAR: { en: 'Saudi riyals', bn: 'সৌদি রিয়াল' },
  AED: { en: 'dirhams', bn: 'দিরহাম' },
  QAR: { en: 'Qatari riyals', bn: 'কাতারি রিয়াল' },
  KWD: { en: 'Kuwaiti dinars', bn: 'কুয়েতি দিনার' },
  MYR: { en: 'ringgit', bn: 'রিংগিত' },
});
