import { both, defineDocument, group } from '#app/content/fields.ts';
import { pageDescription, pageLead, pageTitle } from './page-fields.ts';

export const contactDocument = defineDocument({
  file: 'pages/contact.json',
  title: { en: 'Contact us', bn: 'যোগাযোগ' },
  fields: {
    contactWords: group({
      title: pageTitle,
      description: pageDescription,
      lead: pageLead,
      answer: both(
        { en: 'Form: when you answer', bn: 'ফরম: কখন উত্তর দেন' },
        { en: 'Below the button of the form.', bn: 'ফরমের বোতামের নিচে থাকে।' },
      ),
      write: both(
        { en: 'Form: before our e-mail address', bn: 'ফরম: আমাদের ইমেইলের আগে' },
        { en: 'Our address follows it.', bn: 'এর পরেই আমাদের ইমেইল ঠিকানা বসে।' },
      ),
    }),
  },
});
