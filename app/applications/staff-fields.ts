import type { Bilingual } from '#app/i18n/language.ts';
import type { FieldKey } from './fields.ts';

/** What staff see of a field. What the visitor's form knows of it is in `fields.ts`. */
export type StaffField = {
  label: Bilingual;
  /** The heading of its column in the export, where that is another. */
  csv?: Bilingual;
  /** Its place among the details on the card; null where the card shows it elsewhere. */
  place: number | null;
  /** Whether the mail about a new application says it, or by which other label. */
  mail: boolean | Bilingual;
  /** Another field that is shown after it, on the card and in the mail. */
  with?: FieldKey;
  /** Left off the card where it is empty, instead of shown as not given. */
  isHiddenWhenEmpty?: true;
  /** On the card with the flag of the country that it names. */
  hasFlag?: true;
};

/** A row for each field, which the type demands. */
export type StaffFieldTable = Record<FieldKey, StaffField>;

/** In the order of the export and of the mail, which never holds the passport number. */
export const staffFields: StaffFieldTable = {
  name: { label: { en: 'Name', bn: 'নাম' }, place: null, mail: true },
  birth: {
    label: { en: 'Date of birth', bn: 'জন্ম তারিখ' },
    place: 4,
    mail: false,
  },
  phone: {
    label: { en: 'Phone', bn: 'ফোন' },
    csv: { en: 'Phone as typed', bn: 'ফোন, যেমন লেখা' },
    place: 1,
    mail: true,
  },
  email: {
    label: { en: 'Email', bn: 'ইমেইল' },
    csv: { en: 'E-mail', bn: 'ইমেইল' },
    place: 2,
    mail: false,
  },
  job: { label: { en: 'Job', bn: 'পদ' }, place: null, mail: true },
  experience: {
    label: { en: 'Experience', bn: 'অভিজ্ঞতা' },
    place: null,
    mail: true,
  },
  present: {
    label: { en: 'Present country', bn: 'বর্তমান দেশ' },
    place: 5,
    mail: { en: 'Now in', bn: 'এখন আছেন' },
  },
  interested: {
    label: { en: 'Interested country', bn: 'পছন্দের দেশ' },
    place: 6,
    mail: { en: 'Wants to go to', bn: 'যেতে চান' },
    hasFlag: true,
  },
  passport: { label: { en: 'Passport', bn: 'পাসপোর্ট' }, place: 3, mail: false },
  address: { label: { en: 'Address', bn: 'ঠিকানা' }, place: 7, mail: false },
  reference: {
    label: { en: 'Reference', bn: 'রেফারেন্স' },
    place: 8,
    mail: false,
  },
  helperName: {
    label: { en: 'Filled in by', bn: 'পূরণ করেছেন' },
    place: 9,
    mail: true,
    with: 'helperPhone',
    isHiddenWhenEmpty: true,
  },
  helperPhone: {
    label: { en: 'Phone', bn: 'ফোন' },
    csv: { en: 'Phone of the helper', bn: 'যিনি পূরণ করেছেন, তাঁর ফোন' },
    place: null,
    mail: false,
  },
};

/** Where somebody wants to go, which the row of a list shows beside the name. */
export const goal = 'interested' satisfies FieldKey;
