import { recordOf } from '#app/config/typed-record.ts';
import { countryStatuses } from '../parts/country-status.ts';
import { type Destination, destinationNames, destinations } from '#app/content/destinations.ts';
import { choice, email, phone, tick, webAddress, wholeNumber } from '#app/content/facts.ts';
import {
  both,
  defineDocument,
  group,
  guarded,
  lines,
  list,
  longBoth,
  optional,
} from '#app/content/fields.ts';
import { factState } from '#app/content/shelf-life/fact-state.ts';
import { checkFields } from '#app/content/shelf-life/check-fields.ts';
import { helpLine } from '../parts/help-line.ts';

const mostDays = { least: 0, most: 3650 };

const fields = {
  status: group({
    value: choice(
      { en: 'Status', bn: 'অবস্থা' },
      {
        en: 'To say “Open” needs a source and the day on which you checked it.',
        bn: '“খোলা” লিখতে সূত্র আর মিলিয়ে দেখার দিন লাগবে।',
      },
      ['open', 'limited', 'paused', 'closed', 'checking'] as const,
      countryStatuses,
    ),
    sentence: optional(
      longBoth(
        { en: 'What that means', bn: 'এর মানে কী' },
        {
          en: 'In a sentence or two. Whoever applies for a paused or closed country reads it.',
          bn: 'এক-দুই বাক্যে। বন্ধ দেশের জন্য কেউ আবেদন করলে তিনি এটি পড়েন।',
        },
        400,
      ),
    ),
    ...checkFields('countryStatus'),
  }),
  route: optional(
    longBoth(
      { en: 'The way there', bn: 'যাওয়ার পথ' },
      {
        en: 'Which permit and which visa, in a few sentences.',
        bn: 'কোন পারমিট, কোন ভিসা, কয়েক বাক্যে।',
      },
      900,
    ),
  ),
  steps: list(
    { en: 'Steps', bn: 'ধাপ' },
    { en: 'In their order, each with its source and day.', bn: 'পরপর, প্রতিটির সূত্র ও দিনসহ।' },
    {
      fewest: 0,
      most: 20,
      item: {
        name: both(
          { en: 'Name', bn: 'নাম' },
          { en: 'As applicants call it.', bn: 'আবেদনকারী যে নামে চেনেন।' },
          80,
        ),
        text: optional(
          longBoth(
            { en: 'What happens', bn: 'কী হয়' },
            { en: 'In a sentence or two.', bn: 'এক-দুই বাক্যে।' },
            300,
          ),
        ),
        minDays: optional(
          wholeNumber(
            { en: 'At least how many days', bn: 'অন্তত কত দিন' },
            { en: 'Empty while it is not known.', bn: 'জানা না থাকলে খালি রাখুন।' },
            mostDays,
          ),
        ),
        maxDays: optional(
          wholeNumber(
            { en: 'At most how many days', bn: 'সর্বোচ্চ কত দিন' },
            { en: 'Empty while it is not known.', bn: 'জানা না থাকলে খালি রাখুন।' },
            mostDays,
          ),
        ),
        ...checkFields('step'),
      },
    },
  ),
  documents: lines(
    { en: 'Papers of this country', bn: 'এ দেশের কাগজ' },
    {
      en: 'What it asks for beside the papers that every country needs.',
      bn: 'সব দেশের কাগজের বাইরে যা লাগে।',
    },
    { fewest: 0, most: 20, longest: 120 },
  ),
  missions: guarded(
    list(
      { en: 'Missions', bn: 'দূতাবাস' },
      {
        en: 'Embassies and visa centres, with the one that serves Bangladesh.',
        bn: 'দূতাবাস ও ভিসা কেন্দ্র, বাংলাদেশের মানুষ যেটিতে যান সেটিসহ।',
      },
      {
        fewest: 0,
        most: 10,
        item: {
          name: both(
            { en: 'Name', bn: 'নাম' },
            { en: 'As it calls itself.', bn: 'প্রতিষ্ঠানের নিজের নাম।' },
            120,
          ),
          address: optional(
            both(
              { en: 'Address', bn: 'ঠিকানা' },
              { en: 'Where people go.', bn: 'যেখানে যেতে হয়।' },
              200,
            ),
          ),
          phone: optional(
            phone({ en: 'Phone', bn: 'ফোন' }, { en: 'With the country.', bn: 'দেশের কোডসহ।' }),
          ),
          email: optional(
            email(
              { en: 'E-mail', bn: 'ইমেইল' },
              { en: 'Of the consular section.', bn: 'কনস্যুলার শাখার।' },
            ),
          ),
          url: optional(
            webAddress(
              { en: 'Web address', bn: 'ওয়েব ঠিকানা' },
              { en: 'Its own website.', bn: 'তাদের নিজের ওয়েবসাইট।' },
            ),
          ),
          servesBangladesh: optional(
            tick(
              { en: 'Serves Bangladesh', bn: 'বাংলাদেশের মানুষ এখানেই যান' },
              {
                en: 'Only these stand on the page.',
                bn: 'পাতায় শুধু এগুলোই থাকে।',
              },
            ),
          ),
          ...checkFields('mission'),
        },
      },
    ),
  ),
  rights: lines(
    { en: 'Rights at work', bn: 'কাজে অধিকার' },
    {
      en: 'What workers may ask for there, one to a line.',
      bn: 'সেখানে কর্মীর কী কী পাওনা, প্রতি লাইনে একটি।',
    },
    { fewest: 0, most: 12, longest: 240 },
  ),
  emergency: list(
    { en: 'In an emergency', bn: 'বিপদে' },
    { en: 'Numbers of that country.', bn: 'সে দেশের নম্বর।' },
    {
      fewest: 0,
      most: 8,
      item: {
        ...helpLine,
        ...checkFields('helpLine'),
      },
    },
  ),
};

