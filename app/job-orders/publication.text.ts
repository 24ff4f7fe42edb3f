import type { Bilingual } from '#app/i18n/language.ts';
import { defineTexts } from '#app/i18n/text.ts';
import { fieldLabel } from './fields.text.ts';

/** Why a job order cannot be published. */
export const faultTexts = defineTexts({
  required: { en: 'is missing', bn: 'লেখা হয়নি' },
  country_closed: { en: 'is closed, as its page says', bn: 'এখন বন্ধ, দেশের পাতায় তাই লেখা' },
  above_ceiling: { en: 'is above the ceiling of the government', bn: 'সরকারের সীমার চেয়ে বেশি' },
  date_in_future: { en: 'is in the future', bn: 'এখনো আসেনি' },
  date_over: { en: 'is over', bn: 'পেরিয়ে গেছে' },
  day_too_late: { en: 'is more than 180 days ahead', bn: '১৮০ দিনের চেয়ে বেশি দূরে' },
});

/** What keeps a job order from being published: a field by its path, `title.bn`, and why. */
export type PublicationFault = { field: string; code: keyof typeof faultTexts };

/** What is wrong with a field, as a sentence. */
export function faultSentence({ field, code }: PublicationFault): Bilingual {
  const why = faultTexts[code];
  return {
    en: `${fieldLabel(field, 'en')}: ${why.en}.`,
    bn: `${fieldLabel(field, 'bn')}: ${why.bn}।`,
  };
}
