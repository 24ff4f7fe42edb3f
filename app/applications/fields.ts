import type { ComponentProps } from 'react';
import type { Bilingual } from '#app/i18n/language.ts';
import { keysOf } from '#app/config/typed-record.ts';
import { maxDayLength } from '#app/normalise/typed-day.ts';

/** What the form knows of a field. What staff see of it is in `staff-fields.ts`, which no visitor loads. */
export type Field = {
  /** The part of the form that it belongs to; within a part the fields follow the order of the table. */
  group: 'you' | 'helper' | 'work' | 'papers';
  label: Bilingual;
  /** The most it may hold, in UTF-16 units. Protective only; nobody needs as much. */
  maxLength: number;
  /** May stay empty. */
  isOptional?: true;
  /** An example inside the empty field. */
  placeholder?: Bilingual;
  hint?: Bilingual;
  /** Has several lines. */
  isLong?: true;
  /** Which ready answers stand below it: never required, as people come from more trades and countries than a list holds. */
  choices?: ChoiceKind;
  input?: Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
  >;
};

/** `job` and `country` are also the parameters by which an address fills in an answer. */
export type ChoiceKind = 'job' | 'country' | 'bangladesh' | 'nobody' | 'noPassport';

/** Every answer of an application, in the order of the form. */
const table = {
  name: {
    group: 'you',
    label: { en: 'Full name', bn: 'নাম' },
    placeholder: { en: 'As in your passport', bn: 'পাসপোর্টে যেমন আছে' },
    maxLength: 120,
    input: { autoComplete: 'name' },
  },
  birth: {
    group: 'you',
    label: { en: 'Date of birth', bn: 'জন্ম তারিখ' },
    placeholder: { en: 'dd/mm/yyyy', bn: 'দিন/মাস/বছর' },
    hint: {
      en: 'Day, month, year, like 05/03/1998, or only the year.',
      bn: 'দিন, মাস, বছর, যেমন ০৫/০৩/১৯৯৮। শুধু বছরও চলবে।',
    },
    maxLength: maxDayLength,
    isOptional: true,
    input: { inputMode: 'text', autoComplete: 'bday' },
  },
  phone: {
    group: 'you',
    label: { en: 'Phone', bn: 'ফোন' },
    placeholder: { en: '01XXX-XXXXXX', bn: '01XXX-XXXXXX' },
    hint: {
      en: 'Best with WhatsApp or imo.',
      bn: 'যে নম্বরে হোয়াটসঅ্যাপ বা ইমো আছে, সেটি হলে ভালো।',
    },
    maxLength: 40,
    input: { type: 'tel', autoComplete: 'tel' },
  },
  email: {
    group: 'you',
    label: { en: 'Email', bn: 'ইমেইল' },
    placeholder: { en: 'name@example.com', bn: 'name@example.com' },
    maxLength: 254,
    input: { type: 'email', autoComplete: 'email' },
  },
  address: {
    group: 'you',
    label: { en: 'Physical address', bn: 'ঠিকানা' },
    placeholder: { en: 'Village or road, thana, district', bn: 'গ্রাম বা রাস্তা, থানা, জেলা' },
    maxLength: 500,
    isLong: true,
    input: { autoComplete: 'street-address' },
  },
  // Whoever fills the form in for somebody else is known by name and phone, or not at all.
  helperName: {
    group: 'helper',
    label: { en: 'Your own name', bn: 'আপনার নিজের নাম' },
    maxLength: 120,
    isOptional: true,
    input: { autoComplete: 'off' },
  },
  helperPhone: {
    group: 'helper',
    label: { en: 'Your own phone', bn: 'আপনার নিজের ফোন' },
    maxLength: 40,
    isOptional: true,
    input: { type: 'tel', autoComplete: 'off' },
  },
  job: {
    group: 'work',
    label: { en: 'Job title', bn: 'কাজের নাম' },
    placeholder: { en: 'Electrician, cook, tailor', bn: 'ইলেকট্রিশিয়ান, বাবুর্চি, দর্জি' },
    maxLength: 120,
    choices: 'job',
    input: { autoComplete: 'organization-title' },
  },
  experience: {
    group: 'work',
    label: { en: 'Years of experience', bn: 'কত বছরের অভিজ্ঞতা' },
    placeholder: { en: '3 years', bn: '৩ বছর' },
    maxLength: 300,
  },
  passport: {
    group: 'papers',
    label: { en: 'Passport number', bn: 'পাসপোর্ট নম্বর' },
    placeholder: { en: 'A01234567', bn: 'A01234567' },
    hint: {
      en: 'One letter or two, then digits.',
      bn: 'একটি বা দুটি অক্ষর, তারপর সংখ্যা।',
    },
    maxLength: 40,
    choices: 'noPassport',
    input: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
  },
  reference: {
    group: 'papers',
    label: { en: 'Reference', bn: 'কে পাঠিয়েছেন (রেফারেন্স)' },
    placeholder: { en: 'Person who sent you, or None', bn: 'যিনি পাঠিয়েছেন, না থাকলে “কেউ না”' },
    maxLength: 120,
    choices: 'nobody',
  },
  present: {
    group: 'papers',
    label: { en: 'Present country', bn: 'এখন কোন দেশে' },
    placeholder: { en: 'Bangladesh', bn: 'বাংলাদেশ' },
    maxLength: 80,
    choices: 'bangladesh',
  },
  interested: {
    group: 'papers',
    label: { en: 'Interested country', bn: 'যে দেশে যেতে চান' },
    placeholder: { en: 'Name of the country', bn: 'দেশের নাম' },
    maxLength: 80,
    choices: 'country',
  },
} satisfies Record<string, Field>;

export type FieldKey = keyof typeof table;

/** A row for each field. The functions that read it take it as a value, so that a test can pass another one. */
export type FieldTable = Record<FieldKey, Field>;

export const fields: FieldTable = table;

/** The answer that says where the applicant wants to work. */
export const destinationField = 'interested' satisfies FieldKey;

/** What can be wrong in the form: a field, or the consent. */
export type FormField = FieldKey | 'consent';

/** In the order of the form. */
export const formFields: FormField[] = [...keysOf(fields), 'consent'];

/**
 * Which consent the form asks for: the day on which its words (`applicationTexts.consent`) were written, and after how
 * many months a new application is erased, which they name: `2026-11-29/18`. They name the agency too: where staff have
 * given it another name, `renamedIn` is the revision of its facts that says so: `2026-11-29/18.r3`.
 */
export function consentVersion(retentionMonths: number, renamedIn?: number): string {
  return `2026-11-29/${retentionMonths}${renamedIn === undefined ? '' : `.r${renamedIn}`}`;
}
