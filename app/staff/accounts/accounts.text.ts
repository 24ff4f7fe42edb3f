import { defineTexts } from '#app/i18n/text.ts';

export const accountsTexts = defineTexts({
  title: { en: 'Accounts', bn: 'অ্যাকাউন্ট' },
  lead: {
    en: 'Who may sign in here, and how you do it yourself.',
    bn: 'কারা এখানে সাইন ইন করতে পারেন, আর আপনি নিজে কীভাবে করেন।',
  },

  staff: { en: 'Staff', bn: 'কর্মীরা' },
  you: { en: 'You', bn: 'আপনি' },
  disabled: { en: 'Disabled', bn: 'বন্ধ' },
  withCode: { en: 'Code at sign-in', bn: 'সাইন-ইনে কোড লাগে' },
  firstPassword: { en: 'Has not changed the first password', bn: 'প্রথম পাসওয়ার্ড বদলাননি' },
  lastSignIn: { en: 'Last sign-in {moment}', bn: 'শেষ সাইন-ইন {moment}' },
  neverSignedIn: { en: 'Never signed in', bn: 'কখনো সাইন ইন করেননি' },
  disable: { en: 'Disable', bn: 'বন্ধ করুন' },
  disableNamed: { en: 'Disable {email}', bn: '{email} বন্ধ করুন' },
  disableQuestion: { en: 'Disable the account {email}?', bn: '{email} অ্যাকাউন্টটি বন্ধ করবেন?' },
  disableConsequence: {
    en: 'All sign-ins of this account end at once, and the links that it has made. It can be enabled again.',
    bn: 'এই অ্যাকাউন্টের সব সাইন-ইন ও এর তৈরি লিংক সঙ্গে সঙ্গে শেষ হবে। পরে আবার চালু করা যাবে।',
  },
  wasDisabled: { en: 'The account has been disabled', bn: 'অ্যাকাউন্টটি বন্ধ করা হয়েছে' },
  enable: { en: 'Enable', bn: 'চালু করুন' },
  enableNamed: { en: 'Enable {email}', bn: '{email} চালু করুন' },
  wasEnabled: { en: 'The account can sign in again', bn: 'অ্যাকাউন্টটি আবার চালু হয়েছে' },
  reset: { en: 'New password link', bn: 'নতুন পাসওয়ার্ডের লিংক' },
  resetNamed: { en: 'New password link for {email}', bn: '{email}-এর জন্য নতুন পাসওয়ার্ডের লিংক' },

  resetQuestion: {
    en: 'A new password link for {email}?',
    bn: '{email}-এর জন্য নতুন পাসওয়ার্ডের লিংক?',
  },
  resetConsequence: {
    en: 'The old password works until the link is used. The owner of the account sees that you made it.',
    bn: 'লিংক ব্যবহার না হওয়া পর্যন্ত পুরোনো পাসওয়ার্ড চলবে। লিংকটি যে আপনি তৈরি করেছেন, অ্যাকাউন্টের মালিক তা দেখতে পাবেন।',
  },
  invitedBy: { en: 'Invited by {email}', bn: 'আমন্ত্রণ জানিয়েছেন {email}' },
  hasInvited: {
    en: 'Invited by this account, and able to sign in: {emails}. Please see whether that is right.',
    bn: 'এঁর আমন্ত্রণে এসে এখনো সাইন ইন করতে পারেন: {emails}। ঠিক আছে কি না দেখে নিন।',
  },

  invite: { en: 'Invite a colleague', bn: 'সহকর্মীকে আমন্ত্রণ জানান' },
  inviteLead: {
    en: 'Your colleague gets a link, chooses the password alone, and can do here whatever you can.',
    bn: 'সহকর্মী একটি লিংক পাবেন, পাসওয়ার্ড নিজেই ঠিক করবেন, আর আপনার মতো সব কাজ করতে পারবেন।',
  },
  elsewhere: {
    en: 'Accounts and passwords are kept by another service. Whoever looks after this site puts a colleague on its list.',
    bn: 'অ্যাকাউন্ট ও পাসওয়ার্ড রাখা হয় অন্য একটি সেবায়। সহকর্মীকে তালিকায় তোলেন যিনি এই সাইট দেখাশোনা করেন।',
  },
  email: { en: 'E-mail of the colleague', bn: 'সহকর্মীর ইমেইল' },
  makeInvitation: { en: 'Make the link', bn: 'লিংক তৈরি করুন' },
  invited: { en: 'Invited, until {moment}', bn: 'আমন্ত্রিত, {moment} পর্যন্ত' },
  withdraw: { en: 'Take back', bn: 'ফিরিয়ে নিন' },
  withdrawNamed: { en: 'Take back the invitation of {email}', bn: '{email}-এর আমন্ত্রণ ফিরিয়ে নিন' },
  withdrawn: { en: 'The invitation has been taken back', bn: 'আমন্ত্রণ ফিরিয়ে নেওয়া হয়েছে' },
  has_account: {
    en: 'This address has an account already.',
    bn: 'এই ইমেইলে আগে থেকেই অ্যাকাউন্ট আছে।',
  },
  invalid_email: {
    en: 'Please write an e-mail address such as name@example.com.',
    bn: 'একটি ইমেইল ঠিকানা লিখুন, যেমন name@example.com।',
  },

  linkFor: { en: 'Link for {email}', bn: '{email}-এর লিংক' },
  linkOnce: {
    en: 'Shown only now. It works once, until {moment}. Give it to nobody else.',
    bn: 'শুধু এখনই দেখা যাবে। একবারই কাজ করবে, {moment} পর্যন্ত। অন্য কাউকে দেবেন না।',
  },
  mailedTo: { en: 'The link has been mailed to {email}', bn: '{email} ঠিকানায় লিংক পাঠানো হয়েছে' },
  mailedUntil: {
    en: 'It works once, until {moment}. Nobody else gets to see it.',
    bn: 'একবারই কাজ করবে, {moment} পর্যন্ত। আর কেউ এটি দেখতে পাবেন না।',
  },
  linkNotMailed: {
    en: 'It has not been mailed: please pass it on yourself.',
    bn: 'ইমেইলে পাঠানো হয়নি: আপনি নিজে পৌঁছে দিন।',
  },
  copy: { en: 'Copy', bn: 'কপি করুন' },
  copied: { en: 'Copied', bn: 'কপি হয়েছে' },

  yourAccount: { en: 'Your account', bn: 'আপনার অ্যাকাউন্ট' },
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
  share: { en: 'Pass on', bn: 'পাঠান' },
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
  yourPassword: { en: 'Your password', bn: 'আপনার পাসওয়ার্ড' },
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
    en: 'This code is not right, or no longer. Please type the one that the app shows now.',
    bn: 'কোডটি ঠিক নয়, বা সময় পেরিয়ে গেছে। অ্যাপে এখন যেটি আছে সেটি লিখুন।',
  },
  recovery: { en: 'Recovery codes', bn: 'উদ্ধার কোড' },
  recoveryLead: {
    en: 'Shown only now. Write them down and keep them apart from your phone: each opens the sign-in once when the phone is lost.',
    bn: 'শুধু এখনই দেখা যাবে। লিখে ফোন থেকে আলাদা রাখুন: ফোন হারালে প্রতিটি দিয়ে একবার সাইন ইন করা যাবে।',
  },
  isOn: { en: 'The code at sign-in is switched on', bn: 'সাইন-ইনে কোড চালু হয়েছে' },
  isOff: { en: 'The code at sign-in is switched off', bn: 'সাইন-ইনে কোড বন্ধ হয়েছে' },
});
