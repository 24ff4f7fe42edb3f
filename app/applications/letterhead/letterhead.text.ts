import { defineTexts } from '#app/i18n/text.ts';

/** What several printed sheets say, and the pages around them. */
export const letterheadTexts = defineTexts({
  licence: { en: 'Recruiting licence', bn: 'রিক্রুটিং লাইসেন্স' },
  name: { en: 'Applicant', bn: 'আবেদনকারী' },
  application: { en: 'Application', bn: 'আবেদন নম্বর' },
  office: { en: 'For the agency', bn: 'এজেন্সির পক্ষে' },
  print: { en: 'Print', bn: 'ছাপুন' },
  toCase: { en: 'To the case of {name}', bn: '{name}-এর কেসে যান' },
});
