import { defineTexts } from './text.ts';

/** What every staff page says: while it waits, and when a call to the API has failed. */
export const staffTexts = defineTexts({
  loading: { en: 'The content is loading...', bn: 'তথ্য আনা হচ্ছে...' },
  retry: { en: 'Retry', bn: 'আবার চেষ্টা করুন' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
  undo: { en: 'Undo', bn: 'ফিরিয়ে আনুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  unreachable: {
    en: 'No connection to the server. Check your internet connection, then try again.',
    bn: 'সার্ভারের সঙ্গে সংযোগ নেই। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
  signedOut: {
    en: 'You have been signed out. Everything on this page is still here: sign in again in a new tab, come back, and try again.',
    bn: 'আপনার সাইন-ইন শেষ হয়ে গেছে। এই পাতার সবকিছু আছে: নতুন ট্যাবে আবার সাইন ইন করে এখানে ফিরে আবার চেষ্টা করুন।',
  },
  signInAgain: { en: 'Sign in in a new tab', bn: 'নতুন ট্যাবে সাইন ইন করুন' },
  tooMany: {
    en: 'Too many attempts in a short time. Wait a few minutes, then try again.',
    bn: 'অল্প সময়ে অনেকবার চেষ্টা হয়েছে। কয়েক মিনিট অপেক্ষা করে আবার চেষ্টা করুন।',
  },
  busy: {
    en: 'Many passwords are being checked just now, and yours was not looked at. Please try again in a few seconds.',
    bn: 'এই মুহূর্তে অনেক পাসওয়ার্ড যাচাই হচ্ছে, আপনারটি দেখা হয়নি। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
  },
  outsideFault: {
    en: 'An outside service that this needs does not answer just now. Nothing was changed. Please try again in a moment.',
    bn: 'এর জন্য দরকারি বাইরের একটি সেবা এখন সাড়া দিচ্ছে না। কিছুই বদলায়নি। একটু পরে আবার চেষ্টা করুন।',
  },
  serverFault: {
    en: 'Something went wrong on the server. Please try again in a moment.',
    bn: 'সার্ভারে একটা সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  },
});
