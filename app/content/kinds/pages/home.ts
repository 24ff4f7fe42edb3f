import { both, companion, defineDocument, group } from '#app/content/fields.ts';
import {
  heading,
  pageDescription,
  pageHeadline,
  sectionHead,
  sectionHeadWithLead,
  textBelow,
} from './page-fields.ts';
import { blurb, button } from './part-fields.ts';

const road = { en: 'The road', bn: 'পথের ধাপ' };

export const homeDocument = defineDocument({
  file: 'pages/home.json',
  title: { en: 'Home page', bn: 'মূল পাতা' },
  fields: {
    homeWords: group({
      description: pageDescription,
      headline: pageHeadline,
      promise: companion(
        both(
          { en: 'Promise', bn: 'আমাদের কথা' },
          {
            en: 'The Bengali stands at the top of the English page.',
            bn: 'ইংরেজি পাতার উপরেও বাংলা লেখাটি থাকে।',
          },
        ),
      ),
      tagline: both(
        { en: 'Line below the headline', bn: 'বড় শিরোনামের নিচের লেখা' },
        {
          en: 'Also on the picture that is shown when somebody shares the page.',
          bn: 'কেউ পাতাটি শেয়ার করলে যে ছবি দেখা যায়, তাতেও থাকে।',
        },
      ),
      apply: button(
        { en: 'Apply', bn: 'আবেদন' },
        { en: 'Leads to the application form.', bn: 'চাপ দিলে আবেদন ফরম খোলে।' },
      ),
      receipts: both(
        { en: 'Word about receipts', bn: 'রসিদের কথা' },
        { en: 'Below the buttons.', bn: 'বোতামের নিচে থাকে।' },
      ),
      honesty: both(
        { en: 'Honest word about visas', bn: 'ভিসা নিয়ে সত্য কথা' },
        {
          en: 'Below the buttons. Never promise a visa.',
          bn: 'বোতামের নিচে থাকে। ভিসার কথা কখনো নিশ্চিত করে বলবেন না।',
        },
      ),
      ...sectionHeadWithLead('who', { en: 'Who we are', bn: 'আমরা কারা' }),
      scene: both(
        { en: 'Who we are: the picture in words', bn: 'আমরা কারা: ছবিতে যা আছে' },
        {
          en: 'Read aloud to people who cannot see it.',
          bn: 'যাঁরা দেখতে পান না, তাঁদের পড়ে শোনানো হয়।',
        },
      ),
      ...blurb('recruitment', { en: 'Recruitment', bn: 'নিয়োগ' }),
      ...blurb('consultation', { en: 'Consultation', bn: 'পরামর্শ' }),
      exploreMore: button(
        { en: 'Explore more', bn: 'আরও জানুন' },
        {
          en: 'Below "Who we are" and beside the officials.',
          bn: '“আমরা কারা” অংশের নিচে আর পরিচালকদের পাশে থাকে।',
        },
      ),
      ...sectionHead('services', { en: 'Services', bn: 'সেবা' }),
      roadTitle: heading(road),
      roadLead: textBelow(road),
      arrived: both(
        { en: 'The road: its end', bn: 'পথের ধাপ: শেষে' },
        { en: 'Beside the person who has arrived.', bn: 'যিনি পৌঁছে গেছেন, তাঁর ছবির পাশে।' },
      ),
      seeWhoWent: button(
        { en: 'The road', bn: 'পথের ধাপ' },
        { en: 'Leads to the gallery.', bn: 'চাপ দিলে গ্যালারি খোলে।' },
      ),
      viewInside: button(
        { en: 'Services', bn: 'সেবা' },
        { en: 'On each service.', bn: 'প্রতিটি সেবার নিচে থাকে।' },
      ),
      ...sectionHead('countries', { en: 'Countries', bn: 'দেশ' }),
      countriesLead: both(
        { en: 'Countries: text below the heading', bn: 'দেশ: শিরোনামের নিচের লেখা' },
        {
          en: 'In place of {count} stands “Four countries”, or as many as are in the list.',
          bn: '{count}-এর জায়গায় “চারটি দেশের” বা তালিকায় যতগুলো আছে, তা বসে।',
        },
      ),
      ...sectionHead('officials', { en: 'Officials', bn: 'পরিচালক' }),
      ...sectionHead('reviews', { en: 'Reviews', bn: 'মতামত' }),
      ...sectionHeadWithLead('contact', { en: 'Contact', bn: 'যোগাযোগ' }),
    }),
  },
});
