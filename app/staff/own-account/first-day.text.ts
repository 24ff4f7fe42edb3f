import { defineTexts } from '#app/i18n/text.ts';

export const firstDayTexts = defineTexts({
  title: { en: 'Welcome. Four small things.', bn: 'স্বাগতম। ছোট চারটি কথা।' },
  language: { en: 'Language', bn: 'ভাষা' },
  role: { en: 'What do you do here?', bn: 'এখানে আপনি কী করেন?' },
  calls: { en: 'Calls', bn: 'কল' },
  callsHow: { en: 'you begin with the list', bn: 'শুরুতে আবেদনের তালিকা' },
  cases: { en: 'Cases', bn: 'কেস' },
  casesHow: { en: 'you begin with Today', bn: 'শুরুতে “আজ”' },
  website: { en: 'Website and office', bn: 'ওয়েবসাইট ও অফিস' },
  websiteHow: { en: 'you begin with Website', bn: 'শুরুতে “ওয়েবসাইট”' },
  code: { en: 'Protect it with a code from your phone?', bn: 'ফোনের কোড দিয়ে সুরক্ষা দেবেন?' },
  now: { en: 'Now, two minutes', bn: 'এখনই, দুই মিনিট' },
  later: { en: 'Later', bn: 'পরে' },
  begin: { en: 'Begin', bn: 'শুরু করুন' },
});
