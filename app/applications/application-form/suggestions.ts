import type { Bilingual } from '#app/i18n/language.ts';

/** Offered while typing, never required: people come from more trades and countries than a list holds. */
export const suggestions: Record<'job' | 'present' | 'interested', Bilingual[]> = {
  job: [
    { en: 'Chef / Cook', bn: 'শেফ / বাবুর্চি' },
    { en: 'Waiter', bn: 'ওয়েটার' },
    { en: 'Room boy', bn: 'রুম বয়' },
    { en: 'Cleaner / Steward', bn: 'ক্লিনার / স্টুয়ার্ড' },
    { en: 'Civil engineer', bn: 'সিভিল ইঞ্জিনিয়ার' },
    { en: 'Heavy driver', bn: 'ভারী যানের চালক' },
    { en: 'Plant operator', bn: 'প্ল্যান্ট অপারেটর' },
    { en: 'Electrician', bn: 'ইলেকট্রিশিয়ান' },
    { en: 'Plumber', bn: 'প্লাম্বার' },
    { en: 'Nurse', bn: 'নার্স' },
    { en: 'Medical assistant', bn: 'মেডিকেল অ্যাসিস্ট্যান্ট' },
    { en: 'Lab technician', bn: 'ল্যাব টেকনিশিয়ান' },
    { en: 'Tailor master', bn: 'টেইলর মাস্টার' },
    { en: 'Cutting / Sewing operator', bn: 'কাটিং / সেলাই অপারেটর' },
    { en: 'Tailor', bn: 'দর্জি' },
    { en: 'Iron man', bn: 'আয়রনম্যান' },
  ],
  present: [{ en: 'Bangladesh', bn: 'বাংলাদেশ' }],
  interested: [
    { en: 'Hungary', bn: 'হাঙ্গেরি' },
    { en: 'Portugal', bn: 'পর্তুগাল' },
    { en: 'Romania', bn: 'রোমানিয়া' },
    { en: 'Poland', bn: 'পোল্যান্ড' },
  ],
};
