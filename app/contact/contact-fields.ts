import type { ComponentProps } from 'react';
import { keysOf } from '#app/config/typed-record.ts';
import type { Bilingual } from '#app/i18n/language.ts';

type Field = {
  label: Bilingual;
  /** An example inside the empty field. */
  placeholder: Bilingual;
  /** In UTF-16 units; the bounds of the first five are the specification's. */
  minLength: number;
  maxLength: number;
  /** Need not be filled in. */
  isOptional?: true;
  /** Has several lines. */
  isLong?: true;
  input?: Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>;
};

const table = {
  name: {
    label: { en: 'Name', bn: 'নাম' },
    placeholder: { en: 'Your full name', bn: 'আপনার পুরো নাম' },
    minLength: 5,
    maxLength: 30,
    input: { autoComplete: 'name' },
  },
  number: {
    label: { en: 'Phone number', bn: 'ফোন' },
    placeholder: { en: '01XXX-XXXXXX', bn: '01XXX-XXXXXX' },
    minLength: 5,
    maxLength: 20,
    input: { type: 'tel', autoComplete: 'tel' },
  },
  email: {
    label: { en: 'Email', bn: 'ইমেইল' },
    placeholder: { en: 'name@example.com', bn: 'name@example.com' },
    minLength: 5,
    maxLength: 40,
    input: { type: 'email', autoComplete: 'email' },
  },
  reference: {
    label: { en: 'Reference person', bn: 'কে পাঠিয়েছেন (রেফারেন্স)' },
    placeholder: { en: 'Who told you about us?', bn: 'আমাদের কথা কে বলেছেন?' },
    minLength: 5,
    maxLength: 40,
  },
  address: {
    label: { en: 'Address', bn: 'ঠিকানা' },
    placeholder: { en: 'Village or road, thana, district', bn: 'গ্রাম বা রাস্তা, থানা, জেলা' },
    minLength: 5,
    maxLength: 100,
    isLong: true,
    input: { autoComplete: 'street-address' },
  },
  question: {
    label: { en: 'Your question', bn: 'আপনার প্রশ্ন' },
    placeholder: { en: 'What would you like to know?', bn: 'কী জানতে চান?' },
    minLength: 0,
    maxLength: 500,
    isOptional: true,
    isLong: true,
  },
} satisfies Record<string, Field>;

export type ContactField = keyof typeof table;

/** The fields in the order of the form and of the mail. */
export const contactFields: Record<ContactField, Field> = table;

export const contactFieldNames = keysOf(contactFields);

/**
 * What the form on the air ticket page asks besides, in the order of the form and of the mail. Only the names:
 * the rest (`travel-fields.ts`) is not for every page that has the form.
 */
export const travelFieldNames = ['from', 'to', 'travelOn', 'trip', 'travellers'] as const;

export type TravelField = (typeof travelFieldNames)[number];
