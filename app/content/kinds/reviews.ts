import { languages } from '#app/i18n/language.ts';
import { faces } from './parts/drawings.ts';
import { choice, line, pictureWithWords, sample } from '../facts.ts';
import { both, defineDocument, forStaff, list, longBoth, optional } from '../fields.ts';

export const reviewsDocument = defineDocument({
  file: 'reviews.json',
  title: { en: 'Reviews', bn: 'গ্রাহকের কথা' },
  fields: {
    reviews: list(
      { en: 'Reviews', bn: 'গ্রাহকের কথা' },
      {
        en: 'What clients said, in their own words. Stand on the home page.',
        bn: 'গ্রাহকেরা নিজের মুখে যা বলেছেন। মূল পাতায় থাকে।',
      },
      {
        fewest: 2,
        most: 12,
        item: {
          sample: optional(sample()),
          title: both(
            { en: 'Heading', bn: 'শিরোনাম' },
            { en: 'What matters most in it.', bn: 'কথাটির মূল বক্তব্য।' },
            60,
          ),
          rating: choice(
            { en: 'Stars', bn: 'তারা' },
            { en: 'As the client gave them.', bn: 'গ্রাহক যত তারা দিয়েছেন।' },
            [4, 5],
          ),
          quote: longBoth(
            { en: 'What was said', bn: 'গ্রাহকের কথা' },
            {
              en: 'Word for word. Translate it, but add nothing.',
              bn: 'হুবহু লিখুন। অনুবাদ করুন, কিন্তু কিছু যোগ করবেন না।',
            },
            400,
          ),
          excerpt: optional(
            both(
              { en: 'Sentence shown large', bn: 'বড় করে দেখানো বাক্য' },
              {
                en: 'Word for word out of the text above. The first review that has one opens the section.',
                bn: 'উপরের লেখা থেকে হুবহু। যে গ্রাহকের কথায় এটি প্রথম থাকে, সেটিই বড় করে দেখানো হয়।',
              },
              160,
            ),
          ),
          name: both(
            { en: 'Name', bn: 'নাম' },
            {
              en: 'As the client wants to be named.',
              bn: 'গ্রাহক যে নামে পরিচিত হতে চান।',
            },
            60,
          ),
          service: both(
            { en: 'Service', bn: 'সেবা' },
            { en: 'What the agency did for the client.', bn: 'গ্রাহক যে সেবা নিয়েছেন।' },
            60,
          ),
          photo: pictureWithWords(
            { en: 'Picture', bn: 'ছবি' },
            {
              en: 'A photo that the client has agreed to, or a drawing.',
              bn: 'গ্রাহক রাজি আছেন এমন ছবি, নয়তো আঁকা ছবি।',
            },
            { shape: 'portrait', drawings: faces },
          ),
          consent: optional(
            forStaff(
              line(
                { en: 'Agreement of the client', bn: 'গ্রাহকের সম্মতি' },
                {
                  en: 'How and when the client agreed. Visitors never see it.',
                  bn: 'গ্রাহক কবে ও কীভাবে সম্মতি দিয়েছেন। দর্শনার্থীরা এটি দেখেন না।',
                },
                200,
              ),
            ),
          ),
        },
      },
    ),
  },
  rules({ reviews }) {
    return reviews.flatMap(({ _key, sample: isSample, consent, quote, excerpt }) => [
      ...languages
        .filter((locale) => excerpt && !quote[locale].includes(excerpt[locale]))
        .map((locale) => ({ path: `reviews/${_key}/excerpt`, code: 'not_in_quote', locale })),
      ...(isSample || consent
        ? []
        : [{ path: `reviews/${_key}/consent`, code: 'consent_missing' }]),
    ]);
  },
});
