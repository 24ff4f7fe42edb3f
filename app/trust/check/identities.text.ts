import { checkNames } from '#app/content/check-names.ts';
import { defineTexts } from '#app/i18n/text.ts';

/** The words of the staff's page about who speaks for us. */
export const identitiesTexts = defineTexts({
  title: { en: 'Ours or not', bn: 'আসল না নকল' },
  lead: {
    en: `What visitors are told at “${checkNames.verify.en}”. They ask about one value at a time and never see these lists.`,
    bn: `“${checkNames.verify.bn}” পাতায় দর্শনার্থী যা জানতে পারেন। তাঁরা একটি করে মিলিয়ে দেখেন, তালিকা দেখতে পান না।`,
  },
  ours: { en: 'Ours', bn: 'আমাদের' },
  oursHelp: {
    en: 'Beside these the numbers, pages and e-mail under “The agency” are ours.',
    bn: 'এর বাইরে “প্রতিষ্ঠানের পরিচয়”-এর নম্বর, পেজ ও ইমেইলও আমাদের।',
  },
  oursEmpty: {
    en: 'Nothing is entered yet: people, sub-agents and accounts are answered with “Not on our list”.',
    bn: 'এখনো কিছু লেখা হয়নি: মানুষ, সাব-এজেন্ট বা অ্যাকাউন্ট মেলালে উত্তর আসে “আমাদের তালিকায় নেই”।',
  },
  edit: { en: 'Change', bn: 'বদলান' },
  editNamed: { en: 'Change {value}', bn: '{value} বদলান' },
  add: { en: 'Change the list', bn: 'তালিকা বদলান' },
  since: { en: 'since {day}', bn: '{day} থেকে' },
  until: { en: 'until {day}', bn: '{day} পর্যন্ত' },
  listed: { en: 'on the list', bn: 'তালিকায় আছে' },
  not_yet: { en: 'not yet on the list', bn: 'এখনো তালিকায় নয়' },
  ended: { en: 'no longer on the list', bn: 'আর তালিকায় নেই' },
  unchecked: { en: 'not checked', bn: 'মিলিয়ে দেখা হয়নি' },
  outdated: { en: 'to be checked again', bn: 'আবার মেলাতে হবে' },
  notOurs: { en: 'Not ours', bn: 'আমাদের নয়' },
  notOursHelp: {
    en: 'Answered with “This is not ours.” Only an owner adds to it or takes from it.',
    bn: 'উত্তর আসে “এটা আমাদের নয়।” শুধু মালিক এখানে যোগ বা বাদ দিতে পারেন।',
  },
  notOursEmpty: { en: 'Nothing is confirmed as false.', bn: 'কিছুই মিথ্যা বলে নিশ্চিত করা হয়নি।' },
  value: { en: 'Number, address or account', bn: 'নম্বর, ঠিকানা বা অ্যাকাউন্ট' },
  valueOfComplaint: {
    en: 'One of them, as it stands in the complaint.',
    bn: 'একটি, অভিযোগে যেমন আছে।',
  },
  confirm: { en: 'Confirm as not ours', bn: 'আমাদের নয় বলে নিশ্চিত করুন' },
  confirmed: { en: 'It is confirmed as not ours.', bn: 'আমাদের নয় বলে নিশ্চিত করা হয়েছে।' },
  remove: { en: 'Take off', bn: 'বাদ দিন' },
  removeNamed: { en: 'Take off {value}', bn: '{value} বাদ দিন' },
  removed: { en: 'It is no longer said to be false.', bn: 'এটিকে আর মিথ্যা বলা হয় না।' },
  complaint: { en: 'The complaint', bn: 'অভিযোগটি' },
  by: { en: '{time}, {who}', bn: '{time}, {who}' },
  someone: { en: 'an account that is gone', bn: 'আর নেই এমন অ্যাকাউন্ট' },
});

/** Why a value cannot be confirmed as false, by its code. */
export const falseFaultTexts = defineTexts({
  required: { en: 'Write what is false.', bn: 'কোনটি মিথ্যা, লিখুন।' },
  too_long: { en: 'This is too long.', bn: 'লেখাটি বেশি বড়।' },
  several_values: { en: 'Write one at a time.', bn: 'একবারে একটি লিখুন।' },
  only_a_name: {
    en: 'A name proves nothing: write the number, address or account.',
    bn: 'শুধু নাম দিয়ে কিছু প্রমাণ হয় না: নম্বর, ঠিকানা বা অ্যাকাউন্ট লিখুন।',
  },
  on_our_list: {
    en: 'This is on our own list. Take it off there first.',
    bn: 'এটি আমাদের নিজেদের তালিকায় আছে। আগে সেখান থেকে বাদ দিন।',
  },
});
