import { defineTexts } from '#app/i18n/text.ts';

/** What stands on the receipt of a payment, in both languages at once. */
export const printedReceiptTexts = defineTexts({
  title: { en: 'Money receipt', bn: 'টাকার রসিদ' },
  refundTitle: { en: 'Receipt for a refund', bn: 'টাকা ফেরতের রসিদ' },
  copy: { en: 'COPY', bn: 'অনুলিপি' },
  void: { en: 'VOID', bn: 'বাতিল' },
  day: { en: 'Day', bn: 'তারিখ' },
  paidBy: { en: 'Paid by', bn: 'টাকা দিয়েছেন' },
  kind: { en: 'For', bn: 'কী বাবদ' },
  refundOf: { en: 'Refund of receipt', bn: 'যে রসিদের টাকা ফেরত' },
  method: { en: 'How', bn: 'কীভাবে' },
  amount: { en: 'Amount', bn: 'টাকার অঙ্ক' },
  words: { en: 'In words', bn: 'কথায়' },
  receiver: { en: 'Received by', bn: 'টাকা নিয়েছেন' },
  giver: { en: 'Given back by', bn: 'ফেরত দিয়েছেন' },
  payHere: { en: 'Pay only at our office', bn: 'টাকা দিন শুধু আমাদের অফিসে' },
  check: { en: 'Check us here', bn: 'আমাদের যাচাই করুন এখানে' },
});

/** What the page around it says. */
export const receiptPageTexts = defineTexts({
  title: { en: 'Receipt of a payment', bn: 'টাকার রসিদ' },
  named: { en: 'Receipt {number}', bn: 'রসিদ {number}' },
  failed: { en: 'It did not come out', bn: 'ছাপা হয়নি' },
  tooLate: {
    en: 'Only whoever printed it takes this back, within 10 minutes.',
    bn: 'যিনি ছেপেছেন তিনিই ১০ মিনিটের মধ্যে এটি ফেরাতে পারেন।',
  },
  isCopy: {
    en: 'This receipt was printed before: the next one says “copy”.',
    bn: 'এই রসিদ আগে ছাপা হয়েছে: এখন ছাপলে “অনুলিপি” লেখা থাকবে।',
  },
  isVoid: { en: 'This receipt is void: {reason}', bn: 'এই রসিদ বাতিল: {reason}' },
});
