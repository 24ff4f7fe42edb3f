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
  keepNumber: {
    en: 'Write this number down or take a picture of it. Tell it to the officer who calls you.',
    bn: 'নম্বরটি লিখে রাখুন অথবা ছবি তুলে রাখুন। কর্মকর্তা ফোন করলে তাঁকে এই নম্বর বলুন।',
  },
  noMoney: {
    en: 'Nobody may ask you for money for this number.',
    bn: 'এই নম্বরের জন্য কেউ আপনার কাছে টাকা চাইতে পারেন না।',
  },
  noPromise: {
    en: 'It says that we have your application. It is not a visa and not a promise of work.',
    bn: 'এর অর্থ, আপনার আবেদন আমরা পেয়েছি। এটি ভিসা নয়, কাজের নিশ্চয়তাও নয়।',
  },
  toStatus: { en: 'See how it stands', bn: 'আবেদনের খবর দেখুন' },
  toHome: { en: 'Go to the home page', bn: 'মূল পাতায় যান' },
  noReceiptTitle: { en: 'No receipt here', bn: 'এখানে কোনো রসিদ নেই' },
  noReceipt: {
    en: 'A receipt can be seen for 24 hours, in the browser that sent the application.',
    bn: 'যে ব্রাউজার থেকে আবেদন পাঠিয়েছেন, সেখানে রসিদ ২৪ ঘণ্টা দেখা যায়।',
  },
  noReceiptAdvice: {
    en: 'If you have sent an application and did not note the number, call us: we will find it.',
    bn: 'আবেদন পাঠিয়ে নম্বর লিখে না রাখলে আমাদের ফোন করুন, আমরা খুঁজে দেব।',
  },
  toForm: { en: 'Go to the application form', bn: 'আবেদন ফরমে যান' },
  phone: { en: 'Phone', bn: 'ফোন' },
  phoneEnd: { en: 'Your phone number ends in', bn: 'আপনার ফোন নম্বরের শেষ তিন সংখ্যা' },
  savePicture: { en: 'Keep as picture', bn: 'ছবি করে রাখুন' },
  print: { en: 'Print', bn: 'প্রিন্ট' },
  share: { en: 'Share', bn: 'শেয়ার' },
  copy: { en: 'Copy', bn: 'কপি' },
  drawn: {
    en: 'If the picture is not in your downloads, press long on it below to keep it, or take a screenshot.',
    bn: 'ডাউনলোডে না পেলে নিচের ছবিতে আঙুল চেপে ধরে সেভ করুন, অথবা স্ক্রিনশট নিন।',
  },
  copied: { en: 'The receipt is copied.', bn: 'রসিদ কপি করা হয়েছে।' },
  notDone: {
    en: 'That did not work here. Write the number down or take a screenshot.',
    bn: 'এখানে কাজটি হলো না। নম্বরটি লিখে রাখুন অথবা স্ক্রিনশট নিন।',
  },
  withoutScripts: {
    en: 'To keep it, take a screenshot or choose “Print” in the menu of your browser.',
    bn: 'রাখতে চাইলে স্ক্রিনশট নিন, অথবা ব্রাউজারের মেনু থেকে “প্রিন্ট” বেছে নিন।',
  },
  reload: {
    en: 'You can open this page again for 24 hours in this browser.',
    bn: 'এই ব্রাউজারে ২৪ ঘণ্টা পর্যন্ত পাতাটি আবার খোলা যাবে।',
  },
});
