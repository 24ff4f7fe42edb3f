import { checkNames } from '#app/content/check-names.ts';
import { defineTexts } from '#app/i18n/text.ts';

/** What search engines, shared links and the heads of the pages say. */
export const countriesHeadTexts = defineTexts({
  title: checkNames.countries,
  description: {
    en: 'Country by country: how it stands now, the steps, the papers, who pays what, and the day on which we checked it.',
    bn: 'কোন দেশের এখন কী অবস্থা, কী কী ধাপ, কোন কাগজ, কে কী দেয়, আর আমরা কবে মিলিয়ে দেখেছি।',
  },
  lead: {
    en: 'What we know of each country, with the day on which we checked it. What we do not know yet, we say.',
    bn: 'প্রতিটি দেশ নিয়ে আমরা যা জানি, আর কবে মিলিয়ে দেখেছি। যা এখনো জানি না, সেটাও বলি।',
  },
  unknown: { en: 'This country is not on our list', bn: 'এই দেশ আমাদের তালিকায় নেই' },
  unknownLead: {
    en: 'The address may be old or mistyped. These are the countries that we can tell you about.',
    bn: 'ঠিকানাটি পুরোনো বা ভুল হতে পারে। যেসব দেশের কথা আমরা বলতে পারি, সেগুলো নিচে।',
  },
  ofCountry: { en: 'Work in {country}', bn: '{country}: কাজের খবর' },
  descriptionOfCountry: {
    en: 'Going to work in {country}: how it stands now, the steps and days, the papers, who pays what, and who helps.',
    bn: '{country} যেতে চাইলে: এখনকার অবস্থা, ধাপ ও সময়, কাগজপত্র, কে কী দেয়, আর বিপদে কে সাহায্য করে।',
  },
});
