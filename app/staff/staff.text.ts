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
  showPassword: { en: 'Show', bn: 'দেখুন' },
  hidePassword: { en: 'Hide', bn: 'লুকান' },
  code: { en: 'Code', bn: 'কোড' },
  codeHint: {
    en: 'The six digits that your authenticator app shows now, or one of your recovery codes.',
    bn: 'আপনার অথেনটিকেটর অ্যাপে এখন যে ছয়টি সংখ্যা আছে, অথবা আপনার একটি উদ্ধার কোড।',
  },
  wrongCode: {
    en: 'This code is not right, or no longer. Please type the one that the app shows now.',
    bn: 'কোডটি ঠিক নয়, বা সময় পেরিয়ে গেছে। অ্যাপে এখন যেটি আছে সেটি লিখুন।',
  },
  startAgain: {
    en: 'Too many codes, or too much time has gone by. Please begin with your password again.',
    bn: 'অনেকবার কোড দেওয়া হয়েছে, বা সময় পেরিয়ে গেছে। আবার পাসওয়ার্ড দিয়ে শুরু করুন।',
  },
  hasPassword: {
    en: 'Your password is saved. You can sign in with it now.',
    bn: 'আপনার পাসওয়ার্ড রাখা হয়েছে। এখন সেটি দিয়ে সাইন ইন করতে পারেন।',
  },
  again: { en: 'Sign in again', bn: 'আবার সাইন ইন করুন' },
  againAdvice: {
    en: 'Your sign-in has ended. Everything on the page is still here, and goes on after you have signed in.',
    bn: 'আপনার সাইন-ইন শেষ হয়ে গেছে। পাতার সবকিছু আছে, সাইন ইন করলেই কাজ এগোবে।',
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
