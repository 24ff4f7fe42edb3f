import * as v from 'valibot';
import { payers, refunds } from '../parts/cost-words.ts';
import { type Destination, destinationNames, destinations } from '#app/content/destinations.ts';
import { choice, choices, tick, wholeNumber } from '#app/content/facts.ts';
import { both, defineDocument, fact, guarded, list, optional } from '#app/content/fields.ts';
import { checkFields } from '#app/content/shelf-life/check-fields.ts';
import { itemCode } from '../parts/item-code.ts';

/** Codes of ISO 4217, the taka first. */
export const currencies = [
  ...['BDT', 'EUR', 'HUF', 'RON', 'PLN', 'USD', 'GBP', 'SAR', 'AED', 'QAR', 'KWD', 'MYR'],
] as const;

const mostMoney = 100_000_000;

/** What it costs to go, and who pays. Amounts and ceilings are the owner's to enter: none is shipped. */
export const costsDocument = defineDocument({
  file: 'costs.json',
  title: { en: 'Costs', bn: 'খরচ' },
  fields: {
    items: guarded(
      list(
        { en: 'Costs', bn: 'খরচের খাত' },
        { en: 'In the order of the page.', bn: 'পাতায় এই ক্রমেই থাকে।' },
        {
          fewest: 1,
          most: 40,
          key: 'code',
          item: {
            code: itemCode,
            name: both(
              { en: 'Name', bn: 'নাম' },
              { en: 'As applicants know it.', bn: 'আবেদনকারী যে নামে চেনেন।' },
              60,
            ),
            countries: choices<Destination>(
              { en: 'Only for these countries', bn: 'শুধু এই দেশগুলোর জন্য' },
              {
                en: 'Tick none, and it counts everywhere.',
                bn: 'কোনোটিতে টিক না দিলে সব দেশের জন্য ধরা হবে।',
              },
              { names: destinationNames, otherwise: 'not_a_choice' },
            ),
            payer: choice(
              { en: 'Who pays', bn: 'কে দেয়' },
              {
                en: 'What the policy says of it must fit.',
                bn: 'নীতিমালায় যা লেখা, তার সঙ্গে যেন মেলে।',
              },
              ['worker', 'employer', 'agency', 'undecided'] as const,
              payers,
            ),
            min: optional(
              wholeNumber(
                { en: 'From (amount)', bn: 'কত থেকে' },
                {
                  en: 'Without commas or a currency. Empty while it is not known.',
                  bn: 'শুধু সংখ্যা। জানা না থাকলে খালি রাখুন।',
                },
                { least: 0, most: mostMoney },
              ),
            ),
            max: optional(
              wholeNumber(
                { en: 'To (amount)', bn: 'কত পর্যন্ত' },
                {
                  en: 'Empty where it is one fixed amount.',
                  bn: 'একটিই নির্দিষ্ট অঙ্ক হলে খালি রাখুন।',
                },
                { least: 0, most: mostMoney },
              ),
            ),
            currency: optional(
              choice(
                { en: 'Currency', bn: 'মুদ্রা' },
                { en: 'Taka, unless you choose another.', bn: 'না বাছলে টাকা ধরা হয়।' },
                currencies,
              ),
            ),
            paidTo: optional(
              both(
                { en: 'Paid to', bn: 'কাকে' },
                { en: 'Who takes the money.', bn: 'টাকা কে নেন।' },
                80,
              ),
            ),
            when: optional(
              both(
                { en: 'When', bn: 'কখন' },
                { en: 'At which step it is paid.', bn: 'কোন ধাপে দিতে হয়।' },
                80,
              ),
            ),
            refund: optional(
              choice(
                { en: 'Given back', bn: 'ফেরত' },
                {
                  en: 'What the policy says of it must fit.',
                  bn: 'নীতিমালায় যা লেখা, তার সঙ্গে যেন মেলে।',
                },
                ['none', 'if_not_granted', 'after_6_months'] as const,
                refunds,
              ),
            ),
            receipt: optional(
              both(
                { en: 'Receipt', bn: 'রসিদ' },
                {
                  en: 'What one gets as a proof that it was paid.',
                  bn: 'টাকা দেওয়ার প্রমাণ হিসেবে কী পাওয়া যায়।',
                },
                80,
              ),
            ),
            optional: optional(
              tick(
                { en: 'Only if wished', bn: 'চাইলে' },
                {
                  en: 'Is left out of the sum until somebody ticks it.',
                  bn: 'কেউ টিক না দেওয়া পর্যন্ত যোগফলে ধরা হয় না।',
                },
              ),
            ),
            ...checkFields('cost'),
          },
        },
      ),
    ),
    ceilings: guarded(
      list(
        { en: 'Ceilings of the government', bn: 'সরকারের সর্বোচ্চ সীমা' },
        {
          en: 'The most that a worker may be asked for, by country, from the notice itself.',
          bn: 'কোন দেশের জন্য কর্মীর কাছে সর্বোচ্চ কত নেওয়া যায়, সরকারি নোটিশ থেকে।',
        },
        {
          fewest: 0,
          most: 40,
          key: 'country',
          item: {
            country: fact<Destination>(
              { en: 'Country', bn: 'দেশ' },
              { en: 'Once each.', bn: 'একটি দেশ একবারই থাকবে।' },
              { kind: 'choice', choices: destinations, names: destinationNames, hasFlags: true },
              v.picklist(destinations, 'not_a_choice'),
            ),
            amountBdt: optional(
              wholeNumber(
                { en: 'Amount in taka', bn: 'কত টাকা' },
                { en: 'As the notice says it.', bn: 'নোটিশে যেমন লেখা।' },
                { least: 1, most: mostMoney },
              ),
            ),
            ...checkFields('ceiling'),
          },
        },
      ),
    ),
    rates: guarded(
      list(
        { en: 'Exchange rates', bn: 'টাকার হার' },
        {
          en: 'For the pages of jobs. A rate that is older than 7 days is not shown, nor what is reckoned with it.',
          bn: 'কাজের পাতার জন্য। ৭ দিনের পুরোনো হার, আর তা দিয়ে করা হিসাব দেখানো হয় না।',
        },
        {
          fewest: 0,
          most: 12,
          item: {
            currency: choice(
              { en: 'Currency', bn: 'মুদ্রা' },
              { en: 'Once each.', bn: 'একটি মুদ্রা একবারই থাকবে।' },
              currencies,
            ),
            hundredInBdt: optional(
              wholeNumber(
                { en: 'Taka for 100 of it', bn: 'এর ১০০-তে কত টাকা' },
                { en: 'Without commas.', bn: 'শুধু সংখ্যা।' },
                { least: 1, most: mostMoney },
              ),
            ),
            ...checkFields('rate'),
          },
        },
      ),
    ),
  },
  rules({ items }) {
    return items
      .filter(({ min, max }) => max !== undefined && max < (min ?? 0))
      .map(({ _key }) => ({ path: `items/${_key}/max`, code: 'less_than_least' }));
  },
});
