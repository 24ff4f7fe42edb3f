import type { Bilingual } from '#app/i18n/language.ts';

const title: Bilingual = { en: 'This page drifted away', bn: 'পাতাটি পাওয়া যায়নি' };

const advice: Bilingual = {
  en: 'The address may be old or mistyped. Please go back and try again.',
  bn: 'ঠিকানাটি পুরোনো বা ভুল হতে পারে। অনুগ্রহ করে ফিরে গিয়ে আবার চেষ্টা করুন।',
};

/** Title and description of an address at which there is no page. */
export const notFoundHead = { title, description: advice };
