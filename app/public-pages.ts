import { canonicalShow } from './gallery/shown-items.ts';

/**
 * The public pages, listed once: the router mounts each in both languages, the front keeps them in
 * memory. `query` names the parameters that change a page, and says for each which of its values is meant by
 * what an address says, null being none; every other parameter is ignored.
 */
export const publicPages: PublicPage[] = [
  { id: 'home', path: '/', file: 'shell/home-page.tsx' },
  { id: 'services', path: '/services', file: 'company/services-page.tsx' },
  { id: 'recruitment', path: '/services/recruitment', file: 'company/recruitment-page.tsx' },
  { id: 'about', path: '/about', file: 'company/about-page.tsx' },
  { id: 'directors', path: '/about/directors', file: 'company/directors-page.tsx' },
  { id: 'policy', path: '/policy', file: 'company/policy-page.tsx' },
  { id: 'consultation', path: '/services/consultation', file: 'company/consultation-page.tsx' },
  { id: 'training', path: '/services/training', file: 'company/training-page.tsx' },
  {
    id: 'gallery',
    path: '/gallery',
    file: 'gallery/gallery-page.tsx',
    query: { show: canonicalShow },
  },
  { id: 'contact', path: '/contact', file: 'contact/contact-page.tsx' },
  { id: 'airticket', path: '/airticket', file: 'shell/air-ticket-page.tsx' },
  { id: 'application', path: '/application', file: 'applications/application-page.tsx' },
];

export type PublicPage = {
  id: string;
  path: string;
  file: string;
  query?: Record<string, (given: string | null) => string | null>;
};
