import * as v from 'valibot';
import type { Bilingual } from '#app/i18n/language.ts';
import { both, companion, defineDocument, fact, group, list } from '../fields.ts';

export const figuresDocument = defineDocument({
  file: 'figures.json',
  title: { en: 'Figures', bn: 'সংখ্যা' },
  fields: {
    clientsSatisfied: group(
      figure(
        { en: 'Satisfied clients', bn: 'সন্তুষ্ট গ্রাহক' },
        { en: 'Stands on the home page beside “Who we are”.', bn: 'মূল পাতায় পরিচয়ের পাশে থাকে।' },
      ),
    ),
    homeFigures: listOf(
      { en: 'Figures of the home page', bn: 'মূল পাতার সংখ্যা' },
      { en: 'Four figures that you can prove.', bn: 'চারটি সংখ্যা, যার প্রমাণ দিতে পারবেন।' },
      4,
    ),
    consultationFigures: listOf(
      { en: 'Figures of the visa page', bn: 'ভিসা পরামর্শ পাতার সংখ্যা' },
      {
        en: 'Three figures. Below the last one stands what the policy says about success.',
        bn: 'তিনটি সংখ্যা। শেষটির নিচে নীতিমালায় সাফল্য নিয়ে যা আছে, তা লেখা থাকে।',
      },
      3,
    ),
  },
});

function listOf(label: Bilingual, hint: Bilingual, count: number) {
  return list(label, hint, {
    fewest: count,
    most: count,
    item: figure(
      { en: 'Figure', bn: 'সংখ্যা' },
      { en: 'Digits, with a sign if need be: 700+ or 85%.', bn: 'অঙ্কে লিখুন, যেমন 700+ বা 85%।' },
    ),
  });
}

function figure(label: Bilingual, hint: Bilingual) {
  return {
    figure: fact(
      label,
      hint,
      { kind: 'line' },
      v.pipe(v.string('not_text'), v.regex(/\d/, 'no_digit'), v.maxLength(8, 'too_long')),
    ),
    label: companion(
      both(
        { en: 'What it counts', bn: 'কিসের সংখ্যা' },
        { en: 'Stands below the figure.', bn: 'সংখ্যার নিচে থাকে।' },
        40,
      ),
    ),
  };
}
