import { type RouteConfig, index, layout, prefix, route } from '@react-router/dev/routes';
import { jobPage, publicPages, unknownCountry } from './public-pages.ts';

/**
 * All addresses. A public page is mounted twice: at `/…` in English and at `/bn/…` in Bengali. The second
 * mount needs its own ids, because React Router derives ids from the file and they must be unique.
 */
function publicSite(language: 'en' | 'bn') {
  const id = (name: string) => ({ id: `${name}.${language}` });
  return layout('shell/public-layout.tsx', id('public'), [
    ...publicPages
      .filter(({ route: shared }) => !shared)
      .map((page) =>
        page.path === '/'
          ? index(page.file, id(page.id))
          : route(page.path.slice(1), page.file, id(page.id)),
      ),
    route(unknownCountry.path.slice(1), unknownCountry.file, id('country')),
    route('jobs/:slug', jobPage(':slug').file, id('job')),
    route('application/receipt', 'applications/receipt/receipt-page.tsx', id('receipt')),
    route('complaints/receipt', 'complaints/receipt/receipt-page.tsx', id('complaint-receipt')),
    route('status/result', 'applications/lookup-page/result-page.tsx', id('status-result')),
    route('status/forget', 'applications/lookup-page/forget.ts', id('status-forget')),
    route('*', 'shell/not-found-page.tsx', id('not-found')),
  ]);
}

/** Every component in all its states, for developers and tests; only in a separate build. */
const examples = process.env.SAMPAN_EXAMPLES // oxlint-disable-line -- runs in the build, where there are no settings
  ? [
      route('examples', 'shell/examples/examples-page.tsx', { id: 'examples.en' }),
      route('bn/examples', 'shell/examples/examples-page.tsx', { id: 'examples.bn' }),
      route('examples/widgets', 'shell/examples/widgets-page.tsx', { id: 'widgets.en' }),
      route('bn/examples/widgets', 'shell/examples/widgets-page.tsx', { id: 'widgets.bn' }),
    ]
  : [];

export default [
  ...examples,
  publicSite('en'),
  ...prefix('bn', [publicSite('bn')]),

  route('admin', 'staff/sign-in/sign-in-page.tsx'),
  route('admin/language', 'staff/language-preference.ts'),
  route('admin/link', 'staff/sign-in/link-page.tsx'),
  layout('shell/admin-layout.tsx', [
    route('admin/today', 'today/today-page.tsx'),
    route('admin/today/tell', 'applications/informing/informing-page.tsx'),
    route('admin/addgallery', 'gallery/editor/add-gallery-page.tsx'),
    route('admin/allgallery', 'gallery/editor/all-gallery-page.tsx'),
    route('admin/allgallery/trash', 'gallery/editor/gallery-trash-page.tsx'),
    route('admin/allapplication', 'applications/list/applications-page.tsx'),
    route('admin/case/:id/slip/:item', 'applications/checklist/loan-slip-page.tsx'),
    route('admin/payment/:id/print', 'applications/money/payment-receipt-page.tsx'),
    route('admin/case/new', 'applications/office/office-page.tsx'),
    route('admin/import', 'applications/import-page/import-page.tsx'),
    route('admin/case/:id', 'applications/case-page/case-page.tsx'),
    route('admin/case/:id/print', 'applications/case-page/case-print-page.tsx'),
    route('admin/case/:id/contract', 'applications/contract/contract-page.tsx'),
    route('admin/inbox', 'contact/inbox/inbox-page.tsx'),
    route('admin/inbox/trash', 'contact/inbox/inbox-trash-page.tsx'),
    route('admin/identities', 'trust/check/identities-page.tsx'),
    route('admin/complaints/trash', 'complaints/desk-page/complaint-trash-page.tsx'),
    route('admin/complaints', 'complaints/desk-page/complaints-page.tsx', [
      route(':id', 'complaint-case/complaint-page.tsx'),
    ]),
    route('admin/jobs/trash', 'job-orders/desk/jobs-trash-page.tsx'),
    route('admin/jobs', 'job-orders/desk/jobs-page.tsx', [
      route('new', 'job-orders/desk/new-job-page.tsx'),
      route(':id', 'job-orders/desk/job-page.tsx'),
    ]),
    route('admin/facts', 'facts/facts-page.tsx'),
    route('admin/content', 'website/website-page.tsx'),
    route('admin/content/office', 'website/office-facts-page.tsx'),
    route('admin/content/page', 'editing/page-view/page-view-page.tsx'),
    route('admin/posters', 'posters/posters-page.tsx'),
    route('admin/content/:id', 'editing/editor/editor-page.tsx'),
    route('admin/content/:id/history', 'editing/history/content-history-page.tsx'),
    route('admin/overview', 'applications/overview/overview-page.tsx'),
    route('admin/overview/year', 'evidence/evidence-page.tsx'),
    route('admin/trash', 'applications/list/trash-page.tsx'),
    route('admin/status', 'operations/status/status-page.tsx'),
    route('admin/history', 'history/history-page.tsx'),
    route('admin/settings', 'settings/settings-page.tsx'),
    route('admin/accounts', 'staff/accounts/accounts-page.tsx'),
    route('admin/account', 'staff/own-account/account-page.tsx'),
    route('admin/first-day', 'staff/own-account/first-day-page.tsx'),
    route('admin/password', 'staff/own-account/password-page.tsx'),
    route('admin/second-factor', 'staff/own-account/second-factor-page.tsx'),
  ]),
] satisfies RouteConfig;
