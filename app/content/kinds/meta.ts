import { keysOf, recordOf } from '#app/config/typed-record.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { picture } from '../facts.ts';
import { both, defineDocument, group, optional } from '../fields.ts';
import { pageNames } from './page-names.ts';

/** What search engines and shared links say of a page. What is empty is the page's own. */
function metaOf({ en, bn }: Bilingual) {
  return group({
    title: optional(
      both(
        { en: `${en}: title`, bn: `${bn}: শিরোনাম` },
        {
          en: 'In search results, shared links and the browser tab. Empty: the name of the page.',
          bn: 'গুগলে, শেয়ার করা লিংকে ও ব্রাউজারের ট্যাবে দেখা যায়। খালি রাখলে পাতার নাম থাকে।',
        },
        60,
      ),
    ),
    description: optional(
      both(
        { en: `${en}: description`, bn: `${bn}: বিবরণ` },
        {
          en: 'Below the title. Empty: the description of the page. 30 letters or more.',
          bn: 'শিরোনামের নিচে দেখা যায়। খালি রাখলে পাতার বিবরণ থাকে। অন্তত ৩০ অক্ষর লিখুন।',
        },
        160,
      ),
    ),
    picture: optional(
      picture(
        { en: `${en}: picture of shared links`, bn: `${bn}: শেয়ার করা লিংকের ছবি` },
        {
          en: 'Shown when somebody shares the page. Empty: our own picture of it.',
          bn: 'কেউ পাতাটি শেয়ার করলে দেখা যায়। খালি রাখলে আমাদের তৈরি ছবি থাকে।',
        },
        { shape: 'share', drawings: [] },
      ),
    ),
  });
}

export const metaDocument = defineDocument({
  file: 'meta.json',
  title: { en: 'Search engines and shared links', bn: 'গুগল ও শেয়ার করা লিংক' },
  fields: recordOf(keysOf(pageNames), (id) => metaOf(pageNames[id])),
});
