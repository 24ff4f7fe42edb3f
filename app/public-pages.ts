import { type Destination, countrySlug, destinations } from './content/destinations.ts';
import { type DocumentId, type Documents, type ShownId, isNoticeId } from './content/documents.ts';
import { type GuideId, guideId, isGuideListed } from './content/kinds/trust/guide.ts';
import { jobAt } from './content/jobs/jobs.ts';
import type { Bilingual } from './i18n/language.ts';
import { sectionContent } from './home/section-content.ts';
import { headTexts } from './applications/form-static/head.text.ts';
import { lookupHeadTexts } from './applications/lookup-page/head.text.ts';
import { canonicalJobsCountry } from './job-orders/public/jobs-address.ts';
import { jobHeadTexts, jobsHeadTexts } from './job-orders/public/head.text.ts';
import { newsTexts } from './news/news.text.ts';
import { prefillQuery } from './applications/form/prefill.ts';
import { countryMeta } from './trust/countries/country-meta.ts';
import { countriesHeadTexts } from './trust/countries/head.text.ts';
import { verifyHeadTexts } from './trust/verify/head.text.ts';
import { canonicalCountry } from './gallery/public/gallery-address.ts';
import { canonicalCostsCountry } from './trust/costs/costs-of.ts';
import { costsHeadTexts } from './trust/costs/head.text.ts';
import { canonicalShow } from './gallery/public/visible-items.ts';

/** Of the agency, what header and chat draw again in the browser. */
const frameFields = ['name', 'phones', 'chatNumber', 'openingTimes'];

/** And the ways to reach the office, beside a form. */
const officeFields = [...frameFields, 'email', 'address', 'hours', 'position'];

/** What the list of all countries shows. */
const listOfCountries: ShownId[] = ['countries', ...destinations.map(guideId)];

/** What the pages of all countries have in common: they are one route. */
const anyCountry = {
  id: 'guide',
  route: '/countries/:slug',
  file: 'trust/country/country-page.tsx',
  // Its button prints.
  moving: {},
  head: () => countriesHeadTexts,
} satisfies Partial<PublicPage>;

/** The page of a country, which is there while the country is listed. */
function countryPage(code: Destination): PublicPage {
  return {
    ...anyCountry,
    id: guideId(code),
    path: `/countries/${countrySlug(code)}`,
    content: ['countries', guideId(code), 'costs', 'help-lines', 'checklists'],
    isThere: (documents) => isGuideListed(guideId(code), documents),
    head: (documents) => countryMeta(documents, code),
  };
}

/** The pages of all jobs are one route. */
export const jobRoute = '/jobs/:slug';

/** What they have in common. */
const anyJob = {
  id: 'job',
  route: jobRoute,
  file: 'job-orders/public/job-page.tsx',
  content: ['jobs', 'costs', 'countries', 'help-lines'],
  moving: {},
} satisfies Partial<PublicPage>;

/** The page of a job, which is there from its publication to 12 months after its end. */
export function jobPage(slug: string): PublicPage {
  return {
    ...anyJob,
    path: `/jobs/${slug}`,
    isThere: ({ jobs }) => jobAt(jobs, slug) !== undefined,
    isForSearch: ({ jobs }) => jobs.open.some((job) => job.slug === slug),
    head: ({ jobs }) => ({
      title: jobAt(jobs, slug)?.fields.title ?? jobHeadTexts.unknown,
      description: jobHeadTexts.description,
    }),
  };
}

/**
 * The public pages, listed once, the home page first: the router mounts each in both languages, and the page cache stores them.
 * `query` has the parameters that change a page, with a function that maps a value from an address to the
 * value that is rendered, or to null for the default; all other parameters are ignored.
 */
