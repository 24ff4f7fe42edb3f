import { defineTexts } from '#app/i18n/text.ts';

/** A case on paper. */
export const printTexts = defineTexts({
  title: { en: 'Print a case', bn: 'কেস ছাপা' },
  named: { en: 'Case of {name}', bn: '{name}: কেস' },
  back: { en: 'Back to the case', bn: 'কেসে ফিরুন' },
  papers: { en: 'Papers and checks', bn: 'কাগজ ও যাচাই' },
  missing: { en: 'missing', bn: 'নেই' },
  there: { en: 'there', bn: 'আছে' },
  lent: { en: 'original with us', bn: 'আসলটি আমাদের কাছে' },
  overdue: { en: 'original with us, overdue', bn: 'আসলটি আমাদের কাছে, ফেরতের দিন পেরিয়েছে' },
  expired: { en: 'expired', bn: 'মেয়াদ শেষ' },
  money: { en: 'Money', bn: 'টাকা' },
  paid: { en: 'Paid, after refunds: {amount}', bn: 'ফেরত বাদে দিয়েছেন: {amount}' },
  notes: { en: 'Notes', bn: 'নোট' },
  printed: { en: 'Printed on {day}', bn: 'ছাপা: {day}' },
});
