import { tick } from '#app/content/facts.ts';
import { both, companion, defineDocument, group, lines, list } from '#app/content/fields.ts';
import {
  headPicture,
  pageDescription,
  pageLead,
  pageTitle,
  sceneDrawings,
  sectionHead,
  sectionHeadWithLead,
} from './page-fields.ts';
import { button, nameAndText, rows } from './part-fields.ts';

export const consultationDocument = defineDocument({
  file: 'pages/consultation.json',
  title: { en: 'Visa consultation', bn: 'ভিসা পরামর্শ' },
  fields: {
    headPicture: headPicture(sceneDrawings),
    consultationWords: group({
      title: pageTitle,
      description: pageDescription,
      lead: pageLead,
      figures: both(
        { en: 'Figures: their name', bn: 'হিসাব: নাম' },
        {
          en: 'Read aloud before the figures, for people who cannot see.',
          bn: 'যাঁরা দেখতে পান না, তাঁদের সংখ্যার আগে পড়ে শোনানো হয়।',
        },
      ),
      noGuarantee: companion(
        both(
          { en: 'No guarantee', bn: 'নিশ্চয়তা নেই' },
          {
            en: 'Beside the figures. The English page shows the Bengali, too.',
            bn: 'সংখ্যার পাশে থাকে। ইংরেজি পাতাতেও বাংলাটি দেখা যায়।',
          },
        ),
      ),
      noGuaranteeText: both(
        { en: 'No guarantee: text', bn: 'নিশ্চয়তা নেই: লেখা' },
        { en: 'Why a figure is not a promise.', bn: 'সংখ্যা কেন প্রতিশ্রুতি নয়।' },
      ),
      policy: button(
        { en: 'Policy', bn: 'নীতিমালা' },
        { en: 'Leads to the policy.', bn: 'চাপ দিলে নীতিমালা খোলে।' },
      ),
      ...sectionHead('steps', { en: 'Steps', bn: 'ধাপ' }),
      ...sectionHeadWithLead('documents', { en: 'Documents', bn: 'কাগজপত্র' }),
      keepPassport: both(
        { en: 'Documents: the passport', bn: 'কাগজপত্র: পাসপোর্ট' },
        { en: 'How you treat original passports.', bn: 'আসল পাসপোর্ট কীভাবে রাখেন।' },
      ),
      always: both(
        { en: 'Documents: everybody', bn: 'কাগজপত্র: সবার লাগবে' },
        { en: 'Above what everybody brings.', bn: 'সবাই যা আনবেন, তার উপরে থাকে।' },
      ),
      ifYouHave: both(
        { en: 'Documents: if there is one', bn: 'কাগজপত্র: থাকলে আনবেন' },
        {
          en: 'Above the other papers; also on the receipt.',
          bn: 'বাকি কাগজের উপরে থাকে; রসিদেও থাকে।',
        },
      ),
      ...sectionHeadWithLead('embassy', { en: 'Embassy', bn: 'দূতাবাস' }),
    }),
    consultationSteps: list(
      { en: 'Steps of a consultation', bn: 'পরামর্শের ধাপ' },
      {
        en: 'Numbers here should be those of the policy.',
        bn: 'এখানকার সংখ্যা নীতিমালার সঙ্গে মিলতে হবে।',
      },
      { ...rows, item: nameAndText },
    ),
    consultationDocuments: list(
      { en: 'Documents to bring', bn: 'যেসব কাগজ আনবেন' },
      { en: 'Also on the receipt of an application.', bn: 'আবেদনের রসিদেও থাকে।' },
      {
        ...rows,
        item: {
          always: tick(
            { en: 'Everybody brings it', bn: 'সবার লাগবে' },
            { en: 'Untick it if only some people have it.', bn: 'শুধু কারও কারও থাকলে টিক তুলে দিন।' },
          ),
          text: both({ en: 'Document', bn: 'কাগজ' }, { en: 'What to bring.', bn: 'কী আনতে হবে।' }),
        },
      },
    ),
    embassyDecisions: lines(
      { en: 'What only the embassy decides', bn: 'যে সিদ্ধান্ত শুধু দূতাবাসের' },
      { en: 'One to a line.', bn: 'প্রতি লাইনে একটি।' },
      rows,
    ),
  },
});
