import { keysOf } from '#app/config/typed-record.ts';
import { defineTexts } from '#app/i18n/text.ts';

/**
 * What a column of a list can become: a field of the application, but for those about who helped, whether somebody was called, the
 * day of the old application, a part of the first note, or nothing. In words of their own: those of the form are
 * sent with its rules.
 */
export const targetTexts = defineTexts({
  name: { en: 'Name', bn: 'নাম' },
  phone: { en: 'Phone', bn: 'ফোন' },
  birth: { en: 'Date of birth', bn: 'জন্ম তারিখ' },
  passport: { en: 'Passport', bn: 'পাসপোর্ট' },
  job: { en: 'Job', bn: 'পদ' },
  experience: { en: 'Experience', bn: 'অভিজ্ঞতা' },
  interested: { en: 'Wants to go to', bn: 'যে দেশে যেতে চান' },
  present: { en: 'Present country', bn: 'এখন কোন দেশে' },
  address: { en: 'Address', bn: 'ঠিকানা' },
  email: { en: 'Email', bn: 'ইমেইল' },
  reference: { en: 'Reference', bn: 'রেফারেন্স' },
  called: { en: 'Called already?', bn: 'কথা হয়েছে কি না' },
  appliedOn: { en: 'Day of application', bn: 'আবেদনের দিন' },
  note: { en: 'Note', bn: 'নোট' },
  none: { en: 'Leave out', bn: 'বাদ দিন' },
});

export type ColumnTarget = keyof typeof targetTexts;

export const columnTargets = keysOf(targetTexts);

/** Whether `5/3/1998` is 5 March or 3 May. */
export const dayOrders = ['day', 'month'] as const;

export type DayOrder = (typeof dayOrders)[number];
