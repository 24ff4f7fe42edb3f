/**
 * How the client code is divided. Few chunks: each costs a phone a round trip and half a kilobyte of headers, and
 * compresses worse alone. A module belongs to the first group that matches, or to where the bundler puts it.
 */
export const chunks = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/,
  },
  // The code of every public page, and the styles of the sections that are sent without their scripts.
  {
    name: 'frame',
    test: oneOf(
      // Whoever counts, of the parts that come with the first touch, needs no more than this and its own words.
      'app/i18n/(fill|format\\.|language|page-link|secondary-language|text)',
      'app/chat/(?!chat-panel)',
      'app/ui/(deferred/(?!changes-by)|use-latest|plain-click|icon/icon\\.|button/(button-|use-print)|(button/button|field/field|alert/alert)\\.module)',
      'app/brand/(bengali-link|broker-warning|figures|sample-mark|section-head|safe-links/safe-links)\\.module',
      'app/brand/(listed\\.|logo\\.|page-handle|phone-buttons|phones)',
      'app/forms/forms\\.module',
      'app/document/fetch-ahead/ahead',
      'app/shell/(header\\.|(footer|social-links)\\.module|main-navigation|navigation|loading-overlay|page-error-state|reconsider-fonts|scroll-position)',
      'app/seo/',
      'app/contact/contact-form\\.module',
      'app/config/(use-public-settings|messaging-link)',
      'app/http/staff-path',
      'app/content/(content-context|page-content|dialled)',
      'preload-helper',
    ),
  },
  { name: 'application', test: oneOf('app/applications/form(-static)?/[\\w-]+\\.module') },
  { name: 'payer', test: oneOf('app/trust/costs/payer-badge\\.module') },
  { name: 'countries', test: oneOf('app/trust/countr(ies|y(-\\w+)?)/[\\w-]+\\.module') },
  { name: 'costs', test: oneOf('app/trust/costs/[\\w-]+\\.module') },
  { name: 'verify', test: oneOf('app/trust/verify/[\\w-]+\\.module') },
  { name: 'complaints', test: oneOf('app/complaints/(page|receipt)/[\\w-]+\\.module') },
  { name: 'form-page', test: oneOf('app/forms/form-page\\.module') },
  { name: 'slip', test: oneOf('app/brand/slip/[\\w-]+\\.module') },
  { name: 'recruitment', test: oneOf('app/agency/recruitment/[\\w-]+\\.module') },
  { name: 'jobs', test: oneOf('app/job-orders/public/[\\w-]+\\.module') },
  { name: 'lookup', test: oneOf('app/applications/lookup-page/[\\w-]+\\.module') },
  {
    // With what the home page itself imports, because the router sends no styles of what comes later.
    name: 'home-styles',
    test: oneOf('app/(home(/thread)?|ui/carousel)/[\\w-]+\\.module', 'app/home/thread/use-shows'),
  },
  {
    // The styles of every page with a head and of the band, which only these have: a page that stays as it is needs no others.
    name: 'page-styles',
    test: oneOf(
      'app/brand/(page-head|(closing-band|countries|fact|open-jobs|printed)/[\\w-]+)\\.module',
      'app/agency/services/service-head\\.module',
    ),
  },
  {
    // Before the forms: otherwise a page without forms would need all of them for an alert.
    name: 'pages',
    test: oneOf(
      'app/brand/(page-head|page-title|phone-links|section-head|countries/|safe-links/)',
      'app/config/typed-record',
      'app/i18n/(slug|with-secondary-language|dhaka-time)',
      // The rest of `text-schema` depends on the schema library, which no visitors' form needs.
      'app/forms/text-patterns',
      'app/ui/(alert/alert|button/)',
      'app/agency/([\\w.-]+$|services/service-)',
    ),
  },
  // The addresses of countries, which the group of staff pages would take with it otherwise.
  { name: 'destinations', test: oneOf('app/content/destinations') },
  {
    name: 'forms',
    test: oneOf(
      'app/contact/(contact-(form|fields|reply)|contact\\.text|below-|post)',
      'app/forms/(?!text-schema|use-still)',
      'app/ui/field/',
      'app/brand/fixed-sentence',
      'app/i18n/draft',
      // Otherwise the bundler puts these into a chunk of the staff pages, which the form would have to load.
      'app/normalise/(digits|passport|phone|warning)\\.ts',
    ),
  },
  { name: 'still-forms', test: oneOf('app/forms/use-still') },
  {
    name: 'days',
    test: oneOf(
      'app/(normalise/(typed-day|month)|i18n/(weekday|day-o)|config/edit-dist|applications/birth\\.)',
    ),
  },
  // Before the notices, of which no staff page needs the rest.
  { name: 'moments', test: oneOf('app/i18n/format-moment') },
  {
    // Otherwise the page of the notices would need what staff pages share.
    name: 'news',
    test: oneOf(
      'app/news/(?!.*-page)',
      'app/content/news/news\\.ts',
      'app/i18n/(graphemes|months-before)',
    ),
  },
  { name: 'gallery', test: oneOf('app/gallery/(public/(story|item)|gallery\\.text|known|drawn)') },
  {
    name: 'lists',
    test: oneOf(
      'app/ui/staff-list/(load-more|use-paged-list|use-row-actions)',
      'app/ui/staff-page/loaded',
      'app/ui/api-call/use-action',
      'app/ui/alert/failure-alert',
      'app/http/(api-client|problems|paged-list)',
      'app/auth/session-renewal',
    ),
  },
  {
    // A group also takes its modules' dependencies that no earlier group has: what public pages need as well
    // must be in an earlier group, or visitors load the whole back office
    // (`tests/built/built-files.test.ts`).
    name: 'staff',
    test: oneOf(
      'app/staff/(sign-in/(?!.*-page)|staff\\.text|password-field)',
      'app/ui/(day-field/|toast/|dialog/|staff-page/staff|staff-list/|api-call/)',
      'app/auth/(just-signed-in|remembered-page)',
      'app/i18n/(staff|calendar-day)',
      'app/brand/staff-meta',
      'app/auth/staff-session-context',
    ),
  },
  {
    name: 'calls',
    test: oneOf(
      'app/calls/',
      'app/work/(export-button|theirs)',
      'app/ui/staff-page/flags',
      'app/i18n/log\\.text',
      'app/normalise/name-display',
    ),
  },
  // What the list of applications needs beside that, and in part the page of a case.
  { name: 'lines', test: oneOf('app/applications/(case/staff-|staff-fields|search/)') },
  // What other desks need beside the calls. Before their own groups, or one desk would load another's.
  { name: 'desks', test: oneOf('app/work/', 'app/ui/staff-page/(card|facts)') },
  // The rest of the back office, each part for its own pages, so that the first page after sign-in waits for none of them.
  { name: 'inbox', test: oneOf('app/contact/inbox/(?!.*-page)') },
  {
    name: 'gallery-editor',
    test: oneOf(
      'app/gallery/(editor/(?!.*-page)|consent/)',
      'app/ui/(picture|crop)-field/',
      'app/http/upload',
    ),
  },
  { name: 'accounts', test: oneOf('app/staff/(?!.*-page|language-preference)') },
].map((chunk, index, all) => ({ ...chunk, priority: all.length - index }));

/** Excludes the examples of components, which only the developers' build contains. */
function oneOf(...paths: string[]): RegExp {
  return new RegExp(`^(?!.*\\.examples\\.).*(${paths.join('|')})`.replaceAll('/', '[\\\\/]'));
}
