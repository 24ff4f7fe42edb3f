/**
 * Into which files the browser's code is put together. Few files: each costs a phone a round trip and half
 * a kilobyte of headers, compresses worse alone, and is named in the route manifest that every visitor
 * gets. What is in no group the bundler divides by itself. The first group that fits takes a module.
 */
export const files = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/,
  },
  // What every public page has, and the styles of what is sent without its script (`still`, `onIntent`).
  {
    name: 'frame',
    test: oneOf(
      'app/i18n/(language|page-link|text|format|fill)',
      'app/chat/(?!chat-panel)',
      'app/ui/(button|hydrated|icon|still|on-intent|first-intent|fetched-later|use-still|(field|alert|bengali-link|section-head)\\.module)',
      'app/forms/forms\\.module',
      'app/shell/(header|footer\\.module|social-links|main-navigation|navigation|language-switch)',
      'app/shell/(loading-overlay|page-failure|machines)',
      'app/contact/contact-form\\.module',
      'app/platform/(use-public-settings|messaging-link|staff-path|dhaka-time)',
      'app/(reconsider-fonts|shell/scroll-position)',
      'content/agency',
      'preload-helper',
    ),
  },
  { name: 'home-styles', test: oneOf('app/(shell/home|ui/carousel)/[\\w-]+\\.module') },
  {
    // Before the forms, of which pages without one would otherwise need all for an alert or a companion.
    name: 'pages',
    test: oneOf(
      'app/i18n/companion',
      // The rest of `typed-text` has the library of schemas with it, which no visitor's form needs.
      'app/platform/text-checks',
      'app/ui/(alert|page-head|section-head)',
      'app/company/(company\\.text|page-meta|service-|stitched)',
    ),
  },
  {
    name: 'forms',
    test: oneOf(
      'app/contact/(contact-form|contact\\.text|paste|post)',
      'app/forms/',
      'app/ui/(field|fixed-sentence)',
      'app/i18n/draft',
      // Else the bundler puts them where the staff's pages need them, and the form would load all of those.
      'app/applications/intake/(digits|passport|phone|warning)',
    ),
  },
  { name: 'countries', test: oneOf('content/countries') },
  { name: 'gallery', test: oneOf('app/gallery/(gallery-card|gallery\\.text)') },
  {
    name: 'lists',
    test: oneOf(
      'app/ui/(load-more|loaded|use-action|use-paged-list|use-row-acts|failure-alert)',
      'app/http/(api-client|problems)',
      'app/platform/(session-renewal|paged-list)',
    ),
  },
  {
    // A group also takes what its modules need and no group before has: what a public page needs as well
    // must be in one of those, or its visitors get the whole back office (`tests/e2e/public-scripts.spec.ts`).
    name: 'staff',
    test: oneOf(
      'app/staff/(?!.*-page|language-preference)',
      'app/applications/(application-card|initials|call-outcome|staff-|search|trash-page\\.module)',
      'app/gallery/(staff-|use-|add-gallery-(form|item)|crop|picture|gallery-(acts|fields|preview|draft))',
      'app/ui/(toast|confirm|staff)',
      'app/i18n/staff',
      'app/platform/(calendar-day|remembered|typed-words|upload)',
    ),
  },
].map((file, index, all) => ({ ...file, priority: all.length - index }));

function oneOf(...paths: string[]): RegExp {
  return new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));
}
