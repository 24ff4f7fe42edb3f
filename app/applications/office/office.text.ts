import { defineTexts } from '#app/i18n/text.ts';

/** Taking down an application on the telephone or at the desk. */
export const officeTexts = defineTexts({
  link: { en: 'New application', bn: 'নতুন আবেদন' },
  title: { en: 'Take down an application', bn: 'আবেদন লিখে নিন' },
  lead: {
    en: 'For somebody on the telephone or at the desk. Name and phone are enough; the rest can be added at the case.',
    bn: 'ফোনে বা অফিসে যিনি আছেন তাঁর জন্য। নাম ও ফোন হলেই হবে, বাকিটা পরে কেসে লেখা যাবে।',
  },
  groupPerson: { en: 'The person', bn: 'আবেদনকারী' },
  groupWork: { en: 'Work', bn: 'কাজ' },
  groupPapers: { en: 'Papers and destination', bn: 'কাগজপত্র ও গন্তব্য' },
  helper: { en: 'Somebody else speaks for the person', bn: 'অন্য কেউ তাঁর হয়ে বলছেন' },
  required: { en: '(required)', bn: '(লাগবে)' },
  hasNoEmail: { en: 'Has no e-mail', bn: 'ইমেইল নেই' },
  agreed: {
    en: 'The person agrees that we keep this, to help them find work abroad.',
    bn: 'বিদেশে কাজ খুঁজে দেওয়ার জন্য আমরা এই তথ্য রাখব, এতে তিনি রাজি।',
  },
  agreedHint: {
    en: 'Ask, and tick it only if the answer was yes.',
    bn: 'জিজ্ঞাসা করুন, “হ্যাঁ” বললে তবেই টিক দিন।',
  },
  save: { en: 'Save and get a receipt number', bn: 'রেখে রসিদ নম্বর নিন' },
  refused: { en: 'Not kept yet: please correct this', bn: 'এখনো রাখা হয়নি: এগুলো ঠিক করুন' },
  confirm: { en: 'Is this right?', bn: 'এগুলো কি ঠিক?' },
  confirmAdvice: {
    en: 'Ask once more. Press again to keep it as it is.',
    bn: 'আরেকবার জিজ্ঞাসা করুন। এভাবেই রাখতে আবার চাপুন।',
  },
  stillHere: { en: 'What you typed is still here.', bn: 'আপনার লেখা সব এখানেই আছে।' },
  wrong: { en: 'This cannot be stored as it is.', bn: 'এভাবে রাখা যায় না।' },
  usedKey: {
    en: 'An earlier press has already kept an application with other answers. To keep this one as well, press again.',
    bn: 'আগেরবার চাপে অন্য তথ্য দিয়ে একটি আবেদন রাখা হয়ে গেছে। এটিও রাখতে আবার চাপুন।',
  },
  readOut: { en: 'Read this number out:', bn: 'এই নম্বরটি পড়ে শোনান:' },
  readOutAdvice: {
    en: 'With it and the last six digits of the phone number the person can look up how the application stands.',
    bn: 'এই নম্বর ও ফোনের শেষ ছয় সংখ্যা দিয়ে তিনি আবেদনের অবস্থা দেখতে পারবেন।',
  },
});
