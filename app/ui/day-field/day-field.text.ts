import type { Bilingual } from '#app/i18n/language.ts';
import { defineTexts } from '#app/i18n/text.ts';
import type { DayProblem } from '#app/normalise/typed-day.ts';

/** Typing a day. */
export const dayTexts = defineTexts({
  format: { en: 'dd/mm/yyyy', bn: 'দিন/মাস/বছর' },
  hint: {
    en: 'Day, month, year, like 25/3/2026. Also 3, 3/12 or Thursday.',
    bn: 'দিন, মাস, বছর, যেমন ২৫/৩/২০২৬। ৩, ৩/১২, শুক্রবার বা কাল লিখলেও হয়।',
  },
  hintOrYear: {
    en: 'Day, month, year, like 25/3/1998. Only the year, like 1998, where nobody knows more.',
    bn: 'দিন, মাস, বছর, যেমন ২৫/৩/১৯৯৮। বাকিটা জানা না থাকলে শুধু বছর, যেমন ১৯৯৮।',
  },
  year: { en: 'Only the year: {year}', bn: 'শুধু বছর: {year}' },
  calendar: { en: 'Choose from the calendar: {label}', bn: 'ক্যালেন্ডার থেকে বাছুন: {label}' },
  meant: { en: 'Did you mean', bn: 'আপনি কি বোঝাতে চেয়েছেন' },
});

/** What to do about a day that is not taken as typed. `{day}` is the limit. */
export const dayProblemTexts = defineTexts({
  date_unreadable: {
    en: 'Write the day, the month and the year, like 25/3/2026 or 25 March 2026.',
    bn: 'দিন, মাস ও বছর লিখুন, যেমন ২৫/৩/২০২৬ বা ২৫ মার্চ ২০২৬।',
  },
  date_impossible: {
    en: 'There is no such day. Write the day first, then the month.',
    bn: 'এমন কোনো তারিখ নেই। আগে দিন, তারপর মাস লিখুন।',
  },
  date_year_first: {
    en: 'Write the day first, then the month, then the year.',
    bn: 'আগে দিন, তারপর মাস, তারপর বছর লিখুন।',
  },
  date_ambiguous_century: {
    en: 'Write the year with four digits.',
    bn: 'বছরটি চার সংখ্যায় লিখুন।',
  },
  date_in_future: { en: 'The last possible day is {day}.', bn: 'সবচেয়ে পরের তারিখ {day}।' },
  date_too_early: {
    en: 'The first possible day is {day}.',
    bn: 'সবচেয়ে আগের তারিখ {day}।',
  },
} satisfies Record<DayProblem, Bilingual>);
