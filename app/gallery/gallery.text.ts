import { defineTexts } from '#app/i18n/text.ts';

export const galleryTexts = defineTexts({
  loading: { en: 'The content is loading...', bn: 'ছবি আসছে...' },
  failed: {
    en: 'The pictures could not be fetched. Check your internet connection, then try again.',
    bn: 'ছবিগুলো আনা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
  retry: { en: 'Retry', bn: 'আবার চেষ্টা করুন' },
  empty: { en: 'No gallery item available.', bn: 'গ্যালারিতে এখনো কোনো ছবি নেই।' },
  emptyHelp: {
    en: 'The first people will be shown here as soon as they agree to it.',
    bn: 'যাঁরা অনুমতি দেবেন, তাঁদের ছবি এখানে দেখানো হবে।',
  },
  consent: { en: 'Shown with their consent.', bn: 'তাঁদের অনুমতি নিয়ে দেখানো হয়েছে।' },
  more: { en: 'LOAD MORE IMAGES', bn: 'আরও ছবি দেখুন' },
  shown: { en: '{shown} of {total} shown', bn: '{total}টির মধ্যে {shown}টি দেখানো হয়েছে' },
  all: { en: 'All', bn: 'সব' },
  byCountry: { en: 'By country', bn: 'দেশ অনুযায়ী' },
  yourPicture: { en: 'Your picture here?', bn: 'এখানে আপনার ছবি?' },
  apply: { en: 'Apply', bn: 'আবেদন করুন' },
  granted: { en: 'Visa granted', bn: 'ভিসা পেয়েছেন' },
  dhaka: { en: 'Dhaka', bn: 'ঢাকা' },
  departure: { en: 'Departure', bn: 'যাত্রা' },
});
