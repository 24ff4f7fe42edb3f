import { fill } from '#app/i18n/fill.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { type ColumnTarget, targetTexts } from './column-targets.ts';

/** What is wrong with a cell, in one sentence: for the page, and for the file to correct. */
export function faultSentence(
  language: Language,
  { field, code, typed }: { field: ColumnTarget; code: string; typed: string },
): string {
  const sentence = own[`${field} ${code}`] ?? own[code] ?? odd;
  return `${targetTexts[field][language]}: ${fill(sentence[language], { typed })}`;
}

const odd: Bilingual = {
  en: 'This cannot be read: {typed}',
  bn: 'এটি পড়া যাচ্ছে না: {typed}',
};

/** What differs from the forms, where somebody can be asked to send it again. */
const own: Record<string, Bilingual> = {
  'name required': { en: 'Write a name.', bn: 'নাম লিখুন।' },
  'phone required': { en: 'Write a phone number.', bn: 'ফোন নম্বর লিখুন।' },
  name_unreadable: { en: 'This is no name: {typed}', bn: 'এটি নাম নয়: {typed}' },
  too_long: { en: 'This is too long. Shorten it.', bn: 'লেখাটি বেশি লম্বা। ছোট করুন।' },
  forbidden_characters: {
    en: 'This holds characters that cannot be stored. Type it again.',
    bn: 'এতে এমন চিহ্ন আছে যা রাখা যায় না। আবার টাইপ করুন।',
  },
  ansi_bengali: {
    en: 'This is typed in an old Bengali layout (Bijoy). Change it to Unicode: {typed}',
    bn: 'এটি পুরোনো বিজয় লেআউটে লেখা। ইউনিকোডে বদলে দিন: {typed}',
  },
  called_unreadable: {
    en: 'Neither yes nor no, so it goes into the note: {typed}',
    bn: 'হ্যাঁ বা না কোনোটিই নয়, তাই নোটে থাকছে: {typed}',
  },
  phone_shortened: {
    en: 'Excel has shortened this number: {typed}',
    bn: 'এক্সেল নম্বরটি ছোট করে ফেলেছে: {typed}',
  },
  phone_no_digits: { en: 'There is no number here: {typed}', bn: 'এখানে কোনো নম্বর নেই: {typed}' },
  phone_too_short: {
    en: 'This number has too few digits: {typed}',
    bn: 'নম্বরটিতে সংখ্যা কম: {typed}',
  },
  phone_too_long: {
    en: 'This number has too many digits: {typed}',
    bn: 'নম্বরটিতে সংখ্যা বেশি: {typed}',
  },
  phone_missing_plus: {
    en: 'If this number is from abroad, write it with a + in front: {typed}',
    bn: 'বিদেশের নম্বর হলে শুরুতে + দিন: {typed}',
  },
  phone_which_country: {
    en: 'Which country is this number from? Write + and its code in front: {typed}',
    bn: 'নম্বরটি কোন দেশের? শুরুতে + আর দেশের কোড দিন: {typed}',
  },
  passport_looks_like_national_id: {
    en: 'This looks like a national ID number. It stays as it is.',
    bn: 'এটি জাতীয় পরিচয়পত্রের নম্বর মনে হচ্ছে। যেমন আছে তেমনই থাকছে।',
  },
  passport_no_number: {
    en: 'There is no number here. It stays as it is.',
    bn: 'এখানে কোনো নম্বর নেই। যেমন আছে তেমনই থাকছে।',
  },
  passport_unusual: {
    en: 'An unusual number. It stays as it is.',
    bn: 'নম্বরটি অন্যরকম। যেমন আছে তেমনই থাকছে।',
  },
  'email invalid_email': {
    en: 'No e-mail address, so it goes into the note: {typed}',
    bn: 'ইমেইল ঠিকানা নয়, তাই নোটে থাকছে: {typed}',
  },
  ...Object.fromEntries(
    ['unreadable', 'impossible', 'year_first', 'ambiguous_century', 'in_future', 'too_early'].map(
      (problem) => [
        `birth date_${problem}`,
        {
          en: 'This day cannot be read, so it goes into the note: {typed}',
          bn: 'তারিখটি পড়া যাচ্ছে না, তাই নোটে থাকছে: {typed}',
        },
      ],
    ),
  ),
};
