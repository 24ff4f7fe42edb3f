import { defineTexts } from '#app/i18n/text.ts';

export const editorTexts = defineTexts({
  top: { en: 'Top of the page', bn: 'মাথার অংশ' },
  general: { en: 'General', bn: 'সাধারণ তথ্য' },
  texts: { en: '{count} texts', bn: '{count}টি লেখা' },
  oneText: { en: '1 text', bn: '১টি লেখা' },
  rows: { en: '{count} entries', bn: '{count}টি' },
  oneRow: { en: '1 entry', bn: '১টি' },
  faults: { en: '{count} to correct', bn: '{count}টি ঠিক করতে হবে' },
  stale: { en: '{count} old', bn: '{count}টি পুরোনো' },
  collisions: { en: '{count} to choose', bn: '{count}টি বেছে নিতে হবে' },
  seePage: { en: 'See the page', bn: 'পাতায় দেখুন' },
  onPage: { en: 'Edit on the page', bn: 'পাতা ধরে বদলান' },
  history: { en: 'History', bn: 'ইতিহাস' },
});

/** Where the changes stand. */
export const stateTexts = defineTexts({
  saving: { en: 'Saving…', bn: 'রাখা হচ্ছে…' },
  saved: { en: 'Saved {time}', bn: 'রাখা হয়েছে {time}' },
  untouched: { en: 'Everything is saved.', bn: 'সব রাখা আছে।' },
  offlinePhone: {
    en: 'Not saved: no network. Kept on this phone.',
    bn: 'রাখা হয়নি: নেটওয়ার্ক নেই। এই ফোনে আছে।',
  },
  offlineComputer: {
    en: 'Not saved: no network. Kept on this computer.',
    bn: 'রাখা হয়নি: নেটওয়ার্ক নেই। এই কম্পিউটারে আছে।',
  },
  offlineNowhere: {
    en: 'Not saved: no network. Leave this page open.',
    bn: 'রাখা হয়নি: নেটওয়ার্ক নেই। পাতাটি খোলা রাখুন।',
  },
  serverPhone: {
    en: 'Not saved: the site does not answer. Kept on this phone.',
    bn: 'রাখা হয়নি: সাইট সাড়া দিচ্ছে না। এই ফোনে আছে।',
  },
  serverComputer: {
    en: 'Not saved: the site does not answer. Kept on this computer.',
    bn: 'রাখা হয়নি: সাইট সাড়া দিচ্ছে না। এই কম্পিউটারে আছে।',
  },
  serverNowhere: {
    en: 'Not saved: the site does not answer. Leave this page open.',
    bn: 'রাখা হয়নি: সাইট সাড়া দিচ্ছে না। পাতাটি খোলা রাখুন।',
  },
  otherPhone: {
    en: 'Not saved: another account is signed in here now. Kept on this phone for {email}.',
    bn: 'রাখা হয়নি: এখানে এখন অন্য অ্যাকাউন্টে সাইন ইন করা আছে। {email}-এর লেখা এই ফোনে আছে।',
  },
  otherComputer: {
    en: 'Not saved: another account is signed in here now. Kept on this computer for {email}.',
    bn: 'রাখা হয়নি: এখানে এখন অন্য অ্যাকাউন্টে সাইন ইন করা আছে। {email}-এর লেখা এই কম্পিউটারে আছে।',
  },
  otherNowhere: {
    en: 'Not saved: another account is signed in here now. Leave this page open.',
    bn: 'রাখা হয়নি: এখানে এখন অন্য অ্যাকাউন্টে সাইন ইন করা আছে। পাতাটি খোলা রাখুন।',
  },
  otherAccount: {
    en: 'Another account is signed in here now.',
    bn: 'এখানে এখন অন্য অ্যাকাউন্টে সাইন ইন করা আছে।',
  },
  signInAsOneself: { en: 'Sign in with my account', bn: 'আমার অ্যাকাউন্টে সাইন ইন করি' },
  goOnAsOther: { en: 'Reload with the other account', bn: 'অন্য অ্যাকাউন্টে পাতাটি আবার খুলি' },
  unseen: { en: 'No network just now.', bn: 'এখন নেটওয়ার্ক নেই।' },
  signedOut: {
    en: 'Not saved: you have been signed out.',
    bn: 'রাখা হয়নি: আপনার সাইন-ইন শেষ হয়েছে।',
  },
  waits: { en: 'You have been signed out.', bn: 'আপনার সাইন-ইন শেষ হয়েছে।' },
  signIn: { en: 'Sign in', bn: 'সাইন ইন করুন' },
  refused: {
    en: 'Not saved: a text holds characters that cannot be stored.',
    bn: 'রাখা হয়নি: একটি লেখায় এমন চিহ্ন আছে যা রাখা যায় না।',
  },
  choose: { en: '{count} texts wait for your choice', bn: '{count}টি লেখা আপনার বাছাইয়ের অপেক্ষায়' },
  chooseOne: { en: '1 text waits for your choice', bn: '১টি লেখা আপনার বাছাইয়ের অপেক্ষায়' },
  theyChanged: { en: '{who} changed “{field}” {ago}', bn: '{who} {ago} “{field}” বদলেছেন' },
  somebody: { en: 'Somebody', bn: 'কেউ একজন' },
});
