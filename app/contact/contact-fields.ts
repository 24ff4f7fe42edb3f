import type { ComponentProps } from 'react';
import { keysOf } from '#app/config/typed-record.ts';
import type { Bilingual } from '#app/i18n/language.ts';

type Field = {
  label: Bilingual;
  /** An example inside the empty field. */
  placeholder: Bilingual;
  /** The bounds of the specification, in UTF-16 units. */
  minLength: number;
  maxLength: number;
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
    label: { en: 'Reference person', bn: 'রেফারেন্স' },
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
} satisfies Record<string, Field>;

export type ContactField = keyof typeof table;

/** The fields in the order of the form and of the mail. */
export const contactFields: Record<ContactField, Field> = table;

export const contactFieldNames = keysOf(contactFields);
