import { day, line, webAddress, wholeNumber } from '../facts.ts';
import { forStaff, group, guarded, machineOnly, optional } from '../fields.ts';
import type { Shelf } from './shelves.ts';

/** The fields beside a value that make it a fact with a shelf life: where it is from, and who checked that when. */
export function checkFields(shelf: Shelf) {
  return {
    source: group({
      title: optional(
        line(
          { en: 'Source', bn: 'সূত্র' },
          {
            en: 'Where it stands: a law, an office, a website.',
            bn: 'কোথায় লেখা আছে: আইন, অফিস বা ওয়েবসাইট।',
          },
          120,
        ),
      ),
      titleBn: optional(
        line(
          { en: 'Source, in Bengali', bn: 'সূত্র, বাংলায়' },
          {
            en: 'Left empty, Bengali pages name it as above.',
            bn: 'খালি রাখলে বাংলা পাতায় ওপরের নামই থাকে।',
          },
          120,
        ),
      ),
      url: optional(
        webAddress(
          { en: 'Address of the source', bn: 'সূত্রের ওয়েব ঠিকানা' },
          { en: 'Where anybody can read it.', bn: 'যেখানে যে কেউ পড়তে পারেন।' },
        ),
      ),
    }),
    checkedOn: {
      ...optional(
        day(
          { en: 'Checked on', bn: 'মিলিয়ে দেখার দিন' },
          {
            en: 'The day on which one of you compared it with its source.',
            bn: 'যেদিন আপনাদের কেউ সূত্রের সঙ্গে মিলিয়ে দেখেছেন।',
          },
        ),
      ),
      shelf,
    },
    checkedBy: forStaff(
      optional(
        line(
          { en: 'Checked by', bn: 'কে মিলিয়েছেন' },
          { en: 'On no page.', bn: 'কোনো পাতায় দেখা যায় না।' },
          80,
        ),
      ),
    ),
    shelfLifeDays: machineOnly(
      optional(
        wholeNumber(
          { en: 'Holds for how many days', bn: 'কত দিন ধরে ঠিক ধরা হবে' },
          {
            en: 'Left empty, as long as others of its kind.',
            bn: 'খালি রাখলে এ ধরনের অন্য তথ্যের সমান।',
          },
          { least: 1, most: 3650 },
        ),
      ),
    ),
  };
}

/** The same where a single fact, and no list, is the owner's to publish. */
export function guardedChecks(shelf: Shelf) {
  const { source, checkedOn, checkedBy, shelfLifeDays } = checkFields(shelf);
  return {
    source: group({
      title: guarded(source.fields.title),
      titleBn: guarded(source.fields.titleBn),
      url: guarded(source.fields.url),
    }),
    checkedOn: guarded(checkedOn),
    checkedBy: guarded(checkedBy),
    shelfLifeDays: guarded(shelfLifeDays),
  };
}
