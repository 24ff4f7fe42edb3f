import { choice } from '#app/content/facts.ts';
import { companion, defineDocument, group, list } from '#app/content/fields.ts';
import { headPicture, pageDescription, pageLead, pageTitle, sceneDrawings } from './page-fields.ts';
import { button, nameAndText } from './part-fields.ts';

export const servicesDocument = defineDocument({
  file: 'pages/services.json',
  title: { en: 'Services', bn: 'আমাদের সেবা' },
  fields: {
    headPicture: headPicture(sceneDrawings),
    servicesWords: group({
      title: pageTitle,
      description: pageDescription,
      lead: pageLead,
      explore: button(
        { en: 'Service', bn: 'সেবা' },
        { en: 'Leads to the page of a service.', bn: 'চাপ দিলে সেবার পাতা খোলে।' },
      ),
    }),
    serviceBlocks: list(
      { en: 'The services', bn: 'সেবাগুলো' },
      { en: 'In the order of the page, which numbers them.', bn: 'পাতায় এই ক্রমেই নম্বর বসে।' },
      {
        fewest: 1,
        most: 3,
        key: 'service',
        item: {
          service: choice(
            { en: 'Service', bn: 'সেবা' },
            { en: 'Which page the button opens.', bn: 'বোতামে চাপ দিলে কোন পাতা খুলবে।' },
            ['recruitment', 'consultation', 'training'],
            {
              recruitment: { en: 'Overseas Recruitment', bn: 'বিদেশে কর্মী নিয়োগ' },
              consultation: { en: 'Visa Consultation', bn: 'ভিসা পরামর্শ' },
              training: { en: 'Skill Training', bn: 'দক্ষতা প্রশিক্ষণ' },
            },
          ),
          ...nameAndText,
          name: companion(nameAndText.name),
        },
      },
    ),
  },
});
