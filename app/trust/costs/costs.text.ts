import { defineTexts } from '#app/i18n/text.ts';

/** The words of the table, and of what stands below it. */
export const costsTexts = defineTexts({
  byCountry: { en: 'Costs by country', bn: 'দেশ বেছে নিন' },
  first: { en: 'Know this first', bn: 'আগে এটুকু জানুন' },
  neverDeducted: {
    en: 'Not deducted if there is no visa or permit:',
    bn: 'ভিসা বা পারমিট না হলে কাটা হয় না:',
  },
  youPay: { en: 'You pay:', bn: 'আপনি দেন:' },
  afterSixMonths: { en: 'If it takes more than 6 months:', bn: '৬ মাসের বেশি লাগলে:' },
  allBack: { en: 'your whole deposit comes back.', bn: 'জমার পুরো টাকা ফেরত।' },
  table: { en: 'What the money is for, and who pays', bn: 'কীসের টাকা, কে দেয়' },
  whatIsKnown: {
    en: 'To whom you pay, and when it comes back: what we know, we say.',
    bn: 'কাকে দেবেন, কখন ফেরত: যা জানি, লেখা আছে।',
  },
  ticked: {
    en: 'What is ticked counts in the sum.',
    bn: 'টিক দেওয়া খরচগুলো মোটে ধরা আছে।',
  },
  emptyAmounts: {
    en: 'Where no amount stands, we do not know it yet.',
    bn: 'যেখানে টাকার অঙ্ক নেই, সেটি এখনো জানা নেই।',
  },
  worker: { en: 'You pay', bn: 'আপনি দেন' },
  employer: { en: 'The employer pays', bn: 'নিয়োগকর্তা দেন' },
  agency: { en: 'We pay', bn: 'আমরা দিই' },
  askBefore: {
    en: 'Ask us before you pay, and have it in writing.',
    bn: 'টাকা দেওয়ার আগে ফোনে জেনে নিন, লিখিতও নিন।',
  },
  counted: { en: 'Counted', bn: 'হিসাবে' },
  count: { en: 'Count: {item}', bn: '{item} হিসাবে ধরুন' },
  item: { en: 'Item', bn: 'কীসের টাকা' },
  amount: { en: 'How much', bn: 'কত' },
  paidTo: { en: 'To whom', bn: 'কাকে' },
  when: { en: 'When', bn: 'কখন' },
  refund: { en: 'Back if', bn: 'ফেরত' },
  receipt: { en: 'Receipt', bn: 'রসিদ' },
  ifWished: { en: 'only if you wish', bn: 'চাইলে' },
  sum: { en: 'Sum: {payer}', bn: 'মোট: {payer}' },
  ceiling: { en: 'The government’s ceiling, {country}', bn: 'সরকারের সর্বোচ্চ সীমা, {country}' },
  noCeiling: {
    en: "The government's ceiling for {country} has not been entered",
    bn: '{country}: সরকারের সর্বোচ্চ সীমা এখনো লেখা হয়নি',
  },
  print: { en: 'Print on one page', bn: 'এক পাতায় ছাপুন' },
  ourPolicy: { en: 'In the words of our policy', bn: 'আমাদের নীতিমালায় লেখা' },
  ofPolicy: { en: 'Source: our policy', bn: 'সূত্র: নীতিমালা' },
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
