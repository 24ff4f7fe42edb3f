import { defineTexts } from '#app/i18n/text.ts';

export const accountsTexts = defineTexts({
  title: { en: 'Accounts', bn: 'অ্যাকাউন্ট' },
  lead: {
    en: 'Who may sign in here, and who is an owner.',
    bn: 'কারা এখানে সাইন ইন করতে পারেন, আর কে কে মালিক।',
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
  released: {
    en: '{count} open cases were theirs and are nobody’s now:',
    bn: 'তাঁর দায়িত্বে {count}টি চালু কেস ছিল, এখন কারও দায়িত্বে নেই:',
  },
  releasedOne: {
    en: 'One open case was theirs and is nobody’s now:',
    bn: 'তাঁর দায়িত্বে একটি চালু কেস ছিল, এখন কারও দায়িত্বে নেই:',
  },
  nobodysCases: { en: 'All of nobody’s cases', bn: 'কারও দায়িত্বে নেই এমন সব কেস' },
  wasDisabled: { en: 'The account has been disabled', bn: 'অ্যাকাউন্টটি বন্ধ করা হয়েছে' },
  enable: { en: 'Enable', bn: 'চালু করুন' },
  enableNamed: { en: 'Enable {email}', bn: '{email} চালু করুন' },
  wasEnabled: { en: 'The account can sign in again', bn: 'অ্যাকাউন্টটি আবার চালু হয়েছে' },
  roleOf: { en: 'Role of {email}', bn: '{email}-এর ভূমিকা' },
  ownerQuestion: { en: 'Make {email} an owner?', bn: '{email}: মালিক করবেন?' },
  ownerConsequence: {
    en: 'An owner looks after accounts and roles and publishes what staff cannot, the telephone numbers for example. Whoever is signed in with this account signs in anew.',
    bn: 'মালিক অ্যাকাউন্ট ও ভূমিকা দেখাশোনা করেন, আর কর্মীরা যা পারেন না তা প্রকাশ করেন, যেমন ফোন নম্বর। এই অ্যাকাউন্টে যিনি সাইন ইন আছেন, তাঁকে আবার সাইন ইন করতে হবে।',
  },
  makeOwner: { en: 'Make an owner', bn: 'মালিক করুন' },
  isOwnerNow: { en: 'Now an owner', bn: 'এখন মালিক' },
  staffQuestion: { en: 'Make {email} staff?', bn: '{email}: কর্মী করবেন?' },
  staffConsequence: {
    en: 'Staff do the daily work, but not accounts, roles and what only owners publish. The links that this account has made end. Whoever is signed in with it signs in anew.',
    bn: 'কর্মীরা রোজকার কাজ করেন, কিন্তু অ্যাকাউন্ট, ভূমিকা আর শুধু মালিকের প্রকাশের কাজ নয়। এই অ্যাকাউন্টের তৈরি লিংক শেষ হবে। এতে যিনি সাইন ইন আছেন, তাঁকে আবার সাইন ইন করতে হবে।',
  },
  staffYourself: {
    en: 'This is you: you are signed out at once, and only another owner can make you an owner again.',
    bn: 'এটি আপনি নিজে: সঙ্গে সঙ্গে সাইন আউট হবেন, আর আপনাকে আবার মালিক করতে পারবেন শুধু অন্য একজন মালিক।',
  },
  makeStaff: { en: 'Make staff', bn: 'কর্মী করুন' },
  isStaffNow: { en: 'Now staff', bn: 'এখন কর্মী' },
  yourAccount: { en: 'Your own account', bn: 'আপনার নিজের অ্যাকাউন্ট' },
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
    en: 'Your colleague gets a link, chooses the password alone, and begins as staff.',
    bn: 'সহকর্মী একটি লিংক পাবেন, পাসওয়ার্ড নিজেই ঠিক করবেন, আর শুরু করবেন কর্মী হিসেবে।',
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
  share: { en: 'Pass on', bn: 'পাঠান' },
  copied: { en: 'Copied', bn: 'কপি হয়েছে' },
});
