import { defineTexts } from '#app/i18n/text.ts';

/** The words of the list of jobs. Fixed by the specification: `none`, `beware`. */
export const jobsTexts = defineTexts({
  open: { en: 'Jobs that are open now', bn: 'এখন যেসব কাজ খোলা' },
  lead: {
    en: 'Each has the number of its government permission. Check it yourself.',
    bn: 'প্রতিটির সরকারি অনুমতি নম্বর আছে। নিজে মিলিয়ে দেখুন।',
  },
  leadOfNone: {
    en: 'Only jobs with a permission of the government stand here.',
    bn: 'শুধু সরকারি অনুমতি পাওয়া কাজ এখানে লেখা হয়।',
  },
  none: { en: 'No open job orders.', bn: 'এখন খোলা কাজ নেই।' },
  beware: {
    en: 'Beware of offers in our name.',
    bn: 'আমাদের নামে কেউ কাজের কথা বললে সাবধান।',
  },
  notOurs: {
    en: 'What is not here is not a job of ours.',
    bn: 'এখানে নেই মানে কাজটি আমাদের নয়।',
  },
  applyAnyway: {
    en: 'You can apply all the same. When a job comes that fits you, we call.',
    bn: 'আবেদন করে রাখতে পারেন। কাজ এলে আপনার কাজের সঙ্গে মিলিয়ে দেখি, মিললে ফোন করি।',
  },
  apply: { en: 'Apply', bn: 'আবেদন করুন' },
  byCountry: { en: 'Jobs by country', bn: 'দেশ ধরে কাজ' },
  all: { en: 'All', bn: 'সব' },
  youPay: { en: 'You pay us:', bn: 'আমাদের দেবেন:' },
  hours: { en: 'Hours', bn: 'সময়' },
  seats: { en: 'Places left', bn: 'বাকি আছে' },
  lastDay: { en: 'Last day', bn: 'শেষ দিন' },
  permission: { en: 'Permission number', bn: 'অনুমতি নম্বর' },
  more: { en: 'See all 12 lines', bn: 'সব ১২ কথা দেখুন' },
  otherJob: { en: 'Another job in our name?', bn: 'আমাদের নামে অন্য কাজ?' },
  notListed: {
    en: 'A job that is not on this site is not ours.',
    bn: 'এই সাইটে নেই, এমন কাজ আমাদের নয়।',
  },
  noNumber: {
    en: 'Whoever cannot show a permission number: pay nothing.',
    bn: 'অনুমতি নম্বর দেখাতে না পারলে টাকা দেবেন না।',
  },
});

