import { fill } from '#app/i18n/fill.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { weekdayOf } from '#app/i18n/weekday.ts';

/** A sentence about the day by which we call, with `by Monday, 23 November` in place of its `{by}`. */
export function withCallDay(sentence: Bilingual, day: string): Bilingual {
  const sentenceIn = (language: Language) =>
    fill(sentence[language], {
      by: fill(by[language], {
        day: `${weekdayOf(language, day)}, ${formatDayOfYear(language, day, 'long')}`,
      }),
    });
  return { en: sentenceIn('en'), bn: sentenceIn('bn') };
}

const by: Bilingual = { en: 'by {day}', bn: '{day} তারিখের মধ্যে' };
