/** Code that keeps somebody out or something secret, and the tests that are to notice when it does not. */
export type Guard = {
  name: string;
  files: string[];
  /** Words of which one is in the name of each test file. */
  tests: string[];
};

export const guards: Guard[] = [
  {
    name: 'sign-in',
    files: [
      'app/staff/sign-in.server.ts',
      'app/staff/known-browser.server.ts',
      'app/staff/failed-sign-in.server.ts',
      'app/staff/tries.server.ts',
      'app/platform/hashing-gate.server.ts',
    ],
    tests: ['integration/sign-in', 'integration/failed-sign-in', 'hashing-gate'],
  },
  {
    name: 'second step',
    files: [
      'app/staff/accounts/second-factor.server.ts',
      'app/staff/second-step.server.ts',
      'app/staff/app-code.server.ts',
      'app/staff/recovery-code.server.ts',
      'app/platform/second-step.server.ts',
      'app/platform/recovery-codes.server.ts',
    ],
    tests: ['integration/second-factor', 'integration/sign-in'],
  },
  {
    name: 'links',
    files: ['app/staff/accounts/links.server.ts'],
    tests: ['integration/staff-links', 'integration/staff-accounts', 'integration/half-made'],
  },
  {
    name: 'accounts',
    files: [
      'app/staff/accounts/add-account.server.ts',
      'app/staff/accounts/disable-account.server.ts',
      'app/staff/accounts/list-accounts.server.ts',
      'app/staff/accounts/passwords.server.ts',
    ],
    tests: ['integration/staff-accounts', 'integration/staff-links', 'integration/staff-events'],
  },
  {
    name: 'sessions',
    files: [
      'app/platform/staff-session.server.ts',
      'app/platform/session-use.server.ts',
      'app/staff/prove-oneself.api.server.ts',
      'app/staff/admit.server.ts',
    ],
    tests: ['integration/sessions', 'integration/outside-sign-in', 'integration/staff-links'],
  },
  {
    name: 'encryption',
    files: [
      'app/applications/passport-cipher.server.ts',
      'app/applications/submission-hash.server.ts',
      'app/platform/secrets.server.ts',
      'app/platform/older-signatures.server.ts',
    ],
    tests: [
      'passport-cipher',
      'integration/unreadable-passports',
      'integration/keyed-submissions',
      'integration/rotate-keys.test',
      'integration/secrets',
      'integration/passport-search',
    ],
  },
  {
    name: 'masking',
    files: [
      'app/applications/passport-mask.ts',
      'app/applications/search/passport-search.server.ts',
    ],
    tests: ['passport-mask', 'integration/passport-numbers', 'integration/passport-search'],
  },
  {
    name: 'limits',
    files: [
      'app/platform/rate-limit.server.ts',
      'app/platform/client-address.server.ts',
      'app/applications/intake-limits.server.ts',
    ],
    tests: ['platform/rate-limit', 'platform/client-address', 'integration/applications'],
  },
  {
    name: 'origin and headers',
    files: [
      'app/platform/origin-check.server.ts',
      'app/platform/security-headers.server.ts',
      'app/platform/content-security-policy.server.ts',
      'app/platform/request-id.server.ts',
      'app/marked-scripts.server.ts',
    ],
    tests: [
      ...['platform/origin', 'platform/request-id', 'platform/content-security', 'marked-scripts'],
      ...['integration/front', 'integration/access', 'integration/bodies'],
    ],
  },
  {
    name: 'cookies',
    files: ['app/applications/receipt-cookie.server.ts', 'app/staff/language-cookie.ts'],
    tests: ['integration/receipt-cookie', 'integration/cookies', 'integration/forms'],
  },
  {
    name: 'export',
    files: ['app/applications/staff-work/export.server.ts'],
    tests: ['export.server', 'integration/export', 'integration/staff-work'],
  },
  {
    name: 'receipt number',
    files: ['app/applications/receipt-number.server.ts'],
    tests: ['receipt-number'],
  },
  {
    name: 'page memory',
    files: ['app/platform/page-cache.server.ts', 'app/front.server.ts'],
    tests: [
      'platform/page-cache',
      'integration/front',
      'integration/content-version',
      'integration/metrics',
    ],
  },
  {
    name: 'intake',
    files: [
      'app/applications/intake/day.ts',
      'app/applications/intake/email.ts',
      'app/applications/intake/experience.ts',
      'app/applications/intake/name.ts',
      'app/applications/intake/passport.ts',
      'app/applications/intake/phone.ts',
      'app/applications/application-intake.server.ts',
      'app/applications/abuse-score.ts',
      'app/forms/spam-score.ts',
    ],
    tests: ['app/applications/intake', 'app/applications/abuse', 'integration/applications'],
  },
];
