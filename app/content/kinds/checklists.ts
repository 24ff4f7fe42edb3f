import { type Destination, destinationNames } from '../destinations.ts';
import { choice, choices, tick, wholeNumber } from '../facts.ts';
import { both, defineDocument, forStaff, list, optional } from '../fields.ts';
import { itemCode } from './parts/item-code.ts';

const kinds = {
  document: { en: 'Paper', bn: 'কাগজ' },
  step: { en: 'Step', bn: 'কাজ' },
};

/** What a case needs before departure: staff tick it off at each case, and pages of countries name it. */
export const checklistsDocument = defineDocument({
  file: 'checklists.json',
  title: { en: 'Checklists of cases', bn: 'কেসের কাগজ ও যাচাইয়ের তালিকা' },
  fields: {
    items: list(
      { en: 'Papers and checks', bn: 'কাগজ ও যাচাই' },
      {
        en: 'What staff tick off at each case, in this order.',
        bn: 'প্রতিটি কেসে যা যা মিলিয়ে নিতে হয়, এই ক্রমেই থাকে।',
      },
      {
        fewest: 1,
        most: 100,
        key: 'code',
        item: {
          code: forStaff(itemCode),
          kind: forStaff(
            choice(
              { en: 'Paper or step', bn: 'কাগজ না কাজ' },
              {
                en: 'A paper is seen and copied, a step is done on a day.',
                bn: 'কাগজ দেখে কপি রাখা হয়, কাজ কোনো এক দিনে শেষ হয়।',
              },
              ['document', 'step'],
              kinds,
            ),
          ),
          name: both(
            { en: 'Name', bn: 'নাম' },
            { en: 'As applicants know it.', bn: 'আবেদনকারী যে নামে চেনেন।' },
            60,
          ),
          countries: choices<Destination>(
            { en: 'Only for these countries', bn: 'শুধু এই দেশগুলোর জন্য' },
            {
              en: 'Tick none, and it is asked for everywhere.',
              bn: 'কোনোটিতে টিক না দিলে সব দেশের জন্য লাগবে।',
            },
            { names: destinationNames, otherwise: 'not_a_choice' },
          ),
          required: tick(
            { en: 'Required', bn: 'লাগবেই' },
            {
              en: 'Counts as missing until it is there.',
              bn: 'না হওয়া পর্যন্ত বাকি হিসেবে দেখাবে।',
            },
          ),
          lendsOriginal: forStaff(
            tick(
              { en: 'The original is lent', bn: 'আসলটি ধার নেওয়া হয়' },
              {
                en: 'It is given back within 30 days, and each loan has a slip.',
                bn: '৩০ দিনের মধ্যে ফেরত দিতে হয়, প্রতিবার স্লিপ দেওয়া হয়।',
              },
            ),
          ),
          validMonths: forStaff(
            optional(
              wholeNumber(
                { en: 'Valid for how many months', bn: 'কত মাস চলে' },
                {
                  en: 'From the day on which it was issued. Empty where it says so itself, or does not expire.',
                  bn: 'যেদিন দেওয়া হয়েছে সেদিন থেকে। কাগজেই মেয়াদ লেখা থাকলে বা মেয়াদ না থাকলে খালি রাখুন।',
                },
                { least: 1, most: 120 },
              ),
            ),
          ),
        },
      },
    ),
  },
});
