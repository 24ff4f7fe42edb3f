import { day, webAddress } from '#app/content/facts.ts';
import { both, defineDocument, group, guarded, list, optional } from '#app/content/fields.ts';
import { checkFields, guardedChecks } from '#app/content/shelf-life/check-fields.ts';

/** What is known of the recruiting licence beside its number, which is `agency.licence`. */
export const licenceDocument = defineDocument({
  file: 'licence.json',
  title: { en: 'Recruiting licence', bn: 'রিক্রুটিং লাইসেন্স' },
  fields: {
    licence: group({
      holder: optional(
        guarded(
          both(
            { en: 'Holder', bn: 'কার নামে' },
            { en: 'As on the licence.', bn: 'লাইসেন্সে যে নাম লেখা।' },
            120,
          ),
        ),
      ),
      validFrom: optional(
        guarded(
          day(
            { en: 'Valid from', bn: 'কবে থেকে' },
            { en: 'As on the licence.', bn: 'লাইসেন্সে যে দিন লেখা।' },
          ),
        ),
      ),
      validUntil: optional(
        guarded(
          day(
            { en: 'Valid until', bn: 'কোন দিন পর্যন্ত' },
            {
              en: 'After this day the licence leaves the foot of all pages.',
              bn: 'এই দিনের পর লাইসেন্সের লাইন সব পাতা থেকে উঠে যায়।',
            },
          ),
        ),
      ),
      address: optional(
        guarded(
          both(
            { en: 'Address on the licence', bn: 'লাইসেন্সের ঠিকানা' },
            { en: 'As on the licence.', bn: 'লাইসেন্সে যেমন লেখা।' },
            160,
          ),
        ),
      ),
      registerUrl: optional(
        guarded(
          webAddress(
            { en: 'Address of the public register', bn: 'সরকারি তালিকার ওয়েব ঠিকানা' },
            {
              en: 'Where anybody can look the licence up. Open it once before you publish.',
              bn: 'যেখানে যে কেউ লাইসেন্স মিলিয়ে দেখতে পারেন। প্রকাশের আগে একবার খুলে দেখুন।',
            },
          ),
        ),
      ),
      registerName: optional(
        guarded(
          both(
            { en: 'Name of the register', bn: 'সরকারি তালিকার নাম' },
            { en: 'As the office that keeps it calls it.', bn: 'যে দপ্তর রাখে, তারা যে নামে ডাকে।' },
            120,
          ),
        ),
      ),
      ...guardedChecks('licence'),
    }),
    laws: list(
      { en: 'Laws', bn: 'আইন' },
      {
        en: 'Laws that people can read up, each with its source. Duties and penalties are yours to word.',
        bn: 'যেসব আইন মানুষ নিজে পড়তে পারেন, সূত্রসহ। দায়িত্ব আর শাস্তির কথা আপনারা লিখবেন।',
      },
      {
        fewest: 0,
        most: 12,
        item: {
          name: both(
            { en: 'Law and section', bn: 'আইন ও ধারা' },
            { en: 'What it is called, and what it is about.', bn: 'নাম, আর কী নিয়ে।' },
            160,
          ),
          ...checkFields('law'),
        },
      },
    ),
  },
  rules({ licence: { validFrom, validUntil } }) {
    const isBackwards = validFrom && validUntil && validUntil < validFrom;
    return isBackwards ? [{ path: 'licence/validUntil', code: 'ends_too_soon' }] : [];
  },
});
