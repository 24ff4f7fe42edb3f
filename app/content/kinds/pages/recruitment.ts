import {
  both,
  companion,
  defineDocument,
  group,
  lines,
  list,
  optional,
} from '#app/content/fields.ts';
import {
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
      firstMessage: both(
        { en: 'Employers: above the questions', bn: 'নিয়োগকর্তা: প্রশ্নের উপরে' },
        {
          en: 'Above the list of what a first message should say.',
          bn: 'প্রথম বার্তায় কী লিখতে হবে, সেই তালিকার উপরে থাকে।',
        },
      ),
      writeMail: button(
        { en: 'E-mail', bn: 'ইমেইল' },
        { en: 'Opens an e-mail to us.', bn: 'চাপ দিলে আমাদের ইমেইল লেখা যায়।' },
      ),
      chat: button(
        { en: 'Chat', bn: 'চ্যাট' },
        { en: 'Opens a chat with us.', bn: 'চাপ দিলে আমাদের সঙ্গে চ্যাট খোলে।' },
      ),
      ...sectionHeadWithLead('documents', { en: 'Documents', bn: 'কাগজপত্র' }),
      sendTo: both(
        { en: 'Documents: before our e-mail address', bn: 'কাগজপত্র: আমাদের ইমেইলের আগে' },
        { en: 'Our address follows it.', bn: 'এর পরেই আমাদের ইমেইল ঠিকানা বসে।' },
      ),
      forWorker: both(
        { en: 'Documents: before the word to the worker', bn: 'কাগজপত্র: কর্মীর কথার আগে' },
        {
          en: 'Begins the last line of each document.',
          bn: 'প্রতিটি কাগজের শেষ লাইন এটি দিয়ে শুরু হয়।',
        },
      ),
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
        item: {
          ...card,
          worker: both(
            { en: 'Word to the worker', bn: 'কর্মীর জন্য কথা' },
            { en: 'What the document means to the worker.', bn: 'কাগজটি কর্মীর কী কাজে লাগে।' },
          ),
        },
      },
    ),
    employerFacts: list(
      { en: 'Facts for employers', bn: 'নিয়োগকর্তার জন্য তথ্য' },
      { en: 'What employers want to know first.', bn: 'নিয়োগকর্তা আগে যা জানতে চান।' },
      { ...rows, item: card },
    ),
    employerMessage: group({
      subject: companion(
        both(
          { en: 'Message of an employer: subject', bn: 'নিয়োগকর্তার বার্তা: বিষয়' },
          {
            en: 'The English fills in the e-mail and the chat on both pages.',
            bn: 'দুই ভাষার পাতাতেই ইমেইল ও চ্যাটে ইংরেজিটি লেখা থাকে।',
          },
        ),
      ),
      questions: companion(
        lines(
          { en: 'Message of an employer: questions', bn: 'নিয়োগকর্তার বার্তা: প্রশ্ন' },
          {
            en: 'On the page, and in English in the e-mail and the chat.',
            bn: 'পাতায় দেখা যায়; ইমেইল ও চ্যাটে ইংরেজিতে থাকে।',
          },
          rows,
        ),
      ),
    }),
  },
  rules({ selectionSteps, employerDocuments }) {
    return [
      ...repeatedNames(namedIn('selectionSteps', selectionSteps)),
      ...repeatedNames(namedIn('employerDocuments', employerDocuments)),
    ];
  },
});
