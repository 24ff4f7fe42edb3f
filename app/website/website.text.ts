import { defineTexts } from '#app/i18n/text.ts';

/** The start page of everything that the website says, and that of the office's facts. */
export const websiteTexts = defineTexts({
  onPage: { en: 'Change something on a page', bn: 'পাতার কোনো লেখা বদলান' },
  onPageHow: {
    en: 'Press the text itself, and see it at once',
    bn: 'লেখাটির উপরেই চাপুন, সঙ্গে সঙ্গে দেখুন',
  },
  office: { en: 'Office facts', bn: 'অফিসের তথ্য' },
  officeHow: {
    en: 'Name and mark, phones, hours, address, licence, costs, who speaks for us',
    bn: 'নাম ও চিহ্ন, ফোন, সময়, ঠিকানা, লাইসেন্স, খরচ, কারা আমাদের লোক',
  },
  notice: { en: 'Write a notice', bn: 'নোটিশ লিখুন' },
  noticeHow: {
    en: 'It stands on the home page until the day that you name',
    bn: 'আপনার দেওয়া দিন পর্যন্ত মূল পাতায় থাকবে',
  },
  runsUntil: { en: 'One is running, until {moment}', bn: 'একটি চলছে, {moment} পর্যন্ত' },
  run: { en: '{count} are running', bn: '{count}টি চলছে' },
  publish: { en: 'Look at the changes and publish', bn: 'বদল দেখে প্রকাশ করুন' },
  stillTrue: { en: 'Still true', bn: 'এখনো ঠিক' },
  stillTrueNamed: { en: 'Still true: {fact}', bn: 'এখনো ঠিক: {fact}' },
  more: { en: '{count} more', bn: 'আরও {count}টি' },
  unchecked: { en: 'not checked yet', bn: 'এখনো দেখা হয়নি' },
  wasDue: { en: 'was due on {day}', bn: '{day} দেখার কথা ছিল' },
  isDue: { en: 'due on {day}', bn: '{day} দেখার কথা' },
  all: { en: 'All texts', bn: 'সব লেখা' },
  allHow: {
    en: '{count} documents, search and pages',
    bn: '{count}টি অংশ, খোঁজ, পাতা ধরে',
  },
});

/** The rows of the office's facts. */
export const officeFactsTexts = defineTexts({
  lead: {
    en: 'Each stands here once, and shows wherever a page speaks of it.',
    bn: 'প্রতিটি এখানে একবার আছে, যে পাতায় দরকার সেখানেই দেখা যায়।',
  },
  nothing: { en: 'Not entered yet', bn: 'এখনো লেখা হয়নি' },
  change: { en: 'Change', bn: 'বদলান' },
  changeNamed: { en: 'Change: {fact}', bn: 'বদলান: {fact}' },
  name: { en: 'Name and mark', bn: 'নাম ও চিহ্ন' },
  ownMark: { en: 'with your own mark', bn: 'সঙ্গে নিজেদের চিহ্ন' },
  noMark: { en: 'with the boat of this site', bn: 'সঙ্গে এই সাইটের নৌকা' },
  changeName: { en: 'Name', bn: 'নাম' },
  changeMark: { en: 'Mark', bn: 'চিহ্ন' },
  phones: { en: 'Phones', bn: 'ফোন নম্বর' },
  chatNumber: { en: 'WhatsApp', bn: 'হোয়াটসঅ্যাপ' },
  email: { en: 'E-mail', bn: 'ইমেইল' },
  hours: { en: 'Opening hours', bn: 'খোলা থাকার সময়' },
  address: { en: 'Address', bn: 'ঠিকানা' },
  licence: { en: 'Recruiting licence', bn: 'রিক্রুটিং লাইসেন্স' },
  licenceNumber: { en: 'Its number', bn: 'নম্বর' },
  licenceRest: {
    en: 'Holder, days and register',
    bn: 'কার নামে, কবে থেকে কবে, সরকারি তালিকা',
  },
  until: { en: 'valid until {day}', bn: 'মেয়াদ {day} পর্যন্ত' },
  costs: { en: 'Costs', bn: 'খরচ' },
  costsHow: { en: 'What is paid, to whom, and the ceilings', bn: 'কী, কাকে, আর সর্বোচ্চ কত' },
  ours: { en: 'Who speaks for us, and who does not', bn: 'কারা আমাদের লোক, আর কারা নয়' },
  oursHow: {
    en: 'People, numbers and accounts: ours, and not ours',
    bn: 'মানুষ, নম্বর ও অ্যাকাউন্ট: আসল আর নকল',
  },
});
