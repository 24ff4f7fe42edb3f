import { defineTexts } from '#app/i18n/text.ts';

export const pageViewTexts = defineTexts({
  title: { en: 'Edit on the page', bn: 'পাতা ধরে বদলান' },
  heading: { en: 'Edit on the page: {page}', bn: 'পাতা ধরে বদলান: {page}' },
  frame: { en: '{page}, with the drafts', bn: '{page}, খসড়াসহ' },
  page: { en: 'Page', bn: 'পাতা' },
  language: { en: 'Language of the page', bn: 'পাতার ভাষা' },
  width: { en: 'Width', bn: 'কত চওড়া' },
  phone: { en: 'Phone', bn: 'ফোন' },
  computer: { en: 'Computer', bn: 'কম্পিউটার' },
  asPublished: { en: 'As it is now', bn: 'এখন যা আছে' },
  onThePage: { en: 'Texts on the page', bn: 'পাতার লেখা' },
  /** In place of the name of a field, where it is not known which one it is. */
  choice: { en: 'Several fields', bn: 'একাধিক জায়গার লেখা' },
  which: { en: 'Which one do you mean?', bn: 'কোনটি বদলাতে চান?' },
  whichWhy: {
    en: 'Several fields say this. Each is shown in its own places.',
    bn: 'এই লেখা একাধিক জায়গায় আছে। একটি বদলালে অন্যটি বদলায় না।',
  },
  start: {
    en: 'Press a text or a picture of the page to change it.',
    bn: 'পাতার যে লেখা বা ছবি বদলাতে চান, তাতে চাপ দিন।',
  },
  sheet: { en: 'Change a text', bn: 'লেখা বদলান' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
  next: { en: 'Next text', bn: 'পরের লেখা' },
  inEditor: { en: 'All texts of “{document}”', bn: '“{document}”-এর সব লেখা' },
  follow: { en: 'Follow the link', bn: 'লিংকের পাতায় যান' },
  gone: { en: 'This text is not there any more.', bn: 'এই লেখাটি আর নেই।' },
  notSaved: { en: 'Go to the text', bn: 'লেখাটিতে যান' },
});

/** What the page view has to say of the page in it. */
export const frameTexts = defineTexts({
  loading: { en: 'The page is loading…', bn: 'পাতাটি আনা হচ্ছে…' },
  unknown: { en: 'The site has no such page.', bn: 'সাইটে এমন কোনো পাতা নেই।' },
  home: { en: 'Go to the home page', bn: 'মূল পাতায় যান' },
  notFound: {
    en: 'Visitors do not find this page at the moment.',
    bn: 'দর্শনার্থীরা এখন এই পাতা পান না।',
  },
  signedOut: {
    en: 'You have been signed out, so drafts are not shown. What you typed is kept.',
    bn: 'আপনার সাইন-ইন শেষ হয়েছে, তাই খসড়া দেখানো যাচ্ছে না। আপনার লেখা রাখা আছে।',
  },
  unreachable: {
    en: 'The page does not come: there is no network, or the site does not answer.',
    bn: 'পাতাটি আসছে না: নেটওয়ার্ক নেই, নয়তো সাইট সাড়া দিচ্ছে না।',
  },
  leaves: {
    en: 'Here links lead only to other pages of the site.',
    bn: 'এখান থেকে শুধু সাইটের অন্য পাতায় যাওয়া যায়।',
  },
  sends: {
    en: 'Nothing can be sent from here. The page is only shown.',
    bn: 'এখান থেকে কিছু পাঠানো যায় না। পাতাটি শুধু দেখার জন্য।',
  },
});
