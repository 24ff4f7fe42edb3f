import { checkNames } from '#app/content/check-names.ts';
import { defineTexts } from '#app/i18n/text.ts';

export const postersPageTexts = defineTexts({
  title: { en: 'Posters', bn: 'পোস্টার' },
  lead: {
    en: 'To print on A4 and put up: in the office, at a shop, in the village.',
    bn: 'A4 কাগজে ছেপে টাঙান: অফিসে, দোকানে, গ্রামে।',
  },
  names: { en: 'Posters', bn: 'পোস্টার' },
  languages: { en: 'Language of the poster', bn: 'পোস্টারের ভাষা' },
  print: { en: 'Print', bn: 'ছাপুন' },
  opened: {
    en: 'Times opened in 30 days: {count}.',
    bn: '৩০ দিনে {count} বার খোলা হয়েছে।',
  },
  isSample: {
    en: 'The agency’s facts are still samples, so SAMPLE is printed across.',
    bn: 'প্রতিষ্ঠানের তথ্য এখনো নমুনা, তাই পোস্টারে আড়াআড়ি “নমুনা” ছাপা হবে।',
  },
  origin: {
    en: 'No poster yet: the site does not know its own address, so a QR code would lead nowhere. Ask whoever runs the site to set PUBLIC_ORIGIN.',
    bn: 'এখনো পোস্টার নেই: সাইট নিজের ঠিকানা জানে না, তাই কিউআর কোড কোথাও নিয়ে যাবে না। যিনি সাইট চালান, তাঁকে PUBLIC_ORIGIN লিখতে বলুন।',
  },
  licence: {
    en: 'No poster yet: the licence is not entered. Nobody should trust a poster without one.',
    bn: 'এখনো পোস্টার নেই: লাইসেন্স লেখা হয়নি। লাইসেন্স ছাড়া পোস্টার কারও বিশ্বাস করা উচিত নয়।',
  },
  licence_expired: {
    en: 'No poster: the licence has expired. Enter the new one first.',
    bn: 'এখন পোস্টার নেই: লাইসেন্সের মেয়াদ শেষ। আগে নতুনটি লিখুন।',
  },
  enterLicence: { en: 'Enter the licence', bn: 'লাইসেন্স লিখুন' },
});

/** What every poster says, in its own language. */
export const posterTexts = defineTexts({
  sample: { en: 'SAMPLE', bn: 'নমুনা SAMPLE' },
  scan: {
    en: 'Hold your phone’s camera over the code, or type:',
    bn: 'ফোনের ক্যামেরা কোডের ওপর ধরুন, অথবা লিখুন:',
  },
  licence: { en: 'Recruiting licence', bn: 'রিক্রুটিং লাইসেন্স' },
  printed: { en: 'Printed on {day}', bn: 'ছাপা {day}' },
});

/** Title, sentence and lines of each poster. Nothing is promised that its page does not say. */
export const wordsOfPosters = {
  verify: defineTexts({
    name: { en: 'Check us', bn: 'আমাদের যাচাই করুন' },
    title: { en: 'Check us', bn: checkNames.verify.bn },
    lead: {
      en: 'Somebody rings, or wants money, in our name? Check first.',
      bn: 'আমাদের নামে কেউ ফোন করলে বা টাকা চাইলে, আগে মিলিয়ে নিন।',
    },
    first: {
      en: 'Write down the number and look it up here.',
      bn: 'নম্বরটি লিখে রাখুন, এখানে মিলিয়ে দেখুন।',
    },
    second: { en: 'Not ours? Tell us.', bn: 'আমাদের না হলে আমাদের জানান।' },
    third: {
      en: 'Pay only at our office, against a receipt.',
      bn: 'টাকা দিন শুধু অফিসে, রসিদ বুঝে নিন।',
    },
  }),
  apply: defineTexts({
    name: { en: 'Apply without a broker', bn: 'দালাল ছাড়া আবেদন' },
    title: { en: 'Apply without a broker', bn: 'দালাল ছাড়া নিজেই আবেদন করুন' },
    lead: {
      en: 'On your own phone. Sending the form is free of charge.',
      bn: 'নিজের ফোনে। ফরম পাঠাতে টাকা লাগে না।',
    },
    first: { en: 'Say who you are and which job you want.', bn: 'কে আপনি, কোন কাজ চান, লিখুন।' },
    second: {
      en: 'Keep the receipt number: with it you see where your application stands.',
      bn: 'রসিদ নম্বর রাখুন: তা দিয়ে আবেদনের খবর দেখতে পারবেন।',
    },
    third: {
      en: 'We ring from these two numbers only.',
      bn: 'আমরা ফোন করি শুধু এই দুই নম্বর থেকে।',
    },
  }),
  costs: defineTexts({
    name: { en: 'Who pays what', bn: 'কে কত দেয়' },
    title: { en: 'Who pays what', bn: 'কে কোন টাকা দেয়?' },
    lead: {
      en: 'Look before you pay anybody anything.',
      bn: 'কাউকে টাকা দেওয়ার আগে দেখে নিন।',
    },
    first: {
      en: 'Choose the country: what you pay, and what the employer pays.',
      bn: 'দেশ বেছে নিন: কোনটি আপনি দেন, কোনটি নিয়োগকর্তা।',
    },
    second: {
      en: 'What is not written there, ask us by phone.',
      bn: 'যা লেখা নেই, ফোনে জিজ্ঞাসা করুন।',
    },
    third: {
      en: 'Pay only at our office, against a receipt.',
      bn: 'টাকা দিন শুধু অফিসে, রসিদ বুঝে নিন।',
    },
  }),
};
