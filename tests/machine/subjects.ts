/**
 * A part of the site, and the tests that its change can reach beyond those beside the code: words in the names of
 * integration tests, and the journeys.
 */
export type Subject = { folders: string[]; integration: string[]; journeys: string[] };

/** What belongs to none of them is ground: its change runs everything. */
export const subjects: Subject[] = [
  {
    folders: ['app/applications/form', 'app/applications/receipt', 'app/applications/fields'],
    integration: ['applications', 'forms', 'receipt', 'submissions', 'office-intake'],
    journeys: ['application', 'forms', 'receipt', 'main-flow', 'office-intake'],
  },
  {
    folders: [
      'app/applications/case',
      'app/applications/checklist',
      'app/applications/moves',
      'app/applications/stage',
      'app/applications/timeline',
    ],
    integration: ['case', 'checklists', 'lookups', 'access', 'openapi'],
    journeys: ['case', 'today', 'words-to-send'],
  },
  {
    folders: ['app/applications/money', 'app/applications/checklist'],
    integration: ['payments', 'export', 'access', 'openapi'],
    journeys: ['payments', 'case-papers'],
  },
  {
    folders: ['app/applications/'],
    integration: [
      ...['applications', 'application-mail', 'passport', 'staff-work', 'case', 'export', 'status'],
      ...['stopped-country', 'normalised-columns', 'submissions', 'access', 'openapi'],
    ],
    journeys: ['staff-applications', 'staff-call-list', 'case', 'status-page', 'main-flow'],
  },
  {
    folders: ['app/contact/'],
    integration: ['contact', 'inbox', 'forms', 'access', 'openapi'],
    journeys: ['contact-form', 'staff-inbox', 'map', 'operator-settings'],
  },
  {
    folders: ['app/complaints/', 'app/complaint-case/'],
    integration: ['complaint', 'access', 'openapi'],
    journeys: ['complaints', 'staff-complaints', 'licence'],
  },
  {
    folders: ['app/gallery/'],
    integration: ['gallery', 'images', 'access', 'openapi'],
    journeys: ['gallery'],
  },
  {
    folders: ['app/trust/', 'app/facts/'],
    integration: ['facts', 'verify', 'countries', 'licence', 'lookups', 'access', 'openapi'],
    journeys: ['verify-page', 'costs', 'country', 'facts-page', 'licence', 'staff-sweep'],
  },
  {
    folders: ['app/editing/', 'app/history/'],
    integration: ['content', 'access', 'openapi'],
    journeys: ['content', 'page-view', 'published-words', 'staff-sweep'],
  },
  {
    folders: ['app/news/'],
    integration: ['content-notices'],
    journeys: ['notices'],
  },
  {
    folders: ['app/staff/', 'app/auth/'],
    integration: [
      ...[
        'staff',
        'sign-in',
        'sessions',
        'second-factor',
        'access',
        'openapi',
        'odd-device-cookie',
      ],
      ...['interrupted-account', 'unreadable-session', 'first-staff'],
    ],
    journeys: [
      'staff-accounts',
      'staff-roles',
      'staff-sweep',
      'sign-in',
      'second-factor',
      'operator-settings',
    ],
  },
  {
    folders: ['app/today/', 'app/calls/'],
    integration: ['today', 'staff-work', 'inbox', 'case-notes'],
    journeys: ['today', 'staff-call-list', 'staff-inbox'],
  },
  {
    folders: ['app/settings/'],
    integration: ['settings', 'access', 'openapi'],
    journeys: ['settings'],
  },
  {
    folders: ['app/operations/'],
    integration: ['health', 'housekeeping', 'metrics', 'browser-errors', 'readiness', 'openapi'],
    journeys: ['staff-status'],
  },
  { folders: ['app/chat/'], integration: ['sizes'], journeys: ['chat'] },
  { folders: ['app/ui/carousel/'], integration: ['sizes'], journeys: ['carousel'] },
  { folders: ['app/offline/'], integration: ['offline-worker'], journeys: ['offline'] },
  {
    folders: ['app/home/', 'app/agency/', 'app/air-ticket/'],
    integration: [],
    journeys: ['home-page', 'agency-pages', 'accessibility'],
  },
  {
    folders: ['app/backup/', 'deploy/', 'bin/'],
    integration: ['operating/', 'process/', 'rotate-keys'],
    journeys: [],
  },
  {
    folders: ['docs/', 'content/'],
    integration: ['process/', 'facts'],
    journeys: ['home-page'],
  },
  { folders: ['tests/bench/', 'tests/mutants/', 'tests/fuzz/'], integration: [], journeys: [] },
];
