import type { Bilingual } from '#app/i18n/language.ts';
import { sectors } from '#content/sectors.ts';

/** Offered while typing, never required: people come from more trades and countries than a list holds. */
export const suggestions: Record<'job' | 'present' | 'interested', Bilingual[]> = {
  job: sectors.flatMap(({ roles }) => roles),
  present: [{ en: 'Bangladesh', bn: 'বাংলাদেশ' }],
  interested: [
    { en: 'Hungary', bn: 'হাঙ্গেরি' },
    { en: 'Portugal', bn: 'পর্তুগাল' },
    { en: 'Romania', bn: 'রোমানিয়া' },
    { en: 'Poland', bn: 'পোল্যান্ড' },
  ],
};
