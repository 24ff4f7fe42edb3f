import { type Language, languages } from '#app/i18n/language.ts';
import { type Texts, defineTexts } from '#app/i18n/text.ts';

/** What the fields of a job order are called, by their names in the API. */
const fieldTexts = defineTexts({
  title: { en: 'Job', bn: 'কাজের নাম' },
  employer: { en: 'Employer', bn: 'নিয়োগকর্তার নাম' },
  city: { en: 'City', bn: 'শহর' },
  country: { en: 'Country', bn: 'দেশ' },
  wage: { en: 'Wage', bn: 'বেতন' },
  currency: { en: 'Currency', bn: 'মুদ্রা' },
  per: { en: 'Wage is for', bn: 'বেতন কত সময়ের' },
  pay: { en: 'Wage and tax', bn: 'বেতন ও কর' },
  hours: { en: 'Hours a week', bn: 'সপ্তাহে কত ঘণ্টা' },
  'daysOff.week': { en: 'Days off a week', bn: 'সপ্তাহে ছুটি কত দিন' },
  'daysOff.year': { en: 'Days off a year', bn: 'বছরে ছুটি কত দিন' },
  'daysOff.paid': { en: 'Wage on days off', bn: 'ছুটির দিনে বেতন' },
  overtime: { en: 'Overtime', bn: 'বাড়তি কাজ' },
  contractMonths: { en: 'Months of the contract', bn: 'চুক্তি কত মাসের' },
  'lodging.by': { en: 'Lodging: who pays', bn: 'থাকা: খরচ কে দেন' },
  'lodging.words': { en: 'Lodging: what is given', bn: 'থাকা: কী পাওয়া যাবে' },
  'food.by': { en: 'Food: who pays', bn: 'খাওয়া: খরচ কে দেন' },
  'food.words': { en: 'Food: what is given', bn: 'খাওয়া: কী পাওয়া যাবে' },
  'transport.by': { en: 'Transport to work: who pays', bn: 'যাওয়া-আসা: খরচ কে দেন' },
  'transport.words': { en: 'Transport to work: what is given', bn: 'যাওয়া-আসা: কী পাওয়া যাবে' },
  ticketPaidBy: { en: 'Air ticket: who pays', bn: 'বিমান টিকিট: টাকা কে দেন' },
  sector: { en: 'Sector', bn: 'কাজের ধরন' },
  seats: { en: 'Workers wanted', bn: 'কতজন লাগবে' },
  workerFeeBdt: { en: 'What the worker pays us, in taka', bn: 'কর্মী আমাদের কত টাকা দেবেন' },
  whoPays: { en: 'Who pays what', bn: 'কোন খরচ কে দেন' },
  requirements: { en: 'What the worker must have', bn: 'কর্মীর কী কী লাগবে' },
  demandLetterNo: { en: 'Number of the demand letter', bn: 'চাহিদাপত্রের নম্বর' },
  demandLetterOn: { en: 'Day of the demand letter', bn: 'চাহিদাপত্রের তারিখ' },
  attestedBy: { en: 'Attested by', bn: 'কে সত্যায়ন করেছে' },
  permissionNo: { en: 'Number of the permission', bn: 'অনুমতির নম্বর' },
  permissionOn: { en: 'Day of the permission', bn: 'অনুমতির তারিখ' },
  validUntil: { en: 'Valid until', bn: 'কবে পর্যন্ত খোলা' },
});

/** What stands around the fields, and what is wrong with them. */
export const inputTexts = defineTexts({
  hoursGroup: { en: 'Hours and days off', bn: 'কাজের সময় ও ছুটি' },
  bn: { en: 'in Bengali', bn: 'বাংলায়' },
  en: { en: 'in English', bn: 'ইংরেজিতে' },
  choose: { en: 'Choose', bn: 'বেছে নিন' },
  required: { en: 'This is still missing.', bn: 'এটা এখনো বাকি।' },
  range: {
    en: 'Write a number from {least} to {most}.',
    bn: '{least} থেকে {most}-এর মধ্যে একটা সংখ্যা লিখুন।',
  },
  invalid: { en: 'This cannot be kept like that.', bn: 'এভাবে রাখা যাবে না, ঠিক করুন।' },
  too_long: { en: 'This is too long.', bn: 'লেখাটা বেশি লম্বা।' },
});

/** What can be chosen. */
export const choiceTexts = defineTexts({
  month: { en: 'a month', bn: 'এক মাসের' },
  day: { en: 'a day', bn: 'এক দিনের' },
  hour: { en: 'an hour', bn: 'এক ঘণ্টার' },
  net: { en: 'after tax', bn: 'কর কাটার পরে' },
  gross: { en: 'before tax', bn: 'কর কাটার আগে' },
  true: { en: 'paid', bn: 'বেতন পাবেন' },
  false: { en: 'not paid', bn: 'বেতন পাবেন না' },
  employer: { en: 'the employer', bn: 'নিয়োগকর্তা' },
  worker: { en: 'the worker', bn: 'কর্মী নিজে' },
  part: { en: 'each a part', bn: 'দুজনে ভাগ করে' },
});

/** What a field is called, by its name in the API; of one language of a text, in which. */
export function fieldLabel(name: string, language: Language): string {
  const of = languages.find((one) => name.endsWith(`.${one}`));
  const labels: Texts = fieldTexts;
  const label = labels[of ? name.slice(0, -3) : name]?.[language] ?? name;
  return of ? `${label}, ${inputTexts[of][language]}` : label;
}
