import { keysOf } from '#app/config/typed-record.ts';
import type { Bilingual } from '#app/i18n/language.ts';

/** What an employer tells in five lines, by the names of the inputs and in their order. */
const table = {
  role: {
    label: { en: 'Role', bn: 'কাজ' },
    placeholder: { en: 'Welder', bn: 'ওয়েল্ডার' },
  },
  workers: {
    label: { en: 'Workers', bn: 'কতজন' },
    placeholder: { en: '40', bn: '৪০' },
  },
  hours: {
    label: { en: 'Hours a week', bn: 'সপ্তাহে ঘণ্টা' },
    placeholder: { en: '40', bn: '৪০' },
  },
  wage: {
    label: { en: 'Wage a month', bn: 'মাসে বেতন' },
    placeholder: { en: '1,234 EUR', bn: '১,২৩৪ ইউরো' },
  },
  lodging: {
    label: { en: 'Lodging', bn: 'থাকা' },
    placeholder: { en: 'Given, 3 to a room', bn: 'দেওয়া হবে, এক ঘরে ৩ জন' },
  },
} satisfies Record<string, { label: Bilingual; placeholder: Bilingual }>;

export const employerLines: Record<
  keyof typeof table,
  { label: Bilingual; placeholder: Bilingual }
> = table;

export const employerLineNames = keysOf(employerLines);

/** In UTF-16 units: five of them with their labels fit into the question of the contact form. */
export const employerLineLength = 80;
