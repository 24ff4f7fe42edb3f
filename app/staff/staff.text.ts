import { defineTexts } from '#app/i18n/text.ts';

export const signInTexts = defineTexts({
  title: { en: 'Login As Admin!', bn: 'অ্যাডমিন হিসেবে লগইন করুন!' },
  email: { en: 'Email', bn: 'ইমেইল' },
  password: { en: 'Password', bn: 'পাসওয়ার্ড' },
  submit: { en: 'LOGIN', bn: 'লগইন' },
  failed: {
    en: 'Login failed! Please check your credentials.',
    bn: 'লগইন হয়নি! আপনার ইমেইল ও পাসওয়ার্ড মিলিয়ে দেখুন।',
  },
  signedOut: {
    en: 'Successfully logged out from admin!',
    bn: 'অ্যাডমিন থেকে লগআউট হয়েছে!',
  },
  home: { en: 'Return to Homepage', bn: 'মূল পাতায় ফিরুন' },
  needsScripts: {
    en: 'Signing in needs JavaScript. Please switch it on in your browser.',
    bn: 'সাইন ইন করতে জাভাস্ক্রিপ্ট লাগে। ব্রাউজারে সেটি চালু করুন।',
  },
});
