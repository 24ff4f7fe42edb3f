/**
 * Into which files the browser's code is put together. Few files: each costs a phone a round trip and half
 * a kilobyte of headers, compresses worse alone, and is named in the route manifest that every visitor
 * gets. What is in no group the bundler divides by itself. The first group that fits takes a module.
 */
export const chunks = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/,
  },
  // What every public page has, and the styles of the parts that are sent without their scripts.
  {
    name: 'frame',
    test: oneOf(
      'app/i18n/(language|page-link|secondary-language|text|format|fill|dhaka-time)',
      'app/chat/(?!chat-panel)',
      'app/ui/(button|icon|deferred)/',
      'app/ui/(field/field|alert/alert)\\.module',
      'app/brand/(bengali-link|broker-warning|figures|section-head)\\.module',
      'app/brand/(page-handle|page-title|phone-buttons|phones)',
      'app/forms/forms\\.module',
      'app/shell/(header|footer\\.module|social-links|main-navigation|navigation|language-switch)',
      'app/shell/(loading-overlay|page-error-state|reconsider-fonts|scroll-position)',
      'app/seo/',
      'app/contact/contact-form\\.module',
      'app/config/(use-public-settings|messaging-link|typed-record)',
      'app/http/staff-path',
      'content/agency',
      'preload-helper',
    ),
  },
  { name: 'home-styles', test: oneOf('app/(home|ui/carousel)/[\\w-]+\\.module') },
  {
    // Before the forms, of which pages without one would otherwise need all for an alert.
    name: 'pages',
    test: oneOf(
      'app/brand/(page-head|page-meta|phone-links|section-head)',
      'app/i18n/with-secondary-language',
      // The rest of `text-schema` has the library of schemas with it, which no visitor's form needs.
      'app/forms/text-patterns',
      'app/ui/alert/alert',
      'app/agency/([\\w.-]+$|services/service-)',
    ),
  },
  {
    name: 'forms',
    test: oneOf(
      'app/contact/(contact-form|contact\\.text|paste|post)',
      'app/forms/(?!text-schema)',
      'app/ui/field/',
      'app/brand/fixed-sentence',
      'app/i18n/draft',
      // Else the bundler puts them where the staff's pages need them, and the form would load all of those.
      'app/applications/normalise/(digits|passport|phone|warning)\\.ts',
    ),
  },
  { name: 'countries', test: oneOf('content/countries') },
  { name: 'gallery', test: oneOf('app/gallery/public/(gallery-card|gallery\\.text)') },
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
    // A group also takes what its modules need and no group before has: what a public page needs as well
    // must be in one of those, or its visitors get the whole back office (`tests/e2e/public-scripts.spec.ts`).
    name: 'staff',
    test: oneOf(
      'app/staff/(?!.*-page|language-preference)',
      'app/applications/(list/(application-card|initials|staff-|trash-page\\.module)|call-outcome|staff-fields|search/)',
      'app/gallery/editor/(?!.*-page)',
      'app/ui/(toast/|dialog/confirm|staff-page/staff|staff-list/|trash-list/)',
      'app/auth/remembered-page',
      'app/i18n/(staff|calendar-day)',
      'app/brand/staff-meta',
      'app/auth/staff-session-context',
      'app/http/upload',
    ),
  },
].map((chunk, index, all) => ({ ...chunk, priority: all.length - index }));

/** Never the examples of a component, which only the developers' build has. */
function oneOf(...paths: string[]): RegExp {
  return new RegExp(`^(?!.*\\.examples\\.).*(${paths.join('|')})`.replaceAll('/', '[\\\\/]'));
}
