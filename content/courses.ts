/**
 * The partner training centre, the agency's sister concern. A sample address: replace it before
 * launch. Each course's own page is expected below it, at the course's `page`.
 */
export const trainingCentre = {
  sample: true,
  courses: 'https://training.example/courses',
};

/** The diplomas, with how many months each lasts. */
export const courses = [
  {
    page: 'construction-management',
    picture: '/illustrations/course-construction.svg',
    sector: { en: 'Construction', bn: 'নির্মাণ' },
    title: { en: 'Construction Management', bn: 'নির্মাণ ব্যবস্থাপনা' },
    months: 12,
  },
  {
    page: 'chef',
    picture: '/illustrations/course-chef.svg',
    sector: { en: 'Hotel & Restaurants', bn: 'হোটেল ও রেস্তোরাঁ' },
    title: { en: 'Chef', bn: 'শেফ' },
    months: 12,
  },
  {
    page: 'electrician',
    picture: '/illustrations/course-electrician.svg',
    sector: { en: 'Construction', bn: 'নির্মাণ' },
    title: { en: 'Electrician', bn: 'ইলেকট্রিশিয়ান' },
    months: 12,
  },
  {
    page: 'automobile-engineering',
    picture: '/illustrations/course-automobile.svg',
    sector: { en: 'Workshops', bn: 'গাড়ির কারখানা' },
    title: { en: 'Automobile Engineering', bn: 'অটোমোবাইল ইঞ্জিনিয়ারিং' },
    months: 12,
  },
  {
    page: 'sewing',
    picture: '/illustrations/course-sewing.svg',
    sector: { en: 'Garments/Tailoring', bn: 'পোশাক ও সেলাই' },
    title: { en: 'Sewing', bn: 'সেলাই' },
    months: 6,
  },
  {
    page: 'hotel-management',
    picture: '/illustrations/course-hotel.svg',
    sector: { en: 'Hotel & Restaurants', bn: 'হোটেল ও রেস্তোরাঁ' },
    title: { en: 'Hotel Management', bn: 'হোটেল ব্যবস্থাপনা' },
    months: 6,
  },
  {
    page: 'agriculture',
    picture: '/illustrations/course-agriculture.svg',
    sector: { en: 'Farming', bn: 'খামার' },
    title: { en: 'Agriculture', bn: 'কৃষি' },
    months: 6,
  },
  {
    page: 'warehouse-management',
    picture: '/illustrations/course-warehouse.svg',
    sector: { en: 'Storage and transport', bn: 'গুদাম ও পরিবহন' },
    title: { en: 'Warehouse Management', bn: 'গুদাম ব্যবস্থাপনা' },
    months: 6,
  },
];
