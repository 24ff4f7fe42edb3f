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
      'app/staff/sign-in/sign-in.server.ts',
      'app/staff/sign-in/trusted-device.server.ts',
      'app/staff/sign-in/failed-sign-in.server.ts',
      'app/staff/sign-in/attempt-limits.server.ts',
      'app/auth/hashing-gate.server.ts',
    ],
    tests: ['integration/sign-in', 'integration/failed-sign-in', 'hashing-gate'],
  },
  {
    name: 'second step',
    files: [
      'app/staff/accounts/second-factor.server.ts',
      'app/staff/sign-in/second-step.server.ts',
      'app/staff/sign-in/app-code.server.ts',
      'app/staff/sign-in/recovery-code.server.ts',
      'app/auth/second-step.server.ts',
      'app/auth/recovery-codes.server.ts',
    ],
    tests: ['integration/second-factor', 'integration/sign-in'],
  },
  {
    name: 'links',
    files: ['app/staff/accounts/links.server.ts'],
    tests: [
      'integration/staff-links',
      'integration/staff-accounts',
      'integration/interrupted-account',
    ],
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
      'app/auth/staff-session.server.ts',
      'app/auth/session-use.server.ts',
      'app/staff/own-account/prove-oneself.api.server.ts',
      'app/staff/external-sign-in/provision-user.server.ts',
    ],
    tests: ['integration/sessions', 'integration/external-sign-in', 'integration/staff-links'],
  },
  {
    name: 'encryption',
    files: [
      'app/applications/storage/passport-cipher.server.ts',
      'app/applications/storage/submission-hash.server.ts',
      'app/config/secrets.server.ts',
      'app/auth/rotated-cookie-keys.server.ts',
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
      'app/http/limits/rate-limit.server.ts',
      'app/http/client-address.server.ts',
      'app/applications/storage/submission-limits.server.ts',
    ],
    tests: ['http/limits/rate-limit', 'http/client-address', 'integration/applications'],
  },
  {
    name: 'origin and headers',
    files: [
      'app/http/origin-check.server.ts',
      'app/http/security-headers.server.ts',
      'app/document/content-security-policy.server.ts',
      'app/http/request-id.server.ts',
      'app/document/finish-page.server.ts',
    ],
    tests: [
      ...['http/origin', 'http/request-id', 'document/content-security', 'document/finish-page'],
      ...['integration/cached-handler', 'integration/access', 'integration/hostile-bodies'],
    ],
  },
  {
    name: 'cookies',
    files: ['app/applications/receipt/receipt-cookie.server.ts', 'app/i18n/language-cookie.ts'],
    tests: ['integration/receipt-cookie', 'integration/cookies', 'integration/forms'],
  },
  {
    name: 'export',
    files: ['app/http/csv.server.ts'],
    tests: ['csv.server', 'integration/export', 'integration/staff-work'],
  },
  {
    name: 'code of a receipt',
    files: ['app/brand/slip/spoken-code.server.ts'],
    tests: ['spoken-code'],
  },
  {
    name: 'page memory',
    files: ['app/serving/page-cache.server.ts', 'app/serving/handler.server.ts'],
    tests: [
      'serving/page-cache',
      'integration/cached-handler',
      'integration/content-version',
      'integration/metrics',
    ],
  },
  {
    name: 'gallery consent',
    files: [
      'app/gallery/consent/consent.ts',
      'app/gallery/consent/shown-name.ts',
      'app/gallery/consent/withdraw.server.ts',
      'app/gallery/consent/erase-withdrawn.server.ts',
      'app/images/closed-images.server.ts',
    ],
    tests: ['app/gallery/consent', 'integration/gallery-consent'],
  },
  {
    name: 'intake',
    files: [
      'app/normalise/day.ts',
      'app/normalise/typed-day.ts',
      'app/normalise/email.ts',
      'app/normalise/experience.ts',
      'app/normalise/name.ts',
      'app/normalise/passport.ts',
      'app/normalise/phone.ts',
      'app/applications/check-application.server.ts',
      'app/applications/storage/submit-application.server.ts',
      'app/applications/abuse-score.ts',
      'app/forms/spam-score.ts',
    ],
    tests: ['app/normalise', 'app/applications/abuse', 'integration/applications'],
  },
];
