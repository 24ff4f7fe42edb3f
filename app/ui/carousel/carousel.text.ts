import { formatNumber } from '#app/i18n/format.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';

/** What a carousel says of itself. */
export interface CarouselWords {
  carousel: string;
  slide: string;
  pause: string;
  play: string;
  choose: string;
  /** The name of a slide: `1 of 4`. */
  position: (number: number, count: number) => string;
}

/** The carousel's own words in a language. */
export function carouselWords(language: Language): CarouselWords {
  return words[language];
}

const words: Bilingual<CarouselWords> = {
  en: {
    carousel: 'carousel',
    slide: 'slide',
    pause: 'Pause',
    play: 'Play',
    choose: 'Choose what to show',
    position: (number, count) => `${number} of ${count}`,
  },
  bn: {
    carousel: 'ঘুরে ঘুরে দেখানো হয়',
    slide: 'একটি অংশ',
    pause: 'থামান',
    play: 'চালান',
    choose: 'কোনটি দেখবেন বেছে নিন',
    position: (number, count) =>
      `${formatNumber('bn', count)}টির মধ্যে ${formatNumber('bn', number)} নম্বর`,
  },
};
