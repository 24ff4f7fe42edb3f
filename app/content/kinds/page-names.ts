import { checkNames } from '../check-names.ts';

/** The public pages of which something can be set, by their ids in `public-pages.ts`. */
export const pageNames = {
  home: { en: 'Home', bn: 'মূল পাতা' },
  services: { en: 'Services', bn: 'আমাদের সেবা' },
  recruitment: { en: 'Overseas recruitment', bn: 'বিদেশে কর্মী নিয়োগ' },
  about: { en: 'About us', bn: 'আমাদের কথা' },
  directors: { en: 'Our directors', bn: 'আমাদের পরিচালক' },
  policy: { en: 'Our policy', bn: 'আমাদের নীতিমালা' },
  consultation: { en: 'Visa consultation', bn: 'ভিসা পরামর্শ' },
  training: { en: 'Skill training', bn: 'দক্ষতা প্রশিক্ষণ' },
  gallery: { en: 'Visa gallery', bn: 'ভিসা গ্যালারি' },
  contact: { en: 'Contact us', bn: 'যোগাযোগ' },
  airticket: { en: 'Air ticket', bn: 'বিমান টিকিট' },
  news: { en: 'Notices', bn: 'নোটিশ' },
  application: { en: 'Application form', bn: 'আবেদন ফরম' },
  costs: checkNames.costs,
  complaints: checkNames.complaints,
  status: checkNames.status,
  verify: checkNames.verify,
  countries: checkNames.countries,
};
