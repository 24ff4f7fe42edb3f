import { shortNumber } from '#app/content/facts.ts';
import { both, optional } from '#app/content/fields.ts';

/** Who answers, and under which number: of offices at home and of those abroad. */
export const helpLine = {
  name: both({ en: 'Name', bn: 'নাম' }, { en: 'Who answers there.', bn: 'সেখানে কে ধরেন।' }, 120),
  number: optional(
    shortNumber(
      { en: 'Number', bn: 'নম্বর' },
      {
        en: 'As it is dialled there. Left empty, the page says “Not entered yet”.',
        bn: 'সেখান থেকে যেভাবে ফোন করতে হয়। খালি রাখলে পাতায় “এখনো লেখা হয়নি” থাকে।',
      },
    ),
  ),
};
