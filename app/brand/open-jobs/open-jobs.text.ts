import { defineTexts } from '#app/i18n/text.ts';

/** The ways to the list of jobs, each only while one is open. */
export const openJobsTexts = defineTexts({
  jobs: { en: 'Jobs', bn: 'চাকরি' },
  oneOpen: { en: '1 open job', bn: '১টি কাজ খোলা আছে' },
  open: { en: '{count} open jobs', bn: '{count}টি কাজ খোলা আছে' },
});
