import type { Documents } from '#app/content/documents.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { type Bilingual, pathWithoutLanguage } from '#app/i18n/language.ts';

/** A link to a public page by its English address. The English labels come from the specification. */
export type NavigationLink = { to: string; label: Bilingual };

/** The last part of the address of a service's page. */
export type ServiceName = keyof Documents['service-blurbs']['serviceBlurbs'];

/** One of the three services, by the address of its page. */
export type Service = NavigationLink & {
  to: `/services/${ServiceName}`;
  name: Bilingual;
  icon: IconName;
};

/** The services, as the dropdown, the menu, the footer and the home page list them. */
export const services: Service[] = [
  {
    to: '/services/recruitment',
    label: { en: 'OVERSEAS RECRUITMENT', bn: 'বিদেশে কর্মী নিয়োগ' },
    name: { en: 'Overseas Recruitment', bn: 'বিদেশে কর্মী নিয়োগ' },
    icon: 'briefcase-business',
  },
  {
    to: '/services/consultation',
    label: { en: 'VISA CONSULTATION', bn: 'ভিসা পরামর্শ' },
    name: { en: 'Visa Consultation', bn: 'ভিসা পরামর্শ' },
    icon: 'stamp',
  },
  {
    to: '/services/training',
    label: { en: 'SKILL TRAINING', bn: 'দক্ষতা প্রশিক্ষণ' },
    name: { en: 'Skill Training', bn: 'দক্ষতা প্রশিক্ষণ' },
    icon: 'graduation-cap',
  },
];

/** The link that carries the accent. */
export const application: NavigationLink = {
  to: '/application',
  label: { en: 'APPLICATION', bn: 'আবেদন' },
};

/** The links of the header, in the specification's order. */
export const mainNavigation: NavigationLink[] = [
  { to: '/', label: { en: 'HOME', bn: 'মূল পাতা' } },
  { to: '/about', label: { en: 'ABOUT US', bn: 'আমাদের কথা' } },
  { to: '/services', label: { en: 'SERVICES', bn: 'সেবা' } },
  { to: '/policy', label: { en: 'POLICY', bn: 'নীতিমালা' } },
  application,
  { to: '/gallery', label: { en: 'VISA GALLERY', bn: 'ভিসা গ্যালারি' } },
  { to: '/news', label: { en: 'NOTICES', bn: 'নোটিশ' } },
  { to: '/contact', label: { en: 'CONTACT US', bn: 'যোগাযোগ' } },
];

/** The button next to them. */
export const airTicket: NavigationLink = {
  to: '/airticket',
  label: { en: 'AIR TICKET', bn: 'বিমান টিকিট' },
};

/**
 * Whether the page at an address has another first act: there APPLICATION in the header is quiet, so that one
 * thing at a time is mustard. The home page begins with that very button; the others are forms.
 */
export function isApplicationQuiet(pathname: string): boolean {
  const path = pathWithoutLanguage(pathname);
  return (
    /^\/(status|verify|application|costs|complaints)(\/|$)|^\/(countries|jobs)\//.test(path) ||
    ['/', '/contact', airTicket.to].includes(path)
  );
}
