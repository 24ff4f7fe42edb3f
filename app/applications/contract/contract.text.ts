import { defineTexts } from '#app/i18n/text.ts';

/** The page around the sheet, and what the case says of both. */
export const contractTexts = defineTexts({
  title: { en: 'Contract on one sheet', bn: 'এক পাতায় চুক্তি' },
  named: { en: 'Contract of {name} on one sheet', bn: '{name}: এক পাতায় চুক্তি' },
  back: { en: 'Back to the case', bn: 'কেসে ফিরুন' },
  copies: { en: 'Which of the two copies', bn: 'দুই কপির কোনটি' },
  print: { en: 'Print', bn: 'ছাপুন' },
  write: { en: 'Write the twelve lines', bn: '১২ কথা লিখুন' },
  written: { en: 'The twelve lines are kept.', bn: '১২ কথা রাখা হয়েছে।' },
  takenBack: { en: 'The twelve lines are as they were.', bn: '১২ কথা আগের মতো আছে।' },
  save: { en: 'Save', bn: 'রাখুন' },
  byOrder: { en: 'By the job order “{title}”.', bn: 'চাকরির অর্ডার “{title}” থেকে।' },
  byCase: { en: 'Written on this case.', bn: 'এই কেসে লেখা।' },
  missing: {
    en: 'Not known yet, printed as dots: {lines}.',
    bn: 'এখনো জানা নেই, ছাপায় ফোঁটা থাকবে: {lines}।',
  },
  order: { en: 'Job order', bn: 'চাকরির অর্ডার' },
  noOrder: { en: 'No job order', bn: 'চাকরির অর্ডার নেই' },
  choose: { en: 'Choose', bn: 'বেছে নিন' },
  ended: { en: '{title} (ended)', bn: '{title} (বন্ধ)' },
  orderSet: { en: 'The job order is “{title}”.', bn: 'চাকরির অর্ডার এখন “{title}”।' },
  orderOff: { en: 'The case has no job order now.', bn: 'এই কেসে এখন চাকরির অর্ডার নেই।' },
  orderBack: { en: 'The job order is as it was.', bn: 'চাকরির অর্ডার আগের মতো আছে।' },
  orderGone: {
    en: 'This job order cannot be chosen any more.',
    bn: 'এই চাকরির অর্ডার আর বাছা যায় না।',
  },
});

/** What the sheet says, in both languages at once. */
export const sheetTexts = defineTexts({
  title: { en: 'Your job in 12 lines', bn: 'আপনার কাজ ১২ কথায়' },
  receipt: { en: 'Receipt', bn: 'রসিদ' },
  permission: { en: 'Permission no.', bn: 'অনুমতি নম্বর' },
  day: { en: 'Day', bn: 'তারিখ' },
  notContract: {
    en: 'This is not the contract, but its words made simple. Do not sign if the contract says something else.',
    bn: 'এই কাগজ চুক্তি নয়, চুক্তির কথা সহজ ভাষায়। চুক্তির সঙ্গে না মিললে সই করবেন না।',
  },
  what: { en: 'What', bn: 'কী' },
  inContract: { en: 'In the contract', bn: 'চুক্তিতে যা লেখা' },
  paid: { en: 'Paid to us so far', bn: 'এ পর্যন্ত আমাদের যা দিয়েছেন' },
  kind: { en: 'What for', bn: 'কীসের' },
  amount: { en: 'How much', bn: 'কত' },
  refund: { en: 'given back', bn: 'ফেরত' },
  more: { en: 'and {count} more receipts', bn: 'আরও {count}টি রসিদ' },
  oneMore: { en: 'and 1 more receipt', bn: 'আরও ১টি রসিদ' },
  total: { en: 'You have paid, after refunds', bn: 'মোট দিয়েছেন, ফেরত বাদে' },
  toPay: { en: 'Still to pay us', bn: 'আমাদের আরও দেবেন' },
  tooMuch: {
    en: 'Paid more than the job order says',
    bn: 'চাকরির অর্ডারে যা লেখা, তার চেয়ে বেশি দিয়েছেন',
  },
  whoPays: { en: 'Who pays what', bn: 'কোন খরচ কে দেন' },
  office: { en: 'Office', bn: 'অফিস' },
  emergency: { en: 'In trouble: the government’s call centre', bn: 'বিপদে: সরকারি কল সেন্টার' },
  mission: { en: 'Embassy', bn: 'দূতাবাস' },
  check: { en: 'Check it yourself', bn: 'নিজে মিলিয়ে নিন' },
  workerSays: {
    en: 'It was read to me in my language. I understood.',
    bn: 'আমাকে আমার ভাষায় পড়ে শোনানো হয়েছে। আমি বুঝেছি।',
  },
  worker: { en: 'Worker: signature or thumb, day', bn: 'কর্মীর সই বা টিপসই, তারিখ' },
  officeSays: { en: 'I read out every word.', bn: 'আমি প্রতিটি কথা পড়ে শুনিয়েছি।' },
  officeSigns: { en: 'Office: signature, seal, name, day', bn: 'অফিসের সই ও সিল, নাম, তারিখ' },
  witnessSays: {
    en: 'Was there: father, mother, brother, sister',
    bn: 'সঙ্গে ছিলেন: বাবা, মা, ভাই, বোন',
  },
  witness: { en: 'Witness: signature, name, phone', bn: 'সাক্ষীর সই, নাম, ফোন' },
  workersCopy: { en: 'Worker’s copy', bn: 'কর্মীর কপি' },
  officeCopy: { en: 'Office’s copy', bn: 'অফিসের কপি' },
  keep: {
    en: 'You keep one of the two. Both are signed by all.',
    bn: 'দুটির একটি আপনার কাছে থাকবে। দুটিতেই সবার সই থাকবে।',
  },
});

/** Which lines a sheet or a mark is of, by where they stand. */
export const versionTexts = defineTexts({
  order: { en: 'job order, version {version}', bn: 'চাকরির অর্ডার, সংস্করণ {version}' },
  case: { en: 'lines of the case, version {version}', bn: 'কেসের ১২ কথা, সংস্করণ {version}' },
});
