import { defineTexts } from '#app/i18n/text.ts';

/** The ways to keep a receipt. */
export const keepSlipTexts = defineTexts({
  savePicture: { en: 'Keep as picture', bn: 'ছবি করে রাখুন' },
  print: { en: 'Print', bn: 'ছাপুন' },
  share: { en: 'Share', bn: 'পাঠান' },
  copy: { en: 'Copy', bn: 'কপি' },
  drawn: {
    en: 'If the picture is not in your downloads, press long on it below to keep it.',
    bn: 'ডাউনলোডে না পেলে নিচের ছবিতে আঙুল চেপে ধরে সেভ করুন।',
  },
  copied: { en: 'The receipt is copied.', bn: 'রসিদ কপি করা হয়েছে।' },
  notDone: {
    en: 'That did not work here. Write the number down.',
    bn: 'এখানে কাজটি হলো না। নম্বরটি লিখে রাখুন।',
  },
  withoutScripts: {
    en: 'To keep it, write it down or choose “Print” in the menu of your browser.',
    bn: 'রাখতে চাইলে লিখে নিন, অথবা ব্রাউজারের মেনু থেকে “প্রিন্ট” বেছে নিন।',
  },
});
