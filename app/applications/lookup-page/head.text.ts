import { checkNames } from '#app/content/check-names.ts';
import { defineTexts } from '#app/i18n/text.ts';

/** What browsers, search engines and the heads of both pages call them. */
export const lookupHeadTexts = defineTexts({
  title: checkNames.status,
  description: {
    en: 'With your receipt number you see at which step your application is now, and what comes next.',
    bn: 'রসিদ নম্বর দিয়ে দেখুন, আপনার আবেদন এখন কোন ধাপে আছে এবং এরপর কী হবে।',
  },
  lead: {
    en: 'With your receipt number you see at which step it is now.',
    bn: 'রসিদ নম্বর দিলেই দেখবেন, আবেদন এখন কোন ধাপে।',
  },
  resultTitle: { en: 'Your application', bn: 'আপনার আবেদন' },
  receipt: { en: 'Receipt', bn: 'রসিদ' },
});
