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
      'app/http/staff-session.server.ts',
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
      'operating/rotate-keys.test',
      'integration/secrets',
      'integration/passport-search',
    ],
  },
  {
    name: 'masking',
    files: [
      'app/applications/storage/passport-cipher.server.ts',
      'app/applications/search/passport-search.server.ts',
    ],
    tests: ['passport-cipher', 'integration/passport-numbers', 'integration/passport-search'],
  },
  {
    name: 'limits',
    files: [
      'app/limits/rate-limit.server.ts',
      'app/http/client-address.server.ts',
      'app/limits/count-submission.server.ts',
      'app/limits/count-try.server.ts',
    ],
    tests: [
      ...['limits/rate-limit', 'http/client-address', 'integration/applications'],
      'integration/complaints.test',
    ],
  },
  {
    name: 'origin and headers',
    files: [
      'app/http/origin-check.server.ts',
      'app/serving/security-headers.server.ts',
      'app/document/content-security-policy.server.ts',
      'app/document/finish-page.server.ts',
    ],
    tests: [
      ...['http/origin', 'serving/security-headers', 'http/client-address'],
      ...['document/content-security', 'document/finish-page'],
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
      'operating/content-version',
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
  {
    name: 'editing: saving',
    files: [
      'app/editing/saving/saver.ts',
      'app/editing/saving/saving.ts',
      'app/editing/saving/next-saving.ts',
      'app/editing/saving/kept-changes.ts',
    ],
    tests: ['app/editing/saving'],
  },
  {
    name: 'editing: drafts',
    files: [
      'app/editing/drafts/merge-changes.server.ts',
      'app/editing/drafts/save-draft.server.ts',
      'app/editing/drafts/discard-draft.server.ts',
      'app/editing/drafts/ask-owner.server.ts',
      'app/editing/drafts/stamps.ts',
    ],
    tests: ['app/editing/drafts', 'integration/content-drafts'],
  },
  {
    name: 'editing: publishing',
    files: [
      'app/editing/publishing/publish.server.ts',
      'app/editing/publishing/plan-document.server.ts',
      'app/editing/publishing/go-live.server.ts',
      'app/editing/publishing/reverse.server.ts',
      'app/editing/publishing/confirm-fact.server.ts',
    ],
    tests: ['integration/content-publishing', 'integration/facts'],
  },
  {
    name: 'editing: page',
    files: [
      'app/editing/page-frame/watch-frame.ts',
      'app/editing/page-view/page-address.ts',
      'app/editing/page-frame/find-spots.ts',
      'app/editing/rows/list-items.ts',
    ],
    tests: ['app/editing/page-', 'app/editing/preview', 'app/editing/rows'],
  },
  {
    name: 'trust',
    files: [
      'app/trust/check/read-value.ts',
      'app/trust/check/check-value.server.ts',
      'app/trust/check/our-identities.server.ts',
      'app/trust/check/false-identities.server.ts',
      'app/forms/answer-form.server.ts',
      'app/trust/costs/costs-of.ts',
      'app/trust/costs/sums.ts',
      'app/trust/fact/amount.ts',
      'app/trust/countries/shown-status.ts',
      'app/trust/country/way-days.ts',
    ],
    tests: ['app/trust/', 'integration/verify', 'integration/countries'],
  },
  {
    name: 'complaints',
    files: [
      'app/complaints/sending/send-complaint.server.ts',
      'app/complaints/storage/earlier-complaint.server.ts',
      'app/complaints/storage/insert-complaint.server.ts',
      'app/complaints/storage/pin.server.ts',
      'app/complaints/storage/rehash-pins.server.ts',
      'app/complaints/lookup/look-up.server.ts',
      'app/complaints/receipt/receipt-cookie.server.ts',
      'app/complaints/page/receive-form.server.ts',
      'app/complaints/page/reply.ts',
      'app/complaints/desk/change-complaint.server.ts',
      'app/complaints/desk/find-complaints.server.ts',
      'app/complaints/desk/forget-complainant.server.ts',
    ],
    tests: ['app/complaints/', 'integration/complaint'],
  },
  {
    name: 'contact',
    files: [
      'app/contact/contact-message.ts',
      'app/contact/contact.server.ts',
      'app/contact/post-message.ts',
      'app/contact/receive-form.server.ts',
      'app/contact/spam-signs.ts',
      'app/contact/journey/travel-day.ts',
      'app/contact/office-map/office-map.tsx',
      'app/contact/storage/insert-message.server.ts',
      'app/contact/inbox/find-messages.server.ts',
      'app/contact/inbox/message-changes.server.ts',
      'app/work/work-record.server.ts',
    ],
    tests: ['app/contact/', 'integration/contact', 'integration/inbox'],
  },
  {
    name: 'money',
    files: [
      'app/applications/money/record-payment.server.ts',
      'app/applications/money/change-payment.server.ts',
      'app/applications/money/read-money.server.ts',
      'app/applications/money/typed-amount.ts',
      'app/applications/money/amount-in-words.ts',
      'app/applications/money/receipt-sheet.tsx',
    ],
    tests: [
      'applications/money',
      'integration/payments',
      'integration/refund-receipt',
      'operating/receipt-numbers',
    ],
  },
  {
    name: 'cases',
    files: [
      'app/applications/moves/move-stage.server.ts',
      'app/applications/moves/take-back-move.server.ts',
      'app/applications/case-page/case-changes.server.ts',
      'app/applications/case-page/read-case.server.ts',
      'app/applications/stage.ts',
      'app/applications/timeline/timeline.server.ts',
      'app/applications/timeline/change-notes.server.ts',
    ],
    tests: ['integration/cases', 'integration/case-timeline', 'integration/case-notes'],
  },
  {
    name: "visitors' forms",
    files: [
      'app/forms/draft.ts',
      'app/forms/form-state.ts',
      'app/forms/form-values.ts',
      'app/forms/send-in-time.ts',
      'app/forms/use-resend.ts',
      'app/forms/use-visitor-form.ts',
      'app/forms/waiting-time.ts',
    ],
    tests: ['app/forms/', 'app/contact/'],
  },
  {
    name: 'chat and carousel',
    files: [
      'app/chat/running-chat.ts',
      'app/chat/use-dismiss.ts',
      'app/chat/use-panel.ts',
      'app/ui/carousel/running-carousel.ts',
      'app/ui/carousel/carousel.tsx',
    ],
    tests: ['app/chat/', 'app/ui/carousel/'],
  },
];
