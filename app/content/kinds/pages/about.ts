import { both, companion, defineDocument, group, list } from '#app/content/fields.ts';
import {
  headPicture,
  pageDescription,
  pageHeadline,
  pageLead,
  pageTitle,
  sectionHead,
  sectionHeadWithLead,
} from './page-fields.ts';
import { button, card, rows } from './part-fields.ts';

export const aboutDocument = defineDocument({
  file: 'pages/about.json',
  title: { en: 'About us', bn: 'আমাদের কথা' },
  fields: {
    headPicture: headPicture(['/illustrations/directors.svg']),
    aboutWords: group({
      title: pageTitle,
      description: pageDescription,
      headline: pageHeadline,
      lead: pageLead,
      picture: both(
        { en: 'The picture in words', bn: 'ছবিতে যা আছে' },
        {
          en: 'Read aloud to people who cannot see it.',
          bn: 'যাঁরা দেখতে পান না, তাঁদের পড়ে শোনানো হয়।',
        },
      ),
      ...sectionHeadWithLead('video', { en: 'Video', bn: 'ভিডিও' }),
      watch: button(
        { en: 'Video', bn: 'ভিডিও' },
        { en: 'Leads to the video channel.', bn: 'চাপ দিলে ভিডিও চ্যানেল খোলে।' },
      ),
      watchCost: both(
        { en: 'Video: note below the button', bn: 'ভিডিও: বোতামের নিচের কথা' },
        {
          en: 'Say that it uses mobile data.',
          bn: 'মোবাইল ডেটা খরচ হবে, তা জানিয়ে দিন।',
        },
      ),
      ...sectionHeadWithLead('structure', { en: 'Structure', bn: 'কাঠামো' }),
      direct: both(
        { en: 'Structure: teams of the first director', bn: 'কাঠামো: প্রথম পরিচালকের দল' },
        {
          en: 'Above the teams that have no other director.',
          bn: 'যেসব দলের আলাদা পরিচালক নেই, তাদের উপরে থাকে।',
        },
      ),
      ...sectionHead('directors', { en: 'Directors', bn: 'পরিচালক' }),
      message: button(
        { en: 'Directors', bn: 'পরিচালক' },
        { en: 'Leads to the message of a director.', bn: 'চাপ দিলে পরিচালকের বার্তা খোলে।' },
      ),
    }),
    principles: list(
      { en: 'Vision, mission, objective', bn: 'স্বপ্ন, ব্রত, লক্ষ্য' },
      { en: 'Cards below the headline.', bn: 'শিরোনামের নিচের কার্ড।' },
      { ...rows, item: { ...card, name: companion(card.name) } },
    ),
  },
});
