import { defineTexts } from '#app/i18n/text.ts';

/** What staff read of the money of a case. */
export const moneyTexts = defineTexts({
  heading: { en: 'Money', bn: 'টাকা' },
  record: { en: 'Record a payment', bn: 'টাকা লিখুন' },
  sums: { en: '{paid} paid, {refunded} given back', bn: '{paid} দিয়েছেন, {refunded} ফেরত' },
  refundOf: { en: 'Refund of {number}', bn: '{number}-এর ফেরত' },
  more: { en: 'More: {number}', bn: 'আরও: {number}' },
  isVoid: { en: 'Void: {reason}', bn: 'বাতিল: {reason}' },
  print: { en: 'Receipt', bn: 'রসিদ' },
  refund: { en: 'Give back', bn: 'ফেরত দিন' },
  void: { en: 'Void', bn: 'বাতিল করুন' },
  recorded: { en: 'Recorded under {number}.', bn: '{number} নম্বরে লেখা হয়েছে।' },
  voided: { en: '{number} is void.', bn: '{number} বাতিল হয়েছে।' },
});

/** The form for a payment or a refund. */
export const paymentFormTexts = defineTexts({
  title: { en: 'Record a payment of {name}', bn: '{name}-এর টাকা লিখুন' },
  refundTitle: { en: 'Give back {number}', bn: '{number}-এর টাকা ফেরত' },
  left: { en: 'At most {amount} can be given back.', bn: 'সর্বোচ্চ {amount} ফেরত দেওয়া যায়।' },
  amount: { en: 'Amount in taka', bn: 'কত টাকা' },
  amountHint: { en: 'For example 5,000 or ৫০০০.', bn: 'যেমন ৫০০০ বা 5,000।' },
  kind: { en: 'For', bn: 'কী বাবদ' },
  choose: { en: 'Please choose', bn: 'বেছে নিন' },
  method: { en: 'How', bn: 'কীভাবে' },
  reference: { en: 'Number of the cheque or transfer', bn: 'চেক বা লেনদেনের নম্বর' },
  more: { en: 'More', bn: 'আরও' },
  optional: { en: '(optional)', bn: '(না দিলেও হবে)' },
  noCards: {
    en: 'Never the number of a card, a wallet or an account.',
    bn: 'কার্ড, মোবাইল ওয়ালেট বা অ্যাকাউন্টের নম্বর কখনো লিখবেন না।',
  },
  on: { en: 'Day', bn: 'তারিখ' },
  paidBy: { en: 'Paid by', bn: 'কে দিয়েছেন' },
  receivedBy: { en: 'Received by', bn: 'কে নিয়েছেন' },
  save: { en: 'Record', bn: 'টাকা লিখুন' },
  wrongAmount: {
    en: 'Write a whole amount from 1 to 10,000,000 taka.',
    bn: '১ থেকে ১,০০,০০,০০০ পর্যন্ত পুরো টাকার অঙ্ক লিখুন।',
  },
  tooMuch: {
    en: 'This is more than what can still be given back.',
    bn: 'এখন এত টাকা ফেরত দেওয়া যায় না।',
  },
  chooseKind: { en: 'Choose what it is for.', bn: 'কী বাবদ, বেছে নিন।' },
  wrongDay: { en: 'Write a day, today or earlier.', bn: 'আজকের বা আগের কোনো তারিখ লিখুন।' },
  alreadyRecorded: {
    en: 'This was recorded a moment ago, with other details. Look at the list first.',
    bn: 'এটি একটু আগে অন্য তথ্য দিয়ে লেখা হয়েছে। আগে তালিকাটি দেখুন।',
  },
});

/** The question before a payment is voided. */
export const voidTexts = defineTexts({
  title: { en: 'Void {number}?', bn: '{number} বাতিল করবেন?' },
  advice: {
    en: 'The number stays in the list, crossed out, and no longer counts. This cannot be undone.',
    bn: 'নম্বরটি তালিকায় কাটা অবস্থায় থাকবে, হিসাবে ধরা হবে না। এটি আর ফেরানো যায় না।',
  },
  reason: { en: 'Why?', bn: 'কেন?' },
  reasonHint: { en: 'In a word or two.', bn: 'এক-দুই কথায়।' },
  void: { en: 'Void', bn: 'বাতিল করুন' },
});