export const publicPages: [PublicPage, ...PublicPage[]] = [
  {
    id: 'home',
    path: '/',
    file: 'home/home-page.tsx',
    content: [
      'home',
      'news',
      'figures',
      'recruitment',
      'service-blurbs',
      ...listOfCountries,
      'officials',
      'reviews',
      'contact',
      'broker-warning',
    ],
    sections: sectionContent,
    moving: {
      agency: [...frameFields, 'email'],
      reviews: ['excerpt'],
      home: ['reviews', 'reviewsTitle'],
    },
    head: ({ home }) => ({ ...home.homeWords, title: home.homeWords.headline }),
  },
  {
    id: 'services',
    path: '/services',
    file: 'agency/services/services-page.tsx',
    content: ['services', 'service-blurbs'],
    moving: 'nothing',
    head: ({ services }) => services.servicesWords,
  },
  {
    id: 'recruitment',
    path: '/services/recruitment',
    file: 'agency/recruitment/recruitment-page.tsx',
    content: ['recruitment', 'sectors', 'service-blurbs', 'services'],
    // Its button copies.
    moving: {},
    head: ({ recruitment }) => recruitment.recruitmentWords,
  },
  {
    id: 'about',
    path: '/about',
    file: 'agency/about/about-page.tsx',
    content: ['about', 'officials'],
    moving: 'nothing',
    head: ({ about }) => about.aboutWords,
  },
  {
    id: 'directors',
    path: '/about/directors',
    file: 'agency/directors/directors-page.tsx',
    content: ['directors', 'about', 'officials'],
    moving: 'nothing',
    head: ({ directors }) => directors.directorsWords,
  },
  {
    id: 'policy',
    path: '/policy',
    file: 'agency/policy/policy-page.tsx',
    content: ['policy'],
    moving: 'nothing',
    head: ({ policy }) => policy.policyWords,
  },
  {
    id: 'consultation',
    path: '/services/consultation',
    file: 'agency/consultation/consultation-page.tsx',
    content: ['consultation', 'figures', 'services'],
    moving: 'nothing',
    head: ({ consultation }) => consultation.consultationWords,
  },
  {
    id: 'training',
    path: '/services/training',
    file: 'agency/training/training-page.tsx',
    content: ['training', 'courses', 'services'],
    moving: 'nothing',
    head: ({ training }) => training.trainingWords,
  },
  {
    id: 'gallery',
    path: '/gallery',
    file: 'gallery/public/gallery-page.tsx',
    content: ['gallery', 'countries', 'sectors'],
    moving: { gallery: ['title', 'lead'], countries: ['code', 'name'] },
    head: ({ gallery }) => gallery.galleryWords,
    query: { country: canonicalCountry, show: canonicalShow },
  },
  {
    id: 'contact',
    path: '/contact',
    file: 'contact/contact-page.tsx',
    content: ['contact', 'broker-warning'],
    moving: {
      contact: 'all',
      agency: officeFields,
      'broker-warning': 'all',
    },
    head: ({ contact }) => contact.contactWords,
  },
  {
    id: 'airticket',
    path: '/airticket',
    file: 'air-ticket/air-ticket-page.tsx',
    content: ['airticket', 'contact', 'broker-warning'],
    moving: { airticket: 'all', agency: officeFields, 'broker-warning': 'all' },
    head: ({ airticket: { airTicketWords } }) => ({
      title: airTicketWords.title,
      description: airTicketWords.lead,
    }),
  },
  {
    id: 'news',
    path: '/news',
    file: 'news/news-page.tsx',
    content: ['news'],
    moving: 'nothing',
    isThere: ({ news }) => news.wasEver,
    head: () => newsTexts,
  },
  {
    id: 'application',
    path: '/application',
    file: 'applications/form/application-page.tsx',
    content: ['countries', 'sectors'],
    moving: {},
    head: () => ({ title: headTexts.metaTitle, description: headTexts.metaDescription }),
    query: prefillQuery,
    // Every page of a country leads there.
    keptQuery: 'country',
  },
  {
    id: 'complaints',
    path: '/complaints',
    file: 'complaints/page/complaints-page.tsx',
    content: ['complaints', 'help-lines'],
    // What is typed stays, as at /status and /verify.
    moving: {},
    head: ({ complaints }) => complaints.complaintsWords,
    // Its totals change by what visitors send, who must not have all pages rendered anew.
    oldestMs: 10 * 60_000,
  },
  {
    id: 'status',
    path: '/status',
    file: 'applications/lookup-page/status-page.tsx',
    content: [],
    moving: {},
    head: () => lookupHeadTexts,
  },
  {
    id: 'verify',
    path: '/verify',
    file: 'trust/verify/verify-page.tsx',
    // The licence and the day are on every page.
    content: ['help-lines'],
    moving: {},
    head: () => verifyHeadTexts,
  },
  {
    id: 'costs',
    path: '/costs',
    file: 'trust/costs/costs-page.tsx',
    content: ['costs', 'countries', 'policy', 'help-lines'],
    moving: {},
    head: () => costsHeadTexts,
    query: { country: canonicalCostsCountry },
  },
  {
    id: 'countries',
    path: '/countries',
    file: 'trust/countries/countries-page.tsx',
    content: listOfCountries,
    moving: 'nothing',
    head: () => countriesHeadTexts,
  },
  ...destinations.map(countryPage),
  {
    id: 'jobs',
    path: '/jobs',
    file: 'job-orders/public/jobs-page.tsx',
    content: ['costs', 'countries'],
    moving: {},
    head: () => jobsHeadTexts,
    query: { country: canonicalJobsCountry },
  },
];

