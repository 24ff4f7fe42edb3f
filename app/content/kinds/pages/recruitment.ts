import { both, defineDocument, group, list, optional } from '#app/content/fields.ts';
import {
  heading,
  pageDescription,
  pageLead,
  pageTitle,
  sectionHead,
  sectionHeadWithLead,
} from './page-fields.ts';
import { button, card, nameAndText, rows } from './part-fields.ts';
import { namedIn, repeatedNames } from '../parts/rules.ts';

const employers = { en: 'Employers', bn: 'নিয়োগকর্তা' };

export const recruitmentDocument = defineDocument({
  file: 'pages/recruitment.json',
  title: { en: 'Overseas recruitment', bn: 'বিদেশে কর্মী নিয়োগ' },
  fields: {
    recruitmentWords: group({
      title: pageTitle,
      description: pageDescription,
      lead: pageLead,
      ...sectionHeadWithLead('sectors', { en: 'Sectors', bn: 'কাজের খাত' }),
      applyForRole: both(
        { en: 'Sectors: each job', bn: 'কাজের খাত: প্রতিটি কাজ' },
        {
          en: 'Read aloud after the name of the job, for people who cannot see.',
          bn: 'যাঁরা দেখতে পান না, তাঁদের কাজের নামের পরে পড়ে শোনানো হয়।',
        },
      ),
      ...sectionHead('selection', { en: 'Selection', bn: 'বাছাই' }),
      apply: button(
        { en: 'Apply', bn: 'আবেদন' },
        { en: 'Leads to the application form.', bn: 'চাপ দিলে আবেদন ফরম খোলে।' },
      ),
      ...sectionHeadWithLead('employers', employers),
      toEmployers: button(employers, {
        en: 'At the top of the page; leads down to the part for employers.',
        bn: 'পাতার উপরে থাকে; চাপ দিলে নিয়োগকর্তার অংশে যায়।',
      }),
      documentsTitle: heading({ en: 'Documents', bn: 'কাগজপত্র' }),
    }),
    selectionSteps: list(
      { en: 'Steps of the selection', bn: 'বাছাইয়ের ধাপ' },
      {
        en: 'Also the road on the home page. Leave empty what you do not know.',
        bn: 'মূল পাতার পথের ধাপও এগুলোই। যা জানা নেই, খালি রাখুন।',
      },
      {
        ...rows,
        item: {
          ...nameAndText,
          time: optional(
            both(
              { en: 'Time', bn: 'কত দিন' },
              { en: 'How long the step takes.', bn: 'ধাপটিতে কত সময় লাগে।' },
            ),
          ),
          cost: optional(
            both(
              { en: 'Cost', bn: 'কত টাকা' },
              { en: 'What the worker pays, and to whom.', bn: 'কর্মী কত টাকা দেবেন, কাকে দেবেন।' },
            ),
          ),
          risk: optional(
            both(
              { en: 'What can go wrong', bn: 'কী সমস্যা হতে পারে' },
              { en: 'Say it plainly.', bn: 'সোজা কথায় লিখুন।' },
            ),
          ),
        },
      },
    ),
    employerDocuments: list(
      { en: 'Documents of an employer', bn: 'নিয়োগকর্তার কাগজ' },
      { en: 'What an employer sends us.', bn: 'নিয়োগকর্তা আমাদের যা পাঠান।' },
      {
        ...rows,
        item: card,
      },
    ),
  },
  rules({ selectionSteps, employerDocuments }) {
    return [
      ...repeatedNames(namedIn('selectionSteps', selectionSteps)),
      ...repeatedNames(namedIn('employerDocuments', employerDocuments)),
    ];
  },
});
