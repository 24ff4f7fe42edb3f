import { defineTexts } from '#app/i18n/text.ts';

/** The words of the licence and of the steps outside our site. Fixed by the specification: `missing`. */
export const licenceTexts = defineTexts({
  title: { en: 'Our licence', bn: 'আমাদের লাইসেন্স' },
  number: { en: 'Number', bn: 'নম্বর' },
  holder: { en: 'Holder', bn: 'কার নামে' },
  address: { en: 'Address', bn: 'ঠিকানা' },
  until: { en: 'Valid until', bn: 'কোন দিন পর্যন্ত' },
  missing: {
    en: 'Not entered yet. Do not pay anybody who cannot show you a licence.',
    bn: 'এখনো লেখা হয়নি। যে আপনাকে লাইসেন্স দেখাতে পারে না, তাকে টাকা দেবেন না।',
  },
  expired: {
    en: 'This licence was valid until {day}, and we have entered no new one. Do not pay before you have seen one.',
    bn: 'এই লাইসেন্সের মেয়াদ {day} তারিখে শেষ, নতুনটি এখনো লেখা হয়নি। নতুন লাইসেন্স না দেখে টাকা দেবেন না।',
  },
  outside: { en: 'Check it outside our site', bn: 'আমাদের সাইটের বাইরে মিলিয়ে নিন' },
  platform: { en: 'Look for your own job on OEP', bn: 'OEP-তে নিজের কাজ খুঁজুন' },
  platformText: {
    en: 'the government’s own website. It costs nothing. Look whether your case and this agency stand there.',
    bn: 'সরকারের নিজের ওয়েবসাইট, টাকা লাগে না। এজেন্সির নাম আর আপনার কাজ সেখানে আছে কি না, দেখুন।',
  },
  askAddress: { en: 'Call us for its address.', bn: 'ঠিকানা জানতে ফোন করুন।' },
  askRegister: { en: 'Call us for the address of the list.', bn: 'তালিকার ঠিকানা জানতে ফোন করুন।' },
  open: { en: 'Open the government’s list', bn: 'সরকারি তালিকা খুলুন' },
  register: { en: 'The list:', bn: 'তালিকা:' },
  look: { en: 'Look for the licence number', bn: 'লাইসেন্স নম্বর লিখে খুঁজুন' },
  match: {
    en: 'Name and address must be the same as here.',
    bn: 'নাম ও ঠিকানা এখানকার সঙ্গে মিলতে হবে।',
  },
  date: { en: 'Look at the date', bn: 'মেয়াদ দেখুন' },
  over: {
    en: 'If it is over or suspended, pay nothing, not to us either.',
    bn: 'মেয়াদ শেষ বা স্থগিত হলে টাকা দেবেন না, আমাদেরও না।',
  },
  laws: { en: 'Read the laws yourself', bn: 'যেসব আইন পড়ে দেখতে পারেন' },
});
