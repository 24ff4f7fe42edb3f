import { defineTexts } from '#app/i18n/text.ts';

/** Who is responsible, and what is to be done next. */
export const workTexts = defineTexts({
  responsible: { en: 'Responsible', bn: 'দায়িত্বে' },
  nobody: { en: 'Nobody', bn: 'কেউ নন' },
  takeOver: { en: 'I take it', bn: 'আমি নিলাম' },
  next: { en: 'To do', bn: 'করণীয়' },
  none: { en: 'Nothing planned', bn: 'কিছু ঠিক করা নেই' },
  plan: { en: 'Set a day', bn: 'দিন ঠিক করুন' },
  done: { en: 'Done', bn: 'হয়েছে' },
  step: { en: 'What', bn: 'কী করণীয়' },
  on: { en: 'By which day', bn: 'কোন দিনের মধ্যে' },
  text: { en: 'In words (optional)', bn: 'কথায় (না লিখলেও হবে)' },
  textExample: { en: 'Bring the degree', bn: 'সনদ আনতে বলুন' },
  dayMissing: {
    en: 'Please choose a day from today on, within two years.',
    bn: 'আজ থেকে দুই বছরের মধ্যে একটি দিন দিন।',
  },
  save: { en: 'Save', bn: 'রাখুন' },
  kept: { en: 'Saved: {step}', bn: 'রাখা হয়েছে: {step}' },
  isDone: { en: 'Done: {step}', bn: 'হয়েছে: {step}' },
  takenBack: { en: 'It is to be done again.', bn: 'করণীয় আবার আছে।' },
  nowWith: { en: '{name} is responsible now.', bn: 'এখন দায়িত্বে {name}।' },
  nowNobodys: { en: 'Nobody is responsible now.', bn: 'এখন কেউ দায়িত্বে নেই।' },
  late: { en: 'late', bn: 'দেরি' },
});

/** The parts of the page of a case, by which one jumps to them on a phone. */
export const jumpTexts = defineTexts({
  parts: { en: 'On this page', bn: 'এই পাতায়' },
  papers: { en: 'Papers', bn: 'কাগজ' },
  money: { en: 'Money', bn: 'টাকা' },
  answers: { en: 'Answers', bn: 'উত্তর' },
  timeline: { en: 'History', bn: 'ইতিহাস' },
});

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
