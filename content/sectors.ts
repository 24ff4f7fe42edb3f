/** The sectors for which the agency recruits, and their roles. */
export const sectors = [
  {
    picture: '/illustrations/trade-chef.svg',
    name: { en: 'Hotel & Restaurants', bn: 'হোটেল ও রেস্তোরাঁ' },
    roles: [
      { en: 'Chef/cook', bn: 'শেফ / বাবুর্চি' },
      { en: 'Waiter', bn: 'ওয়েটার' },
      { en: 'Room boy', bn: 'রুম বয়' },
      { en: 'Cleaner/steward', bn: 'ক্লিনার / স্টুয়ার্ড' },
    ],
  },
  {
    picture: '/illustrations/trade-welder-electrician.svg',
    name: { en: 'Construction', bn: 'নির্মাণ' },
    roles: [
      { en: 'Civil engineer', bn: 'সিভিল ইঞ্জিনিয়ার' },
      { en: 'Heavy driver', bn: 'ভারী যানের চালক' },
      { en: 'Plant operator', bn: 'প্ল্যান্ট অপারেটর' },
      { en: 'Electrician', bn: 'ইলেকট্রিশিয়ান' },
      { en: 'Plumber', bn: 'প্লাম্বার' },
    ],
  },
  {
    picture: '/illustrations/trade-nurse.svg',
    name: { en: 'Health', bn: 'স্বাস্থ্যসেবা' },
    roles: [
      { en: 'Nurse', bn: 'নার্স' },
      { en: 'Medical assistant', bn: 'মেডিকেল অ্যাসিস্ট্যান্ট' },
      { en: 'Lab technician', bn: 'ল্যাব টেকনিশিয়ান' },
    ],
  },
  {
    picture: '/illustrations/trade-tailor.svg',
    name: { en: 'Garments/Tailoring', bn: 'পোশাক ও সেলাই' },
    roles: [
      { en: 'Tailor master', bn: 'টেইলর মাস্টার' },
      { en: 'Cutting/sewing operator', bn: 'কাটিং / সেলাই অপারেটর' },
      { en: 'Tailor', bn: 'দর্জি' },
      { en: 'Iron man', bn: 'আয়রনম্যান' },
    ],
  },
];
