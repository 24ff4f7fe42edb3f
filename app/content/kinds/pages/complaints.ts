import { both, defineDocument, group } from '#app/content/fields.ts';
import { pageDescription, pageHeadline, pageLead, pageTitle } from './page-fields.ts';

export const complaintsDocument = defineDocument({
  file: 'pages/complaints.json',
  title: { en: 'Complaints', bn: 'অভিযোগ' },
  fields: {
    complaintsWords: group({
      title: pageTitle,
      headline: pageHeadline,
      description: pageDescription,
      lead: pageLead,
      promise: both(
        { en: 'Your word: heading', bn: 'আপনাদের কথা: শিরোনাম' },
        {
          en: 'Above the 7 and the 30 days, which are fixed.',
          bn: '৭ দিন ও ৩০ দিনের উপরে থাকে; দিনগুলো বদলানো যায় না।',
        },
      ),
      promiseText: both(
        { en: 'Your word: text', bn: 'আপনাদের কথা: লেখা' },
        { en: 'What whoever complains is given.', bn: 'অভিযোগ পাঠালে কী পাবেন।' },
      ),
      outside: both(
        { en: 'Help outside: heading', bn: 'বাইরের সাহায্য: শিরোনাম' },
        {
          en: 'Above the help lines, which have a document of their own.',
          bn: 'সাহায্যের নম্বরের উপরে থাকে; নম্বরগুলো আলাদা জায়গায় লেখা হয়।',
        },
      ),
    }),
  },
});
