import type { Bilingual } from '#app/i18n/language.ts';
import { defineTexts } from '#app/i18n/text.ts';
import type { DayProblem } from './typed-day.ts';
import type { WarningCode } from './warning.ts';

/**
 * One sentence for each code of `warning.ts` and `day.ts`, saying what to do. `{suggestion}` is filled in by
 * `sentence.ts`. Examples hold no number that anybody could ring.
 */
export const warningTexts = defineTexts({
  phone_no_digits: {
    en: 'Write your phone number in digits, like 01XXX-XXXXXX.',
    bn: 'ফোন নম্বরটি সংখ্যায় লিখুন, যেমন 01XXX-XXXXXX।',
  },
  phone_too_short: {
    en: 'This number has too few digits. A mobile number in Bangladesh has 11, like 01XXX-XXXXXX. Check it, and send again if it is right.',
    bn: 'নম্বরটিতে সংখ্যা কম আছে। বাংলাদেশের মোবাইল নম্বরে ১১টি সংখ্যা থাকে, যেমন 01XXX-XXXXXX। মিলিয়ে দেখুন, ঠিক থাকলে আবার পাঠান।',
  },
  phone_too_long: {
    en: 'This number has too many digits. A mobile number in Bangladesh has 11, like 01XXX-XXXXXX. Put a / between two numbers. Check it, and send again if it is right.',
    bn: 'নম্বরটিতে সংখ্যা বেশি আছে। বাংলাদেশের মোবাইল নম্বরে ১১টি সংখ্যা থাকে, যেমন 01XXX-XXXXXX। দুটি নম্বর দিলে মাঝখানে / দিন। মিলিয়ে দেখুন, ঠিক থাকলে আবার পাঠান।',
  },
  phone_landline: {
    en: 'This looks like a landline number. If you have a mobile number, write that one, so that we can reach you more easily. If not, send again.',
    bn: 'এটি ল্যান্ডফোনের নম্বর মনে হচ্ছে। মোবাইল নম্বর থাকলে সেটি লিখুন, তাহলে আপনাকে সহজে পাওয়া যাবে। না থাকলে এভাবেই আবার পাঠান।',
  },
  phone_missing_plus: {
    en: 'Is this a number from outside Bangladesh? Then write it with a + in front: {suggestion}. Check it, and send again if it is right.',
    bn: 'এটি কি বাংলাদেশের বাইরের নম্বর? তাহলে শুরুতে + দিয়ে লিখুন: {suggestion}। মিলিয়ে দেখুন, ঠিক থাকলে আবার পাঠান।',
  },
  phone_which_country: {
    en: 'Which country is this number from? Write it with a + and the code of the country in front, like +966 5X XXX XXXX. Check it, and send again if it is right.',
    bn: 'এটি কোন দেশের নম্বর? শুরুতে + আর দেশের কোড দিয়ে লিখুন, যেমন +966 5X XXX XXXX। মিলিয়ে দেখুন, ঠিক থাকলে আবার পাঠান।',
  },
  phone_shortened: {
    en: 'A spreadsheet has shortened this number, and its last digits are lost. Write all of its digits.',
    bn: 'এক্সেলে নম্বরটি ছোট হয়ে গেছে, শেষের সংখ্যাগুলো আর নেই। পুরো নম্বরটি লিখুন।',
  },
  passport_looks_like_national_id: {
    en: 'This looks like a national ID number. Write the number on the photo page of your passport, like A01234567. If you have no passport yet, press the button for that.',
    bn: 'এটি জাতীয় পরিচয়পত্রের নম্বর মনে হচ্ছে। পাসপোর্টে ছবির পাতায় যে নম্বর আছে সেটি লিখুন, যেমন A01234567। এখনো পাসপোর্ট না থাকলে তার জন্য দেওয়া বোতামটি চাপুন।',
  },
  passport_no_number: {
    en: 'There is no number here. Write the number on the photo page of your passport, like A01234567. If you have no passport yet, press the button for that.',
    bn: 'এখানে কোনো নম্বর নেই। পাসপোর্টে ছবির পাতায় যে নম্বর আছে সেটি লিখুন, যেমন A01234567। এখনো পাসপোর্ট না থাকলে তার জন্য দেওয়া বোতামটি চাপুন।',
  },
  passport_unusual: {
    en: 'Compare this number with your passport. A Bangladeshi passport has one letter and 8 digits, like A01234567, or two letters and 7 digits, like BX0123456. Send again if it is right.',
    bn: 'নম্বরটি পাসপোর্টের সঙ্গে মিলিয়ে দেখুন। বাংলাদেশের পাসপোর্টে একটি অক্ষর ও ৮টি সংখ্যা থাকে, যেমন A01234567, অথবা দুটি অক্ষর ও ৭টি সংখ্যা, যেমন BX0123456। ঠিক থাকলে আবার পাঠান।',
  },
  email_did_you_mean: {
    en: 'Did you mean {suggestion}? Check the address.',
    bn: 'আপনি কি {suggestion} লিখতে চেয়েছেন? ঠিকানাটি মিলিয়ে দেখুন।',
  },
  email_unreadable: {
    en: 'Write the whole e-mail address with an @, like name@example.com.',
    bn: '@ চিহ্নসহ পুরো ইমেইল ঠিকানা লিখুন, যেমন name@example.com।',
  },
  date_unreadable: {
    en: 'Write the day, the month and the year, like 05/03/1998 or 5 March 1998. If you know only the year, write the year.',
    bn: 'দিন, মাস ও বছর লিখুন, যেমন ০৫/০৩/১৯৯৮ বা ৫ মার্চ ১৯৯৮। শুধু বছর জানা থাকলে বছরটিই লিখুন।',
  },
  date_impossible: {
    en: 'There is no such day. Write the day first, then the month, then the year, like 05/03/1998.',
    bn: 'এমন কোনো তারিখ নেই। আগে দিন, তারপর মাস, তারপর বছর লিখুন, যেমন ০৫/০৩/১৯৯৮।',
  },
  date_year_first: {
    en: 'Write the day first, then the month, then the year, like 05/03/1998.',
    bn: 'আগে দিন, তারপর মাস, তারপর বছর লিখুন, যেমন ০৫/০৩/১৯৯৮।',
  },
  date_ambiguous_century: {
    en: 'Write the year with four digits.',
    bn: 'বছরটি চার সংখ্যায় লিখুন।',
  },
  date_in_future: {
    en: 'This day has not come yet. Check the year.',
    bn: 'এই তারিখ এখনো আসেনি। বছরটি মিলিয়ে দেখুন।',
  },
  date_too_early: {
    en: 'Write a year from 1920 on. Check the year.',
    bn: '১৯২০ বা তার পরের বছর লিখুন। বছরটি মিলিয়ে দেখুন।',
  },
  date_did_you_mean: {
    en: 'Did you mean {suggestion}?',
    bn: 'আপনি কি {suggestion} বোঝাতে চেয়েছেন?',
  },
  date_or: { en: ' or ', bn: ' নাকি ' },
  date_under_eighteen: {
    en: 'With this date of birth you are younger than 18. You can still send the application. An officer will talk with you about what is possible.',
    bn: 'এই জন্ম তারিখ অনুযায়ী আপনার বয়স ১৮ বছরের কম। তবু আপনি আবেদন পাঠাতে পারেন। কী করা সম্ভব, তা নিয়ে আমাদের একজন কর্মকর্তা আপনার সঙ্গে কথা বলবেন।',
  },
} satisfies Record<
  WarningCode | DayProblem | 'date_did_you_mean' | 'date_or' | 'date_under_eighteen',
  Bilingual
>);
