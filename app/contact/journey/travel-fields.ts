import { defineTexts } from '#app/i18n/text.ts';
import type { Bilingual } from '#app/i18n/language.ts';

type Field = {
  label: Bilingual;
  placeholder: Bilingual;
  hint?: Bilingual;
  /** In UTF-16 units. */
  maxLength: number;
  /** Answered with digits. */
  isNumeric?: true;
};

const table = {
  from: {
    label: { en: 'From', bn: 'কোথা থেকে' },
    placeholder: { en: 'Dhaka', bn: 'ঢাকা' },
    maxLength: 80,
  },
  to: {
    label: { en: 'To', bn: 'কোথায়' },
    placeholder: { en: 'Budapest, Hungary', bn: 'বুদাপেস্ট, হাঙ্গেরি' },
    maxLength: 80,
  },
  travelOn: {
    label: { en: 'Day of travel', bn: 'যাওয়ার তারিখ' },
    placeholder: { en: 'dd/mm/yyyy', bn: 'দিন/মাস/বছর' },
    hint: { en: 'Today or later', bn: 'আজ বা তার পরের কোনো দিন' },
    maxLength: 60,
  },
  travellers: {
    label: { en: 'Number of travellers', bn: 'কত জন যাবেন' },
    placeholder: { en: '1', bn: '১' },
    hint: { en: '1 to 20', bn: '১ থেকে ২০' },
    maxLength: 10,
    isNumeric: true,
  },
} satisfies Record<string, Field>;

/** What is typed about a journey; all of it may be left out. */
export const travelTexts: Record<keyof typeof table, Field> = table;

export const trips = ['one_way', 'return'] as const;

export type Trip = (typeof trips)[number];

export function isTrip(value: unknown): value is Trip {
  return trips.some((trip) => trip === value);
}

export const maxTravellers = 20;

/** One way or return, in words. */
export const tripTexts = defineTexts({
  label: { en: 'One way or return', bn: 'শুধু যাওয়া, নাকি যাওয়া-আসা' },
  unsaid: { en: 'Not decided yet', bn: 'এখনো ঠিক করিনি' },
  one_way: { en: 'One way', bn: 'শুধু যাওয়া' },
  return: { en: 'Return', bn: 'যাওয়া-আসা' },
});
