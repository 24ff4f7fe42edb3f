import { defineTexts } from '#app/i18n/text.ts';

export const statusTexts = defineTexts({
  title: { en: 'Status', bn: 'সাইটের অবস্থা' },
  lead: {
    en: 'Whether the site works as it should, and what to do if it does not.',
    bn: 'সাইট ঠিকমতো চলছে কি না, আর না চললে কী করবেন।',
  },
  allWell: { en: 'Everything is in order.', bn: 'সব ঠিক আছে।' },
  rest: { en: '{count} things are in order', bn: '{count}টি বিষয় ঠিক আছে' },
  ok: { en: 'In order', bn: 'ঠিক আছে' },
  attention: { en: 'Needs attention', bn: 'নজর দিন' },
  note: { en: 'Good to know', bn: 'জেনে রাখুন' },
  code: { en: 'Code for whoever runs the site:', bn: 'যিনি সাইট চালান, তাঁর জন্য কোড:' },

  // The headings of the points.
  connection: { en: 'Address of the site', bn: 'সাইটের ঠিকানা' },
  disk: { en: 'Disk', bn: 'ডিস্ক' },
  backup: { en: 'Backup', bn: 'ব্যাকআপ' },
  secondPlace: { en: 'Second place for backups', bn: 'ব্যাকআপের দ্বিতীয় জায়গা' },
  drill: { en: 'Restore drill', bn: 'ব্যাকআপ ফিরিয়ে আনার মহড়া' },
  mail: { en: 'Mail', bn: 'ইমেইল' },
  queue: { en: 'Mails about new applications', bn: 'নতুন আবেদনের ইমেইল' },
  housekeeping: { en: 'Housekeeping', bn: 'পুরোনো তথ্য সরানো' },
  passports: { en: 'Passport numbers', bn: 'পাসপোর্ট নম্বর' },
  licence: { en: 'Licence of the agency', bn: 'সংস্থার লাইসেন্স' },
  fonts: { en: 'Letters of new words', bn: 'নতুন শব্দের অক্ষর' },
  browsers: { en: 'Visitors’ browsers', bn: 'দর্শনার্থীদের ব্রাউজার' },
});
