import { both, defineDocument, group } from '#app/content/fields.ts';
import { pageDescription, pageLead, pageTitle } from './page-fields.ts';

export const directorsDocument = defineDocument({
  file: 'pages/directors.json',
  title: { en: 'Our directors', bn: 'আমাদের পরিচালক' },
  fields: {
    directorsWords: group({
      title: pageTitle,
      description: pageDescription,
      lead: pageLead,
      message: both(
        { en: 'Above the message', bn: 'বার্তার উপরে' },
        { en: 'Above what a director says.', bn: 'পরিচালকের কথার উপরে থাকে।' },
      ),
      answersFor: both(
        { en: 'Above the teams', bn: 'দলের তালিকার উপরে' },
        {
          en: 'Above the list of what a director answers for.',
          bn: 'পরিচালক কোন কোন কাজের দায়িত্বে, সেই তালিকার উপরে থাকে।',
        },
      ),
    }),
  },
});
