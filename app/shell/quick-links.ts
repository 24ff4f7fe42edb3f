import type { NavigationLink } from './navigation.ts';

/** The first column of links in the footer, which comes with the footer's script. */
export const quickLinks: NavigationLink[] = [
  { to: '/', label: { en: 'Home', bn: 'মূল পাতা' } },
  { to: '/about', label: { en: 'About Us', bn: 'আমাদের কথা' } },
  { to: '/policy', label: { en: 'Our Policy', bn: 'আমাদের নীতিমালা' } },
  { to: '/application', label: { en: 'Application', bn: 'আবেদন' } },
  { to: '/gallery', label: { en: 'Visa Gallery', bn: 'ভিসা গ্যালারি' } },
  { to: '/airticket', label: { en: 'Air Ticket', bn: 'বিমান টিকিট' } },
  { to: '/news', label: { en: 'Notices', bn: 'নোটিশ' } },
];
