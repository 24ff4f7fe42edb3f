import { defineTexts } from '#app/i18n/text.ts';

/** The six steps of /status, in a word or two, in their order. */
export const stepTexts = defineTexts({
  one: { en: 'Application', bn: 'আবেদন' },
  two: { en: 'Call', bn: 'কথা' },
  three: { en: 'Papers and interview', bn: 'কাগজ ও সাক্ষাৎকার' },
  four: { en: 'Authorities', bn: 'কর্তৃপক্ষ' },
  five: { en: 'News', bn: 'খবর' },
  six: { en: 'Journey, or closed', bn: 'যাত্রা, বা বন্ধ' },
});

/** Stages, and moving from one to another. */
export const stageTexts = defineTexts({
  heading: { en: 'Stage', bn: 'ধাপ' },
  today: { en: 'Here since today', bn: 'আজ থেকে এখানে' },
  oneDay: { en: 'Here 1 day', bn: 'এখানে ১ দিন' },
  days: { en: 'Here {count} days', bn: 'এখানে {count} দিন' },
  before: { en: 'Before: {stage}', bn: 'আগে: {stage}' },
  next: { en: 'Next:', bn: 'পরের ধাপ:' },
  move: { en: 'Another stage…', bn: 'অন্য ধাপ…' },
  moveTitle: { en: 'Move {name} to another stage', bn: '{name}: ধাপ বদলান' },
  to: { en: 'New stage', bn: 'নতুন ধাপ' },
  choose: { en: 'Please choose', bn: 'বেছে নিন' },
  on: { en: 'On which day it really was', bn: 'আসলে কোন দিন হয়েছে' },
  reason: { en: 'Reason', bn: 'কারণ' },
  reasonHint: { en: 'In a word or two', bn: 'এক-দুই কথায়' },
  reasonMissing: {
    en: 'Please write why: 3 to 300 characters.',
    bn: 'কারণ লিখুন: ৩ থেকে ৩০০ অক্ষর।',
  },
  closeReason: { en: 'Why it is closed', bn: 'কেন বন্ধ' },
  closeReasonMissing: { en: 'Please choose why.', bn: 'কেন, বেছে নিন।' },
  wrongDay: {
    en: 'This day is before the application, in the future, or does not exist.',
    bn: 'এই তারিখ আবেদনের আগে, ভবিষ্যতে, বা এমন তারিখ নেই।',
  },
  save: { en: 'Move', bn: 'ধাপ বদলান' },
  moved: { en: '{name} is now at “{stage}”.', bn: '{name} এখন “{stage}” ধাপে।' },
  takenBack: { en: 'The move was taken back.', bn: 'ধাপের বদল ফেরানো হয়েছে।' },
  closed: { en: 'Closing a case needs a reason.', bn: 'কেস বন্ধ করতে কারণ লাগে।' },
  refused: { en: 'A refusal needs a reason.', bn: 'না হলে কারণ লিখতে হয়।' },
  back: { en: 'A move back needs a reason.', bn: 'আগের ধাপে নিতে কারণ লাগে।' },
  not_granted: {
    en: 'No visa was granted before: why is there a ticket?',
    bn: 'আগে ভিসা হয়নি: টিকিট কেন?',
  },
  no_clearance: {
    en: 'BMET clearance is not done: the Act asks for clearance before departure, s. 20.',
    bn: 'বিএমইটি ছাড়পত্র হয়নি: আইনের ২০ ধারায় যাত্রার আগে ছাড়পত্র লাগে।',
  },
  contract_unexplained: {
    en: 'The contract was not explained yet.',
    bn: 'চুক্তি এখনও বুঝিয়ে বলা হয়নি।',
  },
});