/** What an address below the list of countries gets that is none of them: the list. */
export const unknownCountry: PublicPage = {
  ...anyCountry,
  path: anyCountry.route,
  content: listOfCountries,
  isThere: () => false,
};

/** What every public page shows besides: header, footer, closing band and chat. */
export const frameContent: ShownId[] = [
  'agency',
  'licence',
  'today',
  'closing-sentences',
  'navigation',
  // How many jobs are open.
  'jobs',
];

/** Of that, what is drawn again in the browser. */
export const movingFrame = { agency: frameFields };

/** What the head of every public page says. Browsers get it as tags alone. */
export const headContent: DocumentId[] = ['meta'];

/**
 * The paths of the pages that show a document. What no page names of itself is shown, or heeded, by all that are there.
 */
export function pagesShowing(document: string, documents: Documents): string[] {
  // The page of the notices is there once one of them is published.
  const shown = isNoticeId(document) ? 'news' : document;
  const there = isNoticeId(document) ? publicPages : publicPagesIn(documents);
  const naming = there.filter(({ content }) => content.some((id) => id === shown));
  return (naming.length > 0 ? naming : publicPagesIn(documents)).map(({ path }) => path);
}

/** The pages that there are with this content, those of jobs as long as these are open. */
export function listedPagesIn(documents: Documents): PublicPage[] {
  return [...publicPagesIn(documents), ...documents.jobs.open.map(({ slug }) => jobPage(slug))];
}

/** The pages that there are with this content, but those of jobs. */
export function publicPagesIn(documents: Documents): PublicPage[] {
  return publicPages.filter(({ isThere = () => true }) => isThere(documents));
}

/**
 * Documents as hydrated parts read them: whole, or some fields of their words, facts and items. Of a page where
 * nothing moves the markup stays as the server drew it.
 */
export type Moving = 'nothing' | Partial<Record<DocumentId, 'all' | string[]>>;

export type PublicPage = {
  /** Those of countries and jobs have no title of their own that staff can set. */
  id: keyof Documents['meta'] | GuideId | 'guide' | 'jobs' | 'job';
  path: string;
  /** Where several pages are mounted as one: its pattern. */
  route?: string;
  file: string;
  /** The documents that it shows besides those of the frame. */
  content: ShownId[];
  /** What of them its sections show that staff may hide. */
  sections?: typeof sectionContent;
  /** What of them its hydrated parts read; without it all. Only this is sent with the page. */
  moving?: Moving;
  /** Whether it is there at all, where that depends. */
  isThere?: (documents: Documents) => boolean;
  /** Whether search engines may list it, where that depends. */
  isForSearch?: (documents: Documents) => boolean;
  /** Its own title and description, in whose place staff may set others. */
  head: (documents: Documents) => { title: Bilingual; description: Bilingual };
  query?: Record<string, (given: string | null, documents: Documents) => string | null>;
  /** The parameter of `query` that alone makes pages which are kept for good, in the page cache. */
  keptQuery?: string;
  /** How old it may become though the content has not changed. */
  oldestMs?: number;
};
