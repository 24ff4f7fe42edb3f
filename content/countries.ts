/** The countries the agency helps people reach, in the order of the home page. Distances are great circles from Dhaka. */
export const countries = [
  {
    code: 'hu',
    name: { en: 'Hungary', bn: 'হাঙ্গেরি' },
    capital: { en: 'Budapest', bn: 'বুদাপেস্ট' },
    kilometres: 6708,
    blurb: {
      en: 'Hotel, kitchen and factory work permits.',
      bn: 'হোটেল, রান্নাঘর ও কারখানার কাজের ওয়ার্ক পারমিট।',
    },
  },
  {
    code: 'pt',
    name: { en: 'Portugal', bn: 'পর্তুগাল' },
    capital: { en: 'Lisbon', bn: 'লিসবন' },
    kilometres: 9151,
    blurb: {
      en: 'Care, farm and hospitality jobs.',
      bn: 'পরিচর্যা, খামার ও হোটেলের কাজ।',
    },
  },
  {
    code: 'ro',
    name: { en: 'Romania', bn: 'রোমানিয়া' },
    capital: { en: 'Bucharest', bn: 'বুখারেস্ট' },
    kilometres: 6176,
    blurb: { en: 'Construction and garment jobs.', bn: 'নির্মাণ ও পোশাক কারখানার কাজ।' },
  },
  {
    code: 'pl',
    name: { en: 'Poland', bn: 'পোল্যান্ড' },
    capital: { en: 'Warsaw', bn: 'ওয়ারশ' },
    kilometres: 6551,
    blurb: { en: 'Skilled trades and warehouse jobs.', bn: 'কারিগরি ও গুদামের কাজ।' },
  },
];
