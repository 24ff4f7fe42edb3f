import { defineTexts } from '#app/i18n/text.ts';

/** Title and description of the list of jobs. */
export const jobsHeadTexts = defineTexts({
  title: { en: 'Jobs', bn: 'চাকরি' },
  description: {
    en: 'Jobs abroad that are open now, each with the number of its government permission, its wage and all that you pay.',
    bn: 'বিদেশে এখন যেসব কাজ খোলা: প্রতিটির সরকারি অনুমতি নম্বর, বেতন আর আপনার মোট খরচ।',
  },
});

/** Of the page of a job. */
export const jobHeadTexts = defineTexts({
  unknown: { en: 'No such job', bn: 'এমন কাজ নেই' },
  description: {
    en: 'The job in twelve lines, what you pay, and how to check it yourself with the government.',
    bn: 'কাজটা ১২ কথায়, আপনার খরচ, আর সরকারের কাছে নিজে মিলিয়ে দেখার উপায়।',
  },
});
