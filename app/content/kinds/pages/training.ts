import { both, defineDocument, group, list } from '#app/content/fields.ts';
import {
  headPicture,
  pageDescription,
  pageLead,
  pageTitle,
  sceneDrawings,
  sectionHeadWithLead,
} from './page-fields.ts';
import { button, card, rows } from './part-fields.ts';

const diplomas = { en: 'Diplomas', bn: 'ডিপ্লোমা' };

export const trainingDocument = defineDocument({
  file: 'pages/training.json',
  title: { en: 'Skill training', bn: 'দক্ষতা প্রশিক্ষণ' },
  fields: {
    headPicture: headPicture(sceneDrawings),
    trainingWords: group({
      title: pageTitle,
      description: pageDescription,
      lead: pageLead,
      ...sectionHeadWithLead('diplomas', diplomas),
      months: both(
        { en: 'Diplomas: months', bn: 'ডিপ্লোমা: মাস' },
        { en: 'After the number of months.', bn: 'মাসের সংখ্যার পরে বসে।' },
      ),
      explore: button(diplomas, {
        en: 'Leads to the page of the training centre.',
        bn: 'চাপ দিলে প্রশিক্ষণ কেন্দ্রের পাতা খোলে।',
      }),
      newTab: both(
        { en: 'Diplomas: new tab', bn: 'ডিপ্লোমা: নতুন ট্যাব' },
        {
          en: 'Read aloud with the button, for people who cannot see.',
          bn: 'যাঁরা দেখতে পান না, তাঁদের বোতামের সঙ্গে পড়ে শোনানো হয়।',
        },
      ),
      ...sectionHeadWithLead('sister', { en: 'Training centre', bn: 'প্রশিক্ষণ কেন্দ্র' }),
    }),
    beforeEnrolling: list(
      { en: 'Before enrolling', bn: 'ভর্তির আগে' },
      {
        en: 'What to know before paying for a course.',
        bn: 'কোর্সের টাকা দেওয়ার আগে যা জানা দরকার।',
      },
      { ...rows, item: card },
    ),
  },
});
