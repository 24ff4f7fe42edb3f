import type { Bilingual } from '#app/i18n/language.ts';
import { serviceDrawings } from './parts/drawings.ts';
import { choice } from '../facts.ts';
import { both, defineDocument, group } from '../fields.ts';

export const serviceBlurbsDocument = defineDocument({
  file: 'service-blurbs.json',
  title: { en: 'Services in short', bn: 'সংক্ষেপে সেবা' },
  fields: {
    serviceBlurbs: group({
      recruitment: service({ en: 'Overseas recruitment', bn: 'বিদেশে কর্মী নিয়োগ' }),
      consultation: service({ en: 'Visa consultation', bn: 'ভিসা পরামর্শ' }),
      training: service({ en: 'Skill training', bn: 'দক্ষতা প্রশিক্ষণ' }),
    }),
  },
});

function service(name: Bilingual) {
  return group({
    picture: choice(
      { en: `${name.en}: drawing`, bn: `${name.bn}: আঁকা ছবি` },
      { en: 'Stands beside the text.', bn: 'লেখার পাশে থাকে।' },
      serviceDrawings,
    ),
    blurb: both(
      { en: `${name.en}: in short`, bn: `${name.bn}: সংক্ষেপে` },
      {
        en: 'What you do for clients, in a sentence or two.',
        bn: 'গ্রাহকের জন্য কী করেন, এক-দুই বাক্যে।',
      },
    ),
  });
}
