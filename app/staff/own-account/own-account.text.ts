import { defineTexts } from '#app/i18n/text.ts';

export const ownAccountTexts = defineTexts({
  title: { en: 'Your account', bn: 'আপনার অ্যাকাউন্ট' },
  lead: {
    en: 'How you sign in, and where you are signed in.',
    bn: 'আপনি কীভাবে সাইন ইন করেন, আর কোথায় কোথায় সাইন ইন আছেন।',
  },
  password: { en: 'Password', bn: 'পাসওয়ার্ড' },
  changePassword: { en: 'Change password', bn: 'পাসওয়ার্ড বদলান' },

  sessions: { en: 'Where you are signed in', bn: 'আপনি কোথায় কোথায় সাইন ইন আছেন' },
  since: { en: 'Since {moment}', bn: '{moment} থেকে' },
  here: { en: 'This browser', bn: 'এই ব্রাউজার' },
  unknownDevice: { en: 'Unknown device', bn: 'অজানা যন্ত্র' },
  signOutThere: { en: 'Sign out', bn: 'সাইন আউট' },
  signOutNamed: { en: 'Sign out {device}', bn: '{device} সাইন আউট' },
  signedOutThere: { en: 'That browser has been signed out', bn: 'ওই ব্রাউজার সাইন আউট হয়েছে' },
  signOutQuestion: { en: 'Sign out {device}?', bn: '{device} সাইন আউট করবেন?' },
  everywhereQuestion: {
    en: 'Sign out everywhere, here too?',
    bn: 'এখানেসহ সব জায়গা থেকে সাইন আউট করবেন?',
  },
  whatHappened: { en: 'What happened to your account', bn: 'আপনার অ্যাকাউন্টে যা হয়েছে' },
  whatHappenedLead: {
    en: 'If something here was not you, change your password and tell the office.',
    bn: 'এর কোনোটি আপনার অজানা হলে পাসওয়ার্ড বদলান এবং অফিসে জানান।',
  },
  nothingHappened: { en: 'Nothing yet.', bn: 'এখনো কিছু হয়নি।' },
  everywhere: { en: 'Sign out everywhere', bn: 'সব জায়গা থেকে সাইন আউট' },

  passwordAlone: {
    en: 'Your account opens with a password alone.',
    bn: 'আপনার অ্যাকাউন্ট শুধু পাসওয়ার্ডেই খোলে।',
  },
  passwordAloneAdvice: {
    en: 'Whoever gets hold of it reads the papers of every applicant. A code from your phone stops that; it takes two minutes to set up.',
    bn: 'কেউ সেটি জেনে গেলে সব আবেদনকারীর তথ্য পড়তে পারবে। ফোনের একটি কোড তা ঠেকায়; চালু করতে দুই মিনিট লাগে।',
  },
  setUpCode: { en: 'Set up the code', bn: 'কোড চালু করুন' },
  secondFactor: { en: 'Code at sign-in', bn: 'সাইন-ইনে কোড' },
  secondFactorOff: {
    en: 'Off. With it, a stolen password alone opens nothing: an app on your phone shows a code that is asked for after the password.',
    bn: 'বন্ধ। চালু থাকলে শুধু পাসওয়ার্ড চুরি করে কেউ ঢুকতে পারে না: পাসওয়ার্ডের পর ফোনের অ্যাপের একটি কোড চাওয়া হয়।',
  },
  secondFactorOn: {
    en: 'On. After the password a code from your app is asked for.',
    bn: 'চালু। পাসওয়ার্ডের পর আপনার অ্যাপের একটি কোড চাওয়া হয়।',
  },
  requiredLead: {
    en: 'You set it up once. After that it takes a few seconds at each sign-in.',
    bn: 'একবারই চালু করতে হয়। এরপর প্রতিবার সাইন ইনে কয়েক সেকেন্ড লাগে।',
  },
  required: {
    en: 'Everybody who works here signs in with a code besides the password. Please set it up before you go on.',
    bn: 'এখানে যাঁরা কাজ করেন, সবাই পাসওয়ার্ডের সঙ্গে একটি কোড দিয়ে সাইন ইন করেন। এগোনোর আগে আপনারটি চালু করুন।',
  },
  setUp: { en: 'Set up', bn: 'চালু করুন' },
  takeOff: { en: 'Switch off', bn: 'বন্ধ করুন' },
  newCodes: { en: 'New recovery codes', bn: 'নতুন উদ্ধার কোড' },
  goOn: { en: 'Go on', bn: 'এগিয়ে যান' },
  scan: {
    en: 'Scan this with an authenticator app, for example Google Authenticator, Aegis or 2FAS.',
    bn: 'অথেনটিকেটর অ্যাপ দিয়ে এটি স্ক্যান করুন, যেমন Google Authenticator, Aegis বা 2FAS।',
  },
  picture: { en: 'QR code for the authenticator app', bn: 'অথেনটিকেটর অ্যাপের কিউআর কোড' },
  orType: { en: 'Or type this key into the app:', bn: 'অথবা অ্যাপে এই সংকেতটি লিখুন:' },
  code: { en: 'The code that the app shows', bn: 'অ্যাপে যে কোড দেখা যায়' },
  switchOn: { en: 'Switch on', bn: 'চালু করুন' },
  wrongCode: {
    en: 'This code is not right, or no longer. Please type the one that the app shows now. If it is never right, set your phone’s time to automatic.',
    bn: 'কোডটি ঠিক নয়, বা সময় পেরিয়ে গেছে। অ্যাপে এখন যেটি আছে সেটি লিখুন। বারবার না মিললে ফোনের সময় ‘স্বয়ংক্রিয়’ করে দিন।',
  },
  recovery: { en: 'Recovery codes', bn: 'উদ্ধার কোড' },
  recoveryLead: {
    en: 'Shown only now. Write them down and keep them apart from your phone: each opens the sign-in once when the phone is lost.',
    bn: 'শুধু এখনই দেখা যাবে। লিখে ফোন থেকে আলাদা রাখুন: ফোন হারালে প্রতিটি দিয়ে একবার সাইন ইন করা যাবে।',
  },
  isOn: { en: 'The code at sign-in is switched on', bn: 'সাইন-ইনে কোড চালু হয়েছে' },
  endOthers: {
    en: 'You are signed in elsewhere too, without the code. End those sessions',
    bn: 'অন্য যন্ত্রেও কোড ছাড়া সাইন ইন করা আছে। সেগুলো শেষ করুন',
  },
  isOff: { en: 'The code at sign-in is switched off', bn: 'সাইন-ইনে কোড বন্ধ হয়েছে' },
});
