import { defineTexts } from '#app/i18n/text.ts';

export const testMailTexts = defineTexts({
  sendTest: { en: 'Send a test mail', bn: 'পরীক্ষামূলক ইমেইল পাঠান' },
  sending: { en: 'Sending...', bn: 'পাঠানো হচ্ছে...' },
  testAccepted: {
    en: 'The test mail was accepted. Look into the office’s mailbox: it should be there in a few minutes.',
    bn: 'পরীক্ষামূলক ইমেইল গ্রহণ করা হয়েছে। অফিসের মেইলবক্স দেখুন: কয়েক মিনিটের মধ্যে আসার কথা।',
  },
  testRefused: {
    en: 'The test mail was not sent: the mail server did not take it.',
    bn: 'পরীক্ষামূলক ইমেইল যায়নি: ইমেইল সার্ভার সেটি নেয়নি।',
  },
  testNotEncrypted: {
    en: 'The test mail was not sent: the connection to the mail server cannot be encrypted.',
    bn: 'পরীক্ষামূলক ইমেইল যায়নি: ইমেইল সার্ভারের সঙ্গে সংযোগ এনক্রিপ্ট করা যাচ্ছে না।',
  },
  testUnknown: {
    en: 'The connection broke on the way: nobody knows whether the test mail was sent. Look into the office’s mailbox.',
    bn: 'মাঝপথে সংযোগ কেটে গেছে: পরীক্ষামূলক ইমেইল গেছে কি না, জানা নেই। অফিসের মেইলবক্স দেখুন।',
  },
});
