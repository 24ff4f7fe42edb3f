import { defineTexts } from '#app/i18n/text.ts';

/** What must be so before the site opens, in the order in which it is told. */
export const launchPoints = [
  ...['name', 'phones', 'address', 'licence', 'directors', 'reviews', 'countries', 'costs'],
  ...['mail', 'passphrase', 'secondPlace', 'https', 'secondCode'],
] as const satisfies readonly (keyof typeof launchTexts)[];

export type LaunchPoint = (typeof launchPoints)[number];

/** Where an owner does it. What is not here is done by whoever has set the server up. */
export const launchAddresses: Partial<Record<LaunchPoint, string>> = {
  name: '/admin/content/agency?field=agency/name',
  phones: '/admin/content/office',
  address: '/admin/content/office',
  licence: '/admin/content/office',
  directors: '/admin/content/officials?todo=sample',
  reviews: '/admin/content/reviews?todo=sample',
  countries: '/admin/facts?state=unchecked',
  costs: '/admin/content/costs',
  secondCode: '/admin/account#second-factor',
};

export const launchTexts = defineTexts({
  title: { en: 'Before you open', bn: 'চালু করার আগে' },
  count: { en: '{done} of {all}', bn: '{all}টির মধ্যে {done}টি' },
  done: { en: '{count} are done', bn: '{count}টি হয়ে গেছে' },
  owner: { en: 'You', bn: 'আপনি' },
  technician: { en: 'Whoever set up the server', bn: 'যিনি সার্ভার বসিয়েছেন' },
  name: { en: 'Name and logo', bn: 'নাম ও লোগো' },
  phones: { en: 'Phones', bn: 'ফোন নম্বর' },
  address: { en: 'Address and hours', bn: 'ঠিকানা ও সময়' },
  licence: { en: 'Licence', bn: 'লাইসেন্স' },
  directors: { en: 'Directors', bn: 'পরিচালক' },
  reviews: { en: 'Reviews', bn: 'মতামত' },
  countries: { en: 'Countries', bn: 'দেশ' },
  costs: { en: 'Costs', bn: 'খরচ' },
  mail: { en: 'Mail', bn: 'ইমেইল' },
  passphrase: { en: 'Passphrase of the backups', bn: 'ব্যাকআপের গোপন বাক্য' },
  secondPlace: { en: 'Second place for the backups', bn: 'ব্যাকআপের দ্বিতীয় জায়গা' },
  https: { en: 'Address with https', bn: 'https ঠিকানা' },
  secondCode: { en: 'Second code of every owner', bn: 'প্রত্যেক মালিকের দ্বিতীয় কোড' },
});
