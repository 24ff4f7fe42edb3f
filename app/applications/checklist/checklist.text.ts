import { defineTexts } from '#app/i18n/text.ts';

/** What staff read of the checklist of a case. */
export const checklistTexts = defineTexts({
  document: { en: 'Papers', bn: 'কাগজ' },
  step: { en: 'Checks', bn: 'যাচাই' },
  progress: { en: '{done} of {all}', bn: '{all}টির মধ্যে {done}টি' },
  noList: {
    en: 'The list for {country} has not been entered.',
    bn: '{country}: তালিকা এখনো লেখা হয়নি।',
  },
  noDestination: { en: 'The destination is not known.', bn: 'কোন দেশে যাবেন তা জানা নেই।' },
  missing: { en: 'Missing', bn: 'বাকি' },
  notAsked: { en: 'Not required', bn: 'না হলেও চলবে' },
  lent: { en: 'With us, back {day}', bn: 'আমাদের কাছে, ফেরত {day}' },
  overdue: { en: 'Overdue, was due back {day}', bn: 'ফেরত দিতে দেরি, তারিখ ছিল {day}' },
  returned: { en: 'original returned {day}', bn: 'আসল ফেরত {day}' },
  seen: { en: 'seen {day}', bn: 'দেখা {day}' },
  copied: { en: 'copied {day}', bn: 'কপি {day}' },
  done: { en: 'done {day}', bn: 'হয়েছে {day}' },
  expires: { en: 'valid until {day}', bn: 'মেয়াদ {day} পর্যন্ত' },
  expired: { en: 'Expired {day}', bn: 'মেয়াদ শেষ {day}' },
  inLanguage: { en: 'in {language}', bn: 'ভাষা {language}' },
  copyGiven: { en: 'copy handed over', bn: 'কপি দেওয়া হয়েছে' },
  noCopy: { en: 'no copy handed over', bn: 'কপি দেওয়া হয়নি' },
  seeNow: { en: 'Seen today', bn: 'আজ দেখেছি' },
  doNow: { en: 'Done today', bn: 'আজ হয়েছে' },
  giveBack: { en: 'Given back today', bn: 'আজ ফেরত দিয়েছি' },
  unmark: { en: 'Take back', bn: 'টিক তুলুন' },
  details: { en: 'Details', bn: 'বিস্তারিত' },
  actOn: { en: '{act}: {item}', bn: '{act}: {item}' },
  saved: { en: 'Saved: {item}', bn: 'লেখা হয়েছে: {item}' },
  takenBack: { en: 'Taken back: {item}', bn: 'ফেরানো হয়েছে: {item}' },
  changedOn: {
    en: 'The twelve lines were changed on {day}: explain again',
    bn: '১২ কথা {day} তারিখে বদলেছে: আবার বুঝিয়ে বলুন',
  },
  changedSince: {
    en: 'The twelve lines were changed since {day}: explain again',
    bn: '{day} তারিখের পরে ১২ কথা বদলেছে: আবার বুঝিয়ে বলুন',
  },
  printContract: { en: 'Print the contract on one sheet', bn: 'এক পাতার চুক্তি ছাপুন' },
  printSlip: { en: 'Print the slip with two signatures', bn: 'দুই সইয়ের স্লিপ ছাপুন' },
});

/** The dialog in which an item is written. */
export const markTexts = defineTexts({
  seenOn: { en: 'Seen on', bn: 'কবে দেখা হয়েছে' },
  copiedOn: { en: 'Copied on', bn: 'কবে কপি করা হয়েছে' },
  lending: { en: 'The original, lent to the office', bn: 'আসলটি, অফিসে ধার নেওয়া' },
  lendingAdvice: {
    en: 'We never keep an original: it goes back within 30 days.',
    bn: 'আসল কাগজ আমরা রেখে দিই না: ৩০ দিনের মধ্যে ফেরত যায়।',
  },
  receivedOn: { en: 'Received on', bn: 'কবে নেওয়া হয়েছে' },
  dueBackOn: { en: 'Due back on', bn: 'কবে ফেরত দিতে হবে' },
  returnedOn: { en: 'Given back on', bn: 'কবে ফেরত দেওয়া হয়েছে' },
  doneOn: { en: 'Done on', bn: 'কবে হয়েছে' },
  expiresOn: { en: 'Valid until', bn: 'মেয়াদ কবে পর্যন্ত' },
  validMonths: {
    en: 'It is valid for {months} months from the day it was issued.',
    bn: 'যেদিন দেওয়া হয়েছে, সেদিন থেকে {months} মাস চলে।',
  },
  language: { en: 'In which language', bn: 'কোন ভাষায়' },
  languageHint: { en: 'For example Bengali.', bn: 'যেমন বাংলা।' },
  copyHandedOver: { en: 'A copy was handed over', bn: 'একটি কপি দেওয়া হয়েছে' },
  note: { en: 'Note', bn: 'নোট' },
  optional: { en: '(optional)', bn: '(না দিলেও হবে)' },
  save: { en: 'Save', bn: 'রাখুন' },
});

/** What is wrong with a field, by its code. */
export const markFaultTexts = defineTexts({
  required: { en: 'Write this too.', bn: 'এটিও লিখুন।' },
  invalid_day: {
    en: 'This day cannot be read. Write it like 24/11/2026.',
    bn: 'তারিখটি পড়া যাচ্ছে না। এভাবে লিখুন: ২৪/১১/২০২৬।',
  },
  date_in_future: { en: 'This day is still to come.', bn: 'এই তারিখ এখনো আসেনি।' },
  day_too_early: {
    en: 'This is before the day on which it was received.',
    bn: 'এটি নেওয়ার তারিখের আগে।',
  },
  day_too_late: {
    en: 'At most 30 days after it was received.',
    bn: 'নেওয়ার পর সর্বোচ্চ ৩০ দিন।',
  },
  other: { en: 'This is not right.', bn: 'এটি ঠিক নয়।' },
});
