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
      'app/i18n/(language|page-link|secondary-language|text)',
      'app/chat/(?!chat-panel)',
      'app/ui/(deferred/|icon/icon\\.|button/button-|(button/button|field/field|alert/alert)\\.module)',
      'app/brand/(bengali-link|broker-warning|figures|section-head)\\.module',
      'app/brand/(listed\\.|logo\\.|page-handle|phone-buttons|phones)',
      'app/forms/forms\\.module',
      'app/shell/(header|footer\\.module|social-links|main-navigation|navigation|language-switch|loading-overlay|page-error-state|reconsider-fonts|scroll-position)',
      'app/seo/',
      'app/contact/contact-form\\.module',
      'app/config/(use-public-settings|messaging-link)',
      'app/http/staff-path',
      'app/content/(content-context|page-content|dialled)',
      'preload-helper',
    ),
  },
  { name: 'application', test: oneOf('app/applications/form(-static)?/[\\w-]+\\.module') },
  { name: 'lookup', test: oneOf('app/applications/lookup-page/[\\w-]+\\.module') },
  {
    // With what the home page itself imports, because the router sends no styles of what comes later.
    name: 'home-styles',
    test: oneOf('app/(home(/thread)?|ui/carousel)/[\\w-]+\\.module', 'app/home/thread/use-shows'),
  },
  {
    // Before the forms: otherwise a page without forms would need all of them for an alert.
    name: 'pages',
    test: oneOf(
      'app/brand/(page-head|page-title|phone-links|section-head)',
      'app/config/typed-record',
      // Every page that ends with the band has a page head, and the home page has neither.
      'app/brand/closing-band/[\\w-]+\\.module',
      'app/i18n/(slug|with-secondary-language|format|fill|dhaka-time)',
      // The rest of `text-schema` depends on the schema library, which no visitors' form needs.
      'app/forms/text-patterns',
      'app/ui/(alert/alert|button/)',
      'app/agency/([\\w.-]+$|services/service-)',
    ),
  },
  {
    name: 'forms',
    test: oneOf(
      'app/contact/(contact-(form|fields|reply)|contact\\.text|no-|post)',
      'app/forms/(?!text-schema)',
      'app/ui/field/',
      'app/brand/fixed-sentence',
      'app/i18n/draft',
      // Otherwise the bundler puts these into a chunk of the staff pages, which the form would have to load.
      'app/normalise/(digits|passport|phone|warning)\\.ts',
    ),
  },
  { name: 'days', test: oneOf('app/(normalise/(typed-day|month)|i18n/weekday|config/edit-dist)') },
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
    // (`tests/e2e/public-scripts.spec.ts`).
    name: 'staff',
    test: oneOf(
      'app/staff/(?!.*-page|language-preference)',
      'app/applications/(list/(application-card|staff-|trash-page\\.module)|staff-fields|search/)',
      'app/calls/',
      'app/contact/inbox/(?!.*-page)',
      'app/gallery/editor/(?!.*-page)',
      'app/ui/(day-field/|toast/|dialog/confirm|staff-page/staff|staff-list/|trash-list/)',
      'app/auth/remembered-page',
      'app/i18n/(staff|calendar-day)',
      'app/brand/staff-meta',
      'app/auth/staff-session-context',
      'app/http/upload',
    ),
  },
].map((chunk, index, all) => ({ ...chunk, priority: all.length - index }));

/** Excludes the examples of components, which only the developers' build contains. */
function oneOf(...paths: string[]): RegExp {
  return new RegExp(`^(?!.*\\.examples\\.).*(${paths.join('|')})`.replaceAll('/', '[\\\\/]'));
}
