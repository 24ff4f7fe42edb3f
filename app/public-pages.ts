import { prefillQuery } from './applications/form/prefill.ts';
import { canonicalCountry } from './gallery/public/gallery-address.ts';
import { canonicalShow } from './gallery/public/visible-items.ts';

/**
 * The public pages, listed once: the router mounts each in both languages, and the page cache stores them.
 * `query` has the parameters that change a page, with a function that maps a value from an address to the
 * value that is rendered, or to null for the default; all other parameters are ignored.
 */
export const publicPages: PublicPage[] = [
  { id: 'home', path: '/', file: 'home/home-page.tsx' },
  { id: 'services', path: '/services', file: 'agency/services/services-page.tsx' },
  {
    id: 'recruitment',
    path: '/services/recruitment',
    file: 'agency/recruitment/recruitment-page.tsx',
  },
  { id: 'about', path: '/about', file: 'agency/about/about-page.tsx' },
  { id: 'directors', path: '/about/directors', file: 'agency/directors/directors-page.tsx' },
  { id: 'policy', path: '/policy', file: 'agency/policy/policy-page.tsx' },
  {
    id: 'consultation',
    path: '/services/consultation',
    file: 'agency/consultation/consultation-page.tsx',
  },
  { id: 'training', path: '/services/training', file: 'agency/training/training-page.tsx' },
  {
    id: 'gallery',
    path: '/gallery',
    file: 'gallery/public/gallery-page.tsx',
    query: { country: canonicalCountry, show: canonicalShow },
  },
  { id: 'contact', path: '/contact', file: 'contact/contact-page.tsx' },
  { id: 'airticket', path: '/airticket', file: 'air-ticket/air-ticket-page.tsx' },
  {
    id: 'application',
    path: '/application',
    file: 'applications/form/application-page.tsx',
    query: prefillQuery,
  },
];

export type PublicPage = {
  id: string;
  path: string;
  file: string;
  query?: Record<string, (given: string | null) => string | null>;
};