/** The words of the page of a job. */
export const jobTexts = defineTexts({
  wage: { en: 'Wage {per}', bn: 'বেতন, {per}' },
  youPay: { en: 'You pay us', bn: 'আমাদের দেবেন' },
  left: { en: 'Places left', bn: 'বাকি আছে' },
  ofAll: { en: 'of {count}', bn: 'মোট {count} জনের' },
  lastDay: { en: 'Last day to apply', bn: 'আবেদনের শেষ দিন' },
  inTwelve: { en: 'The job in 12 lines', bn: 'কাজটা ১২ কথায়' },
  sameOnContract: {
    en: 'The contract has the same 12 lines in the same order. Compare them before you sign.',
    bn: 'চুক্তির কাগজেও এই ১২ কথা, এই ক্রমেই থাকে। সই করার আগে মিলিয়ে দেখুন।',
  },
  asItWas: { en: 'As it was written:', bn: 'যেমন লেখা ছিল:' },
  check: { en: 'Check this job yourself', bn: 'কাজটা নিজে মিলিয়ে নিন' },
  permission: { en: 'Government permission number', bn: 'সরকারি অনুমতি নম্বর' },
  demandLetter: { en: 'Demand letter', bn: 'চাহিদাপত্র (ডিমান্ড লেটার)' },
  attested: { en: 'Attested by: {by}', bn: 'সত্যায়ন করেছে: {by}' },
  platform: { en: 'Look on OEP', bn: 'OEP-তে খুঁজুন' },
  platformText: {
    en: 'the government’s own website. Job, employer and number of workers must be the same under this permission number.',
    bn: 'সরকারের নিজের ওয়েবসাইট। এই অনুমতি নম্বরে কাজ, নিয়োগকর্তা আর লোকের সংখ্যা মিলতে হবে।',
  },
  askAddress: { en: 'Call us for its address.', bn: 'ঠিকানা জানতে ফোন করুন।' },
  bmet: { en: 'Ask the BMET office', bn: 'বিএমইটি অফিসে জিজ্ঞাসা করুন' },
  bmetText: {
    en: 'Say the permission number, and ask whether it is for this job.',
    bn: 'অনুমতি নম্বরটি বলুন, এই কাজেরই অনুমতি কি না, জেনে নিন।',
  },
  papers: { en: 'Ask to see both papers', bn: 'দুটো কাগজই দেখতে চান' },
  papersText: {
    en: 'The permission and the demand letter are in our office. If a number differs, pay nothing, not to us either.',
    bn: 'অনুমতিপত্র আর চাহিদাপত্র আমাদের অফিসে আছে। নম্বর না মিললে টাকা দেবেন না, আমাদেরও না।',
  },
  apply: { en: 'Do you want this job?', bn: 'এই কাজে যেতে চান?' },
  applyHint: {
    en: 'Job and country are filled in for you. Applying costs nothing.',
    bn: 'ফরমে কাজ আর দেশ লেখা থাকবে। আবেদন করতে টাকা লাগে না।',
  },
  applyNow: { en: 'Apply for this job', bn: 'এই কাজে আবেদন করুন' },
  noPromise: {
    en: 'We cannot guarantee a visa.',
    bn: 'ভিসার নিশ্চয়তা আমরা দিতে পারি না।',
  },
  call: { en: 'Call', bn: 'কল করুন' },
  needed: { en: 'What you need', bn: 'যা লাগবে' },
  country: { en: 'What we know, and since when', bn: 'কী জানি, কবে দেখেছি' },
  ended: { en: 'This job is closed', bn: 'এই কাজ শেষ হয়েছে' },
  endedOn: {
    en: 'Closed since {day}. If anybody asks money for it, do not pay: tell us.',
    bn: '{day} তারিখ থেকে বন্ধ। এই কাজের নামে কেউ টাকা চাইলে দেবেন না, আমাদের জানান।',
  },
  notHere: { en: 'Beware', bn: 'সাবধান' },
  gone: {
    en: 'This job is closed for more than a year, or was never ours. If anybody asks money for it, do not pay: tell us.',
    bn: 'এই কাজ এক বছরের বেশি আগে শেষ, বা কখনো আমাদের ছিল না। এর নামে কেউ টাকা চাইলে দেবেন না, আমাদের জানান।',
  },
  openJobs: { en: 'See open jobs', bn: 'খোলা কাজ দেখুন' },
  tellUs: { en: 'Tell us', bn: 'আমাদের জানান' },
});

/** What the server makes of numbers. */
export const amountTexts = defineTexts({
  month: { en: 'a month', bn: 'মাসে' },
  day: { en: 'a day', bn: 'দিনে' },
  hour: { en: 'an hour', bn: 'ঘণ্টায়' },
  about: { en: 'about {amount} taka', bn: 'প্রায় {amount} টাকা' },
  taka: { en: '{amount} taka', bn: '{amount} টাকা' },
  people: { en: '{count}', bn: '{count} জন' },
  rate: {
    en: 'Reckoned with {hundred} = {taka}, {day}. Rates change: what counts is the sum in {currency}.',
    bn: 'টাকার হিসাব: {hundred} = {taka}, {day}। হার বদলায়, {currency}-এর অঙ্কটাই আসল।',
  },
});
