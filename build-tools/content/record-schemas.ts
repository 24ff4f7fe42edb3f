import * as v from 'valibot';
import { fitsOpeningTimes, openingTimes } from '#app/content/opening-times.ts';
import {
  address,
  bilingual,
  countryCode,
  dialled,
  filled,
  icon,
  picture,
  sample,
  texts,
} from './parts.ts';

const phone = v.pipe(
  v.strictObject({ shown: filled, dialled }),
  v.forward(
    v.check(
      ({ shown, dialled }) => shown.replace(/\D/g, '') === dialled.slice(1),
      'has other digits than the number that is dialled',
    ),
    ['shown'],
  ),
);

const official = v.strictObject({
  sample,
  slug: v.pipe(v.string(), v.slug('is no name for an address: small letters and hyphens')),
  name: bilingual,
  title: bilingual,
  photo: picture,
  profile: bilingual,
  biography: bilingual,
  message: bilingual,
  teams: v.array(v.strictObject({ icon, name: bilingual, task: bilingual })),
});

const review = v.strictObject({
  sample,
  title: bilingual,
  rating: v.picklist([4, 5], 'is a rating other than 4 or 5'),
  quote: bilingual,
  excerpt: v.optional(bilingual),
  name: bilingual,
  service: bilingual,
  photo: picture,
});

const country = v.strictObject({
  code: countryCode,
  name: bilingual,
  capital: bilingual,
  kilometres: v.pipe(v.number(), v.integer(), v.minValue(1)),
  blurb: bilingual,
});

const course = v.strictObject({
  page: filled,
  picture,
  sector: bilingual,
  title: bilingual,
  months: v.pipe(
    v.number(),
    v.integer('is not a whole number of months'),
    v.minValue(2, 'is less than 2 months'),
    v.maxValue(60, 'is more than 60 months'),
  ),
});

const figure = v.strictObject({
  figure: v.pipe(v.string(), v.regex(/\d/, 'has no digit')),
  label: bilingual,
});

const service = v.strictObject({ picture, blurb: bilingual });

const agency = v.pipe(
  v.strictObject({
    sample,
    name: bilingual,
    tagline: bilingual,
    email: v.pipe(v.string(), v.email('is not an e-mail address')),
    phones: v.pipe(v.array(phone), v.length(2, 'does not hold two numbers')),
    chatNumber: dialled,
    address: bilingual,
    hours: bilingual,
    openingTimes,
    position: v.strictObject({
      latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
    socials: v.array(v.strictObject({ name: filled, icon, url: address })),
    videoChannel: address,
    foundedIn: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
    // Empty until the agency enters its licence.
    licence: v.string(),
  }),
  v.check(
    ({ hours, openingTimes: times }) =>
      Object.values(hours).every((sentence) => fitsOpeningTimes(sentence, times)),
    'names other days or hours in its sentence than in openingTimes',
  ),
);

/** The schemas of facts and records, by file and export. */
export const recordSchemas: Record<string, Record<string, v.GenericSchema>> = {
  'agency.ts': { agency },
  'broker-warning.ts': { brokerWarning: v.strictObject({ never: bilingual, payHere: bilingual }) },
  'countries.ts': { countries: v.pipe(v.array(country), v.minLength(1, 'is empty')) },
  'closing-sentences.ts': { closingSentences: v.record(v.string(), texts('title lead')) },
  'sectors.ts': {
    sectors: v.array(v.strictObject({ picture, name: bilingual, roles: v.array(bilingual) })),
  },
  'courses.ts': {
    trainingCentre: v.strictObject({ sample, courses: address }),
    courses: v.pipe(v.array(course), v.minLength(1, 'is empty')),
  },
  'figures.ts': {
    clientsSatisfied: figure,
    homeFigures: v.array(figure),
    consultationFigures: v.array(figure),
  },
  // The chart on the about page has three places.
  'officials.ts': { officials: v.strictTuple([official, official, official]) },
  // The carousel shows two at once.
  'reviews.ts': { reviews: v.pipe(v.array(review), v.minLength(2, 'holds less than two')) },
  'service-blurbs.ts': {
    serviceBlurbs: v.strictObject({
      '/services/recruitment': service,
      '/services/consultation': service,
      '/services/training': service,
    }),
  },
};
