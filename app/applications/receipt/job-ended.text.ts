import type { Bilingual } from '#app/i18n/language.ts';

/** Of a job order that has ended: the application is for no job in particular. */
export const jobEndedText: Bilingual = {
  en: 'This job has closed meanwhile. Your application counts all the same: we look for another job that fits you.',
  bn: 'এই কাজ এর মধ্যে বন্ধ হয়ে গেছে। আপনার আবেদন তবু নেওয়া হয়: আপনার জন্য মানানসই অন্য কাজ খুঁজব।',
};
