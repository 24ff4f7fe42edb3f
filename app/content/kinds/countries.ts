import * as v from 'valibot';
import { type Destination, destinationNames, destinations } from '../destinations.ts';
import { wholeNumber } from '../facts.ts';
import { both, companion, defineDocument, fact, list } from '../fields.ts';
import { namedIn, namesWithoutAddress, repeatedNames } from './parts/rules.ts';

export const countriesDocument = defineDocument({
  file: 'countries.json',
  title: { en: 'Countries', bn: 'দেশ' },
  fields: {
    countries: list(
      { en: 'Countries', bn: 'দেশ' },
      {
        en: 'Where you help people to go, in the order of the home page.',
        bn: 'যেসব দেশে যেতে সাহায্য করেন, মূল পাতায় এই ক্রমেই থাকে।',
      },
      {
        fewest: 1,
        most: 12,
        key: 'code',
        item: {
          code: fact<Destination>(
            { en: 'Country', bn: 'দেশ' },
            {
              en: 'Decides the flag and the address; once each.',
              bn: 'এ থেকেই পতাকা ও ঠিকানা ঠিক হয়। একটি দেশ একবারই থাকবে।',
            },
            { kind: 'choice', choices: destinations, names: destinationNames, hasFlags: true },
            v.picklist(destinations, 'not_a_choice'),
          ),
          // Staff type it in either language, and the gallery page finds it.
          name: companion(
            both(
              { en: 'Name', bn: 'দেশের নাম' },
              {
                en: 'As applicants call it. Filled in for you.',
                bn: 'মানুষ মুখে যে নাম বলেন। আগে থেকেই লেখা থাকে।',
              },
              40,
            ),
          ),
          capital: both(
            { en: 'Capital', bn: 'রাজধানী' },
            { en: 'Filled in for you.', bn: 'আগে থেকেই লেখা থাকে।' },
            40,
          ),
          kilometres: wholeNumber(
            { en: 'Kilometres from Dhaka', bn: 'ঢাকা থেকে কত কিলোমিটার' },
            {
              en: 'To the capital, in a straight line. Filled in for you.',
              bn: 'রাজধানী পর্যন্ত সোজা পথে। আগে থেকেই লেখা থাকে।',
            },
            // Nothing on earth is farther away than half its circumference.
            { least: 1, most: 20_038 },
          ),
          blurb: both(
            { en: 'Kinds of work', bn: 'কী ধরনের কাজ' },
            {
              en: 'What people go there for, in one sentence.',
              bn: 'সেখানে মানুষ কোন কাজে যান, এক বাক্যে।',
            },
            120,
          ),
        },
      },
    ),
  },
  rules({ countries }) {
    const names = namedIn('countries', countries);
    return [...repeatedNames(names), ...namesWithoutAddress(names)];
  },
});
