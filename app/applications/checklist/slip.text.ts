import { defineTexts } from '#app/i18n/text.ts';

/** What stands on the slip, in both languages at once. */
export const printedSlipTexts = defineTexts({
  title: { en: 'Slip for a lent original', bn: 'ধার নেওয়া আসল কাগজের স্লিপ' },
  paper: { en: 'Original', bn: 'আসল কাগজ' },
  receivedOn: { en: 'Received on', bn: 'নেওয়ার তারিখ' },
  dueBackOn: { en: 'To be given back by', bn: 'ফেরতের শেষ তারিখ' },
  returnedOn: { en: 'Given back on', bn: 'ফেরত দেওয়ার তারিখ' },
  note: { en: 'Note', bn: 'নোট' },
  lent: {
    en: 'The original is lent to our office and not kept. It goes back to its owner by the day above.',
    bn: 'আসল কাগজটি অফিসে শুধু ধার নেওয়া হলো, রেখে দেওয়া হবে না। উপরের তারিখের মধ্যে মালিককে ফেরত দেওয়া হবে।',
  },
});

/** What the page around it says. */
export const slipPageTexts = defineTexts({
  title: { en: 'Slip for an original', bn: 'আসল কাগজের স্লিপ' },
  named: { en: 'Slip: {item}', bn: 'স্লিপ: {item}' },
  notLent: {
    en: 'We do not have this original, so there is nothing to sign.',
    bn: 'এই আসল কাগজটি আমাদের কাছে নেই, তাই সই করার কিছু নেই।',
  },
});
