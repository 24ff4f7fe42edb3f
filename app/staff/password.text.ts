import { defineTexts } from '#app/i18n/text.ts';

export const passwordTexts = defineTexts({
  title: { en: 'Change password', bn: 'পাসওয়ার্ড বদলান' },
  lead: {
    en: 'All your other sign-ins end when you change it.',
    bn: 'বদলালে আপনার অন্য সব জায়গার সাইন-ইন শেষ হয়ে যাবে।',
  },
  first: {
    en: 'Your password was made by the system and has been on a screen. Please choose your own before you go on.',
    bn: 'আপনার পাসওয়ার্ডটি সিস্টেমের তৈরি, পর্দায় দেখানো হয়েছে। এগোনোর আগে নিজের একটি পাসওয়ার্ড ঠিক করুন।',
  },
  yourPassword: { en: 'Your password', bn: 'আপনার পাসওয়ার্ড' },
  current: { en: 'Current password', bn: 'এখনকার পাসওয়ার্ড' },
  newPassword: { en: 'New password', bn: 'নতুন পাসওয়ার্ড' },
  rules: {
    en: '12 characters or more. Three or four words that do not belong together are easy to remember and hard to guess.',
    bn: '১২ অক্ষর বা বেশি। একসঙ্গে যায় না এমন তিন-চারটি শব্দ মনে রাখা সহজ, অনুমান করা কঠিন।',
  },
  change: { en: 'Change password', bn: 'পাসওয়ার্ড বদলান' },
  changed: { en: 'Your password has been changed', bn: 'আপনার পাসওয়ার্ড বদলানো হয়েছে' },
  linkTitle: { en: 'Choose your password', bn: 'আপনার পাসওয়ার্ড ঠিক করুন' },
  invited: {
    en: 'You have been invited to the staff area as {email}.',
    bn: 'আপনাকে {email} হিসেবে অফিসের পাতায় আমন্ত্রণ জানানো হয়েছে।',
  },
  resetting: {
    en: 'A new password for {email}. All sign-ins of this account end.',
    bn: '{email}-এর নতুন পাসওয়ার্ড। এই অ্যাকাউন্টের সব সাইন-ইন শেষ হবে।',
  },
  choose: { en: 'Save password', bn: 'পাসওয়ার্ড রাখুন' },
  linkGone: {
    en: 'This link has been used, replaced or is older than 72 hours.',
    bn: 'এই লিংক ব্যবহার হয়ে গেছে, বদলে গেছে বা ৭২ ঘণ্টার বেশি পুরোনো।',
  },
  linkGoneAdvice: {
    en: 'Ask a colleague for a new one.',
    bn: 'সহকর্মীর কাছে নতুন একটি চান।',
  },
  password_too_short: {
    en: 'Too short. Please use 12 characters or more.',
    bn: 'ছোট হয়েছে। ১২ অক্ষর বা বেশি লিখুন।',
  },
  password_too_long: {
    en: 'Too long. 128 characters are the most.',
    bn: 'বেশি বড়। সর্বোচ্চ ১২৮ অক্ষর।',
  },
  password_too_common: {
    en: 'This is easy to guess: it is made of common words or of names from here. Please choose another.',
    bn: 'এটি সহজে অনুমান করা যায়: চেনা শব্দ বা এখানকার নাম দিয়ে তৈরি। অন্য একটি লিখুন।',
  },
  password_unchanged: {
    en: 'This is your present password. Please choose another.',
    bn: 'এটি আপনার এখনকার পাসওয়ার্ড। অন্য একটি লিখুন।',
  },
  wrong_password: {
    en: 'This is not your password. Please type it again.',
    bn: 'এটি আপনার পাসওয়ার্ড নয়। আবার লিখুন।',
  },
});
