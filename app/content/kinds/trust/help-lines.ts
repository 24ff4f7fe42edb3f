import { webAddress } from '#app/content/facts.ts';
import { both, defineDocument, group, guarded, list, optional } from '#app/content/fields.ts';
import { checkFields, guardedChecks } from '#app/content/shelf-life/check-fields.ts';
import { helpLine } from '../parts/help-line.ts';

/** Who else helps: offices and lines that are not ours. */
export const helpLinesDocument = defineDocument({
  file: 'help-lines.json',
  title: { en: 'Help outside our office', bn: 'আমাদের বাইরে যেখানে সাহায্য' },
  fields: {
    helpLines: guarded(
      list(
        { en: 'Help lines', bn: 'সাহায্যের নম্বর' },
        {
          en: 'On the pages of countries and complaints, in this order. Call each once before you publish it.',
          bn: 'দেশ আর অভিযোগের পাতায় এই ক্রমে থাকে। প্রকাশের আগে একবার ফোন করে দেখুন।',
        },
        {
          fewest: 1,
          most: 20,
          item: {
            ...helpLine,
            from: optional(
              both(
                { en: 'From where', bn: 'কোথা থেকে' },
                { en: 'For example from Bangladesh.', bn: 'যেমন বাংলাদেশ থেকে।' },
                60,
              ),
            ),
            url: optional(
              webAddress(
                { en: 'Web address', bn: 'ওয়েব ঠিকানা' },
                { en: 'Where it can be read.', bn: 'যেখানে পড়া যায়।' },
              ),
            ),
            ...checkFields('helpLine'),
          },
        },
      ),
    ),
    platform: group({
      name: guarded(
        both(
          { en: 'The government’s platform', bn: 'সরকারের প্ল্যাটফর্ম' },
          {
            en: 'Where workers find themselves and their agency.',
            bn: 'যেখানে কর্মী নিজের আর এজেন্সির নাম খুঁজে দেখেন।',
          },
          120,
        ),
      ),
      url: optional(
        guarded(
          webAddress(
            { en: 'Its web address', bn: 'তার ওয়েব ঠিকানা' },
            {
              en: 'Open it once before you publish it: none is shipped.',
              bn: 'প্রকাশের আগে একবার খুলে দেখুন: শুরুতে কোনো ঠিকানা দেওয়া নেই।',
            },
          ),
        ),
      ),
      ...guardedChecks('platform'),
    }),
  },
});
