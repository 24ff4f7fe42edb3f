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
  forgotten: {
    en: 'Forgotten? Ask an owner for a new link.',
    bn: 'পাসওয়ার্ড ভুলে গেছেন? মালিকের কাছে নতুন লিংক চান।',
  },
  elsewhere: {
    en: 'This site is set up for {right}, and you are at {here}. Open it there, or have PUBLIC_ORIGIN set to the address that everybody uses.',
    bn: 'সাইটটি {right} ঠিকানার জন্য ঠিক করা, আর আপনি আছেন {here} ঠিকানায়। ওই ঠিকানায় খুলুন, অথবা সবাই যে ঠিকানা ব্যবহার করেন PUBLIC_ORIGIN-এ সেটি বসাতে বলুন।',
  },
  showPassword: { en: 'Show', bn: 'দেখুন' },
  hidePassword: { en: 'Hide', bn: 'লুকান' },
  code: { en: 'Code', bn: 'কোড' },
  codeHint: {
    en: 'The six digits that your authenticator app shows now, or one of your recovery codes.',
    bn: 'আপনার অথেনটিকেটর অ্যাপে এখন যে ছয়টি সংখ্যা আছে, অথবা আপনার একটি উদ্ধার কোড।',
  },
  startAgain: {
    en: 'Too many codes, or too much time has gone by. Please begin with your password again.',
    bn: 'অনেকবার কোড দেওয়া হয়েছে, বা সময় পেরিয়ে গেছে। আবার পাসওয়ার্ড দিয়ে শুরু করুন।',
  },
  hasPassword: {
    en: 'Your password is saved. You can sign in with it now.',
    bn: 'আপনার পাসওয়ার্ড রাখা হয়েছে। এখন সেটি দিয়ে সাইন ইন করতে পারেন।',
  },
  signInAgain: { en: 'Sign in again', bn: 'আবার সাইন ইন করুন' },
  signInAgainAdvice: {
    en: 'Your sign-in has ended. Everything on the page is still here, and goes on after you have signed in.',
    bn: 'আপনার সাইন-ইন শেষ হয়ে গেছে। পাতার সবকিছু আছে, সাইন ইন করলেই কাজ এগোবে।',
  },
  otherAccount: {
    en: 'Another account is signed in here now. Sign in again with your own: everything on the page is still here, and goes on after that.',
    bn: 'এখানে এখন অন্য অ্যাকাউন্টে সাইন ইন করা আছে। নিজের অ্যাকাউন্টে আবার সাইন ইন করুন: পাতার সবকিছু আছে, সাইন ইন করলেই কাজ এগোবে।',
  },
  notFresh: {
    en: 'This matters, so we make sure that it is you: your sign-in is older than ten minutes. Everything on the page is still here, and goes on after you have signed in.',
    bn: 'কাজটি গুরুত্বপূর্ণ, তাই আপনিই কি না নিশ্চিত হতে চাই: আপনার সাইন-ইনের দশ মিনিট পেরিয়ে গেছে। পাতার সবকিছু আছে, সাইন ইন করলেই কাজ এগোবে।',
  },
  signedOut: {
    en: 'Successfully logged out from admin!',
    bn: 'অ্যাডমিন থেকে লগআউট হয়েছে!',
  },
  home: { en: 'Return to Homepage', bn: 'মূল পাতায় ফিরুন' },
  signInWith: { en: 'Sign in with {name}', bn: '{name} দিয়ে সাইন ইন করুন' },
  signInElsewhere: {
    en: 'You sign in there with your own account and come back here. Your password never reaches this site.',
    bn: 'ওখানে নিজের অ্যাকাউন্টে সাইন ইন করলে এখানে ফিরে আসবেন। আপনার পাসওয়ার্ড এই সাইটে আসে না।',
  },
  signedInThere: { en: 'I have signed in there', bn: 'ওখানে সাইন ইন করেছি' },
  again: {
    en: 'That took too long, or was opened in another browser. Please begin again.',
    bn: 'অনেক দেরি হয়েছে, বা অন্য ব্রাউজারে খোলা হয়েছে। আবার শুরু করুন।',
  },
  refused: {
    en: 'You were not signed in there. Please try again.',
    bn: 'ওখানে আপনার সাইন ইন হয়নি। আবার চেষ্টা করুন।',
  },
  'not-listed': {
    en: 'Your account is good there, but it is not one of those who may work here. Please ask the office.',
    bn: 'ওখানে আপনার অ্যাকাউন্ট ঠিক আছে, কিন্তু এখানে কাজের অনুমতি নেই। অফিসে জিজ্ঞেস করুন।',
  },
  unreachable: {
    en: 'The sign-in service does not answer just now. Please try again in a moment.',
    bn: 'সাইন ইন সেবাটি এখন সাড়া দিচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  },
  needsScripts: {
    en: 'Signing in needs JavaScript. Please switch it on in your browser.',
    bn: 'সাইন ইন করতে জাভাস্ক্রিপ্ট লাগে। ব্রাউজারে সেটি চালু করুন।',
  },
});
