import { checkNames } from '#app/content/check-names.ts';
import { defineTexts } from '#app/i18n/text.ts';

/** The words of the receipt. Fixed by the specification: `submitted`. */
export const receiptTexts = defineTexts({
  receiptTitle: { en: 'Your receipt', bn: 'আপনার রসিদ' },
  submitted: {
    en: 'Your application has been submitted successfully.',
    bn: 'আপনার আবেদন সফলভাবে জমা হয়েছে।',
  },
  receiptNumber: { en: 'Receipt number', bn: 'রসিদ নম্বর' },
  receivedAt: { en: 'Received', bn: 'জমার তারিখ' },
  weCall: { en: 'We will call you', bn: 'আমরা ফোন করব' },
  callBy: { en: '{by}', bn: '{by}' },
  callOnlyFrom: {
    en: 'We will call you only from these two numbers:',
    bn: 'আমরা ফোন করব শুধু এই দুই নম্বর থেকে:',
  },
  onlyFrom: { en: 'only from these two numbers:', bn: 'শুধু এই দুই নম্বর থেকে:' },
  chat: { en: 'Write to the office on WhatsApp', bn: 'অফিসে WhatsApp করুন' },
  chatText: {
    en: 'Hello, the receipt number of my application is {number}.',
    bn: 'আসসালামু আলাইকুম, আমার আবেদনের রসিদ নম্বর {number}।',
  },
  papers: { en: 'Put these together meanwhile', bn: 'এর মধ্যে গুছিয়ে রাখুন' },
  papersKept: {
    en: 'Your ticks are kept on this phone only.',
    bn: 'আপনার টিক শুধু এই ফোনে রাখা থাকে।',
  },
  noMoney: {
    en: 'Nobody may ask you for money for this number.',
    bn: 'এই রসিদের জন্য কেউ টাকা চাইতে পারেন না।',
  },
  noPromise: {
    en: 'It is not a visa and not a promise of work.',
    bn: 'এটি ভিসা নয়, কাজের নিশ্চয়তাও নয়।',
  },
  /** On the form, for whoever comes back to it. */
  sentBefore: {
    en: 'This application has been sent: {number}',
    bn: 'এই আবেদন পাঠানো হয়ে গেছে: {number}',
  },
  another: { en: 'Apply for another person', bn: 'আরেকজনের আবেদন করুন' },
  anotherHint: { en: 'A new, empty form and its own receipt', bn: 'নতুন খালি ফরম, নতুন রসিদ' },
  toStatus: checkNames.status,
  toStatusHint: {
    en: 'With this number and the last 6 digits of your phone',
    bn: 'এই নম্বর আর ফোনের শেষ ৬টি সংখ্যা দিয়ে',
  },
  noReceiptTitle: { en: 'No receipt here', bn: 'এখানে কোনো রসিদ নেই' },
  noReceipt: {
    en: 'A receipt can be seen for 24 hours, in the browser that sent the application.',
    bn: 'যে ব্রাউজার থেকে আবেদন পাঠিয়েছেন, সেখানে রসিদ ২৪ ঘণ্টা দেখা যায়।',
  },
  noReceiptAdvice: {
    en: 'If you have sent an application and did not note the number, call us, and say your name, your phone number and your year of birth.',
    bn: 'আবেদন পাঠিয়ে নম্বর লিখে না রাখলে ফোন করুন। নাম, ফোন নম্বর আর জন্মসাল বলবেন।',
  },
  toForm: { en: 'Go to the application form', bn: 'আবেদন ফরমে যান' },
  phone: { en: 'Phone', bn: 'ফোন' },
  reload: {
    en: 'You can open this page again for 24 hours in this browser.',
    bn: 'এই ব্রাউজারে ২৪ ঘণ্টা পর্যন্ত পাতাটি আবার খোলা যাবে।',
  },
});
