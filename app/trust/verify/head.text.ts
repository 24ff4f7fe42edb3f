import { checkNames } from '#app/content/check-names.ts';
import { defineTexts } from '#app/i18n/text.ts';

/** What browsers, search engines and the head of the page call it. */
export const verifyHeadTexts = defineTexts({
  title: checkNames.verify,
  description: {
    en: 'Check whether a phone number, page or account is really ours, and check our licence outside this site.',
    bn: 'কোনো ফোন নম্বর, পেজ বা অ্যাকাউন্ট সত্যিই আমাদের কি না, মিলিয়ে দেখুন। আমাদের লাইসেন্সও এই সাইটের বাইরে যাচাই করুন।',
  },
  lead: {
    en: 'Has somebody called or written to you in our name? Type in the number, page or account.',
    bn: 'যে নম্বর, পেজ বা অ্যাকাউন্ট থেকে কেউ যোগাযোগ করেছে, লিখে দেখুন।',
  },
});
