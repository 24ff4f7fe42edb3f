import { defineTexts } from '#app/i18n/text.ts';

/** The words of the table, and of what stands below it. */
export const costsTexts = defineTexts({
  byCountry: { en: 'Costs by country', bn: 'দেশ বেছে নিন' },
  table: { en: 'The costs', bn: 'খরচের তালিকা' },
  counted: { en: 'Counted', bn: 'হিসাবে' },
  count: { en: 'Count: {item}', bn: '{item} হিসাবে ধরুন' },
  item: { en: 'Item', bn: 'খাত' },
  payer: { en: 'Who pays', bn: 'কে দেয়' },
  amount: { en: 'How much', bn: 'কত' },
  paidTo: { en: 'To whom', bn: 'কাকে' },
  when: { en: 'When', bn: 'কখন' },
  refund: { en: 'Back if', bn: 'কখন ফেরত' },
  receipt: { en: 'Receipt', bn: 'রসিদ' },
  ifWished: { en: 'only if you wish', bn: 'চাইলে' },
  sum: { en: 'Sum: {payer}', bn: 'মোট: {payer}' },
  ceiling: { en: 'The government’s ceiling, {country}', bn: 'সরকারের সর্বোচ্চ সীমা, {country}' },
  noCeiling: {
    en: "The government's ceiling for {country} has not been entered",
    bn: '{country}: সরকারের সর্বোচ্চ সীমা এখনো লেখা হয়নি',
  },
  print: { en: 'Print', bn: 'হিসাব ছাপুন' },
  call: { en: 'Call', bn: 'কল করুন' },
  ourPolicy: { en: 'In the words of our policy', bn: 'আমাদের নীতিমালায় লেখা' },
  wholePolicy: { en: 'The whole policy', bn: 'পুরো নীতিমালা' },
  principle: { en: 'What the principle says', bn: 'নিয়ম কী বলে' },
  employerPays: {
    en: 'By international principles the employer bears the costs of recruitment, not the worker. So say Dhaka Principle 1, the definition of the International Labour Organization of 2018, and IRIS, the standard of the International Organization for Migration.',
    bn: 'আন্তর্জাতিক নীতিতে নিয়োগের খরচ কর্মীর নয়, নিয়োগকর্তার। ঢাকা নীতিমালার ১ নম্বর নীতি, আন্তর্জাতিক শ্রম সংস্থার (আইএলও) ২০১৮ সালের সংজ্ঞা এবং আন্তর্জাতিক অভিবাসন সংস্থার মানদণ্ড আইআরআইএস এ কথাই বলে।',
  },
  onlyPrinciple: {
    en: 'This is a principle, and not a promise of ours: who pays which item stands in the table. We claim no certificate.',
    bn: 'এটি নীতি, আমাদের প্রতিশ্রুতি নয়: কোন খাতে কে দেন, তালিকায় লেখা আছে। আমরা কোনো সনদের দাবি করি না।',
  },
});