export type GuideId = `guide.${Destination}`;

/** What is known of going to a country. Each has the same fields. */
function guideOf(id: GuideId) {
  const code = countryOfGuide(id);
  const { en, bn } = destinationNames[code];
  return defineDocument({
    file: `guides/${code}.json`,
    title: { en: `Guide: ${en}`, bn: `দেশের পাতা: ${bn}` },
    fields,
    rules({ status, steps }, today) {
      const { value, source, checkedOn } = status;
      const isOpen = value === 'open';
      const isFresh = factState('countryStatus', status, today ?? checkedOn ?? '') === 'fresh';
      const hasSource = Boolean(source.title ?? source.titleBn ?? source.url);
      return [
        ...(isOpen && !(hasSource && isFresh)
          ? [{ path: 'status/value', code: 'open_needs_source' }]
          : []),
        ...steps
          .filter(({ minDays = 0, maxDays }) => maxDays !== undefined && maxDays < minDays)
          .map(({ _key }) => ({ path: `steps/${_key}/maxDays`, code: 'fewer_than_fewest' })),
      ];
    },
  });
}

export function guideId(code: Destination): GuideId {
  return `guide.${code}`;
}

/** A guide for each country that there may be; visitors see those of `countries`. */
export const guideDocuments = recordOf(destinations.map(guideId), guideOf);

/** The country of a guide; undefined for another document. */
export function countryOfGuide(id: GuideId): Destination;
export function countryOfGuide(id: string): Destination | undefined;
export function countryOfGuide(id: string): Destination | undefined {
  return destinations.find((code) => guideId(code) === id);
}

/** Whether a document is another than the guide of a country that is not among these. */
export function isGuideListed(
  id: string,
  { countries: { countries } }: { countries: { countries: readonly { code: Destination }[] } },
): boolean {
  const country = countryOfGuide(id);
  return country === undefined || countries.some(({ code }) => code === country);
}

/** What a guide begins with: nothing but that somebody looks into it. */
export const emptyGuide = {
  status: { value: 'checking', source: {} },
  ...{ steps: [], documents: [], missions: [], rights: [], emergency: [] },
};
