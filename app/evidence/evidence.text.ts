import { defineTexts } from '#app/i18n/text.ts';

/** The page around the sheet. */
export const evidencePageTexts = defineTexts({
  title: { en: 'A year on paper', bn: 'কাগজে এক বছর' },
  lead: {
    en: 'For whoever audits the agency: numbers, and nobody’s name. Print a year soon after its end, because what is erased is counted no more.',
    bn: 'এজেন্সির কাজ যাঁরা যাচাই করেন তাঁদের জন্য: শুধু সংখ্যা, কারও নাম নেই। বছর শেষ হলেই ছাপিয়ে রাখুন, কারণ যা মুছে যায় তা আর গোনা হয় না।',
  },
  back: { en: 'Overview', bn: 'এক নজরে' },
  years: { en: 'Year', bn: 'বছর' },
  print: { en: 'PRINT', bn: 'ছাপুন' },
  save: { en: 'SAVE AS CSV', bn: 'CSV ফাইল নামান' },
  nothing: {
    en: 'Before {year} the site has no records, but for money that was typed in later.',
    bn: '{year} সালের আগের কোনো রেকর্ড সাইটে নেই, পরে লেখা টাকার হিসাব ছাড়া।',
  },
});

/** The head and the foot of the sheet. */
export const sheetTexts = defineTexts({
  title: { en: 'Numbers of {year}', bn: '{year} সালের হিসাব' },
  licence: { en: 'Recruiting licence {number}', bn: 'রিক্রুটিং লাইসেন্স {number}' },
  period: { en: '{from} to {until}', bn: '{from} থেকে {until}' },
  printed: { en: 'Counted on {day}', bn: 'গোনার দিন {day}' },
  erased: {
    en: 'Records that were erased before that day, on request or when their time was over, are not counted; the money received is.',
    bn: 'ওই দিনের আগে অনুরোধে বা মেয়াদ শেষে যেসব রেকর্ড মুছে গেছে, সেগুলো গোনা হয়নি; টাকার হিসাব গোনা হয়েছে।',
  },
});

/** What each table is called and counts, and its columns. */
export const tableTexts = defineTexts({
  total: { en: 'Together', bn: 'মোট' },
  number: { en: 'Number', bn: 'সংখ্যা' },

  money: { en: 'Receipts and refunds', bn: 'রসিদ ও ফেরত' },
  moneyCounts: {
    en: 'By the day of the payment, in whole taka. Not among them: {voided} voided.',
    bn: 'টাকা দেওয়ার দিন ধরে, পুরো টাকায়। এর মধ্যে নেই: বাতিল {voided}টি।',
  },
  receipts: { en: 'Receipts', bn: 'রসিদ' },
  received: { en: 'Received, Tk', bn: 'নেওয়া, টাকা' },
  refunds: { en: 'Refunds', bn: 'কয়টি ফেরত' },
  givenBack: { en: 'Given back, Tk', bn: 'ফেরত, টাকা' },

  complaints: { en: 'Complaints', bn: 'অভিযোগ' },
  complaintsCount: {
    en: 'Those that came in the year, and what had become of them when they were counted. The last two are days from the complaint to the first answer. Spam is not counted.',
    bn: 'এ বছর যেগুলো এসেছে, আর গোনার দিন পর্যন্ত সেগুলোর কী হয়েছে। শেষ দুটি হলো অভিযোগ থেকে প্রথম উত্তর পর্যন্ত কত দিন। স্প্যাম গোনা হয়নি।',
  },
  came: { en: 'Came', bn: 'এসেছে' },
  answered: { en: 'Answered', bn: 'উত্তর দেওয়া' },
  inTime: { en: 'Within {days} days', bn: '{days} দিনের মধ্যে' },
  closed: { en: 'Closed', bn: 'শেষ' },
  half: { en: 'Half within, days', bn: 'অর্ধেক যত দিনে' },
  longest: { en: 'Longest, days', bn: 'সবচেয়ে বেশি দিন' },

  departures: { en: 'Contracts explained before departure', bn: 'যাওয়ার আগে চুক্তি বোঝানো' },
  departuresCount: {
    en: 'People who departed in the year, by country. Explained: the checklist names the language, and a day that is not after the departure.',
    bn: 'এ বছর যাঁরা গেছেন, দেশ ধরে। বোঝানো মানে চেকলিস্টে ভাষা আর দিন লেখা আছে, দিনটি যাওয়ার দিনের পরে নয়।',
  },
  noCountry: { en: 'No country noted', bn: 'দেশ লেখা নেই' },
  departed: { en: 'Departed', bn: 'গেছেন' },
  explained: { en: 'Explained', bn: 'বোঝানো' },
  copies: { en: 'Copy handed over', bn: 'কপি দেওয়া' },
  unexplained: { en: 'Not explained', bn: 'বোঝানো হয়নি' },

  consents: { en: 'Consents', bn: 'সম্মতি' },
  consentsCount: {
    en: 'Applications that came in the year, by the words that were agreed to. People of the gallery by the day of their consent; withdrawals by the day of the withdrawal.',
    bn: 'এ বছরের আবেদন, যে লেখায় সম্মতি দেওয়া হয়েছে তা ধরে। গ্যালারির মানুষ অনুমতির দিন ধরে, প্রত্যাহার তার নিজের দিন ধরে।',
  },
  words: { en: 'Application, words of {day}', bn: 'আবেদন, {day} তারিখের লেখা' },
  unticked: { en: 'Application, none recorded', bn: 'আবেদন, সম্মতি লেখা নেই' },
  way: { en: 'Gallery: {way}', bn: 'গ্যালারি: {way}' },
  withdrawn: { en: 'Gallery: withdrawn', bn: 'গ্যালারি: প্রত্যাহার' },

  facts: { en: 'Checks of facts', bn: 'মিলিয়ে দেখা তথ্য' },
  factsCount: {
    en: 'What the website says, compared with its source and published with the day of the check. A fact checked on three days is one fact and three checks.',
    bn: 'ওয়েবসাইটের যেসব তথ্য সূত্রের সঙ্গে মিলিয়ে তারিখসহ প্রকাশ করা হয়েছে। একটি তথ্য তিন দিন মিলিয়ে দেখলে একটি তথ্য, তিনবার দেখা।',
  },
  checkedFacts: { en: 'Facts', bn: 'তথ্য' },
  checks: { en: 'Checks', bn: 'কতবার' },
});

/** What a kind of fact is called where no document stands beside it. */
export const shelfNames = defineTexts({
  identity: { en: 'Our numbers and pages', bn: 'আমাদের নম্বর ও পাতা' },
  countryStatus: { en: 'Status of a country', bn: 'দেশের অবস্থা' },
  step: { en: 'Step to a country', bn: 'দেশে যাওয়ার ধাপ' },
});

/** The export, in the words of the history. */
export const evidenceActionTexts = defineTexts({
  'evidence.exported': { en: 'numbers of a year exported', bn: 'এক বছরের হিসাব নামানো' },
});
