/** The managing team. Samples of people who do not exist: replace before launch. */
export const officials = [
  {
    isSample: true,
    name: { en: 'Anwar Hossain', bn: 'আনোয়ার হোসেন' },
    title: { en: 'Chief Executive Officer', bn: 'প্রধান নির্বাহী কর্মকর্তা' },
    photo: '/illustrations/portrait-ceo.svg',
  },
  {
    isSample: true,
    name: { en: 'Shirin Sultana', bn: 'শিরিন সুলতানা' },
    title: { en: 'Managing Partner', bn: 'ব্যবস্থাপনা অংশীদার' },
    photo: '/illustrations/portrait-partner-1.svg',
  },
  {
    isSample: true,
    name: { en: 'Tanvir Ahmed', bn: 'তানভীর আহমেদ' },
    title: { en: 'Managing Partner', bn: 'ব্যবস্থাপনা অংশীদার' },
    photo: '/illustrations/portrait-partner-2.svg',
  },
];
