import { defineTexts } from '#app/i18n/text.ts';

/** The words of the result; its steps have theirs in `../lookup/step.text.ts`. */
export const resultTexts = defineTexts({
  steps: { en: 'The six steps of an application', bn: 'আবেদনের ছয়টি ধাপ' },
  done: { en: 'done', bn: 'হয়ে গেছে' },
  since: { en: 'since {day}', bn: '{day} থেকে' },
  now: { en: 'What you do now', bn: 'এখন আপনি যা করবেন' },
  next: { en: 'What comes next', bn: 'এরপর কী' },
  onThisPhone: { en: 'On this phone', bn: 'এই ফোনে' },
  kept: {
    en: 'For 15 minutes you need not type anything again. After that we ask for the receipt number and the 6 digits once more.',
    bn: '১৫ মিনিট আর কিছু লিখতে হবে না। পরে আবার রসিদ নম্বর ও ৬টি সংখ্যা লাগবে।',
  },
  forget: { en: 'Forget on this phone', bn: 'এই ফোন থেকে মুছুন' },
  nothingElse: {
    en: 'Your name, country, papers and money are not shown here. Good news and bad news we tell only by telephone or in the office, so that nobody can sell them.',
    bn: 'এখানে আপনার নাম, দেশ, কাগজ বা টাকার কথা থাকে না। সুখবর বা না হওয়ার খবর শুধু ফোনে বা অফিসে জানাই, যাতে কেউ তা বেচতে না পারে।',
  },
});
