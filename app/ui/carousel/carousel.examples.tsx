import type { Bilingual } from '#app/i18n/language.ts';
import type { Example } from '../example.ts';
import { longText } from '../example.ts';
import { carouselWords } from './carousel.text.ts';
import { Carousel } from './carousel.tsx';

const countries: Bilingual[] = [
  { en: 'Hungary', bn: 'হাঙ্গেরি' },
  { en: 'Romania', bn: 'রোমানিয়া' },
  { en: 'Croatia', bn: 'ক্রোয়েশিয়া' },
  { en: 'Poland', bn: 'পোল্যান্ড' },
];

export const examples: Example[] = [
  exampleOf('Carousel: four slides', { en: 'Countries', bn: 'দেশ' }, countries),
  exampleOf('Carousel: two slides', { en: 'Two countries', bn: 'দুটি দেশ' }, countries.slice(0, 2)),
  exampleOf('Carousel: one slide', { en: 'One country', bn: 'একটি দেশ' }, countries.slice(0, 1)),
  exampleOf(
    'Carousel: long text',
    { en: 'Long sentences', bn: 'লম্বা বাক্য' },
    [0, 1, 2].map(() => longText),
  ),
];

function exampleOf(name: string, label: Bilingual, slides: Bilingual[]): Example {
  return {
    name,
    isWide: true,
    render: ({ say, language }) => (
      <Carousel label={say(label)} words={carouselWords(language)}>
        {slides.map((slide, index) => (
          <p key={index} className="lead">
            {say(slide)}
          </p>
        ))}
      </Carousel>
    ),
  };
}
