import { defineTexts } from '#app/i18n/text.ts';

/** The steps, as the specification names them. */
export const headlineTexts = defineTexts({
  1: { en: 'We have your application', bn: 'আবেদন পেয়েছি' },
  2: { en: 'We have spoken with you', bn: 'আপনার সঙ্গে কথা হয়েছে' },
  3: { en: 'Papers and interview', bn: 'কাগজপত্র ও সাক্ষাৎকার' },
  4: { en: 'With the authorities', bn: 'কর্তৃপক্ষের কাছে' },
  5: { en: 'There is news for you', bn: 'আপনার জন্য খবর আছে' },
  6: { en: 'Travelled, or closed', bn: 'চলে গেছেন, অথবা আবেদন বন্ধ হয়েছে' },
});

/** What the applicant does at each step. */
export const toDoTexts = defineTexts({
  1: {
    en: 'Keep your phone switched on, and this number ready. If your phone number changes, tell us.',
    bn: 'ফোন খোলা রাখুন, আর এই নম্বর হাতের কাছে রাখুন। ফোন নম্বর বদলালে আমাদের জানান।',
  },
  2: {
    en: 'Put your papers together, and bring them to the office.',
    bn: 'কাগজপত্র গুছিয়ে অফিসে নিয়ে আসুন।',
  },
  3: {
    en: 'Come when we call you. Sign nothing that was not explained to you.',
    bn: 'ডাকলে অফিসে আসুন। না বুঝে কিছুতে সই করবেন না।',
  },
  4: {
    en: 'There is nothing to do now. If your phone number changes, tell us.',
    bn: 'এখন কিছু করতে হবে না। ফোন নম্বর বদলালে আমাদের জানান।',
  },
  5: {
    en: 'Call us, or come to the office with your receipt.',
    bn: 'আমাদের ফোন করুন, অথবা রসিদ নিয়ে অফিসে আসুন।',
  },
  6: {
    en: 'Call us if you have a question, here or abroad.',
    bn: 'দেশে বা বিদেশে, কোনো প্রশ্ন থাকলে আমাদের ফোন করুন।',
  },
});

/** What comes after each step. */
export const nextTexts = defineTexts({
  1: { en: 'An officer will call you.', bn: 'একজন কর্মকর্তা আপনাকে ফোন করবেন।' },
  2: {
    en: 'You bring these papers: {papers}. About 20% of applicants are called to an interview.',
    bn: 'যেসব কাগজ আনবেন: {papers}। আবেদনকারীদের প্রায় ২০%-কে সাক্ষাৎকারে ডাকা হয়।',
  },
  3: {
    en: 'The contract is explained to you before you sign it. Take a copy with you.',
    bn: 'সই করার আগে চুক্তি আপনাকে বুঝিয়ে দেওয়া হবে। একটি কপি সঙ্গে নেবেন।',
  },
  4: {
    en: 'The authorities decide, and nobody can speed it up. It takes at most 6 months; if it takes longer, your deposit comes back.',
    bn: 'সিদ্ধান্ত কর্তৃপক্ষের, কেউ তা তাড়াতাড়ি করাতে পারেন না। সর্বোচ্চ ৬ মাস লাগে; তার বেশি হলে জামানত ফেরত পাবেন।',
  },
  5: {
    en: 'We tell it only by telephone or in the office, so that nobody can sell it to you.',
    bn: 'খবরটি শুধু ফোনে বা অফিসে জানাই, যাতে কেউ তা আপনার কাছে বেচতে না পারে।',
  },
  6: {
    en: 'If you have travelled and need help, call us. If your application is closed, we tell you why on the telephone, and you may apply again.',
    bn: 'বিদেশে গিয়ে সাহায্য লাগলে ফোন করুন। আবেদন বন্ধ হয়ে থাকলে কেন, তা ফোনে জানাব; আপনি আবার আবেদন করতে পারেন।',
  },
});

/** What comes after the first step where the owner promises a day, and once that day has passed. */
export const callDayTexts = defineTexts({
  ahead: { en: 'An officer will call you {by}.', bn: '{by} একজন কর্মকর্তা আপনাকে ফোন করবেন।' },
  passed: {
    en: 'An officer was to call you {by}. If nobody has, call us.',
    bn: '{by} একজন কর্মকর্তার ফোন করার কথা ছিল। না করে থাকলে আপনি ফোন করুন।',
  },
});
