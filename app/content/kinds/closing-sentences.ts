import type { Bilingual } from '#app/i18n/language.ts';
import { both, defineDocument, group } from '../fields.ts';

export const closingSentencesDocument = defineDocument({
  file: 'closing-sentences.json',
  title: { en: 'Last words of the pages', bn: 'পাতার শেষ কথা' },
  fields: {
    closingSentences: group({
      about: closing({ en: 'About us', bn: 'আমাদের কথা' }),
      directors: closing({ en: 'Directors', bn: 'পরিচালক' }),
      services: closing({ en: 'Services', bn: 'সেবা' }),
      recruitment: closing({ en: 'Overseas recruitment', bn: 'বিদেশে কর্মী নিয়োগ' }),
      consultation: closing({ en: 'Visa consultation', bn: 'ভিসা পরামর্শ' }),
      training: closing({ en: 'Skill training', bn: 'দক্ষতা প্রশিক্ষণ' }),
      policy: closing({ en: 'Policy', bn: 'নীতিমালা' }),
      gallery: closing({ en: 'Visa gallery', bn: 'ভিসা গ্যালারি' }),
      airticket: closing({ en: 'Air ticket', bn: 'বিমান টিকিট' }),
      costs: closing({ en: 'Costs', bn: 'খরচ' }),
      news: closing({ en: 'Notices', bn: 'নোটিশ' }),
      jobs: closing({ en: 'Jobs', bn: 'চাকরি' }),
      countries: closing({ en: 'Countries', bn: 'দেশ' }),
    }),
  },
});

/** What stands at the foot of a page above apply, call and WhatsApp. */
function closing(page: Bilingual) {
  return group({
    title: both(
      { en: `${page.en}: question`, bn: `${page.bn}: শেষ প্রশ্ন` },
      {
        en: 'What may keep a reader of this page from going on.',
        bn: 'পাতাটি পড়ে যা ভেবে কেউ থেমে যেতে পারেন।',
      },
    ),
    lead: both(
      { en: `${page.en}: answer`, bn: `${page.bn}: শেষ উত্তর` },
      {
        en: 'Your answer to it; buttons to apply, call and write stand below.',
        bn: 'আপনার উত্তর। এর নিচে আবেদন, ফোন ও হোয়াটসঅ্যাপের বোতাম থাকে।',
      },
    ),
  });
}
